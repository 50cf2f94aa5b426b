/// The node of a modifier that changes the transaction for the views below.
///
/// Transactions flow down like the environment, but only for one update: each such node computes its own from the next
/// one above once in an update, when it is evaluated or when a view below asks.
@MainActor
class TransactionNode<M: ViewModifier>: ModifierNode<M>, TransactionChanger {
  private var cached: (frame: Int, value: Transaction)?

  /// The transaction of the update that is going on, as the views below see it.
  final var transaction: Transaction {
    if let cached, cached.frame == tree.updateCount { return cached.value }
    var value = surroundingTransaction
    change(&value)
    cached = (tree.updateCount, value)
    return value
  }

  func change(_ transaction: inout Transaction) {}

  final override func willEvaluateContent() { _ = transaction }

  private var surroundingTransaction: Transaction {
    var node = parent
    while let current = node {
      if let changer = current as? any TransactionChanger { return changer.transaction }
      node = current.parent
    }
    return tree.transaction
  }
}

@MainActor protocol TransactionChanger: AnyObject {
  var transaction: Transaction { get }
}
