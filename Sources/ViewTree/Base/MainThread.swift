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
