/// Values that are made once for each type, and asked for very often.
///
/// What was asked for last lies at a place by its type's address: the hash of a dictionary takes longer than all else.
///
/// It is the main actor's, and never lent: exclusive access is not checked, which would take as long as all else.
@MainActor final class TypeTable<Value> {
  @exclusivity(unchecked) private var values: [ObjectIdentifier: Value] = [:]
  @exclusivity(unchecked) private var recent: [(type: Any.Type, value: Value)?]
  private let placeBits: UInt64

  /// With `1 << placeBits` places for what was asked for last.
  init(placeBits: UInt64) {
    self.placeBits = placeBits
    recent = Array(repeating: nil, count: 1 << placeBits)
  }

  /// The value of a type, or `nil` if there is none yet.
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

  /// Keeps the value of a type; returns it.
  func keep(_ value: Value, of type: Any.Type) -> Value {
    values[ObjectIdentifier(type)] = value
    return value
  }
}
