/// A style that shows the selected tab with a column of dots beside it; Up and Down select a neighbouring tab.
///
/// SwiftUI has this style on watchOS. Follows
/// [VerticalPageTabViewStyle](https://developer.apple.com/documentation/swiftui/verticalpagetabviewstyle).
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle {
  /// The transition between pages.
  ///
  /// Has no effect: pages are exchanged at once.
  ///
  /// Follows
  /// [VerticalPageTabViewStyle.TransitionStyle](https://developer.apple.com/documentation/swiftui/verticalpagetabviewstyle/transitionstyle).
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String

    /// The default transition of the platform.
    public static let automatic = TransitionStyle(name: "automatic")
    /// A transition with a blur.
    public static let blur = TransitionStyle(name: "blur")
    /// A change without a transition.
    public static let identity = TransitionStyle(name: "identity")
  }

  /// Creates the style, usually written `.verticalPage`.
  public init(transitionStyle: TransitionStyle = .automatic) {}

  /// Returns the view of one tab view; called again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.page
      if configuration.tabs.count > 1 {
        configuration.dots(along: .vertical)
          .onKey(isFocusable: true) { key in
            switch key {
            case .up: configuration.handle(.left)
            case .down: configuration.handle(.right)
            case .left, .right: false
            default: configuration.handle(key)
            }
          }
          .focusEffectDisabled()
          .layoutPriority(1)
      }
    }
  }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// A style with a column of dots beside the pages.
  public static var verticalPage: VerticalPageTabViewStyle { .init() }

  /// A style with a column of dots beside the pages.
  ///
  /// The transition has no effect: pages are exchanged at once.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { .init(transitionStyle: transitionStyle) }
}
