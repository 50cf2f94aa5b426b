// What is published of a tree of elements is collected in one walk, which adds to one list: a search after a change asks
// every element that is shown.

extension SemanticNode {
  /// What is published of a tree of elements, without what is inside of it.
  static func nodes(in root: RenderNode) -> [SemanticNode] {
    var walk = SemanticWalk(container: nil)
    walk.visit(root, in: .zero)
    return walk.sorted
  }

  /// What is published of views that are not drawn.
  static func nodes(standingIn element: RenderNode) -> [SemanticNode] {
    var walk = SemanticWalk(container: nil)
    return walk.standIns(in: element)
  }
}

@MainActor private struct SemanticWalk {
  /// The role of the control around that publishes what is in it.
  let container: Role?
  /// Whether modifiers say something about an order.
  private var isOrdered = false

  /// What is published, in the order in which it is read.
  var sorted: [SemanticNode] {
    guard isOrdered else { return nodes }
    let ordered = nodes.enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }
    return ordered.map(\.element)
  }

  private var nodes: [SemanticNode] = []

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
    case .part, nil:
      annotate(nodesFrom: start, by: element, at: origin)
      identify(nodesFrom: start, as: element, at: origin)
    }
  }

  /// Makes a group of what is in an element.
  private mutating func group(nodesFrom start: Int, as element: RenderNode, at origin: CGPoint) {
    let group = SemanticNode(
      element: element, semantics: Shared(Semantics(.group, label: "", isWhole: false)),
      children: Array(nodes[start...]),
      frame: CGRect(origin: origin, size: element.size))
    nodes.replaceSubrange(start..., with: [group])
  }

  /// What is said about an element that is nothing by itself is about the only thing inside; a rotor is about all of it.
  private mutating func annotate(nodesFrom start: Int, by element: RenderNode, at origin: CGPoint) {
    guard element.isAnnotated else { return }
    isOrdered = true
    if nodes.count == start + 1 {
      nodes[start].outerElements.append(element)
    } else if element.hasRotors {
      group(nodesFrom: start, as: element, at: origin)
    }
  }

  /// What is published of views that are not drawn.
  mutating func standIns(in element: RenderNode) -> [SemanticNode] {
    visitSubelements(of: element, at: element.absoluteOrigin)
    for node in nodes { node.isStandIn = true }
    return sorted
  }

  private mutating func visitSubelements(of element: RenderNode, at origin: CGPoint) {
    element.renderChildren.forEachBorrowed { visit($0, in: origin) }
  }

  /// Adds what is published of the elements inside, or of views that stand in for them.
  private mutating func addParts(of element: RenderNode, at origin: CGPoint) {
    guard let standIns = element.standIns else { return visitSubelements(of: element, at: origin) }
    switch standIns.use {
    case .actions, .shortcuts: visitSubelements(of: element, at: origin)
    case .representation: nodes += SemanticNode.nodes(standingIn: standIns.element)
    case .children:
      let frame = CGRect(origin: origin, size: element.size)
      nodes.append(
        SemanticNode(
          element: element, semantics: Shared(Semantics(.group, label: "", isWhole: false)),
          children: SemanticNode.nodes(standingIn: standIns.element), frame: frame))
    }
  }

  private mutating func addNodes(of element: RenderNode, _ mark: Traits.Mark?, at origin: CGPoint) {
    guard let semantics = mark?.sharedSemantics else {
      let start = nodes.count
      addParts(of: element, at: origin)
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
    if element.traits != nil, element.isAnnotated { isOrdered = true }
  }

  /// What is published of the elements inside, on its own.
  private func inside(_ element: RenderNode, of container: Role? = nil, at origin: CGPoint) -> [SemanticNode] {
    var walk = SemanticWalk(container: container)
    walk.visitSubelements(of: element, at: origin)
    return walk.sorted
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
    guard nodes.count == start + 1 else { return group(nodesFrom: start, as: element, at: origin) }
    // A group for a rotor has them already.
    if nodes[start].element !== element { nodes[start].outerIdentifiers += identifiers }
  }
}

extension RenderNode {
  fileprivate var hasRotors: Bool {
    var hasRotors = false
    Traits.forEachLink(in: traits) {
      if $0.asLink(of: AccessibilityTrait.self)?.modifier.rotor != nil { hasRotors = true }
    }
    return hasRotors
  }

  /// Whether modifiers say something about it for readers who cannot see it.
  fileprivate var isAnnotated: Bool {
    var isAnnotated = false
    Traits.forEachLink(in: traits) { link in
      if link.asLink(of: AccessibilityTrait.self) != nil || link.asLink(of: AccessibilityActionTrait.self) != nil
        || link.asLink(of: StandInTrait.self) != nil
      {
        isAnnotated = true
      }
    }
    return isAnnotated
  }
}
