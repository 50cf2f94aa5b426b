/// The bindings that wrote something, each stored once, by number.
///
/// A binding retains its screen. The recorder releases the bindings when the trace is read, which needs only their
/// origins.
package struct TraceWriters {
  private var all: [any OriginOwner] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var last: (writer: ObjectIdentifier, number: Int)?

  /// The origins of the bindings, by their numbers.
  package var origins: [BindingOrigin] { all.map(\.origin) }

  mutating func number(of writer: any OriginOwner) -> Int {
    let id = ObjectIdentifier(writer)
    if let last, last.writer == id { return last.number }
    let number = numbers[id] ?? add(writer, id)
    last = (id, number)
    return number
  }

  private mutating func add(_ writer: any OriginOwner, _ id: ObjectIdentifier) -> Int {
    numbers[id] = all.count
    all.append(writer)
    return all.count - 1
  }
}
