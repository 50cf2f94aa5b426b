/// The rows of a popup, with a line between a section and the row before or after it.
///
///       Cut
///       Copy
///     ---------
///       Delete
nonisolated struct PopupRows<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let layout = PopupRowsLayout()
    slot.layoutNode(layout) { PopupRowsNode(layout, parent: $0, inputs: $1) }.evaluate(view.content)
  }
}

private final class PopupRowsNode: LayoutNode<PopupRowsLayout, Void> {
  private var lines = PopupLines()

  override init(_ layout: PopupRowsLayout, parent: Node, inputs: Inputs) {
    super.init(layout, parent: parent, inputs: inputs)
    renderFeatures.insert(.isDrawn)
  }

  override func placeRenderChildren() {
    super.placeRenderChildren()
    if lines.move(between: subviews, width: size.width) { damageExtent() }
  }

  override func draw(into context: inout DrawContext) { lines.draw(in: self, &context) }
}

/// The lines between the rows of a popup, where they were placed last.
struct PopupLines {
  private var places: [CGFloat] = []

  /// Moves the lines to their places between the rows; returns whether a line moved.
  mutating func move(between rows: LayoutSubviews, width: CGFloat) -> Bool {
    let old = places
    places = PopupRowsLayout().places(of: rows, width: width).lines
    return places != old
  }

  @MainActor func draw(in node: RenderNode, _ context: inout DrawContext) {
    guard !places.isEmpty else { return }
    let glyph = node.tree.graph.untracked { node.inputs.environmentValues.glyphs }.box.horizontal
    let line = CGSize(width: node.size.width, height: node.renderTree.metrics.divider.height)
    for y in places {
      context.rule(glyph, GlyphStyle(traits: .dim), in: CGRect(origin: CGPoint(x: 0, y: y), size: line))
    }
  }
}

/// Rows below each other, all with the ideal width of the widest, but not wider than the offer.
///
/// There is room for a line between a section and the row before or after it. A divider shows only between rows, and
/// once.
struct PopupRowsLayout: EngineLayout {
  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  /// Whether the rows are those of one item of a list.
  var isItem = false

  /// Returns whether the rows are an item that is a divider: the list around it decides whether it shows.
  private func isOneDivider(_ subviews: Subviews) -> Bool { isItem && subviews.count == 1 && subviews[0].isDivider }

  /// The start of each row that shows, the start of each line, and the height of all.
  fileprivate struct Places {
    var rows: [CGFloat?] = []
    var lines: [CGFloat] = []
    var height = CGFloat.zero

    /// Takes room at the end; returns where it starts.
    mutating func take(_ height: CGFloat) -> CGFloat {
      defer { self.height += height }
      return self.height
    }
  }

  /// Returns the places of the rows and lines at a width.
  fileprivate func places(of subviews: Subviews, width: CGFloat) -> Places {
    var places = Places()
    var last: LayoutSubview?
    // The divider after that row.
    var divider: (index: Int, height: CGFloat)?
    for (index, subview) in subviews.enumerated() {
      let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      places.rows.append(nil)
      if height > 0, subview.isDivider, !isOneDivider(subviews) {
        if last != nil, divider == nil { divider = (index, height) }
        continue
      }
      if height > 0 {
        if let divider {
          places.rows[divider.index] = places.take(divider.height)
        } else if let last, last.isSection(atEnd: true) || subview.isSection(atEnd: false) {
          places.lines.append(places.take(subviews.metrics.divider.height))
        }
        (last, divider) = (subview, nil)
      }
      places.rows[index] = places.take(height)
    }
    return places
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if isOneDivider(subviews) { return subviews[0].sizeThatFits(proposal) }
    let ideal = subviews.lazy.filter { !$0.isDivider }.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = min(ideal, proposal.width ?? .infinity)
    return CGSize(width: width, height: places(of: subviews, width: width).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    for (subview, y) in zip(subviews, places(of: subviews, width: bounds.width).rows) {
      if let y { subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + y), proposal: offer) }
    }
  }
}

extension LayoutSubview {
  fileprivate var isDivider: Bool {
    onMainActor(renderNode) { node in
      let row = node.row(atEnd: false)
      return row.leaf?.isRule == true && row === node.row(atEnd: true)
    }
  }

  /// Whether it begins or ends with a section.
  fileprivate func isSection(atEnd: Bool) -> Bool {
    onMainActor((renderNode, atEnd)) { $0.row(atEnd: $1).isBoxOfRows }
  }
}

extension RenderNode {
  /// The row inside a modifier, or the first or last one of an outlet.
  fileprivate func row(atEnd: Bool) -> RenderNode {
    let rows = isBoxOfRows ? [] : renderChildren
    guard rows.count == 1 || self is ItemOutletNode, let row = atEnd ? rows.last : rows.first else { return self }
    return row.row(atEnd: atEnd)
  }
}
