/// The view of the tab, and a column of dots beside it; Up and Down go to the next one.
///
/// SwiftUI has it on a watch. Follows
/// [VerticalPageTabViewStyle](https://developer.apple.com/documentation/swiftui/verticalpagetabviewstyle).
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle {
  /// How one page follows another; a text platform shows the new one at once.
  ///
  /// Follows
  /// [VerticalPageTabViewStyle.TransitionStyle](https://developer.apple.com/documentation/swiftui/verticalpagetabviewstyle/transitionstyle).
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String

    /// The platform's own.
    public static let automatic = TransitionStyle(name: "automatic")
    /// A blur.
    public static let blur = TransitionStyle(name: "blur")
    /// No transition.
    public static let identity = TransitionStyle(name: "identity")
  }

  /// Creates the style; mostly written `.verticalPage`.
  public init(transitionStyle: TransitionStyle = .automatic) {}

  /// Returns the look of one tab view; made again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.content
        .environment(\.tabBarPlacement, .pageIndicator)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      if configuration.tabs.count > 1 {
        PageDotRow(configuration: configuration, axis: .vertical)
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
  /// A column of dots beside the pages.
  public static var verticalPage: VerticalPageTabViewStyle { .init() }

  /// A column of dots beside the pages, which follow each other in a given way.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { .init(transitionStyle: transitionStyle) }
}
