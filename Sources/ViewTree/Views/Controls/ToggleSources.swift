extension ToggleState {
  /// Whether the toggle is on; setting it decides a mixed one.
  var isOn: Bool {
    get { self == .on }
    set { self = newValue ? .on : .off }
  }
}

/// The state of several sources together: on if all are on, off if none is, mixed otherwise. Writing it writes all of
/// them.
final class SourcesLocation: Location<ToggleState> {
  private let sources: [Binding<Bool>]
  private lazy var rule = graph.map { graph in
    let sources = sources
    return Computed(in: graph, label: label) { Self.state(of: sources) }
  }

  init(_ sources: [Binding<Bool>]) { self.sources = sources }

  override var graph: Graph? { sources.lazy.compactMap(\.location.graph).first }
  override var label: String { "sources" }
  override var vertex: Vertex? { rule }

  override func get() -> ToggleState {
    if let graph, graph.isComputing, let rule { return rule.value }
    return Self.state(of: sources)
  }

  override func set(_ value: ToggleState, transaction: Transaction) {
    for source in sources { source.transaction(transaction.orCurrent).wrappedValue = value.isOn }
  }

  override func isSame(as other: Location<ToggleState>) -> Bool {
    guard let other = other as? SourcesLocation else { return false }
    return sources.elementsEqual(other.sources) { $0.isSame(as: $1) }
  }

  /// No sources at all are on.
  private static func state(of sources: [Binding<Bool>]) -> ToggleState {
    let on = sources.count { $0.wrappedValue }
    return on == sources.count ? .on : on == 0 ? .off : .mixed
  }
}
