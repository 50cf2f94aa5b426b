/// The draw phase: turns placed render nodes into display lists of the damaged areas.
@MainActor struct DrawPass {
  let tree: RenderTree
  let root: RenderNode
  /// The size of the picture.
  let size: CGSize
  /// The height of the rows below the picture, which all look like its last row.
  let restHeight: CGFloat
  private let focused: RenderNode?
  private let pressed: RenderNode?
  /// The presentations above the screen.
  private let layers: [PresentationRenderNode]

  init(tree: RenderTree, root: RenderNode, size: CGSize, restHeight: CGFloat = 0) {
    self.tree = tree
    self.root = root
    self.size = size
    self.restHeight = restHeight
    focused = tree.focused
    pressed = tree.pressed
    layers = tree.layers
  }

  /// Returns the damaged areas as display lists; each is drawn only when it is read.
  ///
  /// A long picture is drawn in bands, so that the items are still in the processor's caches when the back end reads
  /// them. `widened` returns the area whose items the back end needs to draw an area.
  func displayLists(of damage: Damage, widened: @escaping (CGRect) -> CGRect) -> DisplayLists {
    DisplayLists(pass: self, areas: bands(of: damage), widened: widened)
  }

  fileprivate func bands(of damage: Damage) -> [CGRect] {
    let cell = tree.text.cellSize
    var bands: [CGRect] = []
    for rect in DamageRegion(damage, cell: cell, bounds: picture).rects {
      var band = rect
      while band.minY < rect.maxY {
        band.size.height = min(cell.height * Self.bandRows, rect.maxY - band.minY)
        bands.append(band)
        band.origin.y += cell.height * Self.bandRows
      }
    }
    return bands
  }

  private var picture: CGRect { CGRect(origin: .zero, size: size) }

  private static let bandRows: CGFloat = 64
  /// The expected number of items in a row; most rows of a screen have no more.
  private static let itemsPerRow = 4

  func items(in rect: CGRect) -> [DisplayItem] {
    let rows = rect.height / tree.text.cellSize.height
    var context = DrawContext(area: rect, capacity: Int(clamping: rows) * Self.itemsPerRow)
    draw(root, at: root.presentedOrigin, in: rect, clip: picture, Look(), into: &context)
    for layer in layers { draw(layer, in: rect, into: &context) }
    return context.items
  }

  private func draw(_ layer: PresentationRenderNode, in rect: CGRect, into context: inout DrawContext) {
    draw(layer, at: layer.presentedOrigin, in: rect, clip: picture, Look(), into: &context)
  }

  /// Returns the items of the root and of each presentation, from the lowest to the topmost; empty without
  /// presentations.
  ///
  /// A dragged item is omitted. The result is not displayed, so this drawing does not count as work and requests no
  /// redraws.
  func pictureLayers() -> [[DisplayItem]] {
    let presented = layers.filter { !$0.isPassive }
    guard !presented.isEmpty else { return [] }
    let (work, redraws) = (tree.work, tree.redraws)
    defer { (tree.work, tree.redraws) = (work, redraws) }
    func collect(_ draw: (inout DrawContext) -> Void) -> [DisplayItem] {
      var context = DrawContext(area: picture, capacity: 0)
      draw(&context)
      return context.items
    }
    return [collect { draw(root, at: root.presentedOrigin, in: picture, clip: picture, Look(), into: &$0) }]
      + presented.map { layer in collect { draw(layer, in: picture, into: &$0) } }
  }

  /// The appearance that a render node inherits from its ancestors.
  private struct Look {
    var isInverse = false
    /// The opacity applied to each item by itself.
    var opacity = 1.0
    /// The product of the opacities of the enclosing groups; each group fades as a whole.
    var groupOpacity = 1.0
    /// Whether anything is drawn: text cannot be translucent, so an opacity below 0.05 hides it.
    var isVisible: Bool { opacity * groupOpacity >= 0.05 }
    var isOpaque: Bool { opacity == 1 && groupOpacity == 1 }
  }

  private func draw(
    _ renderNode: RenderNode, at origin: CGPoint, in rect: CGRect, clip: CGRect, _ look: Look,
    into context: inout DrawContext
  ) {
    guard renderNode.isDrawable, renderNode.presentedExtent.moved(by: origin).reaches(into: rect)
    else { return }
    var (look, clip) = (look, clip)
    if renderNode.traits != nil || !renderNode.motionState.isEmpty {
      if renderNode.motionState.contains(.isLeaving), !context.isLeaving {
        context.isLeaving = true
        draw(renderNode, at: origin, in: rect, clip: clip, look, into: &context)
        return context.isLeaving = false
      }
      let opacity = renderNode.presentedOpacity
      if opacity != 1, renderNode.isLeaf { look.opacity *= opacity } else { look.groupOpacity *= opacity }
      guard look.isVisible else { return }
      if let own = renderNode.presentedClip { clip = clip.clipped(to: own.moved(by: origin)) }
      if opacity != 1 && !renderNode.isLeaf || renderNode.traits?.hasDrawEffect == true {
        return drawGroup(renderNode, at: origin, in: rect, clip, look, renderNode.isLeaf ? 1 : opacity, &context)
      }
    }
    drawNode(renderNode, at: origin, in: rect, clip, look, &context)
  }

  /// Draws a render node that is composed as a whole: translucent, recoloured or masked.
  private func drawGroup(
    _ renderNode: RenderNode, at origin: CGPoint, in rect: CGRect, _ clip: CGRect, _ look: Look, _ opacity: Double,
    _ context: inout DrawContext
  ) {
    let start = context.items.count
    drawNode(renderNode, at: origin, in: rect, clip, look, &context)
    Traits.forEachLink(in: renderNode.traits) { link in
      guard let effect = link.drawEffect, start < context.items.count else { return }
      apply(effect, of: renderNode, at: origin, in: rect, clip, look, from: start, &context)
    }
    if opacity != 1 { context.makeLayer(from: start) { DisplayLayer($0, opacity: opacity) } }
  }

  private func apply(
    _ effect: DrawEffect, of renderNode: RenderNode, at origin: CGPoint, in rect: CGRect, _ clip: CGRect, _ look: Look,
    from start: Int, _ context: inout DrawContext
  ) {
    switch effect {
    case .color(let filter): context.recolor(from: start, filter.callAsFunction)
    case .dim: context.dim(from: start)
    case .blend(let mode): context.makeLayer(from: start) { DisplayLayer($0, blendMode: mode) }
    case .mask, .clip:
      let end = context.items.count
      guard let mask = renderNode.renderChildren.dropFirst().first else { return }
      draw(mask, at: origin + mask.presentedOrigin, in: rect, clip: clip, Look(), into: &context)
      let items = context.take(from: end)
      context.makeLayer(from: start) {
        var layer = DisplayLayer($0, mask: items)
        layer.keepsText = effect == .clip
        return layer
      }
    }
  }

  @inline(__always) private func drawNode(
    _ renderNode: RenderNode, at origin: CGPoint, in rect: CGRect, _ clip: CGRect, _ look: Look,
    _ context: inout DrawContext
  ) {
    var look = look
    // A pressed control is dim.
    if renderNode === pressed { look.opacity *= 0.5 }
    tree.work.drawn += 1
    let frame = CGRect(origin: origin, size: renderNode.presentedSize).bounded
    // The focused render node is shown with foreground and background exchanged.
    var focusedLink: UInt16?
    if renderNode === focused, renderNode.showsFocusEffect {
      focusedLink = renderNode.rare.value?.focusedLink
      look.isInverse = focusedLink == nil
    }
    if renderNode.isDrawn {
      let start = context.items.count
      context.enter(frame, clip: clip)
      renderNode.draw(into: &context)
      if let focusedLink { context.invert(link: focusedLink, from: start) }
      if look.isInverse { context.invert(from: start) }
      if !look.isOpaque { context.fade(from: start, to: look.opacity, around: look.groupOpacity) }
      if renderNode.isLeaf { return }
    }
    if renderNode.clipsToBounds {
      let window = renderNode.shownBounds.moved(by: origin).bounded
      drawChildren(of: renderNode, at: origin, in: rect.clipped(to: window), clip.clipped(to: window), look, &context)
    } else {
      drawChildren(of: renderNode, at: origin, in: rect, clip, look, &context)
    }
  }

  private func drawChildren(
    of renderNode: RenderNode, at origin: CGPoint, in rect: CGRect, _ clip: CGRect, _ look: Look,
    _ context: inout DrawContext
  ) {
    guard !rect.isEmpty else { return }
    // The mask is the second child and is drawn separately.
    let children =
      renderNode.traits?.isMasked == true
      ? ChildRun(Array(renderNode.renderChildren.prefix(1)))
      : renderNode.drawnChildren(in: rect.moved(by: .zero - origin))
    children.forEachBorrowed {
      draw($0, at: origin + $0.presentedOrigin, in: rect, clip: clip, look, into: &context)
    }
    guard let front = renderNode.frontPainter else { return }
    let start = context.items.count
    context.enter(CGRect(origin: origin, size: renderNode.presentedSize).bounded, clip: clip)
    front.drawFront(into: &context)
    if !look.isOpaque { context.fade(from: start, to: look.opacity, around: look.groupOpacity) }
  }
}

/// The result of the draw phase: a display list for each damaged area, in the order in which they are displayed.
@MainActor struct DisplayLists {
  fileprivate let pass: DrawPass
  fileprivate let areas: [CGRect]
  fileprivate let widened: (CGRect) -> CGRect

  private func list(_ area: CGRect) -> DisplayList {
    DisplayList(damage: [area], items: pass.items(in: widened(area)), size: pass.size, restHeight: pass.restHeight)
  }

  func forEach(_ body: (DisplayList) -> Void) {
    // The picture may have a new size although no area is damaged.
    if areas.isEmpty { body(DisplayList(size: pass.size, restHeight: pass.restHeight)) }
    for area in areas { body(list(area)) }
    while !pass.tree.redraws.isEmpty {
      var damage = Damage()
      for rect in pass.tree.redraws { damage.add(rect) }
      pass.tree.redraws = []
      for area in pass.bands(of: damage) { body(list(area)) }
    }
  }
}

extension RenderNode {
  /// Returns the children that may be visible in a rectangle, in drawing order.
  func children(in rect: CGRect) -> ChildRun {
    let children = renderChildren
    guard let sortedAxis else { return inDrawingOrder(ChildRun(children)) }
    let start = Int(sortedStart)
    let run = ChildRun(children, first: start, range: children[start...].range(in: rect, along: sortedAxis))
    return start == 0 ? run : inDrawingOrder(run)
  }

  /// Returns the children that may be visible in a rectangle at their current positions in animations.
  fileprivate func drawnChildren(in rect: CGRect) -> ChildRun {
    motionState.contains(.hasMovedDescendant) ? inDrawingOrder(ChildRun(presentedChildren)) : children(in: rect)
  }

  private func inDrawingOrder(_ children: ChildRun) -> ChildRun {
    guard children.count > 1 else { return children }
    var isLayered = false
    children.forEachBorrowed { if $0.traits != nil, $0.zIndex != 0 { isLayered = true } }
    let isReversed = renderFeatures.contains(.drawsInReverse)
    guard isLayered || isReversed else { return children }
    let ordered = isReversed ? ChildRun(children.reversed()) : children
    guard isLayered else { return ordered }
    let sorted = ordered.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    return ChildRun(sorted.map(\.element))
  }

  /// Whether the node is drawn in reverse video while it has the focus.
  ///
  /// False if the node shows its focus itself, or a modifier disables the effect.
  var showsFocusEffect: Bool {
    keyTarget?.isInvertedInFocus != false && Traits.first(FocusEffectTrait.self, in: traits)?.isDisabled != true
  }

  var zIndex: Double { Traits.first(ZIndex.self, in: traits)?.value ?? 0 }

  var isHidden: Bool { traits != nil && Traits.hides(traits) }
}

/// The choice of `focusEffectDisabled(_:)`: if disabled, a focused view is not drawn in reverse video.
nonisolated struct FocusEffectTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  let isDisabled: Bool
}

/// The drawing order of siblings: a higher value is in front, and equal values keep the order of the views.
///
/// A view without the modifier has 0.
nonisolated struct ZIndex: TraitModifier {
  static var affectsLayout: Bool { false }

  let value: Double
}
