/// A sequence of views: the result of a builder closure with several statements.
///
/// Follows [TupleView](https://developer.apple.com/documentation/swiftui/tupleview).
nonisolated public struct TupleView<each Content: View>: View {
  /// The views are stored in a box, because copying a tuple of arbitrary types is very slow, and stacks and modifiers
  /// are copied often.
  private let box: _TupleBox

  /// Creates a view of several views in order.
  public init(_ value: repeat each Content) { box = PackBox(repeat each value) }

  @usableFromInline init(_ box: _TupleBox) { self.box = box }

  /// The views as a tuple.
  public var value: (repeat each Content) { box.value as! (repeat each Content) }

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { false }
  /// Whether views in it come and go by themselves.
  public static var _isGroup: Bool { true }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let box = view.box
    slot.list(make: { TupleNode(parent: $0, inputs: $1) }, evaluate: box.evaluate)
  }
}

extension TupleView: SubviewSource {
  static var contents: [any View.Type] {
    var contents: [any View.Type] = []
    for view in repeat (each Content).self { contents.append(view) }
    return contents
  }

  func addSubviews(to list: inout SubviewList) { box.addSubviews(to: &list) }
}

extension TupleView: SelfComparing {
  func isSame(as other: Self) -> Bool { box === other.box || box.isSame(as: other.box) }
}

extension ViewBuilder {
  /// Combines two views.
  ///
  /// Most tuples are pairs, and looking up the type of a tuple takes longer than evaluating a pair.
  ///
  /// Inlined into other modules, because there the type of the pair is known and is looked up once.
  @inlinable public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> TupleView<A, B> {
    TupleView(_PairBox(a, b))
  }
}

/// Two views of a built-in style.
///
/// Its type requires nothing of the two types, so naming it looks up no conformance: a look-up takes a tenth of a
/// millisecond, and the styles of a first form would need twenty.
nonisolated struct ViewPair<First, Second> {
  let first: First
  let second: Second

  @inline(__always) init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ViewPair: View where First: View, Second: View {
  typealias Body = Never
  static var _isUnary: Bool { false }
  static var _isGroup: Bool { true }

  @inline(__always) @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    // Inlined into the witness, which is handed the type of the pair; a function of its own looks it up.
    // Copied: the closure would look up the type of the pair for each of them.
    let (first, second) = (view.first, view.second)
    slot.list(
      make: { TupleNode(parent: $0, inputs: $1) },
      evaluate: { node, inputs in
        node.evaluateChild(first, at: 0, inputs: inputs)
        node.evaluateChild(second, at: 1, inputs: inputs)
      })
  }
}

// Sendable: it never changes, and the views inside are used only on the main actor, like the tuple.
@usableFromInline nonisolated class _TupleBox: @unchecked Sendable {
  var value: Any { () }

  @MainActor func evaluate(in node: Node, inputs: Inputs) {}
  func isSame(as other: _TupleBox) -> Bool { false }
  func addSubviews(to list: inout SubviewList) {}
}

// Sendable: for the same reason as `_TupleBox`.
nonisolated private final class PackBox<each Content: View>: _TupleBox, @unchecked Sendable {
  private let views: (repeat each Content)

  init(_ views: repeat each Content) { self.views = (repeat each views) }

  override var value: Any { views }

  @MainActor override func evaluate(in node: Node, inputs: Inputs) {
    var index = 0
    repeat node.evaluateNext(each views, at: &index, inputs: inputs)
  }

  override func addSubviews(to list: inout SubviewList) {
    var index = 0
    for view in repeat each views {
      list.add(view, at: index)
      index += 1
    }
  }

  override func isSame(as other: _TupleBox) -> Bool {
    (other as? PackBox).map { Comparison.areSame(views, $0.views) } ?? false
  }
}

// Sendable: for the same reason as `_TupleBox`.
@usableFromInline nonisolated final class _PairBox<A: View, B: View>: _TupleBox, @unchecked Sendable {
  private let first: A
  private let second: B

  @usableFromInline init(_ first: A, _ second: B) {
    self.first = first
    self.second = second
  }

  override var value: Any { (first, second) }

  @MainActor override func evaluate(in node: Node, inputs: Inputs) {
    node.evaluateChild(first, at: 0, inputs: inputs)
    node.evaluateChild(second, at: 1, inputs: inputs)
  }

  override func addSubviews(to list: inout SubviewList) {
    list.add(first, at: 0)
    list.add(second, at: 1)
  }

  override func isSame(as other: _TupleBox) -> Bool {
    guard let other = other as? _PairBox else { return false }
    return Comparison.areSame(first, other.first) && Comparison.areSame(second, other.second)
  }
}

extension Node {
  fileprivate final func evaluateNext<Content: View>(_ content: Content, at index: inout Int, inputs: Inputs) {
    evaluateChild(content, at: index, inputs: inputs)
    index += 1
  }
}

/// The node of several views in a parent that takes only one.
private final class TupleNode: Node {
  @safe @exclusivity(unchecked) private var children = ChildNodes()

  override func forEachChild(_ body: (Node) -> Void) { children.forEach(body) }
  override subscript(index: Int) -> Node? {
    get { children[index] }
    set { children[index] = newValue }
  }
}
