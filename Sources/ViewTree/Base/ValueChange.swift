/// Where two values differ, in words: of a collection the one element, of a structure the one property that is another.
///
/// `[3].isOn` with `false` and `true`; an empty path with the values themselves where they differ in more than one place.
struct ValueChange {
  private(set) var path = ""
  private(set) var old: Any
  private(set) var new: Any

  init(from old: Any, to new: Any) {
    (self.old, self.new) = (old, new)
    for _ in 0..<8 { if !narrow() { return } }
  }

  /// Goes to the only part that differs; says whether there is one.
  private mutating func narrow() -> Bool {
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard let style = before.displayStyle, style == after.displayStyle, [.collection, .struct, .tuple].contains(style),
      before.children.count == after.children.count, before.children.count <= 10_000, !isPlain(old)
    else { return false }
    var found: (name: String, old: Any, new: Any)?
    for (index, pair) in zip(before.children, after.children).enumerated() {
      if Comparison.areSameValues(pair.0.value, pair.1.value) { continue }
      if found != nil { return false }
      let label = pair.0.label?.unwrappedName
      found = (style == .collection ? "[\(index)]" : "." + (label ?? "\(index)"), pair.0.value, pair.1.value)
    }
    guard let found else { return false }
    path += found.name
    (old, new) = (found.old, found.new)
    return true
  }

  /// A structure that says itself what it is: a date, a URL.
  private func isPlain(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .struct && value is any CustomStringConvertible
  }
}
