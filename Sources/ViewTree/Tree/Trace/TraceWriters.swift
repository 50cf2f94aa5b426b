/// The bindings by which something was written, each once and by a number.
///
/// To hold a binding holds the screen: the recorder lets go of them when the trace is read, which needs only how they
/// are made.
struct TraceWriters {
  private var all: [any OriginOwner] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var last: (writer: ObjectIdentifier, number: Int)?

  /// How the bindings are made, by their numbers.
  var origins: [BindingOrigin] { all.map(\.origin) }

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
