// What a program asks of the windows of a desktop: accepted, a terminal has one, where it is and as large as it is.

/// Where a window is, and how large.
///
/// Follows [WindowPlacement](https://developer.apple.com/documentation/swiftui/windowplacement).
public struct WindowPlacement {
  /// Where a window of a size is, as a part of the screen.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  /// Where a window of a width and a height is, as a part of the screen.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Where a window of a size is.
  public init(_ position: CGPoint, size: CGSize? = nil) {}
  /// Where a window of a width and a height is.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// A screen on which windows are.
///
/// Follows [DisplayProxy](https://developer.apple.com/documentation/swiftui/displayproxy).
public struct DisplayProxy: Equatable, Sendable {
  /// All of it.
  public let bounds: CGRect
  /// What of it can be used.
  public let visibleRect: CGRect
  /// What of it cannot be used.
  public let safeAreaInsets: EdgeInsets
}

/// A window.
///
/// Follows [WindowProxy](https://developer.apple.com/documentation/swiftui/windowproxy).
public struct WindowProxy {
  /// Its id.
  public let id: String
}

/// What is known when a window is placed.
///
/// Follows [WindowPlacementContext](https://developer.apple.com/documentation/swiftui/windowplacementcontext).
public struct WindowPlacementContext {
  /// The screen on which a window is by default.
  public let defaultDisplay: DisplayProxy
  /// The windows.
  public let windows: [WindowProxy]
}

/// What a window shows, when it is placed.
///
/// Follows [WindowLayoutRoot](https://developer.apple.com/documentation/swiftui/windowlayoutroot).
public struct WindowLayoutRoot {
  /// How large it is in what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// How large a window becomes that is enlarged.
///
/// Follows [WindowIdealSize](https://developer.apple.com/documentation/swiftui/windowidealsize).
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  /// As large as the platform likes.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// As large as its content.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// As large as possible.
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// What a window is for.
///
/// Follows [WindowManagerRole](https://developer.apple.com/documentation/swiftui/windowmanagerrole).
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// It is one of the main windows.
  public static let principal = WindowManagerRole(name: "principal")
  /// It belongs to another one.
  public static let associated = WindowManagerRole(name: "associated")
}

/// Whether the toolbar of a window that fills the screen is seen.
///
/// Follows
/// [WindowToolbarFullScreenVisibility](https://developer.apple.com/documentation/swiftui/windowtoolbarfullscreenvisibility).
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// While the pointer is at the edge.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

extension Scene {
  /// Has no effect: a window is where the terminal is.
  ///
  /// Follows
  /// [defaultWindowPlacement(_:)](https://developer.apple.com/documentation/swiftui/scene/defaultwindowplacement(_:)).
  nonisolated public func defaultWindowPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Has no effect: a window is where the terminal is.
  nonisolated public func windowIdealPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Has no effect: a window has the terminal's size.
  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Has no effect: a terminal's window is the main one.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Has no effect: the items of a bar show what they say themselves.
  nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
    self
  }

  /// Has no effect: the items of a bar show what they say themselves.
  nonisolated public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene { self }

  /// Has no effect: a terminal shows nothing of its own.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

extension View {
  /// Has no effect: a toolbar is a line of the page.
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

  /// Opens the window.
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
  /// A button that opens the window of an id.
  public init(windowID: String) {
    id = windowID
    label = DefaultWindowVisibilityToggleLabel(id: windowID)
    _openWindow = Environment(\.openWindow)
  }
}

/// What a button is called that opens a window.
///
/// Follows
/// [DefaultWindowVisibilityToggleLabel](https://developer.apple.com/documentation/swiftui/defaultwindowvisibilitytogglelabel).
nonisolated public struct DefaultWindowVisibilityToggleLabel: View {
  fileprivate let id: String

  /// The id of the window.
  @MainActor public var body: some View { Text(verbatim: "Show \(id)") }
}
