/// One of two views: the result of `if … else` in a builder closure.
///
/// State starts anew in the other branch.
nonisolated public enum _ConditionalContent<TrueContent, FalseContent> {
  /// The view of the first branch.
  case trueContent(TrueContent)
  /// The view of the other branch.
  case falseContent(FalseContent)
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated public static var _isUnary: Bool { TrueContent._isUnary && FalseContent._isUnary }
  /// Whether views in it come and go by themselves.
  nonisolated public static var _isGroup: Bool { true }

  // Inlined here because this function knows its type at compile time, as in `ModifiedContent`.
  /// Carries the view's value into its node; called by the engine.
  @inline(__always) @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let node = slot.node { ConditionalNode(parent: $0, inputs: $1) }
    switch view {
    case .trueContent(let content):
      node.show(content, isSame: node.isTrue == true, as: true)
      node.isTrue = true
    case .falseContent(let content):
      node.show(content, isSame: node.isTrue == false, as: false)
      node.isTrue = false
    }
  }
}

extension _ConditionalContent: SelfComparing {
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.trueContent(let a), .trueContent(let b)): Comparison.areSame(a, b)
    case (.falseContent(let a), .falseContent(let b)): Comparison.areSame(a, b)
    default: false
    }
  }
}

private final class ConditionalNode: DynamicNode {
  var isTrue: Bool?
  override var shownKey: AnyHashable? { isTrue }
}

private final class OptionalNode: DynamicNode {
  override var shownKey: AnyHashable? { true }
}

extension Optional: View where Wrapped: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated public static var _isUnary: Bool { false }
  /// Whether views in it come and go by themselves.
  nonisolated public static var _isGroup: Bool { true }

  /// Carries the view's value into its node; called by the engine.
  @inline(__always) public static func _evaluate(_ view: Wrapped?, in slot: inout _Slot) {
    // Inlined into the witness, which is handed the type of the optional; a function of its own looks it up.
    let node = slot.node { OptionalNode(parent: $0, inputs: $1) }
    if let content = view {
      node.show(content, isSame: node.child != nil, as: true)
    } else {
      node.clear()
    }
  }
}
