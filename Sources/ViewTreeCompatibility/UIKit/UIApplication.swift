#if !canImport(UIKit)
  // The parts of UIKit's app that are used in files that import only SwiftUI.

  /// A responder of UIKit, reduced to the names of notifications.
  ///
  /// The notifications are never posted: there is no on-screen keyboard. Follows
  /// [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
  @MainActor @preconcurrency open class UIResponder: NSObject {
    /// The notification before a keyboard appears.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The notification after a keyboard has appeared.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The notification before a keyboard disappears.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The notification after a keyboard has disappeared.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The notification before a keyboard changes its frame.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
      "UIKeyboardWillChangeFrameNotification")
    /// The notification after a keyboard has changed its frame.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
      "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame in a notification.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration in a notification.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// Creates a responder.
    nonisolated public override init() {}
  }

  /// The app, which opens URLs and has the windows.
  ///
  /// Follows [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication).
  @MainActor @preconcurrency public final class UIApplication: UIResponder {
    /// The running app.
    public static let shared = UIApplication()

    /// The URL of the app's settings on a phone; nothing opens it.
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// The notification of an app that has become active; never posted, read `\.scenePhase` instead.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
      "UIApplicationDidBecomeActiveNotification")
    /// The notification of an app that becomes inactive; never posted, read `\.scenePhase` instead.
    nonisolated public static let willResignActiveNotification = Notification.Name(
      "UIApplicationWillResignActiveNotification")
    /// The notification of an app that has entered the background; never posted, read `\.scenePhase` instead.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    /// The notification of an app that enters the foreground; never posted, read `\.scenePhase` instead.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// The notification before the app ends; it is never posted.
    nonisolated public static let willTerminateNotification = Notification.Name(
      "UIApplicationWillTerminateNotification")
    /// The notification of low memory; it is never posted.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")

    /// An option for opening a URL.
    ///
    /// Has no effect: the options are not read.
    ///
    /// Follows
    /// [UIApplication.OpenExternalURLOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey).
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
      private let name: String

      /// The URL is opened only by an app that claims it as a universal link.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
    }

    /// The activity of the app.
    ///
    /// Follows [UIApplication.State](https://developer.apple.com/documentation/uikit/uiapplication/state).
    public enum State: Int, Sendable {
      /// The app is in the foreground.
      case active
      /// The app is about to leave the foreground.
      case inactive
      /// The app is in the background.
      case background
    }

    /// Always `.active`: a program in a terminal has no other state.
    public var applicationState: State { .active }
    /// A Boolean value that keeps the machine awake.
    ///
    /// Has no effect: a terminal does not control that.
    public var isIdleTimerDisabled = false
    /// The number on the app's icon.
    ///
    /// Has no effect: a terminal has no icon.
    public var applicationIconBadgeNumber = 0
    /// Always `false`: there is no icon.
    public var supportsAlternateIcons: Bool { false }
    /// Always `nil`: there is no icon.
    public var alternateIconName: String? { nil }
    /// The scene of the terminal, the only one.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.terminal] }
    /// The window of the terminal, the only one.
    public var windows: [UIWindow] { [UIWindow.terminal] }
    /// The window of the terminal.
    public var keyWindow: UIWindow? { UIWindow.terminal }

    /// Opens a URL as ``OpenURLAction`` does: a terminal opens none by itself, and an issue names the URL.
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      var open = OpenURLAction { _ in .systemAction }
      open.host = StateHost.active
      open(url) { completion?($0) }
    }

    /// Always returns `false`: a terminal opens no URLs.
    public func canOpenURL(_ url: URL) -> Bool { false }
  }

  /// A scene of UIKit.
  ///
  /// Follows [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
  @MainActor @preconcurrency public class UIScene: UIResponder {
    /// The notification of a scene that has become active; never posted, read `\.scenePhase` instead.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// The notification of a scene that becomes inactive; never posted, read `\.scenePhase` instead.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    /// The activity of a scene.
    ///
    /// Follows
    /// [UIScene.ActivationState](https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum).
    public enum ActivationState: Int, Sendable {
      /// The scene is not connected.
      case unattached = -1
      /// The scene is in the foreground.
      case foregroundActive
      /// The scene is about to leave the foreground.
      case foregroundInactive
      /// The scene is in the background.
      case background
    }

    /// Always `.foregroundActive`: a program in a terminal has no other state.
    public var activationState: ActivationState { .foregroundActive }
  }

  /// A scene that has windows; the only one is the terminal's.
  ///
  /// Follows [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
  @MainActor @preconcurrency public final class UIWindowScene: UIScene {
    static let terminal = UIWindowScene()

    /// The window of the terminal, the only one.
    public var windows: [UIWindow] { [UIWindow.terminal] }
    /// The window of the terminal.
    public var keyWindow: UIWindow? { UIWindow.terminal }
    /// The screen that is being drawn.
    public var screen: UIScreen { .main }
  }

  /// A window; the only one is the terminal's.
  ///
  /// Follows [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
  @MainActor @preconcurrency public final class UIWindow: UIResponder {
    static let terminal = UIWindow()

    /// Always `true`: the terminal's window receives the keys.
    public var isKeyWindow: Bool { true }
    /// The scene of the terminal.
    public var windowScene: UIWindowScene? { .terminal }
    /// The screen that is being drawn.
    public var screen: UIScreen { .main }
    /// The area of the screen, in its unit.
    public var bounds: CGRect { UIScreen.main.bounds }
    /// The area of the screen, in its unit.
    public var frame: CGRect { UIScreen.main.bounds }
    /// Always zero: nothing covers the edges of a screen.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    /// The appearance of the window.
    ///
    /// Has no effect: use `preferredColorScheme(_:)`.
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  }

  /// The appearance of a user interface.
  ///
  /// Follows [UIUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle).
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// The appearance of the system.
    case unspecified
    /// A light appearance.
    case light
    /// A dark appearance.
    case dark
  }
#endif
