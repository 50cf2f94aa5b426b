/// The configuration from which a disclosure group style creates its view.
///
/// Follows
/// [DisclosureGroupStyleConfiguration](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration).
public struct DisclosureGroupStyleConfiguration: ControlConfiguration {
  /// A group that opens and closes: ``Role/disclosureGroup``.
  public static var role: Role { .disclosureGroup }

  /// The type of the group's label.
  public typealias Label = ControlLabel<DisclosureGroupStyleConfiguration>

  /// What the group shows while it is open; made when it is first shown.
  nonisolated public struct Content: View, ViewPart {
    private let make: () -> AnyView

    init<V: View>(_ make: @escaping () -> V) { self.make = { AnyView(make().modifier(ListRows())) } }

    /// The views, made when the group is first opened.
    @MainActor public var body: some View { make() }

    /// Writes the view's value into its node; called by the engine.
    @MainActor public static func _evaluate(_ view: Content, in slot: inout _Slot) {
      slot.evaluateBody(of: view, DisclosedContentNode.self)
    }
  }

  /// The group's label.
  public let label: Label
  /// What the group shows while it is open.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The content of a group is no view of its own: it has no name in a path.
private final class DisclosedContentNode: BodyNode<DisclosureGroupStyleConfiguration.Content> {
  override var name: String? { nil }
}

/// What disclosure groups look like: a view of a label that opens and closes what is below it.
///
/// A look writes `configuration.isExpanded`, and shows `configuration.content` while it is open.
///
/// Follows [DisclosureGroupStyle](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle).
@MainActor @preconcurrency public protocol DisclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

extension View {
  /// Sets the look of the disclosure groups below.
  ///
  /// The style closest to a group wins; a group in its body uses the next outer one. Follows
  /// [disclosureGroupStyle(_:)](https://developer.apple.com/documentation/swiftui/view/disclosuregroupstyle(_:)).
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a mark before the label, the content indented below it as in an outline.
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
      if configuration.isExpanded {
        VStack(alignment: .leading) { configuration.content.outlineLevel(1) }
      }
    }
  }
}

typealias DefaultDisclosureGroupStyle = AutomaticDisclosureGroupStyle

/// The label at the leading edge and the mark at the trailing one, the content indented below.
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

/// A box around the group while it is open, the label in its top side.
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
  /// The default style: a mark before the label, the content indented below it.
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension DisclosureGroupStyle where Self == TrailingMarkDisclosureGroupStyle {
  /// The label at the leading edge and the mark at the trailing one, the content indented below.
  public static var trailingMark: TrailingMarkDisclosureGroupStyle { .init() }
}

extension DisclosureGroupStyle where Self == BorderedDisclosureGroupStyle {
  /// A box around the group while it is open, the label in its top side.
  public static var bordered: BorderedDisclosureGroupStyle { .init() }
}
