/// The configuration from which a disclosure group style creates its view.
///
/// Follows
/// [DisclosureGroupStyleConfiguration](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration).
public struct DisclosureGroupStyleConfiguration: ControlConfiguration {
  /// The role of a disclosure group: ``Role/disclosureGroup``.
  public static var role: Role { .disclosureGroup }

  /// The type of the group's label.
  public typealias Label = ControlLabel<DisclosureGroupStyleConfiguration>

  /// The content of an expanded group, created when it is first shown.
  nonisolated public struct Content: View, ViewPart {
    private let make: () -> AnyView

    init<V: View>(_ make: @escaping () -> V) { self.make = { AnyView(make().modifier(ListRows())) } }

    /// The views, created when the group is first expanded.
    @MainActor public var body: some View { make() }

    /// Writes the view's value into its node; called by the engine.
    @MainActor public static func _evaluate(_ view: Content, in slot: inout _Slot) {
      slot.evaluateBody(of: view, DisclosedContentNode.self)
    }
  }

  /// The group's label.
  public let label: Label
  /// The content of the group while it is expanded.
  public let content: Content
  /// A Boolean value that indicates whether the group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The node of a group's content, which is no view of its own and has no name in a path.
private final class DisclosedContentNode: BodyNode<DisclosureGroupStyleConfiguration.Content> {
  override var name: String? { nil }
  override func evaluateContent() { evaluateBody { $0.body } }
}

/// A type that defines the appearance of disclosure groups: a label that expands and collapses the content below it.
///
/// A style writes `configuration.isExpanded`, and shows `configuration.content` while it is true.
///
/// Follows [DisclosureGroupStyle](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle).
@MainActor @preconcurrency public protocol DisclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

extension View {
  /// Sets the appearance of the disclosure groups in the view.
  ///
  /// The style closest to a group wins; a group in the style's body uses the next outer style. Follows
  /// [disclosureGroupStyle(_:)](https://developer.apple.com/documentation/swiftui/view/disclosuregroupstyle(_:)).
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a mark before the label, and the content indented below it as in an outline.
///
///     v Advanced
///         [x] Verbose
///       v Network
///           [x] Wi-Fi
///
/// Follows [AutomaticDisclosureGroupStyle](https://developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle).
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}

  /// Returns the view of one group; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      DisclosureButton(isExpanded: configuration.$isExpanded, fillsRow: true) { configuration.label }
      if configuration.isExpanded { VStack(alignment: .leading) { configuration.content.outlineLevel(1) } }
    }
  }
}

typealias DefaultDisclosureGroupStyle = AutomaticDisclosureGroupStyle

/// A style with the label at the leading edge, the mark at the trailing edge, and the content indented below.
///
///     Advanced                v
///       [x] Verbose
nonisolated public struct TrailingMarkDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style, usually written `.trailingMark`.
  public init() {}

  /// Returns the view of one group; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack(alignment: .firstTextBaseline) {
          configuration.label
          Spacer()
          Image(indicator: configuration.isExpanded ? .opens : .forward)
        }
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { VStack(alignment: .leading) { configuration.content }.indented() }
    }
  }
}

/// A style with a box around the expanded group, and the label in its top border.
///
///       > Advanced        + v Advanced ------+
///                         | [x] Verbose      |
///                         +------------------+
nonisolated public struct BorderedDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style, usually written `.bordered`.
  public init() {}

  /// Returns the view of one group; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledBox(isOpen: configuration.isExpanded) {
      if configuration.isExpanded { configuration.content }
    } title: {
      DisclosureButton(isExpanded: configuration.$isExpanded, fillsRow: false) { configuration.label }.singleLine()
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: a mark before the label, and the content indented below it.
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension DisclosureGroupStyle where Self == TrailingMarkDisclosureGroupStyle {
  /// The label at the leading edge, the mark at the trailing edge, and the content indented below.
  public static var trailingMark: TrailingMarkDisclosureGroupStyle { .init() }
}

extension DisclosureGroupStyle where Self == BorderedDisclosureGroupStyle {
  /// A box around the expanded group, and the label in its top border.
  public static var bordered: BorderedDisclosureGroupStyle { .init() }
}
