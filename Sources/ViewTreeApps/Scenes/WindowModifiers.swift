// What a system would ask about windows: accepted, a terminal has one of a size of its own.

/// How a window looks; that of a terminal is the terminal's.
///
/// Follows [WindowStyle](https://developer.apple.com/documentation/swiftui/windowstyle).
public protocol WindowStyle: Sendable {}

/// The style `automatic`; a terminal's window has none.
///
/// Follows [DefaultWindowStyle](https://developer.apple.com/documentation/swiftui/defaultwindowstyle).
public struct DefaultWindowStyle: WindowStyle {
  /// The style; mostly written `.automatic`.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The style; a terminal's window has none.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// The style `hiddenTitleBar`; a terminal's window has none.
///
/// Follows [HiddenTitleBarWindowStyle](https://developer.apple.com/documentation/swiftui/hiddentitlebarwindowstyle).
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style; mostly written `.hiddenTitleBar`.
  public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// The style; a terminal's window has none.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// The style `titleBar`; a terminal's window has none.
///
/// Follows [TitleBarWindowStyle](https://developer.apple.com/documentation/swiftui/titlebarwindowstyle).
public struct TitleBarWindowStyle: WindowStyle {
  /// The style; mostly written `.titleBar`.
  public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// The style; a terminal's window has none.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// The style `plain`; a terminal's window has none.
///
/// Follows [PlainWindowStyle](https://developer.apple.com/documentation/swiftui/plainwindowstyle).
public struct PlainWindowStyle: WindowStyle {
  /// The style; mostly written `.plain`.
  public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// The style; a terminal's window has none.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the toolbar of a window looks; it is a line of the page.
///
/// Follows [WindowToolbarStyle](https://developer.apple.com/documentation/swiftui/windowtoolbarstyle).
public protocol WindowToolbarStyle: Sendable {}

/// The style `automatic`; a terminal's window has none.
///
/// Follows [DefaultWindowToolbarStyle](https://developer.apple.com/documentation/swiftui/defaultwindowtoolbarstyle).
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The style; mostly written `.automatic`.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The style; a terminal's window has none.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// The style `unified`; a terminal's window has none.
///
/// Follows [UnifiedWindowToolbarStyle](https://developer.apple.com/documentation/swiftui/unifiedwindowtoolbarstyle).
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The style; mostly written `.unified`.
  public init() {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The style; a terminal's window has none.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

/// The style `unifiedCompact`; a terminal's window has none.
///
/// Follows [UnifiedCompactWindowToolbarStyle](https://developer.apple.com/documentation/swiftui/unifiedcompactwindowtoolbarstyle).
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The style; mostly written `.unifiedCompact`.
  public init() {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The style; a terminal's window has none.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
}

/// The style `expanded`; a terminal's window has none.
///
/// Follows [ExpandedWindowToolbarStyle](https://developer.apple.com/documentation/swiftui/expandedwindowtoolbarstyle).
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The style; mostly written `.expanded`.
  public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The style; a terminal's window has none.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// How a menu of the system's bar looks; there is none.
///
/// Follows [MenuBarExtraStyle](https://developer.apple.com/documentation/swiftui/menubarextrastyle).
public protocol MenuBarExtraStyle: Sendable {}

/// The style `automatic`; a terminal's window has none.
///
/// Follows [AutomaticMenuBarExtraStyle](https://developer.apple.com/documentation/swiftui/automaticmenubarextrastyle).
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style; mostly written `.automatic`.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The style; a terminal's window has none.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

/// The style `menu`; a terminal's window has none.
///
/// Follows [PullDownMenuBarExtraStyle](https://developer.apple.com/documentation/swiftui/pulldownmenubarextrastyle).
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style; mostly written `.menu`.
  public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The style; a terminal's window has none.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

/// The style `window`; a terminal's window has none.
///
/// Follows [WindowMenuBarExtraStyle](https://developer.apple.com/documentation/swiftui/windowmenubarextrastyle).
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style; mostly written `.window`.
  public init() {}
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The style; a terminal's window has none.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// Whether a window can be resized; a terminal's can.
///
/// Follows [WindowResizability](https://developer.apple.com/documentation/swiftui/windowresizability).
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = WindowResizability(name: "automatic")
  /// To the size of the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Down to the least size of the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Above which windows a window is; a terminal's is the only one.
///
/// Follows [WindowLevel](https://developer.apple.com/documentation/swiftui/windowlevel).
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = WindowLevel(name: "automatic")
  /// As usual.
  public static let normal = WindowLevel(name: "normal")
  /// Above the others.
  public static let floating = WindowLevel(name: "floating")
  /// Below all.
  public static let desktop = WindowLevel(name: "desktop")
}

/// Whether a window comes back when the app starts again; none does.
///
/// Follows [SceneRestorationBehavior](https://developer.apple.com/documentation/swiftui/scenerestorationbehavior).
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// It does not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a window is there when the app starts; the first is.
///
/// Follows [SceneLaunchBehavior](https://developer.apple.com/documentation/swiftui/scenelaunchbehavior).
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It is.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It is not.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// What the user can do with a window; a terminal's is the terminal's.
///
/// Follows [WindowInteractionBehavior](https://developer.apple.com/documentation/swiftui/windowinteractionbehavior).
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// It is possible.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// It is not.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension Scene {
  /// Has no effect: a terminal's window has no style.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Has no effect: a toolbar is a line of the page.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Has no effect: there is no menu bar outside of the app.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// Has no effect: a window has the terminal's size.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Has no effect: a window has the terminal's size.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Has no effect: a window has the terminal's size.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Has no effect: a window is where the terminal is.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Has no effect: a window is where the terminal is.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Has no effect: a window is where the terminal is.
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  /// Has no effect: windows do not come back.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Has no effect: the first scene is shown.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Has no effect: no other app sends events.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Has no effect: a window is opened by the app.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
    self
  }
  /// Has no effect: there are no commands but the app's own.
  nonisolated public func commandsRemoved() -> some Scene { self }
}

extension View {
  /// Has no effect: the app closes its windows.
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
  /// Has no effect: no other app opens addresses by this one.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
