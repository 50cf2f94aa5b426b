/// A title with an icon before it: `* Favourites`.
/// Follows [Label](https://developer.apple.com/documentation/swiftui/label).
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    StyledControl(LabelStyleConfiguration(title: .init(title), icon: .init(icon)), default: DefaultLabelStyle.self)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a configuration, in the next outer style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// What a label style makes a label from.
public struct LabelStyleConfiguration {
  public typealias Title = ControlContent<LabelStyleConfiguration>
  public typealias Icon = ControlContent<LabelStyleConfiguration>

  public let title: Title
  public let icon: Icon
}

/// The look of a label. Follows [LabelStyle](https://developer.apple.com/documentation/swiftui/labelstyle).
@MainActor @preconcurrency public protocol LabelStyle: ControlStyle<LabelStyleConfiguration> {
  typealias Configuration = LabelStyleConfiguration
}

extension View {
  /// Sets the look of the labels below.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: icon and title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { chosen(for: configuration) }
}

extension DefaultLabelStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<LabelStyleConfiguration> {
    titleAndIcon
  }

  private static let titleAndIcon = StyleLink(default: TitleAndIconLabelStyle())
}

/// The icon before the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStackLayout(alignment: .firstTextBaseline)() {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is still what the label is called.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}
