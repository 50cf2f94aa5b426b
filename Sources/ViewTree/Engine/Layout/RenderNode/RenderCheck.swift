/// The invariants of the render nodes, beside those of all nodes: links, kept answers, places.
///
/// Answers and places are computed again and compared; the changes that this makes are undone.
class RenderCheck: NodeCheck {
  private final let renderTree: RenderTree

  init(_ tree: RenderTree) {
    renderTree = tree
    super.init(tree)
  }

  /// Returns the faults of the nodes and render nodes of the tree; empty if there are none.
  final func faults(below root: RenderNode) -> [String] {
    visitAll(below: root)
    checkRenderNodes(below: [root] + renderTree.presentations)
    finish()
    return faults
  }

  /// Visits all nodes that the tree holds.
  func visitAll(below root: RenderNode) {
    visit(root)
    for layer in renderTree.presentations { visit(layer) }
  }

  private final var renderNodes: [RenderNode] = []

  final override func visit(_ node: Node) {
    super.visit(node)
    guard let renderNode = node as? RenderNode else { return }
    renderNodes.append(renderNode)
    // A modifier of an enclosing group is reached only from the render node that it wraps.
    if let wrapper = renderNode.wrapper { visit(wrapper) }
  }

  /// The parent of a render node's wrapper is the modifier that made it, however far above that is.
  final override func isParent(_ node: Node, of child: Node) -> Bool {
    if let renderNode = child as? RenderNode, renderNode.wrappedNode != nil {
      return (node as? RenderNode)?.wrappedNode === renderNode
    }
    return super.isParent(node, of: child)
  }

  final override func finish() {
    super.finish()
    for reader in renderTree.geometryReaders {
      expect(isMounted(reader), reader, "it was removed from the tree, but still reads its place")
    }
  }

  final override var isAtRest: Bool { super.isAtRest && renderTree.changes.isEmpty && renderTree.damage.isEmpty }

  private final func checkRenderNodes(below roots: [RenderNode]) {
    let (work, keptAnswers) = (renderTree.work, renderTree.keptAnswers)
    renderTree.keptAnswers = .max
    let restorers = renderNodes.map { $0.makeRestorer() }
    for renderNode in renderNodes where renderNode.renderParent != nil || renderNode.isLayoutRoot {
      checkAnswers(of: renderNode)
    }
    for root in roots where root.isPlaced { checkPlace(of: root) }
    for restore in restorers { restore() }
    (renderTree.work, renderTree.keptAnswers) = (work, keptAnswers)
  }

  private final func checkMotion(of renderNode: RenderNode) {
    guard let motion = renderNode.motion, renderNode.motionState.contains(.isPresented) else { return }
    expect(
      motion.isRight(for: renderNode, at: renderTree.time), renderNode, "it is not drawn at the place of its animation")
  }

  private final func checkAnswers(of renderNode: RenderNode) {
    expect(!renderNode.isDirty, renderNode, "it is dirty, but does not wait for layout")
    // A leaving view stays as it was: it is measured again when it returns.
    if renderNode.isLeaving { return }
    checkMotion(of: renderNode)
    renderNode.layoutCache.sizes.forEach { proposal, answer in
      let size = renderNode.computeSize(proposal)
      expect(size == answer, renderNode, "its kept size for \(proposal) is \(answer), but should be \(size)")
    }
    for guide in renderNode.layoutCache.guides.answers {
      let question = guide.question
      let value = renderNode.computeAlignment(question.key, in: ViewDimensions(question.dimensions, of: renderNode))
      expect(
        value == guide.value || value?.isNaN == true, renderNode,
        "its kept guide \(question.key.id) is \(guide.value ?? .nan), but should be \(value ?? .nan)")
    }
    for axis in Axis.allCases { checkEndlessness(of: renderNode, along: axis) }
    if let known = renderNode.layoutCache.priority {
      expect(
        known == renderNode.currentPriority, renderNode,
        "its kept priority is \(known), but should be \(renderNode.currentPriority)")
    }
    if let known = renderNode.knownSpacing {
      expect(known == renderNode.ownSpacing, renderNode, "its kept spacing is out of date")
    }
  }

  private final func checkEndlessness(of renderNode: RenderNode, along axis: Axis) {
    guard let known = renderNode.layoutCache.isEndless(along: axis) else { return }
    expect(
      renderNode.isEndless(along: axis) == known, renderNode, "it should \(known ? "not " : "")be endless along \(axis)"
    )
    guard known else { return }
    var offer = ProposedViewSize.unspecified
    offer[axis] = .infinity
    expect(
      renderNode.computeSize(offer)[axis] == .infinity, renderNode,
      "it does not fill an infinite proposal along \(axis)")
  }

  /// Checks a render node that is shown, and its shown descendants.
  private final func checkPlace(of renderNode: RenderNode) {
    expect(!renderNode.needsPlacement, renderNode, "its children still wait to be placed")
    let size = renderNode.measure(renderNode.placedProposal)
    expect(size == renderNode.size, renderNode, "its size is \(renderNode.size), but should be \(size)")
    let children = renderNode.renderChildren
    let collected = renderNode.branch?.collectedRenderChildren ?? []
    expect(children.elementsEqual(collected, by: ===), renderNode, "its children differ from the children in the tree")
    for child in children {
      expect(child.renderParent === renderNode, child, "its parent is not the render node that holds it")
      expect(isMounted(child), child, "it was removed from the tree, but is still laid out")
      expect(
        renderNode.mayHaveGuides || !child.mayHaveGuides, child,
        "it may have guides, but its parent does not expect any")
      child.pending = nil
    }
    renderNode.branch?.findPlaces(of: children, in: renderTree)
    children.forEach(checkPending)
    let extent = renderNode.currentExtent(children)
    // A leaf does not store its extent.
    expect(
      renderNode.isLeaf || renderNode.extent == extent, renderNode,
      "its extent is \(renderNode.extent), but should be \(extent)")
    for child in children where child.isPlaced { checkPlace(of: child) }
  }

  private final func checkPending(_ renderNode: RenderNode) {
    expect(
      renderNode.isPlaced == (renderNode.pending != nil), renderNode,
      "it should \(renderNode.isPlaced ? "not " : "")be placed")
    guard let pending = renderNode.pending else { return }
    let origin = pending.origin.bounded
    expect(renderNode.origin == origin, renderNode, "its origin is \(renderNode.origin), but should be \(origin)")
    expect(
      renderNode.placedProposal == pending.proposal, renderNode,
      "its proposal is \(renderNode.placedProposal.unpacked), but should be \(pending.proposal.unpacked)")
  }
}
