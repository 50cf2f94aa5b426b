#if !canImport(UIKit)
  /// An object that is notified when the app starts, in UIKit.
  ///
  /// Only these methods are called. A delegate may have methods for other events of UIKit, which never occur in a
  /// terminal. Follows [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
  @MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Called before the app is first shown; the result has no effect.
    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called before the app is first shown; the result has no effect.
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called before the app is first shown; the older form.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called once, when the app becomes active.
    func applicationDidBecomeActive(_ application: UIApplication)
  }

  extension UIApplicationDelegate {
    /// Does nothing by default.
    public func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing by default.
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing by default.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
  }

  extension UIApplication {
    /// The reason why an app was started; a terminal never gives one.
    ///
    /// Follows
    /// [UIApplication.LaunchOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey).
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
      /// The name of the key.
      public let rawValue: String

      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The app was started to open a URL.
      public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
      /// The app was started by a different app.
      public static let sourceApplication = LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
      /// The app was started by a notification.
      public static let remoteNotification = LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
      /// The app was started by a change of the device's location.
      public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }

    /// An option for opening a URL, which is not read.
    ///
    /// Follows
    /// [UIApplication.OpenURLOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey).
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
      /// The name of the key.
      public let rawValue: String

      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The app that asks to open the URL.
      public static let sourceApplication = OpenURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
  }

  /// The orientations that an app supports.
  ///
  /// Follows
  /// [UIInterfaceOrientationMask](https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask).
  public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The orientations as bits.
    public let rawValue: UInt

    /// Creates the orientations whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device is upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// The device is upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// The device lies on its right side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// The device lies on its left side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// The device lies on either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Portrait and landscape, either way up.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  }
#endif

#if !canImport(AppKit) && !canImport(UIKit)
  /// An object that is notified when the app starts, in AppKit.
  ///
  /// Only these methods are called. A delegate may have methods for other events of AppKit, which never occur in a
  /// terminal. Follows [NSApplicationDelegate](https://developer.apple.com/documentation/appkit/nsapplicationdelegate).
  @MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
    /// Called before the app is first shown.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Called before the app is first shown.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Called once, when the app becomes active.
    func applicationDidBecomeActive(_ notification: Notification)
  }

  extension NSApplicationDelegate {
    /// Does nothing by default.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Does nothing by default.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Does nothing by default.
    public func applicationDidBecomeActive(_ notification: Notification) {}
  }

  extension NSApplication {
    /// The answer to whether an app may end; the delegate is never asked.
    ///
    /// Follows
    /// [NSApplication.TerminateReply](https://developer.apple.com/documentation/appkit/nsapplication/terminatereply).
    public enum TerminateReply: Sendable {
      /// The app may not end.
      case terminateCancel
      /// The app may end.
      case terminateNow
      /// The app answers later.
      case terminateLater
    }
  }
#endif
