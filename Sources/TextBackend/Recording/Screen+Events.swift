internal import ViewTree

/// Observes the events of screens; see ``Screen/observe(with:)`` and ``Screen/onEach(_:)``.
///
/// An event is a call that acts on the screen from outside: a tap, a key, a change of size, time that passes. Events that
/// it causes on the same screen belong to it.
@MainActor package protocol ScreenObserver: AnyObject {
  /// Called before an event, when all earlier changes are on the screen.
  ///
  /// `event` is the statement that repeats the event, such as `try screen.find(.toggle, "Wi-Fi").tap()`.
  func willHandle(_ event: EventStatement, on screen: Screen)

  /// Called after an event, when its changes are on the screen, also if the event threw an error.
  ///
  /// The `event` ``EventStatement/outside`` stands for changes between two events, as by a task or by a test that writes a
  /// model; it has no call of `willHandle`.
  func handled(_ event: EventStatement, on screen: Screen)
}

extension Screen {
  private nonisolated static let creations = Locked<[@MainActor @Sendable (Screen) -> Void]>([])

  /// Calls `body` with each screen that is created from now on, when it is mounted.
  package nonisolated static func onEach(_ body: @escaping @MainActor @Sendable (Screen) -> Void) {
    creations.withLock { $0.append(body) }
  }

  func reportCreation() { for body in Self.creations.withLock({ $0 }) { body(self) } }

  /// Adds an observer of the events, which the screen retains.
  package func observe(with observer: any ScreenObserver) {
    if observers.isEmpty { seenFrames = frames.frameCount }
    observers.append(observer)
  }

  /// Removes an observer of the events.
  package func remove(_ observer: any ScreenObserver) { observers.removeAll { $0 === observer } }

  /// Begins a trace; the returned function ends it and returns it.
  package func beginTrace() -> () -> InvalidationTrace {
    let span = TraceSpan(frames)
    return { InvalidationTrace(span.finish()) }
  }

  /// Handles an event: every event passes this method, so that observers see it.
  ///
  /// `statement` repeats the event. It is made only for observers, before the event. If `isTime` is true, time passes:
  /// changes before it are drawn with its frames and belong to it, because an animation starts with the first frame.
  func event<T>(
    _ statement: @autoclosure () -> EventStatement, isTime: Bool = false, _ handle: () throws -> T
  ) rethrows -> T {
    if observers.isEmpty || isInEvent { return try handle() }
    if !isTime { reportOutsideChanges() }
    let statement = beginEvent(statement)
    defer { endEvent(statement) }
    return try handle()
  }

  /// Handles an event that takes real time; changes of all kinds belong to it until it ends.
  func event<T>(
    _ statement: @autoclosure () -> EventStatement, _ handle: @MainActor () async throws -> T
  ) async rethrows -> T {
    if observers.isEmpty || isInEvent { return try await handle() }
    reportOutsideChanges()
    let statement = beginEvent(statement)
    defer { endEvent(statement) }
    return try await handle()
  }

  private func beginEvent(_ statement: () -> EventStatement) -> EventStatement {
    let statement = statement()
    isInEvent = true
    for observer in observers { observer.willHandle(statement, on: self) }
    return statement
  }

  private func endEvent(_ statement: EventStatement) {
    frames.run()
    isInEvent = false
    seenFrames = frames.frameCount
    for observer in observers { observer.handled(statement, on: self) }
  }

  /// Reports the changes since the last event to the observers, if there are any.
  package func reportOutsideChanges() {
    if observers.isEmpty || isInEvent { return }
    frames.run()
    guard frames.frameCount != seenFrames else { return }
    seenFrames = frames.frameCount
    for observer in observers { observer.handled(.outside, on: self) }
  }

  /// The statement that repeats a call on an element, or on the screen.
  func statement(_ call: String, of element: Element?) -> EventStatement {
    .call(call, of: element.map { receiver(for: $0.node) } ?? .screen)
  }
}
