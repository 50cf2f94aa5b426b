/// The layout phase: it updates the answers of dirty render nodes, and places the render nodes that they moved.
@MainActor struct LayoutPass {
  let tree: RenderTree
  let root: RenderNode

  /// Lays out the changes of an evaluation, and empties their list.
  ///
  /// `proposal` is the screen's; with a `nil` height the screen grows with its content. Areas that look different
  /// become the tree's damage.
  func run(_ changes: inout RenderChanges, proposal: ProposedViewSize, alignment: Alignment) {
    tree.layoutPass &+= 1
    var boundaries = settleAnswers(of: &changes.layouts)
    if boundaries.count > 1 { boundaries.sort { $0.depth < $1.depth } }
    if root.placedProposal != PackedProposal(proposal) || !root.isPlaced { root.needsPlacement = true }
    if root.needsPlacement { place(root, proposal, alignment) }
    for renderNode in boundaries where renderNode.needsPlacement && renderNode.isDrawable && !renderNode.isLayoutRoot {
      placeAgain(renderNode)
    }
    placeLayers(proposal)
    updateGeometry()
    damage(&changes.displays)
    // Views that read their places may have changed more.
    damage(&tree.changes.displays)
  }

  private func place(_ root: RenderNode, _ proposal: ProposedViewSize, _ alignment: Alignment) {
    let size = root.measure(proposal)
    let screen = proposal.replacingUnspecifiedDimensions(by: size)
    // Explicit guides are for the enclosing layouts of views: the screen aligns the frame.
    func offset(_ key: AlignmentKey) -> CGFloat {
      func place(_ size: CGSize) -> CGFloat {
        key.defaultValue(
          in: ViewDimensions(width: size.width, height: size.height, proposal: proposal, renderNode: root))
      }
      return place(screen) - place(size)
    }
    var frame = CGRect(origin: .zero, size: size)
    frame.origin.x = offset(alignment.horizontal.key).orZero
    frame.origin.y = offset(alignment.vertical.key).orZero
    if root.isMirrored { frame = frame.mirrored(in: screen.width) }
    root.pending = RenderNode.Pending(origin: frame.origin, proposal: PackedProposal(proposal))
    root.commit(in: tree, isCovered: false)
  }

  private func placeLayers(_ proposal: ProposedViewSize) {
    let screen = CGSize(width: proposal.width ?? root.size.width, height: proposal.height ?? root.size.height)
    for layer in tree.presentations { layer.place(on: screen, growing: proposal.height == nil) }
  }

  /// Measures dirty nodes again, the deepest first, and continues with the parent where an answer changed.
  ///
  /// Returns the relayout boundaries, at which the climb ended.
  private func settleAnswers(of batch: inout [RenderNode]) -> [RenderNode] {
    var boundaries: [RenderNode] = []
    while !batch.isEmpty {
      if batch.count > 1 { batch.sort { $0.depth > $1.depth } }
      for renderNode in batch where !renderNode.isUnmounted {
        renderNode.refreshAnswers()
        if renderNode.takeChange(), let container = renderNode.renderParent,
          !renderNode.motionState.contains(.isLeaving)
        {
          container.setNeedsLayout(climbing: renderNode.renderFeatures.contains(.layoutReadsDrawing))
        } else {
          boundaries.append(renderNode)
        }
      }
      batch.removeAll(keepingCapacity: true)
      swap(&batch, &tree.changes.layouts)
    }
    return boundaries
  }

  /// Lets the render nodes that read their places update them.
  private func updateGeometry() {
    guard !tree.geometryReaders.isEmpty else { return }
    let readers = tree.geometryReaders.filter { !$0.isUnmounted }
    tree.geometryReaders = readers
    // A lazy container among them may remove others, whose places must not be read afterwards.
    for reader in readers where !reader.isUnmounted && reader.isPlaced { reader.updateGeometry() }
  }

  /// Places the render node's children again; the render node keeps its place.
  private func placeAgain(_ renderNode: RenderNode) {
    let old = renderNode.extent
    // A leaving render node is outside its container's layout.
    if renderNode.motionState.contains(.isLeaving) { renderNode.size = renderNode.measure(renderNode.placedProposal) }
    renderNode.placeChildren(in: tree, isCovered: false)
    if renderNode.extent != old { renderNode.extentChanged() }
  }

  private func damage(_ displays: inout [RenderNode]) {
    displays.forEachBorrowed { if $0.isPlaced && !$0.isUnmounted { $0.damageExtent() } }
    displays.removeAll(keepingCapacity: true)
  }
}

extension RenderNode {
  /// Takes the place that the enclosing layout gave.
  ///
  /// `isCovered`: an enclosing render node was damaged as a whole already. The tree is a parameter: otherwise each
  /// render node would have to look it up.
  final func commit(in tree: RenderTree, isCovered: Bool) {
    guard let pending else { return leave(isCovered: isCovered) }
    let newOrigin = pending.origin.bounded
    let newSize = measure(pending.proposal)
    let isResized = size != newSize
    let isMoved = !isPlaced || origin != newOrigin
    let mustPlace = needsPlacement || isResized || placedProposal != pending.proposal
    guard isMoved || mustPlace else { return }
    // A container that stays in its place shows its new size only by its children.
    let isRedrawn = !isCovered && (isMoved || isResized && (isDrawn || clipsToBounds || frontPainter != nil))
    if isRedrawn, isPlaced { damageExtent() }
    let oldFrame = isPlaced ? CGRect(origin: origin, size: size) : nil
    origin = newOrigin
    size = newSize
    placedProposal = pending.proposal
    isPlaced = true
    if tree.mayAnimate, isMoved || isResized { tree.animator.frameChanged(of: self, from: oldFrame) }
    if mustPlace { placeChildren(in: tree, isCovered: isCovered || isRedrawn) }
    if isRedrawn { damageExtent() }
  }

  /// Lets the containers around cover the node's new extent.
  final func extentChanged() {
    var container = renderParent
    while let current = container {
      let old = current.extent
      current.branch?.cover(current.renderChildren)
      if current.extent == old { return }
      container = current.renderParent
    }
  }

  final func placeChildren(in tree: RenderTree, isCovered: Bool) {
    needsPlacement = false
    tree.work.placed += 1
    branch?.placeContent(in: tree, isCovered: isCovered)
  }

  /// Hides the render node, because the enclosing layout did not place it.
  private func leave(isCovered: Bool) {
    if isPlaced, !isCovered { damageExtent() }
    isPlaced = false
  }

  /// Damages everything that the render node shows.
  final func damageExtent() { damage(presentedExtent) }

  /// Damages an area, in own coordinates, as far as the enclosing windows show it.
  func damage(_ area: CGRect) {
    var area = area.moved(by: presentedOrigin)
    forEachBorrowed(from: renderParent, next: \.renderParent) { renderNode in
      if renderNode.clipsToBounds { area = area.clipped(to: renderNode.shownBounds) }
      area = area.moved(by: renderNode.presentedOrigin)
    }
    withRenderTree { $0.damage.add(area) }
  }

  final func currentExtent(_ children: [RenderNode]) -> CGRect {
    var union = isDrawn || clipsToBounds || Traits.respondsToHits(traits) ? ownBounds.bounded : .null
    // The extent has the final size: a motion ends without another layout.
    if clipsToBounds { return union.joined(with: shownBounds(of: size)).bounded }
    children.forEachBorrowed { if $0.isPlaced { union = union.joined(with: $0.placedExtent) } }
    return union
  }

  /// Whether the render node and all its ancestors have places: a layout may keep render nodes that it does not show.
  final var isOnScreen: Bool {
    // The ancestors of a render node that left the tree may be freed.
    guard !isUnmounted else { return false }
    var renderNode: RenderNode? = self
    while let current = renderNode {
      guard current.isPlaced else { return false }
      renderNode = current.renderParent
    }
    return true
  }

  /// The extent in the coordinates of the parent render node.
  final var placedExtent: CGRect { extent.isNull ? extent : extent.moved(by: origin).bounded }
}

extension ContainerRenderNode {
  fileprivate final func placeContent(in tree: RenderTree, isCovered: Bool) {
    prepareToPlace()
    let children = currentChildren
    children.forEachBorrowed { $0.pending = nil }
    findPlaces(of: children, in: tree)
    children.forEachBorrowed { $0.commit(in: tree, isCovered: isCovered) }
    cover(children)
  }
}
