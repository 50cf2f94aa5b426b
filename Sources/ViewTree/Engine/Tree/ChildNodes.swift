/// The children of a node with several views, by position.
///
/// A position is empty if its view has no node.
///
/// Most nodes have two children, and an array would be the larger part of the node's cost.
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

  /// Returns the child at a position; positions must be filled in order.
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
