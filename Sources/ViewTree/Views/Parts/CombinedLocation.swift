/// A value that is derived from several sources.
///
/// It is a rule of its own, so that its readers are evaluated only when the derived value changes.
class CombinedLocation<Source, Value: Equatable>: Location<Value> {
  final let sources: [Binding<Source>]
  private let derive: ([Binding<Source>]) -> Value
  private var rule: HostedRule<Value>?

  init(_ sources: [Binding<Source>], derive: @escaping ([Binding<Source>]) -> Value) {
    self.sources = sources
    self.derive = derive
  }

  final override var host: StateHost? { sources.lazy.compactMap(\.location.host).first }
  final override var readsObject: Bool { sources.contains { $0.location.readsObject } }
  final override func prepare() { for source in sources { source.location.prepare() } }
  final override var vertex: Vertex? { rule?.rule }

  final override func get() -> Value {
    guard let host, host.isComputing else { return derive(sources) }
    return rule(in: host).value
  }

  private func rule(in host: StateHost) -> Computed<Value> {
    if let rule, rule.host === host { return rule.rule }
    let (sources, derive) = (sources, derive)
    let label = VertexLabel.derived { [weak self] in self?.label ?? "sources" }
    let new = Computed(in: host.graph, label: label) { derive(sources) }
    rule = HostedRule(host: host, rule: new)
    host.note(self)
    return new
  }

  final override func forget(_ host: StateHost) { if rule?.host === host { rule = nil } }

  /// Writes a value to all sources.
  final func setSources(to value: Source, _ transaction: Transaction) {
    transaction.whileWriting { for source in sources { source.wrappedValue = value } }
  }

  /// Returns whether both have the same sources in the same order.
  final func hasSameSources(as other: CombinedLocation) -> Bool {
    sources.elementsEqual(other.sources) { $0.isSame(as: $1) }
  }
}
