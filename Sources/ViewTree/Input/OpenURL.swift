/// Opens an address: the handler of a view above decides what that means.
///
///     Text("See the [manual](https://www.swift.org)")
///       .environment(\.openURL, OpenURLAction { url in
///         pages.show(url)
///         return .handled
///       })
///
/// A text platform opens nothing by itself: where no handler takes an address, an issue names it. Follows
/// [OpenURLAction](https://developer.apple.com/documentation/swiftui/openurlaction).
nonisolated public struct OpenURLAction {
  /// What became of an address.
  public struct Result {
    fileprivate enum Kind {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The handler opened it.
    public static var handled: Result { Result(kind: .handled) }
    /// The handler does not want it opened.
    public static var discarded: Result { Result(kind: .discarded) }
    /// The platform opens it: here that is nobody, and an issue.
    public static var systemAction: Result { Result(kind: .system(nil)) }
    /// The platform opens another address instead: here that is nobody, and an issue.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  /// Where an address that nobody opens is an issue.
  weak var host: StateHost?

  /// An action that calls a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address, and then says whether it was opened.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      let message =
        "nothing opens \((other ?? url).absoluteString): a text platform has no browser; "
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
  /// Opens an address; links in texts do it when they are tapped.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.host = scope?.host
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
