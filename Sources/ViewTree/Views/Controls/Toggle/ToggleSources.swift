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
final class SourcesLocation: CombinedLocation<Bool, ToggleState> {
  init(_ sources: [Binding<Bool>]) { super.init(sources, derive: Self.state) }

  override var label: String {
    let labels = sources.prefix(Self.namedSources).map(\.location.label)
    return (sources.count > labels.count ? labels + ["…"] : labels).joined(separator: ", ")
  }
  private static let namedSources = 3

  override func set(_ value: ToggleState, transaction: Transaction) { setSources(to: value.isOn, transaction) }

  override func isSame(as other: Location<ToggleState>) -> Bool {
    (other as? SourcesLocation).map(hasSameSources) ?? false
  }

  /// Returns the combined state; an empty list counts as on.
  private static func state(of sources: [Binding<Bool>]) -> ToggleState {
    let on = sources.count { $0.wrappedValue }
    return on == sources.count ? .on : on == 0 ? .off : .mixed
  }
}
