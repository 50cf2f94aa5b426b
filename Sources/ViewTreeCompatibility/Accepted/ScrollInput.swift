/// The behaviour of a scroll view for one kind of input.
///
/// Follows [ScrollInputBehavior](https://developer.apple.com/documentation/swiftui/scrollinputbehavior).
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The input scrolls the view.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The input does not scroll the view.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A kind of input that scrolls on other devices; a terminal has none of them.
///
/// Follows [ScrollInputKind](https://developer.apple.com/documentation/swiftui/scrollinputkind).
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// A hand gesture.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// A look at the content.
  public static let look = ScrollInputKind(name: "look")
}

/// The properties of a scroll target behaviour.
///
/// Follows
/// [ScrollTargetBehaviorProperties](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorproperties).
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// A Boolean value that indicates whether one scroll moves by at most one view.
  ///
  /// Default: `false`.
  public var limitsScrolls = false

  /// Creates the default properties.
  public init() {}
}

/// The context in which the properties of a scroll target behaviour are determined.
///
/// Follows
/// [ScrollTargetBehaviorPropertiesContext](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorpropertiescontext).
public struct ScrollTargetBehaviorPropertiesContext: Sendable {}

/// The adjustment of the scroll position when the size of the content changes.
///
/// Follows
/// [ScrollContentOffsetAdjustmentBehavior](https://developer.apple.com/documentation/swiftui/scrollcontentoffsetadjustmentbehavior).
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// The position is not adjusted.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

extension View {
  /// Has no effect: a terminal has keys, a pointer and a wheel.
  ///
  /// Follows
  /// [scrollInputBehavior(_:for:)](https://developer.apple.com/documentation/swiftui/view/scrollinputbehavior(_:for:)).
  nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  {
    self
  }
}

/// The way of dismissing an on-screen keyboard.
///
/// Has no effect: there is no on-screen keyboard.
///
/// Follows [ScrollDismissesKeyboardMode](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The keyboard is dismissed as soon as scrolling starts.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard is dismissed during scrolling.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard is never dismissed.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The bounce behaviour of a scroll view.
///
/// Has no effect: scroll views do not bounce.
///
/// Follows [ScrollBounceBehavior](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior).
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The scroll view always bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// The scroll view bounces if its content is larger than the window.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The style of a scroll view's edge.
///
/// Has no effect: the edge of a scroll view is the edge of its cells.
///
/// Follows [ScrollEdgeEffectStyle](https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// An edge with a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// An edge with a transition.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

private struct ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private struct HorizontalScrollBounceBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct VerticalScrollBounceBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  /// The way of dismissing an on-screen keyboard.
  ///
  /// Has no effect: there is no on-screen keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  /// The horizontal bounce behaviour of scroll views.
  ///
  /// Has no effect: scroll views do not bounce.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceBehaviorKey.self] }
    set { self[HorizontalScrollBounceBehaviorKey.self] = newValue }
  }

  /// The vertical bounce behaviour of scroll views.
  ///
  /// Has no effect: scroll views do not bounce.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalScrollBounceBehaviorKey.self] }
    set { self[VerticalScrollBounceBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Has no effect: a bar is visible while the scroll view has the focus, and does not flash.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Has no effect: a bar is visible while the scroll view has the focus, and does not flash.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Has no effect: there is no on-screen keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Has no effect: scroll views do not bounce.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Has no effect: the edge of a scroll view is the edge of its cells.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Has no effect: the edge of a scroll view is the edge of its cells.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
}
