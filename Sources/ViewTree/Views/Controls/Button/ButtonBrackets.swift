/// A label between brackets that are as high as the label.
///
///     [ Save ]      /     o     \      ┌     ☆     ┐
///                   \ Favourite /      └ Favourite ┘
nonisolated struct ButtonBrackets<Label: View>: View, ViewPart {
  private let isMarked: Bool
  private let spacing: CGFloat?
  private let label: Label

  /// Creates brackets at a distance from the label; `nil` is the preferred one.
  init(isMarked: Bool = false, spacing: CGFloat? = nil, @ViewBuilder label: () -> Label) {
    (self.isMarked, self.spacing, self.label) = (isMarked, spacing, label())
  }

  @MainActor var body: some View {
    BracketedLayout(spacing: spacing)() {
      Bracket(isMarked: isMarked, isClosing: false)
      label
      Bracket(isMarked: isMarked, isClosing: true)
    }
  }
}

/// A bracket as high as its proposal, or one row if the height is unspecified or infinite.
nonisolated private struct Bracket: View {
  let isMarked: Bool
  let isClosing: Bool
}

extension Bracket: LeafView {
  struct Column: Leaf {
    let isMarked: Bool
    let isClosing: Bool
    let glyphs: GlyphSet
    let style: GlyphStyle

    var text: String? { row(0, of: 1, isAtEnd: isClosing) }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      let cell = context.cellSize
      let height = proposal.height.map { $0 < .infinity ? $0 : cell.height } ?? cell.height
      return CGSize(width: (isMarked ? 2 : 1) * cell.width, height: height)
    }

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
      let rows = max(Int(clamping: (picture.size.height / context.cellSize.height).rounded()), 1)
      let isAtEnd = isClosing != (context.layoutDirection == .rightToLeft)
      let text = (0..<rows).map { row($0, of: rows, isAtEnd: isAtEnd) }.joined(separator: "\n")
      picture.draw(text, style: style, in: context)
    }

    /// The glyphs of one row.
    ///
    /// A bracket of several rows has corners in its first and last row and sides between them.
    private func row(_ row: Int, of rows: Int, isAtEnd: Bool) -> String {
      let pairs = glyphs == .ascii ? ["[]", "/\\", "||", "\\/"] : ["[]", "┌┐", "││", "└┘"]
      let pair = pairs[rows == 1 ? 0 : row == 0 ? 1 : row < rows - 1 ? 2 : 3]
      let mark = isMarked ? "=" : ""
      return isAtEnd ? "\(mark)\(pair.last!)" : "\(pair.first!)\(mark)"
    }
  }

  var isMark: Bool { true }

  func leaf(in environment: EnvironmentValues) -> Column {
    Column(isMarked: isMarked, isClosing: isClosing, glyphs: environment.glyphs, style: environment.glyphStyle)
  }
}

/// A layout that places content between two brackets, which are as high as the content.
private struct BracketedLayout: EngineLayout {
  let spacing: CGFloat?

  static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  private struct Parts {
    /// The subviews between the brackets, most often one.
    let label: LayoutSubviews
    let offer: ProposedViewSize
    /// The frame of the label, and the position at which the closing bracket begins.
    let frame: CGRect
    let end: CGFloat
    let size: CGSize

    init(_ subviews: Subviews, _ proposal: ProposedViewSize, spacing: CGFloat?) {
      let (open, close) = (subviews[0], subviews[subviews.count - 1])
      label = subviews[1..<subviews.count - 1]
      let column = open.sizeThatFits(.unspecified)
      let first = label.first ?? close
      let start = column.width + (spacing ?? open.spacing.distance(to: first.spacing, along: .horizontal))
      let gap = label.last.map { spacing ?? $0.spacing.distance(to: close.spacing, along: .horizontal) } ?? 0
      offer = ProposedViewSize(
        width: proposal.width.map { max($0 - start - gap - column.width, 0) }, height: proposal.height)
      let size = Self.size(of: label, offer)
      let height = max(size.height, column.height)
      frame = CGRect(x: start, y: ((height - size.height) / 2).rounded(.down), width: size.width, height: size.height)
      end = frame.maxX + gap
      self.size = CGSize(width: end + column.width, height: height)
    }

    private static func size(of label: LayoutSubviews, _ offer: ProposedViewSize) -> CGSize {
      if label.count == 1 { return label[label.startIndex].sizeThatFits(offer) }
      var cache = HStackLayout().makeCache(subviews: label)
      return HStackLayout().sizeThatFits(proposal: offer, subviews: label, cache: &cache)
    }

    func placeLabel(at origin: CGPoint) {
      let frame = frame.moved(by: origin)
      if label.count == 1 { return label[label.startIndex].place(at: frame.origin, proposal: offer) }
      var cache = HStackLayout().makeCache(subviews: label)
      HStackLayout().placeSubviews(in: frame, proposal: offer, subviews: label, cache: &cache)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.count < 2 ? .zero : Parts(subviews, proposal, spacing: spacing).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count >= 2 else { return }
    let parts = Parts(subviews, proposal, spacing: spacing)
    let brackets = ProposedViewSize(width: nil, height: parts.size.height)
    subviews[0].place(at: bounds.origin, proposal: brackets)
    parts.placeLabel(at: bounds.origin)
    subviews[subviews.count - 1].place(at: CGPoint(x: bounds.minX + parts.end, y: bounds.minY), proposal: brackets)
  }
}
