/// Controls that belong together.
///
///     [ Cut | Copy | Paste ]
///
/// In a menu the controls are rows below the label. Follows
/// [ControlGroup](https://developer.apple.com/documentation/swiftui/controlgroup).
nonisolated public struct ControlGroup<Content: View>: View {
  private let configuration: ControlGroupStyleConfiguration
  /// True for `ControlGroup(configuration)`: the outer group is published, and this one only draws it.
  private let isUnpublished: Bool

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    configuration = ControlGroupStyleConfiguration(content: .init(content()), label: .init(EmptyView()))
    isUnpublished = false
  }

  /// Creates a group of controls with a label, which is shown if the group is a menu or in a menu.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    configuration = ControlGroupStyleConfiguration(content: .init(content()), label: .init(label()))
    isUnpublished = false
  }

  /// The view that the current style creates.
  @MainActor public var body: some View {
    StyledControl(
      configuration: Shared(configuration), choose: { AutomaticControlGroupStyle.choice(in: $0) },
      semantics: isUnpublished ? nil : Self.semantics)
  }

  @MainActor private static func semantics(of group: ControlGroupStyleConfiguration) -> Semantics {
    Semantics(of: group.label, isWhole: false)
  }
}

/// The content type of a control group with a label.
///
/// Follows [LabeledControlGroupContent](https://developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent).
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  /// `Never`: the type has no values; it only describes the parts of a group.
  public typealias Body = Never
}

extension ControlGroup {
  /// Creates a group of controls with a localized title.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a verbatim title.
  @_disfavoredOverload public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a localized title and a symbol.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a verbatim title and a symbol.
  @_disfavoredOverload public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group of a configuration in the next outer style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
    isUnpublished = true
  }
}
