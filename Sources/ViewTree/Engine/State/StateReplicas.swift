/// The value of a state for other screens, whose graphs do not contain the state's source.
///
/// A class, because hardly any state has copies: a check for none costs nothing.
final class StateReplicas<Value> {
  private struct Replica {
    let host: StateHost
    let source: Source<Value>
    var ticket = WriteQueue.Ticket()
  }

  private var replicas: [Replica] = []

  /// Returns the value for the running rule of a screen.
  func value(for reader: StateHost, _ newest: Value, label: @escaping () -> String) -> Value {
    if let known = replicas.first(where: { $0.host === reader }) { return known.source.value }
    let source = Source(newest, in: reader.graph, label: .derived(label), isEqual: Comparison.areSame)
    replicas.append(Replica(host: reader, source: source))
    return source.value
  }

  func write(_ value: Value, in transaction: Transaction) {
    replicas.removeAll { $0.host.isClosed }
    for index in replicas.indices {
      let source = replicas[index].source
      replicas[index].host.enqueue(in: transaction, ticket: &replicas[index].ticket) { source.write(value) }
    }
  }
}
