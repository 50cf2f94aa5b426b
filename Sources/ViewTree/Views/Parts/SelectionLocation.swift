/// A value that is derived from the selection of a picker, which has one source or several that it sets together.
///
/// It is a rule of its own: a choice evaluates only the previously chosen option and the new one.
final class SelectionLocation<Selection: Hashable, Value: Equatable>: Location<Value> {
  private let sources: [Binding<Selection>]
  /// The identity of the derivation: locations with equal keys and the same sources have equal values.
  private let key: AnyHashable
  private let derive: ([Selection]) -> Value
  /// Returns the selection that a value stands for; `nil` ignores the write.
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
    guard let other = other as? SelectionLocation<Selection, Value> else { return false }
    return key == other.key && sources.elementsEqual(other.sources) { $0.isSame(as: $1) }
  }
}
