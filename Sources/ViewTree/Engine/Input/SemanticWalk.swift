// The published nodes of a tree of elements are collected in one walk, into one list: a search after a change visits
// every shown element.

extension SemanticNode {
  /// Returns the published nodes of a tree of elements that are inside no other node.
  static func nodes(in root: RenderNode) -> [SemanticNode] {
    var walk = SemanticWalk(container: nil)
    walk.visit(root, in: .zero)
    return walk.sorted
  }

  /// Returns the published nodes of views that are not drawn.
  static func nodes(standingIn element: RenderNode) -> [SemanticNode] {
    var walk = SemanticWalk(container: nil)
    return walk.undrawnViews(in: element)
  }
}

@MainActor private struct SemanticWalk {
  /// The role of the enclosing control that publishes its content.
  let container: Role?
  /// Whether modifiers may set an order.
  private var isOrdered = false

  /// The published nodes, in the order of reading.
  var sorted: [SemanticNode] {
    guard isOrdered else { return nodes }
    let ordered = nodes.enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }
    return ordered.map(\.element)
  }

  private var nodes: [SemanticNode] = []

  init(container: Role?) { self.container = container }

  /// Adds the published nodes of an element.
  ///
  /// `origin` is that of the parent element, in the coordinates of the root.
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

  /// Replaces the nodes inside an element by a group of them.
  private mutating func group(nodesFrom start: Int, as element: RenderNode, at origin: CGPoint) {
    let group = SemanticNode(
      element: element, semantics: Shared(Semantics(.group, label: "", isWhole: false)),
      children: Array(nodes[start...]),
      frame: CGRect(origin: origin, size: element.size))
    nodes.replaceSubrange(start..., with: [group])
  }

  /// Annotations on an element without a role apply to its only child; a rotor applies to the whole subtree.
  private mutating func annotate(nodesFrom start: Int, by element: RenderNode, at origin: CGPoint) {
    guard element.isAnnotated else { return }
    isOrdered = true
    if nodes.count == start + 1 {
      nodes[start].outerElements.append(element)
    } else if element.hasRotors {
      group(nodesFrom: start, as: element, at: origin)
    }
  }

  /// Returns the published nodes of views that are not drawn.
  mutating func undrawnViews(in element: RenderNode) -> [SemanticNode] {
    visitSubelements(of: element, at: element.absoluteOrigin)
    for node in nodes { node.isUndrawn = true }
    return sorted
  }

  private mutating func visitSubelements(of element: RenderNode, at origin: CGPoint) {
    element.renderChildren.forEachBorrowed { visit($0, in: origin) }
  }

  /// Adds the published nodes of the children, or of the views that stand in for them.
  private mutating func addParts(of element: RenderNode, at origin: CGPoint) {
    guard let undrawnViews = element.undrawnViews else { return visitSubelements(of: element, at: origin) }
    switch undrawnViews.use {
    case .actions, .shortcuts: visitSubelements(of: element, at: origin)
    case .representation: nodes += SemanticNode.nodes(standingIn: undrawnViews.element)
    case .children:
      let frame = CGRect(origin: origin, size: element.size)
      nodes.append(
        SemanticNode(
          element: element, semantics: Shared(Semantics(.group, label: "", isWhole: false)),
          children: SemanticNode.nodes(standingIn: undrawnViews.element), frame: frame))
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

  /// Sets the label to those of all nodes inside; image names count only if there is nothing else.
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

  /// Returns the published nodes of the children, collected separately.
  private func inside(_ element: RenderNode, of container: Role? = nil, at origin: CGPoint) -> [SemanticNode] {
    var walk = SemanticWalk(container: container)
    walk.visitSubelements(of: element, at: origin)
    return walk.sorted
  }

  /// Removes the texts and images of a control's part: they belong to its label.
  private mutating func removeContent(from start: Int) {
    let controls = nodes[start...].filter { !$0.isContent }
    nodes.replaceSubrange(start..., with: controls)
  }

  /// Passes the identifiers of an element without a role to its only child, or makes a group.
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

  /// Whether the element has accessibility modifiers.
  fileprivate var isAnnotated: Bool {
    var isAnnotated = false
    Traits.forEachLink(in: traits) { link in
      if link.asLink(of: AccessibilityTrait.self) != nil || link.asLink(of: AccessibilityActionTrait.self) != nil
        || link.asLink(of: UndrawnViewsTrait.self) != nil
      {
        isAnnotated = true
      }
    }
    return isAnnotated
  }
}
