// The placement of desktop windows. It has no effect: the terminal determines its one window's position and size.

/// The position and size of a window.
///
/// Follows [WindowPlacement](https://developer.apple.com/documentation/swiftui/windowplacement).
public struct WindowPlacement {
  /// Creates a placement from a position, as a fraction of the screen, and a size.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  /// Creates a placement from a position, as a fraction of the screen, a width and a height.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Creates a placement from a position and a size.
  public init(_ position: CGPoint, size: CGSize? = nil) {}
  /// Creates a placement from a position, a width and a height.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// A screen that shows windows.
///
/// Follows [DisplayProxy](https://developer.apple.com/documentation/swiftui/displayproxy).
public struct DisplayProxy: Equatable, Sendable {
  /// The bounds of the whole screen.
  public let bounds: CGRect
  /// The part of the screen that windows can use.
  public let visibleRect: CGRect
  /// The insets of the part of the screen that windows cannot use.
  public let safeAreaInsets: EdgeInsets
}

/// A window of the app.
///
/// Follows [WindowProxy](https://developer.apple.com/documentation/swiftui/windowproxy).
public struct WindowProxy {
  /// The identifier of the window.
  public let id: String
}

/// The screen and the windows on which a placement depends.
///
/// Follows [WindowPlacementContext](https://developer.apple.com/documentation/swiftui/windowplacementcontext).
public struct WindowPlacementContext {
  /// The default screen of a window.
  public let defaultDisplay: DisplayProxy
  /// The windows of the app.
  public let windows: [WindowProxy]
}

/// The content of a window that is being placed.
///
/// Follows [WindowLayoutRoot](https://developer.apple.com/documentation/swiftui/windowlayoutroot).
public struct WindowLayoutRoot {
  /// Returns the size of the content for a proposal: the proposal itself, with 0 for unspecified dimensions.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// The size of an enlarged window.
///
/// Follows [WindowIdealSize](https://developer.apple.com/documentation/swiftui/windowidealsize).
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  /// The default size of the platform.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The size of the content.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The largest possible size.
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// The role of a window.
///
/// Follows [WindowManagerRole](https://developer.apple.com/documentation/swiftui/windowmanagerrole).
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  /// The default role of the platform.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// The window is a main window.
  public static let principal = WindowManagerRole(name: "principal")
  /// The window belongs to a different window.
  public static let associated = WindowManagerRole(name: "associated")
}

/// The visibility of the toolbar of a full-screen window.
///
/// Follows
/// [WindowToolbarFullScreenVisibility](https://developer.apple.com/documentation/swiftui/windowtoolbarfullscreenvisibility).
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  /// The default visibility of the platform.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// The toolbar is always visible.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// The toolbar is visible while the pointer is at the edge.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

extension Scene {
  /// Has no effect: the terminal determines the position of its window.
  ///
  /// Follows
  /// [defaultWindowPlacement(_:)](https://developer.apple.com/documentation/swiftui/scene/defaultwindowplacement(_:)).
  nonisolated public func defaultWindowPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Has no effect: the terminal determines the position of its window.
  nonisolated public func windowIdealPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Has no effect: a window has the terminal's size.
  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Has no effect: the terminal's window is the main window.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Has no effect: each item of a bar determines its own label.
  nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
    self
  }

  /// Has no effect: each item of a bar determines its own label.
  nonisolated public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene { self }

  /// Has no effect: a terminal has no system overlays.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

extension View {
  /// Has no effect: a toolbar is a row of the page.
  ///
  /// Follows
  /// [windowToolbarFullScreenVisibility(_:)](https://developer.apple.com/documentation/swiftui/view/windowtoolbarfullscreenvisibility(_:)).
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// Has no effect: a window is as large as the terminal.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}

/// A button that opens a window of the app.
///
/// Follows [WindowVisibilityToggle](https://developer.apple.com/documentation/swiftui/windowvisibilitytoggle).
nonisolated public struct WindowVisibilityToggle<Label: View>: View {
  private let id: String
  private let label: Label
  @Environment(\.openWindow) private var openWindow

  /// A button that opens the window.
  @MainActor public var body: some View {
    let (openWindow, id) = (openWindow, id)
    Button {
      openWindow(id: id)
    } label: {
      label
    }
  }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  /// Creates a button that opens the window with an identifier.
  public init(windowID: String) {
    id = windowID
    label = DefaultWindowVisibilityToggleLabel(id: windowID)
  }
}

/// The default label of a button that opens a window.
///
/// Follows
/// [DefaultWindowVisibilityToggleLabel](https://developer.apple.com/documentation/swiftui/defaultwindowvisibilitytogglelabel).
nonisolated public struct DefaultWindowVisibilityToggleLabel: View {
  fileprivate let id: String

  /// The word "Show" and the identifier of the window.
  @MainActor public var body: some View { Text(verbatim: "Show \(id)") }
}
