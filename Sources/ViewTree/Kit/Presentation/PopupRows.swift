/// The rows of a popup, with a line between a section and the rows beside it.
///
///       Cut
///       Copy
///     ---------
///       Delete
nonisolated struct PopupRows<Content: View>: View {
  typealias Body = Never

  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let layout = PopupRowsLayout()
    slot.layoutNode(layout) { PopupRowsNode(layout, parent: $0, inputs: $1) }.evaluate(view.content)
  }
}

private final class PopupRowsNode: LayoutNode<PopupRowsLayout, Void> {
  private var lines: [CGFloat] = []

  override init(_ layout: PopupRowsLayout, parent: Node, inputs: Inputs) {
    super.init(layout, parent: parent, inputs: inputs)
    renderFeatures.insert(.isDrawn)
  }

  override func placeRenderChildren() {
    super.placeRenderChildren()
    let new = layout.places(of: subviews, width: size.width).lines
    guard new != lines else { return }
    lines = new
    damageExtent()
  }

  override func draw(into context: inout DrawContext) {
    let glyph = tree.graph.untracked { inputs.environmentValues.glyphs }.box.horizontal
    let line = CGSize(width: size.width, height: renderTree.metrics.divider.height)
    for y in lines {
      context.rule(glyph, GlyphStyle(traits: .dim), in: CGRect(origin: CGPoint(x: 0, y: y), size: line))
    }
  }
}

/// Rows below each other, all with the ideal width of the widest, but not wider than the offer.
///
/// There is room for a line between a section and the rows beside it.
struct PopupRowsLayout: EngineLayout {
  /// The start of each row, the start of each line, and the height of all.
  struct Places {
    fileprivate(set) var rows: [CGFloat] = []
    fileprivate(set) var lines: [CGFloat] = []
    fileprivate(set) var height = CGFloat.zero
  }

  func places(of subviews: Subviews, width: CGFloat) -> Places {
    var places = Places()
    var last: LayoutSubview?
    for subview in subviews {
      let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      if height > 0 {
        if let last, subview.isParted(from: last) {
          places.lines.append(places.height)
          places.height += subviews.metrics.divider.height
        }
        last = subview
      }
      places.rows.append(places.height)
      places.height += height
    }
    return places
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = min(ideal, proposal.width ?? .infinity)
    return CGSize(width: width, height: places(of: subviews, width: width).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    for (subview, y) in zip(subviews, places(of: subviews, width: bounds.width).rows) {
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + y), proposal: offer)
    }
  }
}

extension LayoutSubview {
  /// Whether a line parts it from the row before: one is a section, and neither is a line itself.
  fileprivate func isParted(from other: LayoutSubview) -> Bool {
    (isSection || other.isSection) && !isBlank && !other.isBlank
  }

  /// Whether it shows neither words nor an image, as a divider does.
  private var isBlank: Bool {
    onMainActor(renderNode) { $0.leaf.map { $0.text == nil && $0.imageName == nil && !$0.isMark } ?? false }
  }
}
