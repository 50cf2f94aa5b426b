/// The node of a modifier that changes the transaction for the views below.
///
/// Transactions flow down like the environment, but only for one update. Each such node computes its transaction from
/// the next one above once in an update: when it is evaluated, or when a view below reads it.
@MainActor
class TransactionNode<M: ViewModifier>: ModifierNode<M> {
  private var known: UpdateTransaction?

  /// The transaction of the current update, as the views below see it.
  final override var changedTransaction: Transaction? {
    if let known = known?.current(in: tree) { return known }
    var value = transaction
    change(&value)
    known = UpdateTransaction(value, in: tree)
    return value
  }

  func change(_ transaction: inout Transaction) {}

  final override func willEvaluateContent() { _ = changedTransaction }
}

/// A transaction that a node passes down in one update.
@MainActor struct UpdateTransaction {
  private let update: Int
  private let transaction: Transaction

  /// Creates a value for the current update.
  init(_ transaction: Transaction, in tree: Tree) {
    self.transaction = transaction
    update = tree.updateCount
    tree.mayChangeTransactions()
  }

  /// Returns the transaction if its update is still in progress.
  func current(in tree: Tree) -> Transaction? { update == tree.updateCount ? transaction : nil }
}

extension Node {
  /// The animation of changes to the node in this update; `nil` if they are not animated.
  final var animationCause: AnimationCause? {
    let transaction = transaction
    guard let animation = transaction.effectiveAnimation else { return nil }
    return AnimationCause(
      animation: animation, environment: inputs.environmentValues, hold: transaction.listener?.hold(for: tree.host))
  }
}
