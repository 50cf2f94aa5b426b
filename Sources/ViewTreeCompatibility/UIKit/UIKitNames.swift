#if !canImport(UIKit)
  // Types of UIKit for files that import only SwiftUI, which re-exports UIKit on Apple's platforms.

  /// The screen, for expressions such as `UIScreen.main.bounds`.
  ///
  /// Stands for the screen that handles the current event or draws the current frame. As with UIKit, a view that reads
  /// its size is not evaluated again when the size changes; use a `GeometryReader` for that. Follows
  /// [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen).
  public final class UIScreen: Sendable {
    /// The screen that is being drawn.
    public static let main = UIScreen()

    /// The area of the screen, in its unit; 390 × 844 outside a screen.
    ///
    /// A screen that grows with its content counts as 24 rows high.
    public var bounds: CGRect {
      CGRect(origin: .zero, size: StateHost.active?.screenSize ?? CGSize(width: 390, height: 844))
    }

    /// The area of the screen: equal to ``bounds``.
    public var nativeBounds: CGRect { bounds }
    /// Always 1: there are no smaller points.
    public var scale: CGFloat { 1 }
  }

  /// The device that runs the program, with its kind and name.
  ///
  /// Follows [UIDevice](https://developer.apple.com/documentation/uikit/uidevice).
  public final class UIDevice: Sendable {
    /// The machine on which the program runs.
    public static let current = UIDevice()

    /// Always `.phone`: screens have the layout of a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The name of the machine.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The model of the device: always `Terminal`.
    public var model: String { "Terminal" }
    /// The name of the system: always `Linux`.
    public var systemName: String { "Linux" }
    /// The version of the system.
    public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
    /// The model of the device: always `Terminal`.
    public var localizedModel: String { model }
    /// Always `.portrait`: a terminal is not turned.
    public var orientation: UIDeviceOrientation { .portrait }
    /// Always -1: the level of the battery is unknown.
    public var batteryLevel: Float { -1 }
    /// Always `nil`: the machine has no identifier for programs.
    public var identifierForVendor: UUID? { nil }
    /// The notification of a turned device; it is never posted.
    public static let orientationDidChangeNotification = Notification.Name(
      "UIDeviceOrientationDidChangeNotification")
    /// Has no effect: a terminal is not turned.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Has no effect: a terminal is not turned.
    public func endGeneratingDeviceOrientationNotifications() {}
  }

  /// The orientation of a device.
  ///
  /// Follows [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation).
  public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown
    /// The device is upright.
    case portrait
    /// The device is upside down.
    case portraitUpsideDown
    /// The device is turned to the left.
    case landscapeLeft
    /// The device is turned to the right.
    case landscapeRight
    /// The device lies on its back.
    case faceUp
    /// The device lies on its face.
    case faceDown

    /// A Boolean value that indicates whether the device is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the device is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
  }

  /// The kind of a device.
  ///
  /// Follows [UIUserInterfaceIdiom](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom).
  public enum UIUserInterfaceIdiom: Sendable {
    /// The kind is unknown.
    case unspecified
    /// The device is a phone.
    case phone
    /// The device is a tablet.
    case pad
    /// The device is a television.
    case tv
    /// The device is in a car.
    case carPlay
    /// The device is a computer.
    case mac
    /// The device is a headset.
    case vision
  }

  /// A generator of haptic impacts, without effect: a terminal has no haptics.
  ///
  /// Follows [UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
  public final class UIImpactFeedbackGenerator: Sendable {
    /// The strength of a haptic impact.
    ///
    /// Follows
    /// [UIImpactFeedbackGenerator.FeedbackStyle](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle).
    public enum FeedbackStyle: Sendable {
      /// A light impact.
      case light
      /// A medium impact.
      case medium
      /// A heavy impact.
      case heavy
      /// A soft impact.
      case soft
      /// A hard impact.
      case rigid
    }

    /// Creates a generator without effect.
    public init(style: FeedbackStyle = .medium) {}
    /// Has no effect: a terminal has no haptics.
    public func prepare() {}
    /// Has no effect: a terminal has no haptics.
    public func impactOccurred(intensity: CGFloat = 1) {}
  }

  /// A generator of haptic results, without effect: a terminal has no haptics.
  ///
  /// Follows
  /// [UINotificationFeedbackGenerator](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
  public final class UINotificationFeedbackGenerator: Sendable {
    /// The kind of a haptic result.
    ///
    /// Follows
    /// [UINotificationFeedbackGenerator.FeedbackType](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype).
    public enum FeedbackType: Sendable {
      /// The task succeeded.
      case success
      /// The task succeeded with a warning.
      case warning
      /// The task failed.
      case error
    }

    /// Creates a generator without effect.
    public init() {}
    /// Has no effect: a terminal has no haptics.
    public func prepare() {}
    /// Has no effect: a terminal has no haptics.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
  }

  /// A generator of haptic selections, without effect: a terminal has no haptics.
  ///
  /// Follows [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
  public final class UISelectionFeedbackGenerator: Sendable {
    /// Creates a generator without effect.
    public init() {}
    /// Has no effect: a terminal has no haptics.
    public func prepare() {}
    /// Has no effect: a terminal has no haptics.
    public func selectionChanged() {}
  }

  /// A spell checker without a dictionary, which finds no misspelled words.
  ///
  /// Follows [UITextChecker](https://developer.apple.com/documentation/uikit/uitextchecker).
  public final class UITextChecker: Sendable {
    /// The languages of the checker: always empty.
    public static var availableLanguages: [String] { [] }

    /// Creates a checker that finds no words.
    public init() {}

    /// Returns a range at `NSNotFound`: every word counts as correct.
    public func rangeOfMisspelledWord(
      in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// Returns `nil`: there are no guesses.
    public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  }
#endif
