/// An object that only the thread sees that set it, and that somebody holds until it is taken away again.
///
/// To ask takes some 20 instructions; to ask Dispatch which queue runs, as ``MainThread`` does, takes ten times as many.
struct ThreadLocal<Object: AnyObject>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "BUG: no thread-local storage is left")
    self.key = key
  }

  /// Whether the thread has one.
  var isSet: Bool { pthread_getspecific(key) != nil }

  var object: Object? {
    get { pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }
    nonmutating set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }
}
