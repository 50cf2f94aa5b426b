/// The invariants of the elements, beside those of all nodes: links, kept answers, places.
///
/// Answers and places are computed again and compared; the changes that this makes are undone.
class RenderCheck: NodeCheck {
  private final let renderTree: RenderTree

  init(_ tree: RenderTree) {
    renderTree = tree
    super.init(tree)
  }

  /// Returns the faults of the nodes and elements of the tree; empty if there are none.
  final func faults(below root: RenderNode) -> [String] {
    visitAll(below: root)
    checkElements(below: [root] + renderTree.presentations)
    finish()
    return faults
  }

  /// Visits all nodes that the tree holds.
  func visitAll(below root: RenderNode) {
    visit(root)
    for layer in renderTree.presentations { visit(layer) }
  }

  private final var elements: [RenderNode] = []

  final override func visit(_ node: Node) {
    super.visit(node)
    guard let element = node as? RenderNode else { return }
    elements.append(element)
    // A modifier of an enclosing group is reached only from the element that it wraps.
    if let wrapper = element.wrapper { visit(wrapper) }
  }

  /// The parent of an element's wrapper is the modifier that made it, however far above that is.
  final override func isParent(_ node: Node, of child: Node) -> Bool {
    if let element = child as? RenderNode, element.wrappedNode != nil {
      return (node as? RenderNode)?.wrappedNode === element
    }
    return super.isParent(node, of: child)
  }

  final override func finish() {
    super.finish()
    for node in renderTree.presentations { expect(isMounted(node), node, "it left the tree, and is still presented") }
    for reader in renderTree.geometryReaders {
      expect(isMounted(reader), reader, "it left the tree, and reads its place")
    }
  }

  final override var isAtRest: Bool { super.isAtRest && renderTree.changes.isEmpty && renderTree.damage.isEmpty }

  private final func checkElements(below roots: [RenderNode]) {
    let (work, keptAnswers) = (renderTree.work, renderTree.keptAnswers)
    renderTree.keptAnswers = .max
    let restorers = elements.map { $0.makeRestorer() }
    for element in elements where element.renderParent != nil || element.isLayoutRoot { checkAnswers(of: element) }
    for root in roots where root.isPlaced { checkPlace(of: root) }
    for restore in restorers { restore() }
    (renderTree.work, renderTree.keptAnswers) = (work, keptAnswers)
  }

  private final func checkMotion(of element: RenderNode) {
    guard let motion = element.motion, element.motionState.contains(.isPresented) else { return }
    expect(motion.isRight(for: element, at: renderTree.time), element, "it is drawn elsewhere than it is on its way")
  }

  private final func checkAnswers(of element: RenderNode) {
    expect(!element.isDirty, element, "it is dirty, and waits for no layout")
    // A leaving view stays as it was: it is measured again when it returns.
    if element.isLeaving { return }
    checkMotion(of: element)
    element.layoutCache.sizes.forEach { proposal, answer in
      let size = element.computeSize(proposal)
      expect(size == answer, element, "it answered \(proposal) with \(answer), which is \(size) now")
    }
    for guide in element.layoutCache.guides.answers {
      let question = guide.question
      let value = element.computeAlignment(question.key, in: ViewDimensions(question.dimensions, of: element))
      expect(
        value == guide.value || value?.isNaN == true, element,
        "\(question.key.id) was \(guide.value ?? .nan), and is \(value ?? .nan) now")
    }
    for axis in Axis.allCases { checkEndlessness(of: element, along: axis) }
    if let known = element.layoutCache.priority {
      expect(known == element.currentPriority, element, "its priority was \(known)")
    }
    if let known = element.knownSpacing { expect(known == element.ownSpacing, element, "its spacing is another one") }
  }

  private final func checkEndlessness(of element: RenderNode, along axis: Axis) {
    guard let known = element.layoutCache.isEndless(along: axis) else { return }
    expect(element.isEndless(along: axis) == known, element, "it is \(known ? "not " : "")endless along \(axis)")
    guard known else { return }
    var offer = ProposedViewSize.unspecified
    offer[axis] = .infinity
    expect(element.computeSize(offer)[axis] == .infinity, element, "it does not take the whole of an endless offer")
  }

  /// Checks an element that is shown, and its shown descendants.
  private final func checkPlace(of element: RenderNode) {
    expect(!element.needsPlacement, element, "what is in it waits to be placed")
    let size = element.measure(element.placedProposal)
    expect(size == element.size, element, "its size is \(element.size), and should be \(size)")
    let children = element.renderChildren
    let collected = (element as? ContainerRenderNode)?.collectedRenderChildren ?? []
    expect(children.elementsEqual(collected, by: ===), element, "the tree has other elements in it")
    for child in children {
      expect(child.renderParent === element, child, "the element around it is not the one that holds it")
      expect(isMounted(child), child, "it left the tree, and is laid out")
      expect(element.mayHaveGuides || !child.mayHaveGuides, child, "the element around it knows of no guides")
      child.pending = nil
    }
    element.findPlaces(of: children, in: renderTree)
    children.forEach(checkPending)
    let extent = element.currentExtent(children)
    // A leaf does not store its extent.
    expect(element.isLeaf || element.extent == extent, element, "it covers \(extent), not \(element.extent)")
    for child in children where child.isPlaced { checkPlace(of: child) }
  }

  private final func checkPending(_ element: RenderNode) {
    expect(element.isPlaced == (element.pending != nil), element, "it is \(element.isPlaced ? "" : "not ")placed")
    guard let pending = element.pending else { return }
    let origin = pending.origin.bounded
    expect(element.origin == origin, element, "it is at \(element.origin), and should be at \(origin)")
    expect(
      element.placedProposal == pending.proposal, element,
      "it was offered \(element.placedProposal.unpacked), and not \(pending.proposal.unpacked)")
  }
}
