#if !canImport(UIKit)
  // What of UIKit is used in files that import SwiftUI alone, which brings it along.

  /// The screen, of which `UIScreen.main.bounds` is asked.
  ///
  /// It is the one that handles an event or makes a frame; a view that reads its size is not evaluated again when that
  /// changes, as with UIKit: a `GeometryReader` is. Follows
  /// [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen).
  public final class UIScreen: Sendable {
    /// The screen that is being drawn.
    public static let main = UIScreen()

    /// As large as the screen, in its unit; outside of one 390 × 844.
    ///
    /// One that grows with its content counts as 24 rows high.
    public var bounds: CGRect {
      CGRect(origin: .zero, size: StateHost.active?.screenSize ?? CGSize(width: 390, height: 844))
    }

    /// The same as ``bounds``.
    public var nativeBounds: CGRect { bounds }
    /// One: there are no smaller points.
    public var scale: CGFloat { 1 }
  }

  /// The device, of which its kind and its name are asked.
  ///
  /// Follows [UIDevice](https://developer.apple.com/documentation/uikit/uidevice).
  public final class UIDevice: Sendable {
    /// The machine.
    public static let current = UIDevice()

    /// A phone: screens are laid out as on one.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The name of the machine.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// `Terminal`.
    public var model: String { "Terminal" }
    /// The system of the machine.
    public var systemName: String { "Linux" }
    /// The version of the system.
    public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
    /// `Terminal`.
    public var localizedModel: String { model }
    /// Upright: a terminal is not turned.
    public var orientation: UIDeviceOrientation { .portrait }
    /// How full the battery is: not known.
    public var batteryLevel: Float { -1 }
    /// None: programs are not told which machine it is.
    public var identifierForVendor: UUID? { nil }
    /// When a device is turned; nothing posts it.
    public static let orientationDidChangeNotification = Notification.Name(
      "UIDeviceOrientationDidChangeNotification")
    /// Nothing: a terminal is not turned.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Nothing: a terminal is not turned.
    public func endGeneratingDeviceOrientationNotifications() {}
  }

  /// How a device is held.
  ///
  /// Follows [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation).
  public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// Turned to the left.
    case landscapeLeft
    /// Turned to the right.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its face.
    case faceDown

    /// Whether it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
  }

  /// Kinds of devices.
  ///
  /// Follows [UIUserInterfaceIdiom](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom).
  public enum UIUserInterfaceIdiom: Sendable {
    /// Not known.
    case unspecified
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A computer.
    case mac
    /// Glasses.
    case vision
  }

  /// A tap that is felt: nothing in text.
  ///
  /// Follows [UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
  public final class UIImpactFeedbackGenerator: Sendable {
    /// How it would feel.
    ///
    /// Follows
    /// [UIImpactFeedbackGenerator.FeedbackStyle](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle).
    public enum FeedbackStyle: Sendable {
      /// A light one.
      case light
      /// One in between.
      case medium
      /// A heavy one.
      case heavy
      /// A soft one.
      case soft
      /// A hard one.
      case rigid
    }

    /// A generator of nothing.
    public init(style: FeedbackStyle = .medium) {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func impactOccurred(intensity: CGFloat = 1) {}
  }

  /// A result that is felt: nothing in text.
  ///
  /// Follows
  /// [UINotificationFeedbackGenerator](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
  public final class UINotificationFeedbackGenerator: Sendable {
    /// What the result would be.
    ///
    /// Follows
    /// [UINotificationFeedbackGenerator.FeedbackType](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype).
    public enum FeedbackType: Sendable {
      /// It went well.
      case success
      /// It went well, with a warning.
      case warning
      /// It failed.
      case error
    }

    /// A generator of nothing.
    public init() {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
  }

  /// A selection that is felt: nothing in text.
  ///
  /// Follows [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
  public final class UISelectionFeedbackGenerator: Sendable {
    /// A generator of nothing.
    public init() {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func selectionChanged() {}
  }

  /// Looks for words that are spelled wrong, and finds none: a text platform has no dictionary.
  ///
  /// Follows [UITextChecker](https://developer.apple.com/documentation/uikit/uitextchecker).
  public final class UITextChecker: Sendable {
    /// Languages that words can be checked in: none.
    public static var availableLanguages: [String] { [] }

    /// A checker that finds nothing.
    public init() {}

    /// Nowhere: every word counts as spelled right.
    public func rangeOfMisspelledWord(
      in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// No words.
    public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  }
#endif
