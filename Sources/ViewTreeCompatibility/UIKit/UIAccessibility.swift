#if !canImport(UIKit)
  /// The state of assistive technology: every setting is off.
  ///
  /// Follows [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility).
  public enum UIAccessibility {
    /// A notification for assistive technology.
    ///
    /// Follows
    /// [UIAccessibility.Notification](https://developer.apple.com/documentation/uikit/uiaccessibility/notification).
    public struct Notification: Hashable, Sendable {
      private let name: String

      /// An announcement to read aloud.
      public static let announcement = Notification(name: "announcement")
      /// A notification that a part of the screen has changed.
      public static let layoutChanged = Notification(name: "layoutChanged")
      /// A notification that the whole screen has changed.
      public static let screenChanged = Notification(name: "screenChanged")
    }

    /// Always `false`: there is no screen reader.
    public static var isVoiceOverRunning: Bool { false }
    /// Always `false`; views read `\.accessibilityReduceMotion` instead.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always `false`: there is no such setting.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Always `false`: there is no such setting.
    public static var isBoldTextEnabled: Bool { false }
    /// Has no effect: there is no receiver.
    public static func post(notification: Notification, argument: Any?) {}
  }
#endif
