/// The node of a modifier that changes the transaction for the views below.
///
/// Transactions flow down like the environment, but only for one update: each such node computes its own from the next
/// one above once in an update, when it is evaluated or when a view below asks.
@MainActor
class TransactionNode<M: ViewModifier>: ModifierNode<M> {
  private var cached: (frame: Int, value: Transaction)?

  required init(_ modifier: M, parent: Node, inputs: Inputs) {
    super.init(modifier, parent: parent, inputs: inputs)
    if !tree.changesTransactions { tree.changesTransactions = true }
  }

  /// The transaction of the update that is going on, as the views below see it.
  final override var changedTransaction: Transaction? {
    if let cached, cached.frame == tree.updateCount { return cached.value }
    var value = transaction
    change(&value)
    cached = (tree.updateCount, value)
    return value
  }

  func change(_ transaction: inout Transaction) {}

  final override func willEvaluateContent() { _ = changedTransaction }
}

extension Node {
  /// Why a change of the node is animated in this update, if it is.
  final var animationCause: AnimationCause? {
    let transaction = transaction
    guard let animation = transaction.effectiveAnimation else { return nil }
    return AnimationCause(
      animation: animation, environment: inputs.environmentValues, hold: transaction.listener?.hold(for: tree.host))
  }
}
