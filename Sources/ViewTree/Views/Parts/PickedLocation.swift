/// What follows from the selection of a picker: of one source, or of several that it sets together.
///
/// It is a rule of its own: of the options only those are evaluated again that are chosen now, and were before.
final class PickedLocation<Selection: Hashable, Value: Equatable>: Location<Value> {
  private let sources: [Binding<Selection>]
  /// Of two with the same key and the same sources the same follows.
  private let key: AnyHashable
  private let derive: ([Selection]) -> Value
  /// The selection that a value means; `nil`: the write is ignored.
  private let selection: (Value) -> Selection?
  private var rule: HostedRule<Value>?

  init(
    _ sources: [Binding<Selection>], key: AnyHashable, derive: @escaping ([Selection]) -> Value,
    selection: @escaping (Value) -> Selection?
  ) {
    self.sources = sources
    self.key = key
    self.derive = derive
    self.selection = selection
  }

  override var host: StateHost? { sources.lazy.compactMap(\.location.host).first }
  override var readsObject: Bool { sources.contains { $0.location.readsObject } }
  override func prepare() { for source in sources { source.location.prepare() } }
  override var label: String { sources.first?.location.label ?? "selection" }
  override var vertex: Vertex? { rule?.rule }

  private static func value(of sources: [Binding<Selection>], _ derive: ([Selection]) -> Value) -> Value {
    derive(sources.map(\.wrappedValue))
  }

  override func get() -> Value {
    guard let host, host.isComputing else { return Self.value(of: sources, derive) }
    return rule(in: host).value
  }

  private func rule(in host: StateHost) -> Computed<Value> {
    if let rule, rule.host === host { return rule.rule }
    let (sources, derive) = (sources, derive)
    let label = VertexLabel.derived { [weak self] in self?.label ?? "selection" }
    let new = Computed(in: host.graph, label: label) { Self.value(of: sources, derive) }
    rule = HostedRule(host: host, rule: new)
    host.note(self)
    return new
  }

  override func forget(_ host: StateHost) {
    super.forget(host)
    if rule?.host === host { rule = nil }
  }

  override func set(_ value: Value, transaction: Transaction) {
    guard let selection = selection(value) else { return }
    transaction.whileWriting { for source in sources { source.wrappedValue = selection } }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PickedLocation<Selection, Value> else { return false }
    return key == other.key && sources.elementsEqual(other.sources) { $0.isSame(as: $1) }
  }
}
