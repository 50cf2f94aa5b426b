/// A style of the index of pages.
///
/// Follows [IndexViewStyle](https://developer.apple.com/documentation/swiftui/indexviewstyle).
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// A style with dots, and a background on platforms that have one.
///
/// Follows [PageIndexViewStyle](https://developer.apple.com/documentation/swiftui/pageindexviewstyle).
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition under which the dots have a background.
  ///
  /// Has no effect: dots have no background in text.
  ///
  /// Follows
  /// [PageIndexViewStyle.BackgroundDisplayMode](https://developer.apple.com/documentation/swiftui/pageindexviewstyle/backgrounddisplaymode).
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// The default behaviour of the platform.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// The background is shown during interaction.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// The background is always shown.
    public static let always = BackgroundDisplayMode(name: "always")
    /// The background is never shown.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Creates the style, usually written `.page`.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style with dots.
  public static var page: PageIndexViewStyle { .init() }

  /// A style with dots, and a background on platforms that have one.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Has no effect: dots have no background in text.
  ///
  /// Follows [indexViewStyle(_:)](https://developer.apple.com/documentation/swiftui/view/indexviewstyle(_:)).
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
