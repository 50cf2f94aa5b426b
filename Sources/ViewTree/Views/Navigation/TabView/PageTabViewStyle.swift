/// The view of the tab, and a dot for each tab below it; Left and Right, or a drag, go to the next one.
///
///     . O . .          · ● · ·
///
/// Follows [PageTabViewStyle](https://developer.apple.com/documentation/swiftui/pagetabviewstyle).
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// When the dots show.
  ///
  /// Follows
  /// [PageTabViewStyle.IndexDisplayMode](https://developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode-swift.struct).
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Where there is more than one tab.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// The style; mostly written `.page`.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  /// What one tab view looks like; made again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isShown =
      indexDisplayMode == .always || indexDisplayMode == .automatic && configuration.tabs.count > 1
    VStack(alignment: .leading, spacing: 0) {
      configuration.content
        .environment(\.tabBarPlacement, .pageIndicator)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onSidewaysDrag { configuration.moveSelection(by: $0 < 0 ? 1 : -1) }
      if isShown { PageDots(configuration: configuration).layoutPriority(1) }
    }
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A dot for each tab.
  public static var page: PageTabViewStyle { .init() }

  /// A dot for each tab, which show when they are asked for.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

private struct PageDots: View {
  let configuration: TabViewStyleConfiguration

  @MainActor var body: some View {
    HStack(spacing: 0) {
      Spacer(minLength: 0)
      PageDotRow(configuration: configuration)
        .onKey(isFocusable: true) { configuration.handle($0) }
        .focusEffectDisabled()
      Spacer(minLength: 0)
    }
    .lineLimit(1)
  }
}

/// The dots of the pages, between arrows while they have the focus.
struct PageDotRow: View {
  let configuration: TabViewStyleConfiguration
  var axis = Axis.horizontal
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    let ends = isFocused ? arrows : (" ", " ")
    let stack = axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    stack {
      Text(verbatim: ends.0).accessibilityHidden(true)
      ForEach(configuration.tabs) { tab in
        tab.item(
          Text(verbatim: " \(sign(tab.isSelected)) ")
            // What it is called is not seen.
            .background { tab.hidden() }
            .onTapGesture { tab.select() }
            .semantics(semantics(of: tab)))
      }
      Text(verbatim: ends.1).accessibilityHidden(true)
    }
  }

  private var arrows: (String, String) {
    switch (glyphs, axis) {
    case (.ascii, .horizontal): ("<", ">")
    case (.ascii, .vertical): ("^", "v")
    case (.unicode, .horizontal): ("‹", "›")
    case (.unicode, .vertical): ("▴", "▾")
    }
  }

  private func sign(_ isSelected: Bool) -> String {
    switch glyphs {
    case .ascii: isSelected ? "O" : "."
    case .unicode: isSelected ? "●" : "·"
    }
  }

  private func semantics(of tab: TabViewStyleConfiguration.Tab) -> Semantics {
    var semantics = Semantics(.tab)
    if tab.isSelected { semantics.value = { "chosen" } }
    return semantics
  }
}

/// What the index of pages looks like.
///
/// Follows [IndexViewStyle](https://developer.apple.com/documentation/swiftui/indexviewstyle).
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// Dots, with something behind them where the platform can show it.
///
/// Follows [PageIndexViewStyle](https://developer.apple.com/documentation/swiftui/pageindexviewstyle).
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// When something is behind the dots; a text platform shows nothing there.
  ///
  /// Follows
  /// [PageIndexViewStyle.BackgroundDisplayMode](https://developer.apple.com/documentation/swiftui/pageindexviewstyle/backgrounddisplaymode).
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the platform does.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While one uses them.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// The style; mostly written `.page`.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { .init() }

  /// Dots, with something behind them where the platform can show it.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Accepted: nothing is behind the dots.
  ///
  /// Follows [indexViewStyle(_:)](https://developer.apple.com/documentation/swiftui/view/indexviewstyle(_:)).
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
