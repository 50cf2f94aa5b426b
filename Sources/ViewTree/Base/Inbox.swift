/// What other threads want to be done, until the main thread has time for it: it is taken in by the next frame.
///
/// All that makes work for a frame asks for it here, and the driver of the frames is told once until it is made.
final class Inbox: Sendable {
  private struct State {
    var messages: [() -> Void] = []
    /// Writes of states, in the order in which they were finished.
    var writes: [() -> Void] = []
    var isClosed = false
    /// Whether a frame was asked for since the messages were last taken.
    var isRequested = false
    var driver: (@Sendable () -> Void)?
  }

  private let state = Locked(State())

  func add(_ message: @escaping () -> Void) { add(message, to: \.messages) }

  /// Adds a write of a state: it is made before the next write of the main thread.
  func addWrite(_ write: @escaping () -> Void) { add(write, to: \.writes) }

  private func add(_ message: @escaping () -> Void, to list: WritableKeyPath<State, [() -> Void]>) {
    let isOpen = state.withLock {
      if !$0.isClosed { $0[keyPath: list].append(message) }
      return !$0.isClosed
    }
    if isOpen { requestFrame() }
  }

  /// Tells the driver that a frame is due, unless it was told since the last one.
  func requestFrame() {
    let driver = state.withLock { state in
      defer { state.isRequested = true }
      return state.isRequested ? nil : state.driver
    }
    driver?()
  }

  /// Calls `driver`, on any thread, when a frame is due: at once if one is.
  func onRequest(_ driver: @escaping @Sendable () -> Void) {
    let isDue = state.withLock {
      $0.driver = driver
      return $0.isRequested
    }
    if isDue { driver() }
  }

  /// Called when the screen is gone and takes no messages out any more: what they hold would be held for ever.
  func close() {
    state.withLock {
      $0.isClosed = true
      $0.driver = nil
    }
    _ = take()
  }

  /// Takes the writes out, in the order in which they came.
  func takeWrites() -> [() -> Void] {
    state.withLock { state in
      if state.writes.isEmpty { return [] }
      defer { state.writes = [] }
      return state.writes
    }
  }

  /// Takes the writes and all other messages out, each in the order in which they came.
  func take() -> (writes: [() -> Void], messages: [() -> Void]) {
    state.withLock { state in
      state.isRequested = false
      if state.writes.isEmpty, state.messages.isEmpty { return ([], []) }
      defer { (state.writes, state.messages) = ([], []) }
      return (state.writes, state.messages)
    }
  }
}
