/// The place in which two values differ: an element of a collection, or a property of a structure.
///
/// `[3].isOn` with `false` and `true`. If the values differ in several places, the path is empty and the values are
/// whole.
struct ValueChange {
  private(set) var path = ""
  private(set) var old: Any
  private(set) var new: Any

  init(from old: Any, to new: Any) {
    (self.old, self.new) = (old, new)
    for _ in 0..<8 { if !narrow() { return } }
  }

  /// Descends to the only part that differs; returns whether there is exactly one.
  private mutating func narrow() -> Bool {
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard let style = before.displayStyle, style == after.displayStyle, [.collection, .struct, .tuple].contains(style),
      before.children.count == after.children.count, before.children.count <= 10_000, !isPlain(old)
    else { return false }
    var found: (name: String, old: Any, new: Any)?
    for (index, pair) in zip(before.children, after.children).enumerated() {
      if Comparison.areSameValues(pair.0.value, pair.1.value) { continue }
      if found != nil { return false }
      // A part of a tuple without a name is labelled `.1`.
      let label = (pair.0.label?.unwrappedName ?? "\(index)").drop { $0 == "." }
      found = (style == .collection ? "[\(index)]" : "." + label, pair.0.value, pair.1.value)
    }
    guard let found else { return false }
    path += found.name
    (old, new) = (found.old, found.new)
    return true
  }

  /// Whether the value is a structure with its own description, such as a date or a URL.
  private func isPlain(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .struct && value is any CustomStringConvertible
  }
}
