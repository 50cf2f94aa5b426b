/// A window onto content that may be larger than the window: the base of scroll views, lists and forms.
nonisolated package struct ScrollBox<Content> {
  let axes: Axis.Set
  let showsIndicators: Bool
  /// Whether the box scrolls only with the focus, not by keys, and shows its bar while the content exceeds it.
  ///
  /// Rows of a menu use it.
  let followsFocus: Bool
  /// The ideal height of the window without content, in rows.
  let emptyRows: CGFloat
  let content: Content

  package init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, followsFocus: Bool = false, emptyRows: CGFloat = 0,
    content: Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.followsFocus = followsFocus
    self.emptyRows = emptyRows
    self.content = content
  }
}

extension ScrollBox: View where Content: View {
  package typealias Body = Never

  @MainActor package static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { ScrollRenderNode(axes: view.axes, parent: $0, inputs: $1) }.evaluate(view)
  }
}

/// Offers the content its ideal length along the axes, and places it by the offset.
struct ScrollLayout: EngineLayout {
  let axes: Axis.Set
  var offset = CGPoint.zero
  /// The margins around the content.
  var margins = EdgeInsets()
  /// The place of content that is smaller than the window; by default the top leading corner.
  var alignment: UnitPoint?
  /// Whether an offered width is taken even if the content is narrower.
  var fillsWidth = false
  /// The ideal height without content, in rows.
  var emptyRows: CGFloat = 0

  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let offer = proposal.unspecified(along: axes)
    return ProposedViewSize(
      width: offer.width.map { max($0 - margins.horizontal, 0) },
      height: offer.height.map { max($0 - margins.vertical, 0) })
  }

  /// The size of the content with its margins.
  func extent(of content: CGSize) -> CGSize {
    CGSize(width: content.width + margins.horizontal, height: content.height + margins.vertical)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var content = extent(of: subviews.content?.sizeThatFits(offer(proposal)) ?? .zero)
    if content.height <= 0 { content.height = emptyRows * subviews.metrics.divider.height }
    return CGSize(
      width: axes.contains(Axis.horizontal) || fillsWidth ? proposal.width ?? content.width : content.width,
      height: axes.contains(Axis.vertical) ? proposal.height ?? content.height : content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let content = subviews.content else { return }
    var origin = bounds.origin - offset
    if let alignment {
      let extent = extent(of: content.sizeThatFits(offer(proposal)))
      origin.x += max(bounds.width - extent.width, 0) * alignment.x
      origin.y += max(bounds.height - extent.height, 0) * alignment.y
    }
    content.place(at: origin + CGPoint(x: margins.leading, y: margins.top), proposal: offer(proposal))
  }

  // The view does not move when its content scrolls: its guides are those of content that is not scrolled.

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { subviews.mergedAlignment(of: guide.key, in: bounds).map { $0 + offset.x } }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { subviews.mergedAlignment(of: guide.key, in: bounds).map { $0 + offset.y } }
}

private final class ScrollRenderNode: ScrollLayoutNode, Scroller, KeyTarget, FrontPainter, PlaceReader {
  private var showsIndicators = true
  private var followsFocus = false
  private var emptyRows: CGFloat = 0
  private var child: Node?
  /// The size of the content with its margins.
  private var contentSize = CGSize.zero
  /// The settings of enclosing modifiers; `nil` if there are none.
  private var settings: ScrollSettings?
  private var isAtStart = true

  init(axes: Axis.Set, parent: Node, inputs: Inputs) {
    super.init(ScrollLayout(axes: axes), parent: parent, inputs: inputs)
    renderFeatures.insert(.clipsToBounds)
  }

  var axes: Axis.Set { layout.axes }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  /// Several views are stacked along the axis.
  func evaluate<Content: View>(_ view: ScrollBox<Content>) {
    (showsIndicators, followsFocus, emptyRows) = (view.showsIndicators, view.followsFocus, view.emptyRows)
    evaluateAgain()
    if child != nil || followsFocus || emptyRows > 0 { setLayout(makeLayout(view.axes)) }
    let stack = axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    child = evaluate(LayoutContainer(layout: stack, content: view.content), in: child, inputs: inputs.insideRenderNode)
  }

  /// Reads the settings of enclosing modifiers, at first and when they change.
  override func evaluateNow() {
    let new = recording { inputs.environmentValues.scrollSettings }
    guard settings != nil || new != nil else { return }
    let wasLinked = settings?.links.isEmpty == false
    settings = new
    for link in new?.links ?? [] { link.join(self) }
    setClips(new?.clips ?? true)
    setLayout(makeLayout(axes))
    setNeedsDisplay()
    if !wasLinked, new?.links.isEmpty == false { renderTree.geometryReaders.append(self) }
  }

  /// The node's extent, which its last placement found, depends on whether it clips its content.
  private func setClips(_ clips: Bool) {
    guard clips != clipsToBounds else { return }
    if isPlaced { damageExtent() }
    renderFeatures[.clipsToBounds] = clips
    setNeedsLayout()
  }

  private func makeLayout(_ axes: Axis.Set) -> ScrollLayout {
    var layout = ScrollLayout(axes: axes, offset: layout.offset)
    let margins = settings?.margins ?? EdgeInsets()
    let metrics = renderTree.metrics
    layout.margins = EdgeInsets(
      top: metrics.whole(margins.top, along: .vertical), leading: metrics.whole(margins.leading, along: .horizontal),
      bottom: metrics.whole(margins.bottom, along: .vertical),
      trailing: metrics.whole(margins.trailing, along: .horizontal))
    for link in settings?.links ?? [] where link.window === self {
      if let padding = link.padding?(metrics) { layout.margins = layout.margins + padding }
    }
    layout.alignment = settings?.alignment
    layout.fillsWidth = followsFocus
    layout.emptyRows = emptyRows
    return layout
  }

  /// Notifies the followers of the window after each layout.
  func updateGeometry() {
    for link in settings?.links ?? [] {
      if link.window !== self {
        // The window of the link may have left the tree since the settings were read.
        link.join(self)
        if link.window === self { setLayout(makeLayout(axes)) }
      }
      if link.window === self { link.layoutEnded?(self) }
    }
  }

  // MARK: Scrolling

  /// The greatest offset of the content on each axis, in the screen's unit; 0 if the content fits.
  private var limit: CGPoint {
    CGPoint(x: max(contentSize.width - size.width, 0), y: max(contentSize.height - size.height, 0))
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases where axes.contains(axis) { result[axis] = max(min(offset[axis], limit[axis]), 0) }
    return result
  }

  override func prepareToPlace() {
    let content = layout.extent(of: renderChildren.first?.measure(layout.offer(placedProposal.unpacked)) ?? .zero)
    // The difference of two infinite offsets would not be a number.
    let newSize = CGSize(width: content.width.bounded, height: content.height.bounded)
    let (old, oldLimit) = ((contentSize, layout.offset), limitBefore)
    contentSize = newSize
    if let anchor { follow(anchor, from: oldLimit) }
    layout.offset = clamped(layout.offset)
    limitBefore = limit
    // The bar depends on the length of the content, and on the position of the window in it.
    if old != (contentSize, layout.offset), frontPainter != nil { setNeedsDisplay() }
  }

  /// The limit at the end of the last layout; the size of the window may have changed since.
  private var limitBefore = CGPoint.zero

  /// The point of the content that keeps its place in the window: at first, and when a size changes.
  private var anchor: UnitPoint? { isAtStart ? settings?.initialAnchor : settings?.sizeChangeAnchor }

  /// Keeps content that is at an anchor there.
  private func follow(_ anchor: UnitPoint, from oldLimit: CGPoint) {
    for axis in Axis.allCases where axes.contains(axis) {
      let part = axis == .horizontal ? anchor.x : anchor.y
      if abs(layout.offset[axis] - oldLimit[axis] * part) < 0.001 { layout.offset[axis] = limit[axis] * part }
    }
    if limit != .zero { isAtStart = false }
  }

  private func scroll(to offset: CGPoint) -> Bool {
    let offset = clamped(offset)
    guard offset != layout.offset else { return false }
    isAtStart = false
    layout.offset = offset
    setNeedsLayout()
    setNeedsDisplay()
    return true
  }

  /// Moves the content for the user; returns whether it moved.
  private func userScroll(to offset: CGPoint) -> Bool {
    guard scroll(to: offset) else { return false }
    noteUserScroll()
    return true
  }

  /// Notifies the followers of the window that the user moved it.
  private func noteUserScroll() {
    for link in settings?.links ?? [] where link.window === self { link.userScrolled?(self) }
  }

  override var scroller: (any Scroller)? { self }
  override var keyTarget: (any KeyTarget)? { self }

  func handleKey(_ key: Key) -> Bool { key.modifiers.isEmpty && !followsFocus && scroll(by: key, lines: 1) != nil }

  func scroll(by key: Key, lines: Int) -> Int? {
    guard settings?.isEnabled != false else { return nil }
    let lines = settings?.behavior == nil ? 1 : lines
    let cell = renderTree.text.cellSize
    let line = CGSize(width: CGFloat(lines) * cell.width, height: CGFloat(lines) * cell.height)
    let axis: Axis = axes.contains(Axis.vertical) ? .vertical : .horizontal
    let page = max(size[axis] - cell[axis], cell[axis])
    var target = layout.offset
    switch isMirrored ? key.code.mirrored : key.code {
    case .up: target.y -= line.height
    case .down: target.y += line.height
    case .left: target.x -= line.width
    case .right: target.x += line.width
    case .pageUp: target[axis] -= page
    case .pageDown: target[axis] += page
    case .home: target[axis] = 0
    case .end: target[axis] = limit[axis]
    default: return nil
    }
    return userScroll(to: settled(target)) ? lines : nil
  }

  /// The place at which a scroll of the user ends.
  private func settled(_ offset: CGPoint) -> CGPoint {
    guard let behavior = settings?.behavior else { return offset }
    let (old, contentOffset) = (layout.offset, geometry.contentOffset)
    var target = ScrollTarget(rect: CGRect(origin: offset, size: size))
    let line = renderTree.text.cellSize
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: old, size: size)),
        velocity: CGVector(dx: (offset.x - old.x) / line.width, dy: (offset.y - old.y) / line.height),
        contentSize: contentSize, containerSize: size, axes: axes,
        targets: targetFrames.map { $0.moved(by: contentOffset) }, limit: limit))
    return CGPoint(x: target.rect.minX.orZero, y: target.rect.minY.orZero)
  }

  func scrolls(along axis: Axis) -> Bool { axes.contains(axis) }

  var inside: CGRect {
    let margins = layout.margins
    return CGRect(
      x: margins.leading, y: margins.top, width: size.width - margins.horizontal,
      height: size.height - margins.vertical)
  }

  func contentMoved(by distance: CGFloat, along axis: Axis) {
    layout.offset[axis] += distance
    setNeedsLayout()
    if frontPainter != nil { setNeedsDisplay() }
  }

  func reveal(_ area: CGRect) -> CGRect {
    let old = layout.offset
    let area = scroll(area, to: ScrollAnchor())
    // The user moved the focus.
    if layout.offset != old { noteUserScroll() }
    return area
  }

  func scroll(_ area: CGRect, to anchor: ScrollAnchor) -> CGRect {
    let old = layout.offset
    let area = laidOut(area)
    let anchor = isMirrored ? ScrollAnchor(x: anchor.x.map { 1 - $0 }, y: anchor.y) : anchor
    let inside = inside
    var target = old
    for axis in Axis.allCases {
      var (start, length) = (inside.origin[axis], inside.size[axis])
      // Without room between the margins, a piece of the content is seen in the margins.
      if length <= 0 || anchor[axis] == nil && length < area.size[axis] { (start, length) = (0, size[axis]) }
      target[axis] += distance(of: (area.origin[axis] - start, area.size[axis]), to: anchor[axis], in: length)
    }
    _ = scroll(to: target)
    return seen(area.moved(by: old - layout.offset))
  }

  /// Returns the distance to scroll so that a piece of the content is at an anchor of the window.
  ///
  /// For the anchor `nil`, the distance is the shortest that makes the piece visible; a piece longer than the window is
  /// moved to its start.
  private func distance(
    of piece: (start: CGFloat, length: CGFloat), to anchor: CGFloat?, in window: CGFloat
  ) -> CGFloat {
    if let anchor { return piece.start + (piece.length - window) * anchor }
    if piece.start < 0 || piece.length > window { return piece.start }
    return max(piece.start + piece.length - window, 0)
  }

  // MARK: Focus

  let isInvertedInFocus = false
  var takesFocus: Bool { limit != .zero && settings?.isEnabled != false && takesFocusOfContent }
  /// The painter of the scroll bars; `nil` while they are hidden.
  ///
  /// They are shown while the box has the focus, or, for the rows of a menu, while there is more content than room.
  override var frontPainter: (any FrontPainter)? {
    followsFocus ? (limit == .zero ? nil : self) : renderTree.focused === self && showsIndicators ? self : nil
  }

  func drawFront(into context: inout DrawContext) {
    // While the size of the window is animated, the context has the size of the moment.
    let (cell, size) = (renderTree.text.cellSize, context.size)
    for axis in Axis.allCases where axes.contains(axis) && limit[axis] > 0 {
      if settings?.indicators(along: axis).isShown == false { continue }
      let thickness = min(cell[axis.other], size[axis.other])
      if axis == .horizontal, size.height <= cell.height {
        drawEnds(&context)
        continue
      }
      let length = max(size[axis] * size[axis] / contentSize[axis], min(cell[axis], size[axis]))
      let start = (size[axis] - length) * layout.offset[axis] / limit[axis]
      draw(axis, from: 0, size[axis], thickness, isThumb: false, into: &context)
      draw(axis, from: start, length, thickness, isThumb: true, into: &context)
    }
  }

  /// Draws arrows at both ends, because a bar would hide a single row.
  private func drawEnds(_ context: inout DrawContext) {
    let (whole, cell) = (context.frame, renderTree.text.cellSize.width)
    defer { context.frame = whole }
    let arrows: [Character] = inputs.environmentValues.glyphs == .ascii ? ["<", ">"] : ["‹", "›"]
    for (arrow, x) in zip(arrows, [whole.minX, max(whole.maxX - cell, whole.minX)]) {
      context.frame = CGRect(x: x, y: whole.minY, width: min(cell, whole.width), height: whole.height)
      context.pattern(arrow, GlyphStyle())
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
    rect.origin[axis.other] = whole.size[axis.other] - thickness
    rect.size[axis.other] = thickness
    if isMirrored { rect.origin.x = whole.width - rect.maxX }
    context.frame = rect.moved(by: whole.origin)
    context.pattern(inputs.environmentValues.glyphs.scrollGlyph(axis, isThumb), GlyphStyle(traits: isThumb ? [] : .dim))
  }
}

extension ScrollRenderNode: ScrollWindow {
  var geometry: ScrollGeometry {
    let margins = layout.margins
    return ScrollGeometry(
      contentOffset: layout.offset - CGPoint(x: margins.leading, y: margins.top),
      contentSize: CGSize(
        width: contentSize.width - margins.horizontal, height: contentSize.height - margins.vertical),
      contentInsets: margins, containerSize: size)
  }

  func scroll(x: CGFloat?, y: CGFloat?) {
    _ = scroll(to: CGPoint(x: x?.bounded ?? layout.offset.x, y: y?.bounded ?? layout.offset.y))
  }
}
