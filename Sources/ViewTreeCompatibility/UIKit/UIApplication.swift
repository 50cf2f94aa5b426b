#if !canImport(UIKit)
  // What of UIKit's app is asked in files that import SwiftUI alone.

  /// What may answer events in UIKit: here only the names of notifications.
  ///
  /// Nothing posts them: there is no keyboard on the screen. Follows
  /// [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
  @MainActor @preconcurrency open class UIResponder: NSObject {
    /// Before a keyboard is shown.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// When a keyboard is shown.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Before a keyboard is hidden.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// When a keyboard is hidden.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Before a keyboard changes its frame.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
      "UIKeyboardWillChangeFrameNotification")
    /// When a keyboard has changed its frame.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
      "UIKeyboardDidChangeFrameNotification")
    /// Where a keyboard's frame stands among what a notification carries.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Where the time of its animation stands.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// One of its own.
    nonisolated public override init() {}
  }

  /// The app, of which addresses are opened and windows are asked.
  ///
  /// Follows [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication).
  @MainActor @preconcurrency public final class UIApplication: UIResponder {
    /// The app that runs.
    public static let shared = UIApplication()

    /// An address at which a phone shows the settings of the app; nothing opens it.
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// When the app comes to the front; nothing posts it: `\.scenePhase` says it.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
      "UIApplicationDidBecomeActiveNotification")
    /// Before the app leaves the front; nothing posts it: `\.scenePhase` says it.
    nonisolated public static let willResignActiveNotification = Notification.Name(
      "UIApplicationWillResignActiveNotification")
    /// When the app is in the background; nothing posts it: `\.scenePhase` says it.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    /// Before the app comes back; nothing posts it: `\.scenePhase` says it.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// Before the app ends; nothing posts it.
    nonisolated public static let willTerminateNotification = Notification.Name(
      "UIApplicationWillTerminateNotification")
    /// When memory is short; nothing posts it.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")

    /// How an address is opened, which does not count.
    ///
    /// Follows
    /// [UIApplication.OpenExternalURLOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey).
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
      private let name: String

      /// Only by an app that says the address is its own.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
    }

    /// Whether the app is at the front.
    ///
    /// Follows [UIApplication.State](https://developer.apple.com/documentation/uikit/uiapplication/state).
    public enum State: Int, Sendable {
      /// At the front.
      case active
      /// About to leave.
      case inactive
      /// Not shown.
      case background
    }

    /// At the front.
    public var applicationState: State { .active }
    /// Whether the machine stays awake while nobody uses it, which a terminal does not decide.
    public var isIdleTimerDisabled = false
    /// The number at the app's icon, which a terminal does not show.
    public var applicationIconBadgeNumber = 0
    /// No: there is no icon.
    public var supportsAlternateIcons: Bool { false }
    /// The icon of the app: none.
    public var alternateIconName: String? { nil }
    /// The one scene: the terminal.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.terminal] }
    /// The one window: the terminal's.
    public var windows: [UIWindow] { [UIWindow.terminal] }
    /// The same as the one of ``windows``.
    public var keyWindow: UIWindow? { UIWindow.terminal }

    /// Opens an address: a text platform opens nothing by itself, an issue names the address; see ``OpenURLAction``.
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      var open = OpenURLAction { _ in .systemAction }
      open.host = StateHost.active
      open(url) { completion?($0) }
    }

    /// No: nothing opens addresses.
    public func canOpenURL(_ url: URL) -> Bool { false }
  }

  /// A scene of UIKit.
  ///
  /// Follows [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
  @MainActor @preconcurrency public class UIScene: UIResponder {
    /// When a scene comes to the front; nothing posts it: `\.scenePhase` says it.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Before a scene leaves the front; nothing posts it: `\.scenePhase` says it.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    /// Whether a scene is at the front.
    ///
    /// Follows
    /// [UIScene.ActivationState](https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum).
    public enum ActivationState: Int, Sendable {
      /// Not connected.
      case unattached = -1
      /// At the front.
      case foregroundActive
      /// About to leave.
      case foregroundInactive
      /// Not shown.
      case background
    }

    /// At the front.
    public var activationState: ActivationState { .foregroundActive }
  }

  /// A scene of windows: the terminal.
  ///
  /// Follows [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
  @MainActor @preconcurrency public final class UIWindowScene: UIScene {
    static let terminal = UIWindowScene()

    /// The one window.
    public var windows: [UIWindow] { [UIWindow.terminal] }
    /// The same window.
    public var keyWindow: UIWindow? { UIWindow.terminal }
    /// The screen that is being drawn.
    public var screen: UIScreen { .main }
  }

  /// A window: the terminal's.
  ///
  /// Follows [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
  @MainActor @preconcurrency public final class UIWindow: UIResponder {
    static let terminal = UIWindow()

    /// The terminal has the keys.
    public var isKeyWindow: Bool { true }
    /// The terminal.
    public var windowScene: UIWindowScene? { .terminal }
    /// The screen that is being drawn.
    public var screen: UIScreen { .main }
    /// As large as the screen.
    public var bounds: CGRect { UIScreen.main.bounds }
    /// As large as the screen.
    public var frame: CGRect { UIScreen.main.bounds }
    /// None: nothing covers the edges of a screen.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    /// Whether the window is light or dark, which `preferredColorScheme` says here.
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  }

  /// Light or dark.
  ///
  /// Follows [UIUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle).
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// As the system says.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
  }
#endif
