// What is published of a tree of elements is collected in one walk, which adds to one list: a search after a change asks
// every element that is shown.

extension SemanticNode {
  /// What is published of a tree of elements, without what is inside of it.
  static func nodes(in root: RenderNode) -> [SemanticNode] {
    var walk = SemanticWalk(container: nil)
    walk.visit(root, in: .zero)
    return walk.nodes
  }
}

@MainActor private struct SemanticWalk {
  /// The role of the control around that publishes what is in it.
  let container: Role?
  private(set) var nodes: [SemanticNode] = []

  init(container: Role?) { self.container = container }

  /// Adds what is published of an element.
  ///
  /// `origin` is that of the element around, in the coordinates of the root.
  mutating func visit(_ element: RenderNode, in origin: CGPoint) {
    guard element.isPlaced else { return }
    let origin = origin + element.origin
    guard element.traits != nil else {
      guard let content = Shared.content(of: element.leaf) else { return visitSubelements(of: element, at: origin) }
      return add(element, content, at: origin)
    }
    guard !element.isHidden else { return }
    let start = nodes.count
    let mark = element.mark
    if !element.isHiddenFromAccessibility { addNodes(of: element, mark, at: origin) }
    switch mark {
    case .control, .content: break
    case .part, nil: identify(nodesFrom: start, as: element, at: origin)
    }
  }

  private mutating func visitSubelements(of element: RenderNode, at origin: CGPoint) {
    element.renderChildren.forEachBorrowed { visit($0, in: origin) }
  }

  private mutating func addNodes(of element: RenderNode, _ mark: Traits.Mark?, at origin: CGPoint) {
    guard let semantics = mark?.sharedSemantics else {
      let start = nodes.count
      visitSubelements(of: element, at: origin)
      if mark != nil { removeContent(from: start) }
      return
    }
    if element.isHandle(of: container, semantics.value) {
      nodes += inside(element, at: origin).filter { !$0.isContent }
      return
    }
    add(element, semantics.value.isCombined ? combined(semantics.value, element, at: origin) : semantics, at: origin)
  }

  /// The same, called by the labels of all that is inside: by the names of pictures where there is nothing else.
  private func combined(_ semantics: Semantics, _ element: RenderNode, at origin: CGPoint) -> Shared<Semantics> {
    var semantics = semantics
    let inside = inside(element, at: origin)
    let words = inside.filter { !$0.isNamedAsImage }
    let labels = (words.isEmpty ? inside : words).map(\.label)
    semantics.label = labels.filter { !$0.isEmpty }.joined(separator: " ")
    return Shared(semantics)
  }

  private mutating func add(_ element: RenderNode, _ semantics: Shared<Semantics>, at origin: CGPoint) {
    var children: [SemanticNode] = []
    if !semantics.value.isWhole { children = inside(element, of: semantics.value.labelRole, at: origin) }
    if let leaf = element.leaf { children = leaf.textLinks.map { SemanticNode($0, in: leaf, at: origin) } }
    // Texts and pictures are part of the heading's label.
    if !children.isEmpty, semantics.value.role == .heading { children.removeAll(where: \.isContent) }
    let frame = CGRect(origin: origin, size: element.size)
    nodes.append(SemanticNode(element: element, semantics: semantics, children: children, frame: frame))
  }

  /// What is published of the elements inside, on its own.
  private func inside(_ element: RenderNode, of container: Role? = nil, at origin: CGPoint) -> [SemanticNode] {
    var walk = SemanticWalk(container: container)
    walk.visitSubelements(of: element, at: origin)
    return walk.nodes
  }

  /// Leaves out the texts and pictures of a control's part, which are part of its label.
  private mutating func removeContent(from start: Int) {
    let controls = nodes[start...].filter { !$0.isContent }
    nodes.replaceSubrange(start..., with: controls)
  }

  /// An element that has an identifier and is nothing by itself hands it to the only thing inside, or is a group.
  private mutating func identify(nodesFrom start: Int, as element: RenderNode, at origin: CGPoint) {
    let identifiers = element.identifiers
    if identifiers.isEmpty { return }
    let inner = nodes[start...]
    if inner.count == 1 { return nodes[start].outerIdentifiers += identifiers }
    let group = SemanticNode(
      element: element, semantics: Shared(Semantics(.group, label: "", isWhole: false)), children: Array(inner),
      frame: CGRect(origin: origin, size: element.size))
    nodes.replaceSubrange(start..., with: [group])
  }
}
