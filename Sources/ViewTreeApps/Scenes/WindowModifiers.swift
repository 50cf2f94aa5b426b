// Settings of windows. They have no effect: a terminal has one window, with a size of its own.

/// The style of a window; it has no effect, because the terminal draws its window.
///
/// Follows [WindowStyle](https://developer.apple.com/documentation/swiftui/windowstyle).
public protocol WindowStyle: Sendable {}

/// The style `automatic`; it has no effect, because the terminal draws its window.
///
/// Follows [DefaultWindowStyle](https://developer.apple.com/documentation/swiftui/defaultwindowstyle).
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style; usually written `.automatic`.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// A style without effect: the terminal draws its window.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// The style `hiddenTitleBar`; it has no effect, because the terminal draws its window.
///
/// Follows [HiddenTitleBarWindowStyle](https://developer.apple.com/documentation/swiftui/hiddentitlebarwindowstyle).
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style; usually written `.hiddenTitleBar`.
  public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A style without effect: the terminal draws its window.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// The style `titleBar`; it has no effect, because the terminal draws its window.
///
/// Follows [TitleBarWindowStyle](https://developer.apple.com/documentation/swiftui/titlebarwindowstyle).
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style; usually written `.titleBar`.
  public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A style without effect: the terminal draws its window.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// The style `plain`; it has no effect, because the terminal draws its window.
///
/// Follows [PlainWindowStyle](https://developer.apple.com/documentation/swiftui/plainwindowstyle).
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style; usually written `.plain`.
  public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A style without effect: the terminal draws its window.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The style of a window's toolbar; it has no effect, because a toolbar is a line of the page.
///
/// Follows [WindowToolbarStyle](https://developer.apple.com/documentation/swiftui/windowtoolbarstyle).
public protocol WindowToolbarStyle: Sendable {}

/// The style `automatic`; it has no effect, because the terminal draws its window.
///
/// Follows [DefaultWindowToolbarStyle](https://developer.apple.com/documentation/swiftui/defaultwindowtoolbarstyle).
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style; usually written `.automatic`.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// A style without effect: the terminal draws its window.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// The style `unified`; it has no effect, because the terminal draws its window.
///
/// Follows [UnifiedWindowToolbarStyle](https://developer.apple.com/documentation/swiftui/unifiedwindowtoolbarstyle).
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style; usually written `.unified`.
  public init() {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A style without effect: the terminal draws its window.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

/// The style `unifiedCompact`; it has no effect, because the terminal draws its window.
///
/// Follows [UnifiedCompactWindowToolbarStyle](https://developer.apple.com/documentation/swiftui/unifiedcompactwindowtoolbarstyle).
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style; usually written `.unifiedCompact`.
  public init() {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A style without effect: the terminal draws its window.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
}

/// The style `expanded`; it has no effect, because the terminal draws its window.
///
/// Follows [ExpandedWindowToolbarStyle](https://developer.apple.com/documentation/swiftui/expandedwindowtoolbarstyle).
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style; usually written `.expanded`.
  public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A style without effect: the terminal draws its window.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The style of a menu in the system's menu bar; it has no effect, because a terminal has no such bar.
///
/// Follows [MenuBarExtraStyle](https://developer.apple.com/documentation/swiftui/menubarextrastyle).
public protocol MenuBarExtraStyle: Sendable {}

/// The style `automatic` of a menu; it has no effect, because a terminal has no menu bar outside the app.
///
/// Follows [AutomaticMenuBarExtraStyle](https://developer.apple.com/documentation/swiftui/automaticmenubarextrastyle).
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style; usually written `.automatic`.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// A style without effect: a terminal has no menu bar outside the app.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

/// The style `menu` of a menu; it has no effect, because a terminal has no menu bar outside the app.
///
/// Follows [PullDownMenuBarExtraStyle](https://developer.apple.com/documentation/swiftui/pulldownmenubarextrastyle).
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style; usually written `.menu`.
  public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A style without effect: a terminal has no menu bar outside the app.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

/// The style `window` of a menu; it has no effect, because a terminal has no menu bar outside the app.
///
/// Follows [WindowMenuBarExtraStyle](https://developer.apple.com/documentation/swiftui/windowmenubarextrastyle).
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style; usually written `.window`.
  public init() {}
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A style without effect: a terminal has no menu bar outside the app.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// The resizability of a window; it has no effect, because a window has the terminal's size.
///
/// Follows [WindowResizability](https://developer.apple.com/documentation/swiftui/windowresizability).
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// The behaviour of the platform.
  public static let automatic = WindowResizability(name: "automatic")
  /// Resizable within the sizes of the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Resizable down to the smallest size of the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The level of a window among all windows; it has no effect, because a terminal has only one.
///
/// Follows [WindowLevel](https://developer.apple.com/documentation/swiftui/windowlevel).
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// The behaviour of the platform.
  public static let automatic = WindowLevel(name: "automatic")
  /// The level of ordinary windows.
  public static let normal = WindowLevel(name: "normal")
  /// A level above ordinary windows.
  public static let floating = WindowLevel(name: "floating")
  /// A level below all windows.
  public static let desktop = WindowLevel(name: "desktop")
}

/// The restoration of a window at the next launch; it has no effect, because windows are never restored.
///
/// Follows [SceneRestorationBehavior](https://developer.apple.com/documentation/swiftui/scenerestorationbehavior).
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the platform.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The window is not restored.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// The presence of a window at launch; it has no effect, because the first scene is shown.
///
/// Follows [SceneLaunchBehavior](https://developer.apple.com/documentation/swiftui/scenelaunchbehavior).
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the platform.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The window is shown at launch.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The window is not shown at launch.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// The availability of an interaction with a window; it has no effect, because the terminal controls its window.
///
/// Follows [WindowInteractionBehavior](https://developer.apple.com/documentation/swiftui/windowinteractionbehavior).
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the platform.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The interaction is available.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The interaction is not available.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension Scene {
  /// Has no effect: a terminal's window has no style.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Has no effect: a toolbar is a line of the page.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Has no effect: there is no menu bar outside the app.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// Has no effect: a window has the terminal's size.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Has no effect: a window has the terminal's size.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Has no effect: a window has the terminal's size.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Has no effect: the terminal places its window.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Has no effect: the terminal places its window.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Has no effect: the terminal places its window.
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  /// Has no effect: windows are never restored.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Has no effect: the first scene is shown.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Has no effect: no other app sends events.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Has no effect: only the app opens windows.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
    self
  }
  /// Has no effect: there are only the app's own commands.
  nonisolated public func commandsRemoved() -> some Scene { self }
}

extension View {
  /// Has no effect: only the app closes its windows.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Has no effect: a window is as large as the terminal.
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Has no effect: a window is as large as the terminal.
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Has no effect: a window is as large as the terminal.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Has no effect: a terminal's window has no style.
  nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
  /// Has no effect: a toolbar is a line of the page.
  nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
  /// Has no effect: no other app sends events.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Has no effect: no other app opens URLs with this one.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
