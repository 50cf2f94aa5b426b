/// Several views, one after the other: what a builder closure with several statements makes.
nonisolated public struct TupleView<each Content: View>: View {
  /// The views are kept apart: a tuple of any types is copied very slowly, and stacks and modifiers are copied a lot.
  private let box: Shared<(repeat each Content)>

  public init(_ value: repeat each Content) { box = Shared((repeat each value)) }

  public var value: (repeat each Content) { box.value }

  public static var _isUnary: Bool { false }

  private static var count: Int {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    return count
  }

  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let node = slot.node { TupleNode(count: count, parent: $0, inputs: $1) }
    var index = 0
    repeat node.evaluate(each view.box.value, at: &index)
  }
}

extension TupleView: SelfComparing {
  func isSame(as other: Self) -> Bool { box.isSame(as: other.box) }
}

private final class TupleNode: Node {
  // An array of a tuple's few children would be the larger part of the node's cost.
  private nonisolated(unsafe) let children: UnsafeMutableBufferPointer<Node?>

  init(count: Int, parent: Node, inputs: Inputs) {
    children = .allocate(capacity: count)
    children.initialize(repeating: nil)
    super.init(parent: parent, inputs: inputs)
  }

  deinit {
    children.deinitialize()
    children.deallocate()
  }

  override func forEachChild(_ body: (Node) -> Void) { for child in children { if let child { body(child) } } }

  /// Evaluates the child at the index, and goes on to the next.
  func evaluate<Content: View>(_ content: Content, at index: inout Int) {
    children[index] = evaluate(content, in: children[index], inputs: inputs)
    index += 1
  }
}
