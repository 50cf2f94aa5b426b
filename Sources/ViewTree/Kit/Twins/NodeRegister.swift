/// The nodes and objects of screens, held weakly, to find those that outlive their place in the tree or their screen.
@MainActor package struct NodeRegister {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var nodes: [ObjectIdentifier: Weak] = [:]
  private var objects: [ObjectIdentifier: Weak] = [:]

  package init() {}

  /// Adds the nodes that a screen has now, and with `objects` the objects that properties of its views hold.
  package mutating func note(_ frames: FrameLoop, objects: Bool = false) {
    for root in frames.roots { note(root, objects) }
  }

  private mutating func note(_ node: Node, _ withObjects: Bool) {
    nodes[ObjectIdentifier(node)] = Weak(object: node)
    if withObjects, let traced = node as? any TracedNode {
      traced.forEachObject { objects[ObjectIdentifier($0)] = Weak(object: $0) }
    }
    var below: [Node] = []
    node.forEachChild { below.append($0) }
    if let wrapper = (node as? RenderNode)?.wrapper { below.append(wrapper) }
    for child in below { note(child, withObjects) }
  }

  /// Returns the types of the nodes that left the tree and still exist; with `all`, of every node that still exists.
  package func leftBehind(all: Bool = false) -> [String] {
    nodes.values.compactMap { $0.object as? Node }.filter { all || $0.isUnmounted }.map { "\(type(of: $0))" }.sorted()
  }

  /// The objects that still exist.
  package var remainingObjects: [AnyObject] { objects.values.compactMap(\.object) }

  /// The number of nodes.
  package var count: Int { nodes.count }

  /// Forgets the nodes that are gone.
  package mutating func forgetReleased() { nodes = nodes.filter { $0.value.object != nil } }
}
