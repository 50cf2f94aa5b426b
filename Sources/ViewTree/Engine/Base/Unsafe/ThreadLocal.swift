/// An object that is visible only on the thread that set it.
///
/// Another owner must retain it until it is removed.
///
/// Reading it takes about 20 instructions. Reading the current Dispatch queue, as ``MainThread`` does, takes ten times
/// as many.
struct ThreadLocal<Object: AnyObject>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    let failure = unsafe pthread_key_create(&key, nil)
    precondition(failure == 0, "BUG: the process has no thread-local storage left")
    self.key = key
  }

  /// Whether the thread has an object.
  var isSet: Bool { unsafe pthread_getspecific(key) != nil }

  var object: Object? {
    get { unsafe pthread_getspecific(key).map { unsafe Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }
    nonmutating set { unsafe pthread_setspecific(key, newValue.map { unsafe Unmanaged.passUnretained($0).toOpaque() }) }
  }
}
