/// Several views, one after the other: what a builder closure with several statements makes.
nonisolated public struct TupleView<each Content: View>: View {
  /// The views are kept apart: a tuple of any types is copied very slowly, and stacks and modifiers are copied a lot.
  private let box: TupleBox

  /// Some views in their order.
  public init(_ value: repeat each Content) { box = PackBox(repeat each value) }

  fileprivate init(_ box: TupleBox) { self.box = box }

  /// The views as a tuple.
  public var value: (repeat each Content) { box.value as! (repeat each Content) }

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { false }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let box = view.box
    box.evaluate(in: slot.node { TupleNode(parent: $0, inputs: $1) })
  }
}

extension TupleView: SelfComparing {
  func isSame(as other: Self) -> Bool { box === other.box || box.isSame(as: other.box) }
}

extension ViewBuilder {
  /// Two views: most tuples are pairs, and the type of a tuple takes longer to find than a pair to evaluate.
  public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> TupleView<A, B> { TupleView(PairBox(a, b)) }
}

nonisolated private class TupleBox: @unchecked Sendable {
  var value: Any { () }

  @MainActor func evaluate(in node: TupleNode) {}
  func isSame(as other: TupleBox) -> Bool { false }
}

nonisolated private final class PackBox<each Content: View>: TupleBox, @unchecked Sendable {
  private let views: (repeat each Content)

  init(_ views: repeat each Content) { self.views = (repeat each views) }

  override var value: Any { views }

  @MainActor override func evaluate(in node: TupleNode) {
    var index = 0
    repeat node.evaluate(each views, at: &index)
  }

  override func isSame(as other: TupleBox) -> Bool {
    (other as? PackBox).map { Comparison.areSame(views, $0.views) } ?? false
  }
}

nonisolated private final class PairBox<A: View, B: View>: TupleBox, @unchecked Sendable {
  private let first: A
  private let second: B

  init(_ first: A, _ second: B) {
    self.first = first
    self.second = second
  }

  override var value: Any { (first, second) }

  @MainActor override func evaluate(in node: TupleNode) {
    var index = 0
    node.evaluate(first, at: &index)
    node.evaluate(second, at: &index)
  }

  override func isSame(as other: TupleBox) -> Bool {
    guard let other = other as? PairBox else { return false }
    return Comparison.areSame(first, other.first) && Comparison.areSame(second, other.second)
  }
}

private final class TupleNode: Node {
  // Most tuples are pairs: an array of two children would be the larger part of the node's cost.
  @exclusivity(unchecked) private var first: Node?
  @exclusivity(unchecked) private var second: Node?
  @exclusivity(unchecked) private var others: [Node?] = []

  override func forEachChild(_ body: (Node) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    for child in others { if let child { body(child) } }
  }

  /// Evaluates the child at the index, and goes on to the next.
  func evaluate<Content: View>(_ content: Content, at index: inout Int) {
    switch index {
    case 0: first = evaluate(content, in: first, inputs: inputs)
    case 1: second = evaluate(content, in: second, inputs: inputs)
    default: evaluateOther(content, at: index - 2)
    }
    index += 1
  }

  private func evaluateOther<Content: View>(_ content: Content, at index: Int) {
    if index == others.count { others.append(nil) }
    others[index] = evaluate(content, in: others[index], inputs: inputs)
  }
}
