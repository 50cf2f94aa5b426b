#if !canImport(UIKit)
  /// What of assistive technology is switched on: nothing.
  ///
  /// Follows [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility).
  public enum UIAccessibility {
    /// What assistive technology is told.
    ///
    /// Follows
    /// [UIAccessibility.Notification](https://developer.apple.com/documentation/uikit/uiaccessibility/notification).
    public struct Notification: Hashable, Sendable {
      private let name: String

      /// Something is to be read aloud.
      public static let announcement = Notification(name: "announcement")
      /// A part of the screen has changed.
      public static let layoutChanged = Notification(name: "layoutChanged")
      /// The whole screen has changed.
      public static let screenChanged = Notification(name: "screenChanged")
    }

    /// No: nothing is read aloud.
    public static var isVoiceOverRunning: Bool { false }
    /// No; a view asks `\.accessibilityReduceMotion`.
    public static var isReduceMotionEnabled: Bool { false }
    /// No.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// No.
    public static var isBoldTextEnabled: Bool { false }
    /// Nothing: nobody listens.
    public static func post(notification: Notification, argument: Any?) {}
  }
#endif
