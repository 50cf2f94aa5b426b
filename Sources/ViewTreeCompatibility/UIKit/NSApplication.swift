#if !canImport(AppKit) && !canImport(UIKit)
  /// The app, in AppKit.
  ///
  /// Follows [NSApplication](https://developer.apple.com/documentation/appkit/nsapplication).
  @MainActor @preconcurrency public final class NSApplication: UIResponder {
    /// The running app.
    public static let shared = NSApplication()

    /// The visibility of an app on a desktop.
    ///
    /// Follows
    /// [NSApplication.ActivationPolicy](https://developer.apple.com/documentation/appkit/nsapplication/activationpolicy-swift.enum).
    public enum ActivationPolicy: Int, Sendable {
      /// The app is in the Dock.
      case regular
      /// The app is not in the Dock.
      case accessory
      /// The app is not visible.
      case prohibited
    }

    /// The notification of an app that has become active; never posted, read `\.scenePhase` instead.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
      "NSApplicationDidBecomeActiveNotification")
    /// The notification of an app that has become inactive; never posted, read `\.scenePhase` instead.
    nonisolated public static let didResignActiveNotification = Notification.Name(
      "NSApplicationDidResignActiveNotification")
    /// The notification before the app ends; it is never posted.
    nonisolated public static let willTerminateNotification = Notification.Name(
      "NSApplicationWillTerminateNotification")

    /// Always `true`: the app is in the foreground.
    public var isActive: Bool { true }

    /// Has no effect except an issue: Control-C ends a program in a terminal.
    public func terminate(_ sender: Any?) {
      let message = "NSApplication.terminate(_:) has no effect: press Control-C to end a program in a terminal"
      if let host = StateHost.active { host.report(message) } else { RuntimeIssue.report(message) }
    }

    /// Has no effect: the terminal decides which program is in front.
    public func activate(ignoringOtherApps flag: Bool) {}
    /// Has no effect: the terminal decides which program is in front.
    public func activate() {}
    /// Has no effect: the terminal decides what is visible.
    public func hide(_ sender: Any?) {}
    /// Has no effect and returns `false`: there is no Dock.
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The running app.
  ///
  /// Follows [NSApp](https://developer.apple.com/documentation/appkit/nsapp).
  @MainActor @preconcurrency public var NSApp: NSApplication { .shared }

  /// The workspace of AppKit, which opens URLs in other apps.
  ///
  /// Follows [NSWorkspace](https://developer.apple.com/documentation/appkit/nsworkspace).
  @MainActor @preconcurrency public final class NSWorkspace {
    /// The workspace that all callers share.
    public static let shared = NSWorkspace()

    /// Opens a URL as ``OpenURLAction`` does: a terminal opens none by itself, and an issue names the URL.
    @discardableResult public func open(_ url: URL) -> Bool {
      UIApplication.shared.open(url)
      return false
    }

    /// Opens the first of the files, as ``open(_:)`` does.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) { fileURLs.first.map { _ = open($0) } }
  }
#endif
