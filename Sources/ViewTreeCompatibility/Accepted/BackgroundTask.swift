/// A task that a system asks an app to perform in the background.
///
/// Follows [BackgroundTask](https://developer.apple.com/documentation/swiftui/backgroundtask).
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// A task that refreshes the content of an app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { .init() }
  /// A task that receives the downloads of the session with an identifier.
  public static func urlSession(_ identifier: String) -> BackgroundTask { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// A task that receives the downloads of a session.
  public static var urlSession: BackgroundTask { .init() }
  /// A task that receives the downloads of the sessions whose identifiers match.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask { .init() }
}

extension Scene {
  /// Has no effect: a program in a terminal does not run in the background.
  ///
  /// Follows
  /// [backgroundTask(_:action:)](https://developer.apple.com/documentation/swiftui/scene/backgroundtask(_:action:)).
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
