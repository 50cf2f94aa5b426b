extension ToggleState {
  /// Whether the toggle is on.
  var isOn: Bool { self == .on }
}

extension Binding<ToggleState> {
  /// A binding to whether the toggle is on; setting it replaces a mixed state.
  ///
  /// In a trace it has the same causes as the state.
  var isOn: Binding<Bool> {
    projecting(
      ConvertedLocation(location, name: "isOn", convert: { $0.isOn }, convertBack: { $0 ? .on : .off }))
  }
}

/// The combined state of several sources: on if all are on, off if all are off, mixed otherwise.
///
/// Writing it writes all sources.
final class SourcesLocation: Location<ToggleState> {
  private let sources: [Binding<Bool>]
  private var rule: HostedRule<ToggleState>?

  init(_ sources: [Binding<Bool>]) { self.sources = sources }

  override var host: StateHost? { sources.lazy.compactMap(\.location.host).first }
  override var readsObject: Bool { sources.contains { $0.location.readsObject } }
  override func prepare() { for source in sources { source.location.prepare() } }
  override var label: String {
    let labels = sources.prefix(Self.namedSources).map(\.location.label)
    return (sources.count > labels.count ? labels + ["…"] : labels).joined(separator: ", ")
  }
  private static let namedSources = 3
  override var vertex: Vertex? { rule?.rule }

  override func get() -> ToggleState {
    guard let host, host.isComputing else { return Self.state(of: sources) }
    return rule(in: host).value
  }

  private func rule(in host: StateHost) -> Computed<ToggleState> {
    if let rule, rule.host === host { return rule.rule }
    let sources = sources
    let label = VertexLabel.derived { [weak self] in self?.label ?? "sources" }
    let new = Computed(in: host.graph, label: label) { Self.state(of: sources) }
    rule = HostedRule(host: host, rule: new)
    host.note(self)
    return new
  }

  override func forget(_ host: StateHost) {
    super.forget(host)
    if rule?.host === host { rule = nil }
  }

  override func set(_ value: ToggleState, transaction: Transaction) {
    transaction.whileWriting {
      for source in sources { source.wrappedValue = value.isOn }
    }
  }

  override func isSame(as other: Location<ToggleState>) -> Bool {
    guard let other = other as? SourcesLocation else { return false }
    return sources.elementsEqual(other.sources) { $0.isSame(as: $1) }
  }

  /// Returns the combined state; an empty list counts as on.
  private static func state(of sources: [Binding<Bool>]) -> ToggleState {
    let on = sources.count { $0.wrappedValue }
    return on == sources.count ? .on : on == 0 ? .off : .mixed
  }
}
