#if !canImport(AppKit) && !canImport(UIKit)
  /// The app, in AppKit.
  ///
  /// Follows [NSApplication](https://developer.apple.com/documentation/appkit/nsapplication).
  @MainActor @preconcurrency public final class NSApplication: UIResponder {
    /// The app that runs.
    public static let shared = NSApplication()

    /// Where an app shows itself.
    ///
    /// Follows
    /// [NSApplication.ActivationPolicy](https://developer.apple.com/documentation/appkit/nsapplication/activationpolicy-swift.enum).
    public enum ActivationPolicy: Int, Sendable {
      /// In the Dock.
      case regular
      /// Not in the Dock.
      case accessory
      /// Nowhere.
      case prohibited
    }

    /// When the app comes to the front; nothing posts it: `\.scenePhase` says it.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
      "NSApplicationDidBecomeActiveNotification")
    /// When the app leaves the front; nothing posts it: `\.scenePhase` says it.
    nonisolated public static let didResignActiveNotification = Notification.Name(
      "NSApplicationDidResignActiveNotification")
    /// Before the app ends; nothing posts it.
    nonisolated public static let willTerminateNotification = Notification.Name(
      "NSApplicationWillTerminateNotification")

    /// The app is at the front.
    public var isActive: Bool { true }

    /// Ends nothing, and is an issue: a program in a terminal is ended by Control-C.
    public func terminate(_ sender: Any?) {
      let message = "NSApplication.terminate(_:) ends nothing: a program in a terminal is ended by Control-C"
      if let host = StateHost.active { host.report(message) } else { RuntimeIssue.report(message) }
    }

    /// Nothing: the terminal decides what is at the front.
    public func activate(ignoringOtherApps flag: Bool) {}
    /// Nothing: the terminal decides what is at the front.
    public func activate() {}
    /// Nothing: the terminal decides what is shown.
    public func hide(_ sender: Any?) {}
    /// Nothing: there is no Dock.
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The app that runs.
  ///
  /// Follows [NSApp](https://developer.apple.com/documentation/appkit/nsapp).
  @MainActor @preconcurrency public var NSApp: NSApplication { .shared }

  /// What is opened by other apps, in AppKit.
  ///
  /// Follows [NSWorkspace](https://developer.apple.com/documentation/appkit/nsworkspace).
  @MainActor @preconcurrency public final class NSWorkspace {
    /// The workspace.
    public static let shared = NSWorkspace()

    /// Opens an address: a text platform opens nothing by itself, an issue names the address; see ``OpenURLAction``.
    @discardableResult public func open(_ url: URL) -> Bool {
      UIApplication.shared.open(url)
      return false
    }

    /// Shows files: the same as opening the first.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) { fileURLs.first.map { _ = open($0) } }
  }
#endif
