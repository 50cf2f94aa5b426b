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

/// What other threads want to be done, until the main thread has time for it.
final class Inbox: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [() -> Void] = []
  private var isClosed = false

  func add(_ message: @escaping () -> Void) { lock.withLock { if !isClosed { messages.append(message) } } }

  /// Called when nobody will take messages out any more: those who send them would be held for ever.
  func close() {
    lock.withLock { isClosed = true }
    _ = take()
  }

  /// Takes all messages out, in the order in which they came.
  func take() -> [() -> Void] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }
}

/// Runs `body`, which is on the main actor already: only the engine calls those who call this, and the engine lives
/// there.
///
/// `MainActor.assumeIsolated` asks the runtime each time, which was a tenth of a flip; debug builds still ask. What `body` needs is handed to
/// it, because a closure that captures would be allocated for each call.
@inline(__always) func onMainActor<A, T>(_ argument: A, _ body: @escaping @MainActor (A) -> T) -> T {
  assert(MainThread.isCurrent, "a layout's subviews were used outside of the main actor")
  return unsafeBitCast(body, to: ((A) -> T).self)(argument)
}
