/// An action that shares items by calling the handler that a view above has set.
///
///     ContentView()
///       .environment(\.share, ShareAction { share in
///         outbox.send(share.items, about: share.subject)
///         return true
///       })
///
/// A text platform cannot share by itself: if no handler shares the items, an issue is reported. SwiftUI has no such
/// type, because there the system shares.
nonisolated public struct ShareAction {
  /// The items to share, with a subject and a message.
  public struct Share {
    /// The items that were passed to the share link.
    public let items: [Any]
    /// The subject; `nil` if there is none.
    public let subject: String?
    /// The message; `nil` if there is none.
    public let message: String?
  }

  private let handler: ((Share) -> Bool)?
  /// The host to which items that no handler shares are reported.
  fileprivate weak var host: StateHost?

  /// Creates an action with a handler, which returns whether it shared the items.
  public init(handler: @escaping (Share) -> Bool) { self.handler = handler }

  fileprivate init() { handler = nil }

  /// Calls the handler with the items; without a handler, or if it returns `false`, an issue is reported.
  @MainActor @preconcurrency public func callAsFunction(_ share: Share) {
    guard handler?(share) != true else { return }
    let message =
      "\(share.items.map { "\($0)" }.joined(separator: ", ")) was not shared: a text platform has no share sheet; "
      + "set .environment(\\.share, ShareAction { share in … }) on a view above"
    if let host { host.report(message) } else { RuntimeIssue.report(message) }
  }
}

private struct ShareKey: EnvironmentKey {
  static var defaultValue: ShareAction { ShareAction() }
}

extension EnvironmentValues {
  /// The action that a `ShareLink` performs to share its items.
  public var share: ShareAction {
    get {
      var action = self[ShareKey.self]
      action.host = host
      return action
    }
    set { self[ShareKey.self] = newValue }
  }
}
