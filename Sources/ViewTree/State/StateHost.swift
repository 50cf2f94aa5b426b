/// What the states of one screen share: the graph, the issues, and whether a frame is due.
final class StateHost {
  let graph = Graph()
  /// Changes made by other threads; the screen takes them in when it is next looked at.
  let inbox = Inbox()
  /// Called with each issue, with the path of the view that was being evaluated.
  var onIssue: (String) -> Void = { RuntimeIssue.report($0) }
  /// Called with each write that changes a value, while a trace is taken.
  var onWrite: ((_ label: String, _ old: Any, _ new: Any) -> Void)?

  /// The transactions whose writes wait, by number.
  private var transactions: [Int: Transaction] = [:]

  /// Makes a write part of the transaction's update.
  func enqueue(in transaction: Transaction, ticket: inout WriteQueue.Ticket, write: @escaping () -> Void) {
    if transaction.group != 0 { transactions[transaction.group] = transaction }
    graph.transactions.add(transaction: transaction.group, ticket: &ticket, write: write)
  }

  /// Makes the writes of the oldest transaction that waits.
  func applyWrites() -> Transaction {
    guard let group = graph.transactions.next() else { return Transaction() }
    defer { if graph.transactions.isEmpty { transactions = [:] } }
    for write in group.writes { write() }
    return transactions[group.transaction] ?? Transaction()
  }

  func report(_ issue: String) {
    let path = graph.current.map { "\($0.label): " } ?? ""
    onIssue(path + issue)
  }

  /// The states that are written while a screen does not come to rest.
  var restlessStates: Set<String>?

  func willWrite<Value>(_ label: @autoclosure () -> String, from old: Value, to new: Value) {
    restlessStates?.insert(label())
    onWrite?(label(), old, new)
  }
}
