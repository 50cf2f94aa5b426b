import ViewTreeTesting

@testable import ViewTree

/// A tree of nodes that a test builds by hand; it retains the nodes, which refer to each other without ownership.
@MainActor final class StubTree {
  let tree: Tree
  private var kept: [Node] = []

  init(_ tree: Tree = Tree()) { self.tree = tree }

  var inputs: Inputs { Inputs(tree: tree, environment: nil) }

  /// Makes a node below a parent, or the root.
  func node<N: StubNode>(
    _ type: N.Type = StubNode.self, in parent: Node?, _ features: Node.Features = [], inputs: Inputs? = nil
  ) -> N {
    let node = N(parent: parent, inputs: inputs ?? self.inputs, features: features)
    kept.append(node)
    (parent as? StubNode)?.children.append(node)
    return node
  }
}

/// A node whose children and shown render nodes a test sets.
class StubNode: Node {
  var children: [Node] = []
  var shown: [Node] = []

  required override init(parent: Node?, inputs: Inputs, features: Features = []) {
    super.init(parent: parent, inputs: inputs, features: features)
  }

  override func forEachChild(_ body: (Node) -> Void) { children.forEach(body) }

  override func forEachRenderNode(_ body: (Node) -> Void) {
    if isRenderNode { body(self) } else { super.forEachRenderNode(body) }
  }

  override func shows(_ renderNode: Node) -> Bool { shown.contains { $0 === renderNode } }
}

/// A node with the part of a render node in layout.
class StubPart: StubNode, LayoutPart {
  var companion: Node?
  var presentationAnchor: Node?
  var isModal = false
  var transition: AnyTransition? { nil }
  var wrapped: Node? { nil }

  override var layoutPart: (any LayoutPart)? { self }
  func traitChanged(affectsLayout: Bool) {}
  func opacityWillChange(by cause: AnimationCause?) {}
  func releaseFocus() {}
  func releaseCompanion() { companion = nil }
}
