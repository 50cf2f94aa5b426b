/// The layout phase: it updates the answers of dirty elements, and places the elements that they moved.
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
    for element in boundaries where element.needsPlacement && element.isDrawable && !element.isLayoutRoot {
      placeAgain(element)
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
        key.id.defaultValue(
          in: ViewDimensions(width: size.width, height: size.height, proposal: proposal, element: root))
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
    for layer in tree.presentations {
      layer.place(on: screen, growing: proposal.height == nil)
    }
  }

  /// Measures dirty nodes again, the deepest first, and continues with the parent where an answer changed.
  ///
  /// Returns the relayout boundaries, at which the climb ended.
  private func settleAnswers(of batch: inout [RenderNode]) -> [RenderNode] {
    var boundaries: [RenderNode] = []
    while !batch.isEmpty {
      if batch.count > 1 { batch.sort { $0.depth > $1.depth } }
      for element in batch where !element.isUnmounted {
        element.refreshAnswers()
        if element.takeChange(), let container = element.renderParent, !element.motionState.contains(.isLeaving) {
          container.setNeedsLayout()
        } else {
          boundaries.append(element)
        }
      }
      batch.removeAll(keepingCapacity: true)
      swap(&batch, &tree.changes.layouts)
    }
    return boundaries
  }

  /// Lets the elements that read their places update them.
  private func updateGeometry() {
    guard !tree.geometryReaders.isEmpty else { return }
    let readers = tree.geometryReaders.filter { !$0.isUnmounted }
    tree.geometryReaders = readers
    // A lazy container among them may remove others, whose places must not be read afterwards.
    for reader in readers where !reader.isUnmounted && reader.isPlaced { reader.updateGeometry() }
  }

  /// Places the element's children again; the element keeps its place.
  private func placeAgain(_ element: RenderNode) {
    let old = element.extent
    // A leaving element is outside its container's layout.
    if element.motionState.contains(.isLeaving) { element.size = element.measure(element.placedProposal) }
    element.placeChildren(in: tree, isCovered: false)
    guard element.extent != old else { return }
    var container = element.renderParent
    while let current = container {
      let old = current.extent
      current.cover(current.renderChildren)
      if current.extent == old { return }
      container = current.renderParent
    }
  }

  private func damage(_ displays: inout [RenderNode]) {
    displays.forEachBorrowed { if $0.isPlaced && !$0.isUnmounted { $0.damageExtent() } }
    displays.removeAll(keepingCapacity: true)
  }
}

extension RenderNode {
  /// Takes the place that the enclosing layout gave.
  ///
  /// `isCovered`: an enclosing element was damaged as a whole already. The tree is a parameter: otherwise each element
  /// would have to look it up.
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
    let (wasPlaced, oldFrame) = (isPlaced, CGRect(origin: origin, size: size))
    origin = newOrigin
    size = newSize
    placedProposal = pending.proposal
    isPlaced = true
    if tree.mayAnimate, wasPlaced, isMoved || isResized {
      tree.animator.frameChanged(of: self, from: oldFrame)
    }
    if mustPlace { placeChildren(in: tree, isCovered: isCovered || isRedrawn) }
    if isRedrawn { damageExtent() }
  }

  final func placeChildren(in tree: RenderTree, isCovered: Bool) {
    needsPlacement = false
    tree.work.placed += 1
    if isLeaf { return }
    prepareToPlace()
    let children = renderChildren
    children.forEachBorrowed { $0.pending = nil }
    findPlaces(of: children, in: tree)
    children.forEachBorrowed { $0.commit(in: tree, isCovered: isCovered) }
    cover(children)
  }

  /// Hides the element, because the enclosing layout did not place it.
  private func leave(isCovered: Bool) {
    if isPlaced, !isCovered { damageExtent() }
    isPlaced = false
  }

  /// Damages everything that the element shows.
  final func damageExtent() { damage(presentedExtent) }

  /// Damages an area, in own coordinates, as far as the enclosing windows show it.
  private func damage(_ area: CGRect) {
    var area = area.moved(by: presentedOrigin)
    forEachBorrowed(from: renderParent, next: \.renderParent) { element in
      if element.clipsToBounds { area = area.clipped(to: element.shownBounds) }
      area = area.moved(by: element.presentedOrigin)
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

  /// Whether the element and all its ancestors have places: a layout may keep elements that it does not show.
  final var isOnScreen: Bool {
    // The ancestors of an element that left the tree may be freed.
    guard !isUnmounted else { return false }
    var element: RenderNode? = self
    while let current = element {
      guard current.isPlaced else { return false }
      element = current.renderParent
    }
    return true
  }

  /// The extent in the coordinates of the parent element.
  final var placedExtent: CGRect { extent.isNull ? extent : extent.moved(by: origin).bounded }
}
