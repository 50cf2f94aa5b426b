/// A style that shows the selected tab with a dot for each tab below; Left and Right, or a drag, select a neighbouring
/// tab.
///
///     . O . .          · ● · ·
///
/// Follows [PageTabViewStyle](https://developer.apple.com/documentation/swiftui/pagetabviewstyle).
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// The condition under which the dots are shown.
  ///
  /// Follows
  /// [PageTabViewStyle.IndexDisplayMode](https://developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode-swift.struct).
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// The dots are shown if there is more than one tab.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// The dots are always shown.
    public static let always = IndexDisplayMode(name: "always")
    /// The dots are never shown.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style, usually written `.page`.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  /// Returns the view of one tab view; called again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isShown =
      indexDisplayMode == .always || indexDisplayMode == .automatic && configuration.tabs.count > 1
    VStack(alignment: .leading, spacing: 0) {
      configuration.page
        .onSidewaysDrag { configuration.moveSelection(by: $0 < 0 ? 1 : -1) }
      if isShown { PageDots(configuration: configuration).layoutPriority(1) }
    }
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style with a dot for each tab.
  public static var page: PageTabViewStyle { .init() }

  /// A style with a dot for each tab, shown by a display mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

private struct PageDots: View {
  let configuration: TabViewStyleConfiguration

  @MainActor var body: some View {
    HStack(spacing: 0) {
      Spacer(minLength: 0)
      configuration.dots(along: .horizontal)
        .onKey(isFocusable: true) { configuration.handle($0) }
        .focusEffectDisabled()
      Spacer(minLength: 0)
    }
    .lineLimit(1)
  }
}

extension TabViewStyleConfiguration {
  /// The page of the selected tab, for a style with dots beside it.
  @MainActor package var page: some View {
    centredContent.environment(\.tabBarPlacement, .pageIndicator).modifier(PageClip())
  }

  /// The dots of the pages, between arrows while they have the focus.
  @MainActor package func dots(along axis: Axis) -> some View { PageDotRow(configuration: self, axis: axis) }
}

private struct PageDotRow: View {
  let configuration: TabViewStyleConfiguration
  let axis: Axis
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
            // The label is published, but not drawn.
            .background { tab.hidden() }
            .onTapGesture { tab.select() }
            .semantics(Semantics(.tab)))
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
}
