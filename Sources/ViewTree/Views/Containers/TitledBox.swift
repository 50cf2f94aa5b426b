// The one box of the built-in looks: a line around rows, with a title in its top side.
//
//     +- Network ----------------------------+
//     | Wi-Fi                         (==O)  |
//     | Bluetooth                     (O--)  |
//     +--------------------------------------+

/// Rows in a box as wide as what is offered, with a title in the top side of the box.
nonisolated struct TitledBox<Title: View, Content: View>: View {
  typealias Body = Never

  private let title: Title
  private let rows: Content

  init(@ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title) {
    self.title = title()
    rows = content()
  }
}

extension TitledBox: LayoutView {
  var layout: TitledBoxLayout { TitledBoxLayout() }

  var content: TupleView<BoxLine, HStack<Title>, Content> {
    TupleView(BoxLine(), HStack(spacing: 0) { title }, rows)
  }
}

/// The title of a box: a blank on each side keeps it off the line, which is drawn below it.
nonisolated struct BoxTitle<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: " ")
      content.lineLimit(1)
      Text(verbatim: " ")
    }
  }
}

/// The line around a box.
nonisolated struct BoxLine: LeafView {
  typealias Body = Never

  struct Line: Leaf {
    let glyphs: GlyphSet

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func draw(into context: inout DrawContext, in leaf: LeafContext) {
      context.box(glyphs.box, GlyphStyle(traits: .dim))
    }
  }

  func leaf(in environment: EnvironmentValues) -> Line { Line(glyphs: environment.glyphs) }
}

/// The line is the first subview and the title the second; the rows lie one below the other inside, each as wide as it likes up to what is left.
struct TitledBoxLayout: Layout {
  /// What the line, and the column that keeps the rows off it, take on each side.
  private func insets(_ subviews: Subviews) -> EdgeInsets {
    let line = subviews.metrics.divider
    return EdgeInsets(top: line.height, leading: line.width * 2, bottom: line.height, trailing: line.width * 2)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let insets = insets(subviews)
    let rows = RowLayout.size(proposal.inset(by: insets), subviews.dropFirst(2))
    let title = subviews.dropFirst().first?.sizeThatFits(.unspecified).width ?? 0
    let ideal = max(rows.width, title) + insets.horizontal
    let width = proposal.width.map { $0 < .infinity ? $0 : ideal } ?? ideal
    return CGSize(width: width, height: rows.height + insets.vertical)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count >= 2 else { return }
    let insets = insets(subviews)
    let inner = ProposedViewSize(width: bounds.width, height: nil).inset(by: insets)
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let titleWidth = max(bounds.width - insets.leading, 0)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + insets.leading / 2, y: bounds.minY),
      proposal: ProposedViewSize(width: titleWidth, height: insets.top))
    RowLayout.place(
      subviews.dropFirst(2), at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), proposal: inner)
  }
}
