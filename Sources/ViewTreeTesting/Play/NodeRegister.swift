/// The nodes and objects of screens, held weakly, to find those that outlive their place in the tree or their screen.
@MainActor package struct NodeRegister {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var nodes: [ObjectIdentifier: Weak] = [:]
  private var objects: [ObjectIdentifier: Weak] = [:]

  package init() {}

  /// Adds the nodes that a screen has now, and with `objects` the objects that properties of its views hold.
  package mutating func note(_ screen: Screen, objects withObjects: Bool = false) {
    screen.frames.forEachNode { node, held in
      nodes[ObjectIdentifier(node)] = Weak(object: node)
      if withObjects { for object in held { objects[ObjectIdentifier(object)] = Weak(object: object) } }
    }
  }

  /// Returns the types of the nodes that left the tree and still exist; with `all`, of every node that still exists.
  package func leftBehind(all: Bool = false) -> [String] {
    nodes.values.compactMap(\.object).filter { all || FrameLoop.isUnmounted($0) }.map { "\(type(of: $0))" }.sorted()
  }

  /// The objects that still exist.
  package var remainingObjects: [AnyObject] { objects.values.compactMap(\.object) }

  /// The number of nodes.
  package var count: Int { nodes.count }

  /// Forgets the nodes that are gone.
  package mutating func forgetReleased() { nodes = nodes.filter { $0.value.object != nil } }
}
