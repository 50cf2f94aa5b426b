/// Shares items: the handler of a view above decides what that means.
///
///     ContentView()
///       .environment(\.share, ShareAction { share in
///         outbox.send(share.items, about: share.subject)
///         return true
///       })
///
/// A text platform shares nothing by itself: where no handler does, an issue says so. SwiftUI has no such type: there the
/// system shares.
nonisolated public struct ShareAction {
  /// What is shared.
  public struct Share {
    /// The items, as they were given.
    public let items: [Any]
    /// What it is about; `nil` where nothing is said.
    public let subject: String?
    /// What is said about it; `nil` where nothing is.
    public let message: String?
  }

  private let handler: ((Share) -> Bool)?
  /// Where a share that nobody takes is an issue.
  fileprivate weak var host: StateHost?

  /// An action that calls a handler, which says whether it shared the items.
  public init(handler: @escaping (Share) -> Bool) { self.handler = handler }

  fileprivate init() { handler = nil }

  /// Shares items.
  @MainActor @preconcurrency public func callAsFunction(_ share: Share) {
    guard handler?(share) != true else { return }
    let message =
      "nothing shares \(share.items.map { "\($0)" }.joined(separator: ", ")): a text platform has nobody to share with; "
      + "set .environment(\\.share, ShareAction { share in … }) on a view above"
    if let host { host.report(message) } else { RuntimeIssue.report(message) }
  }
}

private struct ShareKey: EnvironmentKey {
  static var defaultValue: ShareAction { ShareAction() }
}

extension EnvironmentValues {
  /// Shares items: what a `ShareLink` does.
  public var share: ShareAction {
    get {
      var action = self[ShareKey.self]
      action.host = host
      return action
    }
    set { self[ShareKey.self] = newValue }
  }
}
