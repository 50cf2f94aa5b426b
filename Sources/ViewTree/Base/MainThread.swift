/// The thread on which screens live: the one that runs the main actor.
///
/// On Linux that is not always the thread in which the process began: a test process gives the main queue to another
/// one.
enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  static var isCurrent: Bool { isMarked && (DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread) }
}

/// What other threads want to be done, until the main thread has time for it: it is taken in by the next frame.
///
/// All that makes work for a frame asks for it here, and the driver of the frames is told once until it is made.
final class Inbox: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [() -> Void] = []
  private var isClosed = false
  /// Whether a frame was asked for since the messages were last taken.
  private var isRequested = false
  private var driver: (@Sendable () -> Void)?

  func add(_ message: @escaping () -> Void) {
    let isOpen = lock.withLock {
      if !isClosed { messages.append(message) }
      return !isClosed
    }
    if isOpen { requestFrame() }
  }

  /// Tells the driver that a frame is due, unless it was told since the last one.
  func requestFrame() {
    let driver = lock.withLock {
      defer { isRequested = true }
      return isRequested ? nil : self.driver
    }
    driver?()
  }

  /// Calls `driver`, on any thread, when a frame is due: at once if one is.
  func onRequest(_ driver: @escaping @Sendable () -> Void) {
    let isDue = lock.withLock {
      self.driver = driver
      return isRequested
    }
    if isDue { driver() }
  }

  /// Called when the screen is gone and takes no messages out any more: what they hold would be held for ever.
  func close() {
    lock.withLock {
      isClosed = true
      driver = nil
    }
    _ = take()
  }

  /// Takes all messages out, in the order in which they came.
  func take() -> [() -> Void] {
    lock.withLock {
      defer { messages = [] }
      isRequested = false
      return messages
    }
  }
}

/// Runs `body`, which is on the main actor already: only the engine calls the callers of this, and the engine runs
/// there.
///
/// `MainActor.assumeIsolated` asks the runtime each time, which was a tenth of a flip; debug builds still ask. What
/// `body` needs is handed to it, because a closure that captures would be allocated for each call.
@inline(__always) func onMainActor<A, T>(_ argument: A, _ body: @escaping @MainActor (A) -> T) -> T {
  assert(MainThread.isCurrent, "a layout's subviews were used outside of the main actor")
  return unsafeBitCast(body, to: ((A) -> T).self)(argument)
}
