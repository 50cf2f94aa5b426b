/// A view that expands and collapses its content below a label.
///
///     > Advanced            v Advanced
///                               [x] Verbose
///
/// The group is as wide as its proposal. Without a binding it keeps its state itself and begins collapsed. The content
/// exists only while the group is expanded. A control in the label is used on its own; a click beside it expands or
/// collapses the group. Follows [DisclosureGroup](https://developer.apple.com/documentation/swiftui/disclosuregroup).
nonisolated public struct DisclosureGroup<Label: View, Content: View> {
  @State private var isOwnExpanded = false
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  /// True for `DisclosureGroup(configuration)`: the outer group is published, and this one only draws it.
  let isUnpublished: Bool

  private init(isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label, isUnpublished: Bool = false)
  {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
    self.isUnpublished = isUnpublished
  }

  /// Creates a group that is expanded while `isExpanded` is true; without a binding it keeps that state itself.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }
}

extension DisclosureGroup: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  static var rows: RowsTrait? { RowsTrait(isRow: true) }

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    isExpanded?.location.prepare()
    return StyledControl(
      DisclosureGroupStyleConfiguration(
        label: .init(titles: label.modifier(ListRows(isLabel: true))), content: .init(content),
        isExpanded: isExpanded ?? $isOwnExpanded),
      default: DefaultDisclosureGroupStyle()
    ) { group in
      let isExpanded = group.$isExpanded
      var semantics = Semantics(.disclosureGroup, fallbackLabel: label, isWhole: false)
      semantics.isExpanded = { isExpanded.wrappedValue }
      return semantics
    }
    .resolve(in: environment)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title that is expanded while `isExpanded` is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  /// Creates a group with a verbatim title that is expanded while `isExpanded` is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(label))
  }

  /// Creates a group that is expanded while the selection equals its tag, so at most one of several groups is expanded.
  ///
  /// Collapsing it sets the selection to `nil`. SwiftUI has no such initializer, so one in your program with the same
  /// labels has priority.
  @_disfavoredOverload public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: selection[isSelected: tag], content: content, label: Text(titleKey))
  }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// Creates the group of a configuration in the next outer style.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(
      isExpanded: configuration.$isExpanded, content: { configuration.content }, label: configuration.label,
      isUnpublished: true)
  }
}
