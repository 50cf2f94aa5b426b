/// Several views, one after the other: what a builder closure with several statements makes.
nonisolated public struct TupleView<each Content: View>: View {
  public var value: (repeat each Content)

  public init(_ value: repeat each Content) { self.value = (repeat each value) }

  public static var _isUnary: Bool { false }

  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.evaluate(view) { TupleNode<repeat each Content>(view, parent: $0, inputs: $1) }
  }
}

private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
  private var children: [Node?] = []

  override func forEachChild(_ body: (Node) -> Void) { for child in children { if let child { body(child) } } }

  override func evaluateChildren() {
    var index = 0
    for content in repeat each view.value {
      if index == children.count { children.append(nil) }
      let child = evaluate(content, in: children[index], inputs: inputs)
      children[index] = child
      index += 1
    }
  }
}
