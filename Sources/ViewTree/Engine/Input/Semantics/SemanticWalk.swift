// The published nodes of a tree of elements are collected in one walk, into one list: a search after a change visits
// every shown render node.

extension SemanticNode {
  /// Returns the published nodes of a tree of elements that are inside no other node.
  static func nodes(in root: RenderNode) -> [SemanticNode] {
    var walk = SemanticWalk(container: nil)
    walk.visit(root, in: .zero)
    return walk.sorted
  }

  /// Returns the published nodes of views that are not drawn.
  static func nodes(standingIn renderNode: RenderNode) -> [SemanticNode] {
    var walk = SemanticWalk(container: nil)
    return walk.undrawnViews(in: renderNode)
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
  /// `origin` is that of the parent render node, in the coordinates of the root.
  mutating func visit(_ renderNode: RenderNode, in origin: CGPoint) {
    guard renderNode.isPlaced else { return }
    let origin = origin + renderNode.origin
    guard renderNode.traits != nil else {
      guard let content = Shared.content(of: renderNode.leaf) else {
        return visitDescendants(of: renderNode, at: origin)
      }
      return add(renderNode, content, at: origin)
    }
    guard !renderNode.isHidden else { return }
    let start = nodes.count
    let mark = renderNode.mark
    if !renderNode.isHiddenFromAccessibility { addNodes(of: renderNode, mark, at: origin) }
    switch mark {
    case .control, .content: break
    case .part, nil:
      if mark == nil, nodes.count == start, renderNode.describesItself {
        group(nodesFrom: start, as: renderNode, at: origin)
      }
      annotate(nodesFrom: start, by: renderNode, at: origin)
      identify(nodesFrom: start, as: renderNode, at: origin)
    }
  }

  /// Replaces the nodes inside a render node by a group of them.
  private mutating func group(nodesFrom start: Int, as renderNode: RenderNode, at origin: CGPoint) {
    let group = SemanticNode(
      renderNode: renderNode, semantics: Shared(Semantics(.group, label: "", isWhole: false)),
      children: Array(nodes[start...]),
      frame: CGRect(origin: origin, size: renderNode.size))
    nodes.replaceSubrange(start..., with: [group])
  }

  /// Annotations on a render node without a role apply to its only child; a rotor applies to the whole subtree.
  ///
  /// A render node without elements inside, such as a shape, is an element of its own if they describe it.
  private mutating func annotate(nodesFrom start: Int, by renderNode: RenderNode, at origin: CGPoint) {
    guard renderNode.isAnnotated else { return }
    isOrdered = true
    if nodes.count == start + 1 {
      if nodes[start].renderNode !== renderNode { nodes[start].outerNodes.append(renderNode) }
    } else if renderNode.hasRotors {
      group(nodesFrom: start, as: renderNode, at: origin)
    }
  }

  /// Returns the published nodes of views that are not drawn.
  mutating func undrawnViews(in renderNode: RenderNode) -> [SemanticNode] {
    visitDescendants(of: renderNode, at: renderNode.absoluteOrigin)
    for node in nodes { node.isUndrawn = true }
    return sorted
  }

  private mutating func visitDescendants(of renderNode: RenderNode, at origin: CGPoint) {
    renderNode.renderChildren.forEachBorrowed { visit($0, in: origin) }
  }

  /// Adds the published nodes of the children, or of the views that stand in for them.
  private mutating func addParts(of renderNode: RenderNode, at origin: CGPoint) {
    guard let undrawnViews = renderNode.undrawnViews else { return visitDescendants(of: renderNode, at: origin) }
    switch undrawnViews.use {
    case .actions, .shortcuts: visitDescendants(of: renderNode, at: origin)
    case .representation: nodes += SemanticNode.nodes(standingIn: undrawnViews.renderNode)
    case .children:
      let frame = CGRect(origin: origin, size: renderNode.size)
      nodes.append(
        SemanticNode(
          renderNode: renderNode, semantics: Shared(Semantics(.group, label: "", isWhole: false)),
          children: SemanticNode.nodes(standingIn: undrawnViews.renderNode), frame: frame))
    }
  }

  private mutating func addNodes(of renderNode: RenderNode, _ mark: Traits.Mark?, at origin: CGPoint) {
    guard let semantics = mark?.sharedSemantics else {
      let start = nodes.count
      addParts(of: renderNode, at: origin)
      if mark != nil { removeContent(from: start) }
      return
    }
    if renderNode.isHandle(of: container, semantics.value) {
      nodes += inside(renderNode, at: origin).filter { !$0.isContent }
      isOrdered = true
      return
    }
    add(
      renderNode, semantics.value.isCombined ? combined(semantics.value, renderNode, at: origin) : semantics, at: origin
    )
  }

  /// Sets the label to those of all nodes inside; image names count only if there is nothing else.
  private func combined(_ semantics: Semantics, _ renderNode: RenderNode, at origin: CGPoint) -> Shared<Semantics> {
    var semantics = semantics
    let inside = inside(renderNode, at: origin)
    let words = inside.filter { !$0.isNamedAsImage }
    let labels = (words.isEmpty ? inside : words).map(\.label)
    semantics.label = labels.filter { !$0.isEmpty }.joined(separator: " ")
    return Shared(semantics)
  }

  private mutating func add(_ renderNode: RenderNode, _ semantics: Shared<Semantics>, at origin: CGPoint) {
    var children: [SemanticNode] = []
    if !semantics.value.isWhole { children = inside(renderNode, of: semantics.value.labelRole, at: origin) }
    if let leaf = renderNode.leaf { children = leaf.textLinks.map { SemanticNode($0, in: leaf, at: origin) } }
    // Texts and pictures are part of the heading's label.
    if !children.isEmpty, semantics.value.role == .heading { children.removeAll(where: \.isContent) }
    let frame = CGRect(origin: origin, size: renderNode.size)
    nodes.append(SemanticNode(renderNode: renderNode, semantics: semantics, children: children, frame: frame))
    if renderNode.traits != nil, renderNode.isAnnotated { isOrdered = true }
  }

  /// Returns the published nodes of the children, collected separately.
  private func inside(_ renderNode: RenderNode, of container: Role? = nil, at origin: CGPoint) -> [SemanticNode] {
    var walk = SemanticWalk(container: container)
    walk.visitDescendants(of: renderNode, at: origin)
    return walk.sorted
  }

  /// Removes the texts and images of a control's part: they belong to its label.
  private mutating func removeContent(from start: Int) {
    let controls = nodes[start...].filter { !$0.isContent }
    nodes.replaceSubrange(start..., with: controls)
  }

  /// Passes the identifiers of a render node without a role to its only child, or makes a group.
  private mutating func identify(nodesFrom start: Int, as renderNode: RenderNode, at origin: CGPoint) {
    let identifiers = renderNode.identifiers
    if identifiers.isEmpty { return }
    guard nodes.count == start + 1 else { return group(nodesFrom: start, as: renderNode, at: origin) }
    // A group for a rotor has them already.
    if nodes[start].renderNode !== renderNode { nodes[start].outerIdentifiers += identifiers }
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

  /// Whether modifiers give the element a label, a value, a role or an action.
  fileprivate var describesItself: Bool {
    if isHiddenFromAccessibility { return false }
    var describesItself = false
    Traits.forEachLink(in: traits) { link in
      if let trait = link.asLink(of: AccessibilityTrait.self)?.modifier {
        if trait.label?.isEmpty == false || trait.value != nil || trait.addedTraits.role != nil {
          describesItself = true
        }
      } else if link.asLink(of: AccessibilityActionTrait.self) != nil {
        describesItself = true
      }
    }
    return describesItself
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
