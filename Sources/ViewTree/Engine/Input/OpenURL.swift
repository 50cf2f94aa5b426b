/// An action that opens a URL: the handler of an enclosing view defines what that means.
///
///     Text("See the [manual](https://www.swift.org)")
///       .environment(\.openURL, OpenURLAction { url in
///         pages.show(url)
///         return .handled
///       })
///
/// A text platform opens nothing by itself: if no handler opens a URL, an issue names it. Follows
/// [OpenURLAction](https://developer.apple.com/documentation/swiftui/openurlaction).
nonisolated public struct OpenURLAction {
  /// The outcome of opening a URL.
  public struct Result {
    fileprivate enum Kind {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The handler opened the URL.
    public static var handled: Result { Result(kind: .handled) }
    /// The handler rejects the URL.
    public static var discarded: Result { Result(kind: .discarded) }
    /// The platform opens the URL: a terminal cannot, so an issue is reported.
    public static var systemAction: Result { Result(kind: .system(nil)) }
    /// Returns that the platform opens a different URL: a terminal cannot, so an issue is reported.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  /// The host that reports a URL that was not opened.
  package weak var host: StateHost?

  /// Creates an action that calls a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, then calls `completion` with whether it was opened.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      let message =
        "\((other ?? url).absoluteString) was not opened: a text platform has no browser; "
        + "set .environment(\\.openURL, OpenURLAction { url in … }) on a view above"
      if let host { host.report(message) } else { RuntimeIssue.report(message) }
      completion(false)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// The action that opens a URL; links in texts call it when they are tapped.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.host = host
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
