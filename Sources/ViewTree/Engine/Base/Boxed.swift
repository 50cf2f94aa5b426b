/// A rarely used value, stored out of line, so that an absent value takes one word.
///
/// It has value semantics: changing a copy does not change the original.
struct Boxed<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage?

  var value: Value? { storage?.value }

  /// The value for modification; `initial` if there is none.
  subscript(or initial: @autoclosure () -> Value) -> Value {
    get { storage?.value ?? initial() }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(self[or: initial()]) }
      yield &storage!.value
    }
  }
}
