/// Changes the transaction of an update on its way to the views inside.
nonisolated struct TransactionModifier: ViewModifier {
  let transform: (inout Transaction) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: TransactionTransformNode.self)
  }
}

private final class TransactionTransformNode: TransactionNode<TransactionModifier> {
  override func change(_ transaction: inout Transaction) { modifier.transform(&transaction) }
}

/// Changes the transaction of the updates in which a value changes.
nonisolated struct ValueTransactionModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: ValueTransactionNode<Value>.self)
  }
}

/// A modifier that acts in the updates in which a value changes.
private protocol ValueWatching: ViewModifier {
  associatedtype Watched: Equatable
  nonisolated var value: Watched { get }
}

extension ValueTransactionModifier: ValueWatching {}
extension AnimationModifier: ValueWatching {}

/// The node of such a modifier, which holds whether the value changes in the current update.
private class ValueWatchingNode<M: ValueWatching>: TransactionNode<M> {
  final private(set) var isChanged = false

  final override func willUpdate(to modifier: M) { isChanged = modifier.value != self.modifier.value }
  final override func didEvaluateContent(isFirst: Bool) { isChanged = false }
}

private final class ValueTransactionNode<Value: Equatable>: ValueWatchingNode<ValueTransactionModifier<Value>> {
  override func change(_ transaction: inout Transaction) { if isChanged { modifier.transform(&transaction) } }
}

/// Sets an animation in the transaction of the updates in which a value changes.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  let animation: Animation?
  /// The value that is compared; `nil` animates every update.
  let value: Value?

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: AnimationNode<Value>.self)
  }
}

private final class AnimationNode<Value: Equatable>: ValueWatchingNode<AnimationModifier<Value>> {
  override func change(_ transaction: inout Transaction) {
    if isChanged || modifier.value == nil, !transaction.disablesAnimations {
      transaction.animation = modifier.animation
    }
  }
}

extension View {
  /// Changes the transaction of an update for this view and the views inside; the outer modifiers come first.
  ///
  /// The closure is called in each update that reaches the view. Follows
  /// [transaction](https://developer.apple.com/documentation/swiftui/view/transaction(_:)).
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of the updates in which `value` changes, for this view and the views inside.
  ///
  /// Follows [transaction(value:_:)](https://developer.apple.com/documentation/swiftui/view/transaction(value:_:)).
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Animates changes of this view and the views inside when `value` changes; `nil` disables the animation.
  ///
  /// Follows [animation](https://developer.apple.com/documentation/swiftui/view/animation(_:value:)).
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes of this view and the views inside; `nil` disables their animations.
  ///
  /// A picture in text shows the end of the animation until time passes.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier<Bool>(animation: animation, value: nil))
  }
}
