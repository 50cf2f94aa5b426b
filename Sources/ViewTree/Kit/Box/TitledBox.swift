// The box of the built-in styles: a line around rows, with a title in its top side.
//
//     + Network -----------------------------+
//     | Wi-Fi                         (==O)  |
//     | Bluetooth                     (O--)  |
//     +--------------------------------------+

/// Rows in a box of the offered width, with a title in the top side of the box.
nonisolated struct TitledBox<Title, Content> {
  let layout: TitledBoxLayout
  private let title: Title
  private let rows: Content

  /// `isOpen`: whether the box is drawn; a title alone stands in the same place as in the box.
  init(isOpen: Bool = true, @ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title)
  where Title: View, Content: View {
    layout = TitledBoxLayout(isOpen: isOpen)
    self.title = title()
    rows = content()
  }
}

extension TitledBox: View, LayoutView where Title: View, Content: View {
  typealias Body = Never
  typealias TitleRow = LayoutContainer<HStackLayout, Title>

  // Pairs of pairs: the types of longer tuples are looked up by all their render nodes.
  var content: ViewPair<ViewPair<BoxLine, BoxGap>, ViewPair<TitleRow, Content>> {
    ViewPair(ViewPair(BoxLine(), BoxGap()), ViewPair(TitleRow(layout: HStackLayout(), content: title), rows))
  }
}

/// The blanks beside the title of a box, which separate it from the line.
nonisolated struct BoxGap: LeafView {
  struct Gap: FillingLeaf {
    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) { context.pattern(" ", GlyphStyle()) }
  }

  func leaf(in environment: EnvironmentValues) -> Gap { Gap() }
}

/// The line around a box: dim for boxes in the screen, plain for those above it.
nonisolated struct BoxLine: LeafView {
  var traits: GlyphStyle.Traits = .dim

  struct Line: FillingLeaf {
    let glyphs: GlyphSet
    let traits: GlyphStyle.Traits

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
      context.box(glyphs.box, GlyphStyle(traits: traits))
    }
  }

  func leaf(in environment: EnvironmentValues) -> Line { Line(glyphs: environment.glyphs, traits: traits) }
}

/// The first three subviews are the line, the gap in it and the title; the others are rows, one below the other inside.
struct TitledBoxLayout: EngineLayout {
  let isOpen: Bool

  /// A closed box has no line, and a box without a title no gap for one.
  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard subviews.count >= 3 else { return .zero }
    let insets = subviews.metrics.boxInsets
    guard isOpen else { return closedSize(proposal, subviews[2], insets) }
    if Self.isEmpty(subviews) { return CGSize(width: RowLayout.width(proposal, ideal: 0), height: 0) }
    let rows = RowLayout.size(proposal.inset(by: insets), subviews.dropFirst(3))
    let ideal = max(rows.width, subviews[2].sizeThatFits(.unspecified).width) + insets.horizontal
    let head = Head(subviews[2], width: proposal.inset(by: insets).width, row: insets.top)
    return CGSize(width: RowLayout.width(proposal, ideal: ideal), height: head.height + rows.height + insets.bottom)
  }

  /// The rows of the title: one with the line, or more for a taller title, past whose middle row the line goes.
  private struct Head {
    let offer: ProposedViewSize
    private(set) var height: CGFloat = 0
    private(set) var line: CGFloat = 0

    init(_ title: LayoutSubview, width: CGFloat?, row: CGFloat) {
      offer = ProposedViewSize(width: width, height: max(row, title.sizeThatFits(.unspecified).height.bounded))
      guard row > 0 else { return }
      let rows = max((title.sizeThatFits(offer).height.bounded / row).rounded(.up), 1)
      (height, line) = (rows * row, ((rows - 1) / 2).rounded(.down) * row)
    }
  }

  /// An empty box without a title is not drawn.
  private static func isEmpty(_ subviews: Subviews) -> Bool {
    subviews.count == 3 && subviews[2].sizeThatFits(.unspecified) == .zero
  }

  private func closedSize(_ proposal: ProposedViewSize, _ title: LayoutSubview, _ insets: EdgeInsets) -> CGSize {
    let size = title.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil).inset(by: insets))
    return CGSize(width: RowLayout.width(proposal, ideal: size.width + insets.horizontal), height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count >= 3 else { return }
    let insets = subviews.metrics.boxInsets
    let inner = ProposedViewSize(width: bounds.width, height: nil).inset(by: insets)
    guard isOpen else {
      return subviews[2].place(at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY), proposal: inner)
    }
    if Self.isEmpty(subviews) { return }
    let head = Head(subviews[2], width: inner.width, row: insets.top)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + head.line),
      proposal: ProposedViewSize(width: bounds.width, height: max(bounds.height - head.line, 0)))
    placeTitle(subviews[2], gap: subviews[1], in: bounds, head)
    let start = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + head.height)
    RowLayout.place(subviews.dropFirst(3), at: start, proposal: inner)
  }

  /// Places the title above the rows, with a blank on each side.
  private func placeTitle(_ title: LayoutSubview, gap: LayoutSubview, in bounds: CGRect, _ head: Head) {
    let size = title.sizeThatFits(head.offer)
    guard let width = head.offer.width, width > 0, size.width > 0 else { return }
    let blank = (bounds.width - width) / 4
    title.place(at: CGPoint(x: bounds.minX + 2 * blank, y: bounds.minY), proposal: head.offer)
    gap.place(
      at: CGPoint(x: bounds.minX + blank, y: bounds.minY),
      proposal: ProposedViewSize(width: min(size.width, width) + 2 * blank, height: head.height))
  }
}
