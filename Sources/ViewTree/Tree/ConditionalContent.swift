/// One of two views: what `if … else` in a builder closure makes. State starts anew in the other branch.
nonisolated public enum _ConditionalContent<TrueContent, FalseContent> {
  case trueContent(TrueContent)
  case falseContent(FalseContent)
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  nonisolated public static var _isUnary: Bool { TrueContent._isUnary && FalseContent._isUnary }

  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let node = slot.node { ConditionalNode(parent: $0, inputs: $1) }
    switch view {
    case .trueContent(let content):
      node.show(content, isSame: node.isTrue == true)
      node.isTrue = true
    case .falseContent(let content):
      node.show(content, isSame: node.isTrue == false)
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
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  nonisolated public static var _isUnary: Bool { false }

  public static func _evaluate(_ view: Wrapped?, in slot: inout _Slot) {
    let node = slot.node { DynamicNode(parent: $0, inputs: $1) }
    if let content = view {
      node.show(content, isSame: node.child != nil)
    } else {
      node.clear()
    }
  }
}
