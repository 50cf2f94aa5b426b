/// The value of a state for other screens, whose graphs do not contain the state's source.
///
/// A class, because hardly any state has copies: a check for none costs nothing.
final class StateCopies<Value> {
  private struct Copy {
    let host: StateHost
    let source: Source<Value>
    var ticket = WriteQueue.Ticket()
  }

  private var copies: [Copy] = []

  /// Returns the value for the running rule of a screen.
  func value(for reader: StateHost, _ newest: Value, label: @escaping () -> String) -> Value {
    if let known = copies.first(where: { $0.host === reader }) { return known.source.value }
    let source = Source(newest, in: reader.graph, label: .derived(label), isEqual: Comparison.areSame)
    copies.append(Copy(host: reader, source: source))
    return source.value
  }

  func write(_ value: Value, in transaction: Transaction) {
    copies.removeAll { $0.host.isClosed }
    for index in copies.indices {
      let source = copies[index].source
      copies[index].host.enqueue(in: transaction, ticket: &copies[index].ticket) { source.write(value) }
    }
  }
}
