@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// Remembers nodes without holding them: those that left the tree must be gone.
@MainActor struct NodeRegister {
  private struct Weak {
    weak var node: Node?
  }

  private var nodes: [ObjectIdentifier: Weak] = [:]

  /// Takes in the nodes that a screen has now.
  mutating func note(_ screen: Screen) {
    let tree = screen.frames.tree
    for root in [screen.frames.root] + tree.presentations { note(root) }
  }

  private mutating func note(_ node: Node) {
    nodes[ObjectIdentifier(node)] = Weak(node: node)
    var below: [Node] = []
    node.forEachChild { below.append($0) }
    if let wrapper = (node as? RenderNode)?.wrapper { below.append(wrapper) }
    for child in below { note(child) }
  }

  /// The nodes that left the tree and are still there; with `all`, whoever is still there.
  func leftBehind(all: Bool = false) -> [String] {
    nodes.values.compactMap(\.node).filter { all || $0.isUnmounted }.map { "\(type(of: $0))" }.sorted()
  }

  var count: Int { nodes.count }

  /// Forgets those that are gone.
  mutating func forgetReleased() { nodes = nodes.filter { $0.value.node != nil } }
}
