/// Values that are created once for each type and read very often.
///
/// The most recently read values are in a table indexed by the type's address, because the hash of a dictionary takes
/// longer than all else.
///
/// It belongs to the main actor and is never borrowed, so exclusive access is not checked: the check would take as long
/// as all else.
@MainActor final class TypeTable<Value> {
  @safe @exclusivity(unchecked) private var values: [ObjectIdentifier: Value] = [:]
  @safe @exclusivity(unchecked) private var recent: [(type: Any.Type, value: Value)?]
  private let placeBits: UInt64

  /// Creates a table with `1 << placeBits` places for recent values.
  init(placeBits: UInt64) {
    self.placeBits = placeBits
    recent = Array(repeating: nil, count: 1 << placeBits)
  }

  /// Returns the value of a type, or `nil` if there is none yet.
  @inline(__always) func value(of type: Any.Type) -> Value? {
    let place = Int(ObjectIdentifier(type).place(bits: placeBits))
    if let known = recent[place], known.type == type { return known.value }
    return lookUp(type, place)
  }

  private func lookUp(_ type: Any.Type, _ place: Int) -> Value? {
    guard let value = values[ObjectIdentifier(type)] else { return nil }
    recent[place] = (type, value)
    return value
  }

  /// Stores and returns the value of a type.
  func keep(_ value: Value, of type: Any.Type) -> Value {
    store(value, for: ObjectIdentifier(type), in: &values)
    return value
  }
}
