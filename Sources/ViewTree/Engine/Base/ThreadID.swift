/// The identity of a thread while it runs.
struct ThreadID: Equatable {
  private var number: UInt = 0

  /// Creates the identity of no thread.
  init() {}

  private init(number: UInt) { self.number = number }

  /// The identity of the current thread.
  static var current: ThreadID {
    #if canImport(Darwin)
      ThreadID(number: UInt(bitPattern: pthread_self()))
    #else
      ThreadID(number: UInt(pthread_self()))
    #endif
  }
}
