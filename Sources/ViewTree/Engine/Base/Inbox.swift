/// Work from other threads for the main thread, which the next frame performs.
///
/// Every request for a frame is made here. The driver of the frames is notified once until the frame is made.
final class Inbox: Sendable {
  private struct State {
    var messages: [() -> Void] = []
    /// Writes of states, in the order of their completion.
    var writes: [() -> Void] = []
    var isClosed = false
    var isTraced = false
    /// Whether a frame was requested since the messages were last taken.
    var isRequested = false
    var driver: (@Sendable () -> Void)?
  }

  private let state = Locked(State())

  func add(_ message: @escaping () -> Void) { add(message, to: \.messages) }

  /// Adds a write of a state, which is made before the next write of the main thread.
  func addWrite(_ write: @escaping () -> Void) { add(write, to: \.writes) }

  /// Whether a trace is open.
  var isTraced: Bool {
    get { state.withLock { $0.isTraced } }
    set { state.withLock { $0.isTraced = newValue } }
  }

  /// Adds a message for a trace, after the writes before it; without a trace nothing is kept.
  func addTraced(_ message: @escaping () -> Void) { if isTraced { addWrite(message) } }

  private func add(_ message: @escaping () -> Void, to list: WritableKeyPath<State, [() -> Void]>) {
    let isOpen = state.withLock {
      if !$0.isClosed { $0[keyPath: list].append(message) }
      return !$0.isClosed
    }
    if isOpen { requestFrame() }
  }

  /// Notifies the driver that a frame is due, unless it was notified since the last frame.
  func requestFrame() {
    let driver = state.withLock { state in
      defer { state.isRequested = true }
      return state.isRequested ? nil : state.driver
    }
    driver?()
  }

  /// Sets the driver, which is called on any thread when a frame is due: immediately if one is due already.
  func onRequest(_ driver: @escaping @Sendable () -> Void) {
    // The old driver is released after the lock, because its release may run user code.
    let (isDue, _) = state.withLock { ($0.isRequested, exchange(&$0.driver, with: driver)) }
    if isDue { driver() }
  }

  /// Called when the screen is gone and takes no more messages; their contents would be retained for ever.
  func close() {
    _ = state.withLock {
      $0.isClosed = true
      return $0.driver.take()
    }
    _ = take()
  }

  /// Removes the writes and returns them in order.
  func takeWrites() -> [() -> Void] {
    state.withLock { state in
      if state.writes.isEmpty { return [] }
      defer { state.writes = [] }
      return state.writes
    }
  }

  /// Whether there is no work, and no frame was requested since the messages were last taken.
  var isIdle: Bool { state.withLock { !$0.isRequested && $0.writes.isEmpty && $0.messages.isEmpty } }

  /// Removes the writes and all other messages and returns each in order.
  func take() -> (writes: [() -> Void], messages: [() -> Void]) {
    state.withLock { state in
      state.isRequested = false
      if state.writes.isEmpty, state.messages.isEmpty { return ([], []) }
      defer { (state.writes, state.messages) = ([], []) }
      return (state.writes, state.messages)
    }
  }
}
