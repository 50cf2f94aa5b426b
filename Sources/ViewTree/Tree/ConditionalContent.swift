/// One of two views: what `if … else` in a builder closure makes. State starts anew in the other branch.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  nonisolated public static var _isUnary: Bool { TrueContent._isUnary && FalseContent._isUnary }

  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.evaluate(view) { ConditionalNode<TrueContent, FalseContent>(view, parent: $0, inputs: $1) }
  }
}

extension _ConditionalContent.Storage: SelfComparing {
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.trueContent(let a), .trueContent(let b)): Comparison.areSame(a, b)
    case (.falseContent(let a), .falseContent(let b)): Comparison.areSame(a, b)
    default: false
    }
  }
}

private final class ConditionalNode<A: View, B: View>: BranchNode<_ConditionalContent<A, B>> {
  private var isTrue: Bool?

  override func evaluateChildren() {
    switch view.storage {
    case .trueContent(let content):
      show(content, isSame: isTrue == true)
      isTrue = true
    case .falseContent(let content):
      show(content, isSame: isTrue == false)
      isTrue = false
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  nonisolated public static var _isUnary: Bool { false }

  public static func _evaluate(_ view: Wrapped?, in slot: inout _Slot) {
    slot.evaluate(view) { OptionalNode<Wrapped>(view, parent: $0, inputs: $1) }
  }
}

private final class OptionalNode<Wrapped: View>: BranchNode<Wrapped?> {
  override func evaluateChildren() {
    if let content = view {
      show(content, isSame: !isEmpty)
    } else if !isEmpty {
      clear()
    }
  }
}
