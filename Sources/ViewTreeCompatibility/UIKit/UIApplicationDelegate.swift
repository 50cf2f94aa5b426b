#if !canImport(UIKit)
  /// What hears that an app begins, in UIKit.
  ///
  /// It hears no more: there is no device that would say more. Methods for other events of UIKit may be written, and are
  /// not called. Follows [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
  @MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Before the app shows something; what it returns does not count.
    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Before the app shows something; what it returns does not count.
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Before the app shows something; the older form.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// When the app comes to the front, which it does once.
    func applicationDidBecomeActive(_ application: UIApplication)
  }

  extension UIApplicationDelegate {
    /// Nothing.
    public func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Nothing.
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
  }

  extension UIApplication {
    /// Why an app was begun: a terminal never says it.
    ///
    /// Follows
    /// [UIApplication.LaunchOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey).
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String

      /// The key of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// An address is to be opened.
      public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
      /// Another app asks for it.
      public static let sourceApplication = LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
      /// A notification came.
      public static let remoteNotification = LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
      /// The place of the device changed.
      public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }

    /// How an address is opened, which does not count.
    ///
    /// Follows
    /// [UIApplication.OpenURLOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey).
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String

      /// The key of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The app that asks for it.
      public static let sourceApplication = OpenURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
  }

  /// How a device may be held.
  ///
  /// Follows
  /// [UIInterfaceOrientationMask](https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask).
  public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt

    /// The ways of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On its right side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On its left side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// In all ways.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// In all ways but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  }
#endif

#if !canImport(AppKit) && !canImport(UIKit)
  /// What hears that an app begins, in AppKit.
  ///
  /// It hears no more: there is no desktop that would say more. Methods for other events of AppKit may be written, and are
  /// not called. Follows [NSApplicationDelegate](https://developer.apple.com/documentation/appkit/nsapplicationdelegate).
  @MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
    /// Before the app shows something.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Before the app shows something.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// When the app comes to the front, which it does once.
    func applicationDidBecomeActive(_ notification: Notification)
  }

  extension NSApplicationDelegate {
    /// Nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Nothing.
    public func applicationDidBecomeActive(_ notification: Notification) {}
  }

  extension NSApplication {
    /// Whether an app may end, which is not asked.
    ///
    /// Follows
    /// [NSApplication.TerminateReply](https://developer.apple.com/documentation/appkit/nsapplication/terminatereply).
    public enum TerminateReply: Sendable {
      /// It may not.
      case terminateCancel
      /// It may.
      case terminateNow
      /// It says so later.
      case terminateLater
    }
  }
#endif
