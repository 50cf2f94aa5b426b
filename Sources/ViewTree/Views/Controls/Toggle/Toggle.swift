/// A control that is on or off, or mixed where it stands for several.
///
///     [x] Wi-Fi
///     [-] All of them
///
/// Several sources are on if all are, off if none is, mixed otherwise; setting the toggle writes all of them.
/// Follows [Toggle](https://developer.apple.com/documentation/swiftui/toggle).
nonisolated public struct Toggle<Label: View> {
  @Binding private var isOn: Bool
  /// What several sources say together; `nil` where there is one.
  private let sources: Binding<ToggleState>?
  private let label: Label

  private init(isOn: Binding<Bool>, sources: Binding<ToggleState>?, label: Label) {
    _isOn = isOn
    self.sources = sources
    self.label = label
  }

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, sources: nil, label: label())
  }

  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let sources = Binding(SourcesLocation(sources.map { $0[keyPath: isOn] }))
    self.init(isOn: sources.isOn, sources: sources, label: label())
  }

}

extension Toggle: Control {
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    StyledControl(
      ToggleStyleConfiguration(
        label: .init(label), isOn: $isOn, sources: sources, hidesLabel: environment.labelsHidden),
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
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ViewTree.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(title, systemImage: systemImage) }
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { ViewTree.Label(titleKey, systemImage: systemImage) } }

  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { ViewTree.Label(title, systemImage: systemImage) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a configuration, in the next outer style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, sources: configuration.sources, label: configuration.label)
  }
}
