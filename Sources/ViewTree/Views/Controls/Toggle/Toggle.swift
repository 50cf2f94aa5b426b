/// A control that is on or off, or mixed if it controls several values.
///
///     [x] Wi-Fi
///     [-] All of them
///
/// The first of several views in the label is the title; the others are below it.
///
/// Several sources are on if all are on, off if all are off, and mixed otherwise; setting the toggle writes all of
/// them.
/// Follows [Toggle](https://developer.apple.com/documentation/swiftui/toggle).
nonisolated public struct Toggle<Label: View> {
  @Binding private var isOn: Bool
  /// The combined state of several sources; `nil` for a single one.
  private let sources: Binding<ToggleState>?
  private let label: Label

  private init(isOn: Binding<Bool>, sources: Binding<ToggleState>?, label: Label) {
    _isOn = isOn
    self.sources = sources
    self.label = label
  }

  /// Creates a toggle with a label of any kind.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, sources: nil, label: label())
  }

  /// Creates a toggle with a label of any kind that controls several values: setting it writes all of them.
  ///
  /// The bindings are read from the elements when the toggle is created.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let sources = Binding(SourcesLocation(sources.map { $0[keyPath: isOn] }))
    self.init(isOn: sources.isOn, sources: sources, label: label())
  }

  /// Creates a toggle with a state that can be mixed.
  init(state: Binding<ToggleState>, @ViewBuilder label: () -> Label) {
    self.init(isOn: state.isOn, sources: state, label: label())
  }
}

extension Toggle: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    StyledControl(
      ToggleStyleConfiguration(
        label: .init(titles: label, in: environment.controlContext), isOn: $isOn, sources: sources,
        hidesLabel: environment.labelsHidden),
      default: DefaultToggleStyle.self
    ) { toggle in
      var semantics = Semantics(of: toggle.label)
      semantics.toggleState = { toggle.sources?.wrappedValue ?? (toggle.isOn ? .on : .off) }
      semantics.takesFocus = true
      return semantics
    }
    .resolve(in: environment)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a localized title that controls several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle with a verbatim title that controls several values.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ViewTree.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a verbatim title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized title and a symbol that controls several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { ViewTree.Label(titleKey, systemImage: systemImage) } }

  /// Creates a toggle with a verbatim title and a symbol that controls several values.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { ViewTree.Label(title, systemImage: systemImage) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a configuration in the next outer style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, sources: configuration.sources, label: configuration.label)
  }
}
