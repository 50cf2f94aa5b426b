/// A value that few have: kept elsewhere, so that where there is none it takes a word.
///
/// A copy is another value, as of any structure.
struct Boxed<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage?

  var value: Value? { storage?.value }

  /// The value to be changed; where there is none it begins as `initial`.
  subscript(or initial: @autoclosure () -> Value) -> Value {
    get { storage?.value ?? initial() }
    _modify {
      if storage == nil || !isKnownUniquelyReferenced(&storage) { storage = Storage(self[or: initial()]) }
      yield &storage!.value
    }
  }
}
