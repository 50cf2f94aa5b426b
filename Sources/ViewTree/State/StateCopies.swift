/// The value of a state as other screens read it, whose graphs cannot know the source of this one.
///
/// A class, because hardly any state has copies: to ask for those of none costs nothing.
final class StateCopies<Value> {
  private struct Copy {
    let host: StateHost
    let source: Source<Value>
    var ticket = WriteQueue.Ticket()
  }

  private var copies: [Copy] = []

  /// The value for the rule of a screen that is running.
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
