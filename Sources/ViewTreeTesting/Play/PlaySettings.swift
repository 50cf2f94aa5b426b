/// The settings of a user that change while a screen is shown.
///
///     let settings = PlaySettings()
///     let screen = Screen(width: 40) { SettingsView().playSettings(settings) }
///     settings.locale = Locale(identifier: "de")
///
/// A setting that is `nil` leaves the value of the screen's options.
@MainActor @Observable public final class PlaySettings {
  /// The locale, with its direction of lines.
  public var locale: Locale?
  /// The colour scheme.
  public var colorScheme: ColorScheme?
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize?

  /// Creates settings without values.
  public init() {}
}

extension View {
  /// Applies settings that may change while the view is shown.
  public func playSettings(_ settings: PlaySettings) -> some View { PlayedView(content: self, settings: settings) }
}

/// A view below the settings of a user.
struct PlayedView<Content: View>: View {
  /// The number of nodes above the content: this view's and those of its modifiers.
  static var levels: Int { 6 }

  let content: Content
  let settings: PlaySettings

  var body: some View {
    let (locale, scheme, size) = (settings.locale, settings.colorScheme, settings.dynamicTypeSize)
    content
      .transformEnvironment(\.dynamicTypeSize) { if let size { $0 = size } }
      .transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
      .transformEnvironment(\.layoutDirection) { if let locale { $0 = LayoutDirection(of: locale) } }
      .transformEnvironment(\.calendar) { if let locale { $0.locale = locale } }
      .transformEnvironment(\.locale) { if let locale { $0 = locale } }
  }
}
