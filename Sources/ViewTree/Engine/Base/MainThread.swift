/// The thread on which screens live: the one that runs the main actor.
///
/// On Linux it is not always the thread on which the process started: a test process runs the main queue on another
/// one.
package enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Whether the code runs on that thread.
  package static var isCurrent: Bool {
    isMarked && (DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread)
  }
}
