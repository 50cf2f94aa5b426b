/// The children of a node of several views, each in its place, which is empty where a view has no node.
///
/// Most have two: an array of them would be the larger part of the node's cost.
struct ChildNodes {
  private var first: Node?
  private var second: Node?
  private var others: [Node?] = []

  var isEmpty: Bool { first == nil && second == nil && others.isEmpty }

  func forEach(_ body: (Node) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    for case let child? in others { body(child) }
  }

  /// Places are filled in their order.
  subscript(index: Int) -> Node? {
    get {
      switch index {
      case 0: first
      case 1: second
      default: index - 2 < others.count ? others[index - 2] : nil
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case others.count + 2: others.append(newValue)
      default: others[index - 2] = newValue
      }
    }
  }
}
