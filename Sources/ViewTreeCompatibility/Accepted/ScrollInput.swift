/// Whether something scrolls.
///
/// Follows [ScrollInputBehavior](https://developer.apple.com/documentation/swiftui/scrollinputbehavior).
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It does.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// What scrolls on devices of other kinds.
///
/// Follows [ScrollInputKind](https://developer.apple.com/documentation/swiftui/scrollinputkind).
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// A sign that a hand gives.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// To look at something.
  public static let look = ScrollInputKind(name: "look")
}

/// What a scroll view knows of where it is to stop.
///
/// Follows
/// [ScrollTargetBehaviorProperties](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorproperties).
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether it stops at one view after the other.
  public var limitsScrolls = false

  /// As the platform likes.
  public init() {}
}

/// What is known where a scroll view asks for its properties.
///
/// Follows
/// [ScrollTargetBehaviorPropertiesContext](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorpropertiescontext).
public struct ScrollTargetBehaviorPropertiesContext: Sendable {}

/// How the place of what is scrolled changes with the size of its content.
///
/// Follows
/// [ScrollContentOffsetAdjustmentBehavior](https://developer.apple.com/documentation/swiftui/scrollcontentoffsetadjustmentbehavior).
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// Not at all.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

extension View {
  /// Accepted: a terminal has keys, a pointer and a wheel.
  ///
  /// Follows
  /// [scrollInputBehavior(_:for:)](https://developer.apple.com/documentation/swiftui/view/scrollinputbehavior(_:for:)).
  nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  {
    self
  }
}
