/// A title with an icon before it: `Q Search`, `⌕ Search`.
///
/// Follows [Label](https://developer.apple.com/documentation/swiftui/label).
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  private let icon: Icon

  /// Creates a label of any title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The view that the current style creates.
  @MainActor public var body: some View {
    StyledControl(LabelStyleConfiguration(title: .init(title), icon: .init(icon)), default: DefaultLabelStyle.self)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a verbatim title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a localized title and a picture of an asset catalogue; see ``Image/init(_:bundle:)``.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a configuration in the next outer style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The configuration from which a label style creates its view.
///
/// Follows [LabelStyleConfiguration](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration).
public struct LabelStyleConfiguration {
  /// The type of the title.
  public typealias Title = ControlContent<LabelStyleConfiguration>
  /// The type of the icon.
  public typealias Icon = ControlContent<LabelStyleConfiguration>

  /// The title; empty if the label has none.
  public let title: Title
  /// The icon; empty if the label has none.
  public let icon: Icon
}

/// A type that defines the appearance of labels: a view composed of a title and an icon, either of which may be empty.
///
/// Follows [LabelStyle](https://developer.apple.com/documentation/swiftui/labelstyle).
@MainActor @preconcurrency public protocol LabelStyle: ControlStyle<LabelStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = LabelStyleConfiguration
}

extension View {
  /// Sets the appearance of the labels in the view.
  ///
  /// Follows [labelStyle(_:)](https://developer.apple.com/documentation/swiftui/view/labelstyle(_:)).
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: the icon before the title, like ``TitleAndIconLabelStyle``; in a toolbar the icon alone.
///
/// In a row of a list or a form the icon has the tint, if one was set and the label has no colour of its own.
///
/// Follows [DefaultLabelStyle](https://developer.apple.com/documentation/swiftui/defaultlabelstyle).
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension DefaultLabelStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<LabelStyleConfiguration> {
    let context = environment.controlContext
    if context.contains(.bar) { return iconOnly }
    let isTinted = context.contains(.rows) && environment.tint != nil && environment.textStyle.foreground == nil
    return isTinted ? tintedIcon : titleAndIcon
  }

  private static let titleAndIcon = StyleLink(default: TitleAndIconLabelStyle())
  private static let tintedIcon = StyleLink(default: TintedIconLabelStyle())
  private static let iconOnly = StyleLink(default: IconOnlyLabelStyle())
}

/// A style with the icon before the title: `Q Search`, `⌕ Search`.
///
/// Follows [TitleAndIconLabelStyle](https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle).
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style, usually written `.titleAndIcon`.
  public init() {}

  /// Returns the view of one label; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStackLayout(alignment: .firstTextBaseline)() {
      configuration.icon.controlPart()
      configuration.title
    }
  }
}

/// A style with the icon in the tint before the title.
nonisolated private struct TintedIconLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStackLayout(alignment: .firstTextBaseline)() {
      configuration.icon.controlPart().foregroundStyle(ControlTint.plain)
      configuration.title
    }
  }
}

/// A style with the title alone: `Search`.
///
/// Follows [TitleOnlyLabelStyle](https://developer.apple.com/documentation/swiftui/titleonlylabelstyle).
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style, usually written `.titleOnly`.
  public init() {}

  /// Returns the view of one label; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style with the icon alone, `Q`; a control that has the label is still named by a title that is a text.
///
/// Follows [IconOnlyLabelStyle](https://developer.apple.com/documentation/swiftui/icononlylabelstyle).
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style, usually written `.iconOnly`.
  public init() {}

  /// Returns the view of one label; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibility(label: configuration.title.content.content(as: Text.self)?.plainText)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style: icon and title.
  public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; a control that has the label is still named by a title that is a text.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension Label: TextContaining {
  nonisolated var plainText: String? { AnyView(title).plainText }
}
