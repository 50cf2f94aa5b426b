extension View {
  /// Animates the changes of the modifiers in a closure, but not the changes of the view itself.
  ///
  ///     Text(name).animation(.linear) { $0.offset(x: isAway ? 10 : 0) }
  ///
  /// The modifiers have the animation in each update; the view has the animation of the update. Follows
  /// [animation(_:body:)](https://developer.apple.com/documentation/swiftui/view/animation(_:body:)).
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let made = body(PlaceholderContentView(modifier: AnimationBody<Self, V>.self))
    return modifier(OuterTransaction()).modifier(AnimationBody<Self, V>(animation: animation, made: made))
  }
}

nonisolated private struct AnimationBody<Value: View, Made: View>: ViewModifier, ViewPart {
  static var nameForUsers: String? { ".animation" }

  let animation: Animation?
  let made: Made

  // The placeholder in the view that was created stands for the content.
  @MainActor func body(content: Content) -> some View { made.modifier(InnerTransaction(animation: animation)) }
}

/// Gives the modifiers of a closure their animation.
nonisolated private struct InnerTransaction: NodeModifier {
  typealias NodeType = InnerTransactionNode

  let animation: Animation?
}

private final class InnerTransactionNode: TransactionNode<InnerTransaction> {
  override func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = modifier.animation }
  }
}

/// Gives the view inside the modifiers the transaction from outside them.
nonisolated private struct OuterTransaction: NodeModifier {
  typealias NodeType = OuterTransactionNode
}

private final class OuterTransactionNode: TransactionNode<OuterTransaction> {
  override func change(_ transaction: inout Transaction) { if let around { transaction = around.transaction } }

  /// The matching node; nodes of other modifiers between both come in pairs.
  private var around: InnerTransactionNode? {
    var (node, others) = (parent, 0)
    while let current = node {
      if current is OuterTransactionNode { others += 1 }
      if let inner = current as? InnerTransactionNode {
        if others == 0 { return inner }
        others -= 1
      }
      node = current.parent
    }
    return nil
  }
}
