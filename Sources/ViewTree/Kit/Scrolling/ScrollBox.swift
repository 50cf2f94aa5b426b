/// A window onto content that may be larger than the window: what scroll views, lists and forms are made of.
nonisolated struct ScrollBox<Content: View>: View {
  typealias Body = Never

  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, content: Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content
  }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { ScrollRenderNode(axes: view.axes, parent: $0, inputs: $1) }.evaluate(view)
  }
}

/// Offers the content its ideal length along the axes, and puts it where the offset says.
struct ScrollLayout: EngineLayout {
  let axes: Axis.Set
  var offset = CGPoint.zero

  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.unspecified(along: axes) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let content = subviews.content?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(Axis.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(Axis.vertical) ? proposal.height ?? content.height : content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin - offset, proposal: offer(proposal))
  }

  // The view does not move when its content does: the guides are those of content that is not scrolled.

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { subviews.mergedAlignment(of: guide.key, in: bounds).map { $0 + offset.x } }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { subviews.mergedAlignment(of: guide.key, in: bounds).map { $0 + offset.y } }
}

private final class ScrollRenderNode: LayoutRenderNode<ScrollLayout>, Scroller, KeyTarget, FrontPainter {
  private var showsIndicators = true
  private var child: Node?
  private var contentSize = CGSize.zero

  init(axes: Axis.Set, parent: Node, inputs: Inputs) {
    super.init(ScrollLayout(axes: axes), parent: parent, inputs: inputs)
  }

  private var axes: Axis.Set { layout.axes }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override var clipsToBounds: Bool { true }

  /// Several views stand as in a stack along the axis.
  func evaluate<Content: View>(_ view: ScrollBox<Content>) {
    showsIndicators = view.showsIndicators
    if child != nil { setLayout(ScrollLayout(axes: view.axes, offset: layout.offset)) }
    let stack = axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    child = evaluate(LayoutContainer(layout: stack, content: view.content), in: child, inputs: inputs.insideRenderNode)
  }

  // MARK: Scrolling

  /// How far the content can be moved.
  private var limit: CGPoint {
    CGPoint(x: max(contentSize.width - size.width, 0), y: max(contentSize.height - size.height, 0))
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases where axes.contains(axis) { result[axis] = max(min(offset[axis], limit[axis]), 0) }
    return result
  }

  override func prepareToPlace() {
    let content = renderChildren.first?.measure(layout.offer(placedProposal.unpacked)) ?? .zero
    // An endless offset less an endless one would be no number.
    let newSize = CGSize(width: content.width.bounded, height: content.height.bounded)
    let old = (contentSize, layout.offset)
    contentSize = newSize
    layout.offset = clamped(layout.offset)
    // The bar says how much there is, and where the window is in it.
    if old != (contentSize, layout.offset), frontPainter != nil { setNeedsDisplay() }
  }

  private func scroll(to offset: CGPoint) -> Bool {
    let offset = clamped(offset)
    guard offset != layout.offset else { return false }
    layout.offset = offset
    setNeedsLayout()
    setNeedsDisplay()
    return true
  }

  override var scroller: (any Scroller)? { self }
  override var keyTarget: (any KeyTarget)? { self }

  func handleKey(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let line = renderTree.text.cellSize
    let axis: Axis = axes.contains(Axis.vertical) ? .vertical : .horizontal
    let page = max(size[axis] - line[axis], line[axis])
    var target = layout.offset
    switch key.code {
    case .up: target.y -= line.height
    case .down: target.y += line.height
    case .left: target.x -= line.width
    case .right: target.x += line.width
    case .pageUp: target[axis] -= page
    case .pageDown: target[axis] += page
    case .home: target[axis] = 0
    case .end: target[axis] = limit[axis]
    default: return false
    }
    return scroll(to: target)
  }

  func scrolls(along axis: Axis) -> Bool { axes.contains(axis) }

  func contentMoved(by distance: CGFloat, along axis: Axis) {
    layout.offset[axis] += distance
    setNeedsLayout()
    if frontPainter != nil { setNeedsDisplay() }
  }

  func reveal(_ area: CGRect) -> CGRect { scroll(area, to: ScrollAnchor()) }

  func scroll(_ area: CGRect, to anchor: ScrollAnchor) -> CGRect {
    let old = layout.offset
    var target = old
    for axis in Axis.allCases {
      target[axis] += distance(of: (area.origin[axis], area.size[axis]), to: anchor[axis], in: size[axis])
    }
    _ = scroll(to: target)
    return area.moved(by: old - layout.offset)
  }

  /// How far the content moves so that a piece of it stands at an anchor of the window, or just shows.
  private func distance(
    of piece: (start: CGFloat, length: CGFloat), to anchor: CGFloat?, in window: CGFloat
  ) -> CGFloat {
    if let anchor { return piece.start + (piece.length - window) * anchor }
    if piece.start < 0 || piece.length > window { return piece.start }
    return max(piece.start + piece.length - window, 0)
  }

  // MARK: Focus

  let isInvertedInFocus = false
  var takesFocus: Bool { limit != .zero && !hasFocusableContent }
  /// The bars.
  override var frontPainter: (any FrontPainter)? { renderTree.focused === self && showsIndicators ? self : nil }

  func drawFront(into context: inout DrawContext) {
    let cell = renderTree.text.cellSize
    for axis in Axis.allCases where axes.contains(axis) && limit[axis] > 0 {
      let thickness = min(cell[axis.other], size[axis.other])
      let length = max(size[axis] * size[axis] / contentSize[axis], min(cell[axis], size[axis]))
      let start = (size[axis] - length) * layout.offset[axis] / limit[axis]
      draw(axis, from: 0, size[axis], thickness, isThumb: false, into: &context)
      draw(axis, from: start, length, thickness, isThumb: true, into: &context)
    }
  }

  private func draw(
    _ axis: Axis, from start: CGFloat, _ length: CGFloat, _ thickness: CGFloat, isThumb: Bool,
    into context: inout DrawContext
  ) {
    let whole = context.frame
    defer { context.frame = whole }
    var rect = CGRect(origin: .zero, size: .zero)
    rect.origin[axis] = start
    rect.size[axis] = length
    rect.origin[axis.other] = size[axis.other] - thickness
    rect.size[axis.other] = thickness
    context.frame = rect.moved(by: whole.origin)
    context.pattern(inputs.environmentValues.glyphs.scrollGlyph(axis, isThumb), GlyphStyle(traits: isThumb ? [] : .dim))
  }
}
