/// A box around related views, with the label in its top border.
///
///     + Address -----------+
///     | Some Street 1      |
///     +--------------------+
///
/// The box is as wide as its proposal. Follows [GroupBox](https://developer.apple.com/documentation/swiftui/groupbox).
nonisolated public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  let isUnpublished: Bool

  private init(label: Label, content: Content, isUnpublished: Bool) {
    self.label = label
    self.content = content
    self.isUnpublished = isUnpublished
  }

  /// Creates a box, with or without a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }) {
    self.init(label: label(), content: content(), isUnpublished: false)
  }

  /// Creates a box with a label that is passed as a value.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content(), isUnpublished: false)
  }
}

extension GroupBox: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    StyledControl(
      GroupBoxStyleConfiguration(label: .init(label), content: .init(content)), default: DefaultGroupBoxStyle()
    ) { Semantics(of: $0.label, isWhole: false) }
    .resolve(in: environment)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), isUnpublished: false)
  }

  /// Creates a box with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), isUnpublished: false)
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box of a configuration in the next outer style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, isUnpublished: true)
  }
}

/// The configuration from which a group box style creates its view.
///
/// Follows [GroupBoxStyleConfiguration](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration).
public struct GroupBoxStyleConfiguration: ControlConfiguration {
  /// The role of a group: ``Role/group``.
  public static var role: Role { .group }

  /// The type of the box's label.
  public typealias Label = ControlLabel<GroupBoxStyleConfiguration>
  /// The type of the content.
  public typealias Content = ControlContent<GroupBoxStyleConfiguration>

  /// The box's label; empty if it has none.
  public let label: Label
  /// The content of the box.
  public let content: Content

  /// A Boolean value that indicates whether the box has a label.
  public var hasLabel: Bool { !label.isEmpty }
}

/// A type that defines the appearance of group boxes: a view composed of content and a label, which may be empty.
///
/// Follows [GroupBoxStyle](https://developer.apple.com/documentation/swiftui/groupboxstyle).
@MainActor @preconcurrency public protocol GroupBoxStyle: ControlStyle<GroupBoxStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = GroupBoxStyleConfiguration
}

extension View {
  /// Sets the appearance of the group boxes in the view.
  ///
  /// The style closest to a box wins; a box in the style's body uses the next outer style. Follows
  /// [groupBoxStyle(_:)](https://developer.apple.com/documentation/swiftui/view/groupboxstyle(_:)).
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a line around the content, with the label in its top border.
///
///     + Address -------+          +----------------+
///     | Some Street 1  |          | No label       |
///     +----------------+          +----------------+
///
/// The box is as wide as its proposal; a label that does not fit is truncated.
/// Follows [DefaultGroupBoxStyle](https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle).
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}

  /// Returns the view of one box; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledBox {
      configuration.content
    } title: {
      if configuration.hasLabel { configuration.label.bold().singleLine() }
    }
  }
}

/// A style with the label in bold, and the content indented below it.
///
///     Address
///       Some Street 1
nonisolated public struct IndentedGroupBoxStyle: GroupBoxStyle {
  /// Creates the style, usually written `.indented`.
  public init() {}

  /// Returns the view of one box; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.bold()
      VStack(alignment: .leading) { configuration.content }.indented()
    }
  }
}

/// A style with a line below the label, and no box.
///
///     Address
///     --------------------
///     Some Street 1
nonisolated public struct RuledGroupBoxStyle: GroupBoxStyle {
  /// Creates the style, usually written `.ruled`.
  public init() {}

  /// Returns the view of one box; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      if configuration.hasLabel {
        configuration.label.bold()
        Divider()
      }
      configuration.content
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: a line around the content, with the label in its top border.
  public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension GroupBoxStyle where Self == IndentedGroupBoxStyle {
  /// The label in bold, and the content indented below it.
  public static var indented: IndentedGroupBoxStyle { .init() }
}

extension GroupBoxStyle where Self == RuledGroupBoxStyle {
  /// A line below the label, and no box.
  public static var ruled: RuledGroupBoxStyle { .init() }
}
