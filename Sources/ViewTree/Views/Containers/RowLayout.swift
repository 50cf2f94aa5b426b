/// Rows one below the other. Each is offered the whole width and takes the height it needs: a row costs one question.
struct RowLayout: Layout {
  static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = Self.size(proposal, subviews)
    return CGSize(width: Self.width(proposal, ideal: size.width), height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    Self.place(subviews, at: bounds.origin, proposal: proposal)
  }

  /// As wide as what is offered; where that has no end, as wide as the widest row.
  static func width(_ proposal: ProposedViewSize, ideal: CGFloat) -> CGFloat {
    proposal.width.map { $0 < .infinity ? $0 : ideal } ?? ideal
  }

  static func size(_ proposal: ProposedViewSize, _ rows: LayoutSubviews) -> CGSize {
    rows.reduce(into: CGSize.zero) { total, row in
      let size = row.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      total.width = max(total.width, size.width)
      total.height += size.height
    }
  }

  static func place(_ rows: LayoutSubviews, at origin: CGPoint, proposal: ProposedViewSize) {
    var y = origin.y
    for row in rows {
      let offer = ProposedViewSize(width: proposal.width, height: nil)
      row.place(at: CGPoint(x: origin.x, y: y), proposal: offer)
      y += row.sizeThatFits(offer).height
    }
  }
}

/// The rows of a form, a list or a section.
nonisolated struct RowStack<Content: View>: View {
  typealias Body = Never

  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension RowStack: LayoutView {
  var layout: RowLayout { RowLayout() }
}

/// Moves the content by levels of indentation; see `indented(_:)`.
struct IndentLayout: Layout {
  let levels: CGFloat

  private func insets(_ subviews: Subviews) -> EdgeInsets {
    EdgeInsets(top: 0, leading: max(levels * subviews.metrics.indent, 0), bottom: 0, trailing: 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let insets = insets(subviews)
    let content = subviews.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    return CGSize(width: content.width + insets.horizontal, height: content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let insets = insets(subviews)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY), proposal: proposal.inset(by: insets))
  }
}

nonisolated struct IndentModifier: ElementModifier {
  typealias Body = Never
  let layout: IndentLayout
}

extension View {
  /// Moves the view to the right by levels of indentation, two columns each; less than none counts as none.
  ///
  ///     Title
  ///       the view
  nonisolated public func indented(_ levels: Int = 1) -> some View {
    modifier(IndentModifier(layout: IndentLayout(levels: CGFloat(levels))))
  }
}
