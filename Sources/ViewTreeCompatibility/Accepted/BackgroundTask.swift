/// What a system would ask an app to do while it is not shown.
///
/// Follows [BackgroundTask](https://developer.apple.com/documentation/swiftui/backgroundtask).
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// To bring what it shows up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { .init() }
  /// To take what a session of a name has loaded.
  public static func urlSession(_ identifier: String) -> BackgroundTask { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// To take what a session has loaded.
  public static var urlSession: BackgroundTask { .init() }
  /// To take what sessions have loaded whose names a closure knows.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask { .init() }
}

extension Scene {
  /// Has no effect: a program in a terminal ends when it is not shown.
  ///
  /// Follows
  /// [backgroundTask(_:action:)](https://developer.apple.com/documentation/swiftui/scene/backgroundtask(_:action:)).
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
