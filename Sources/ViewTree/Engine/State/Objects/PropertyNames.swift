/// Returns the name of a property in a trace: the enclosing place, followed by the key path.
///
/// For an object, only its type is named: `M.on`.
func propertyLabel<Base, Value>(_ keyPath: KeyPath<Base, Value>, in place: String) -> String {
  let owner = Base.self is AnyClass ? typeName(Base.self) : place
  if let name = PropertyNames.name(of: keyPath) { return "\(owner).\(name)" }
  // The text after the root type in the description of the key path: `.name` for `\Model.name`.
  let text = String(describing: keyPath)
  let path = text.firstIndex(of: ".").map { String(text[$0...]) } ?? ""
  if !path.contains("<computed") { return owner + path }
  // For an optional, the computed part is whether there is a value, which has no name in the program.
  return isOptional(Base.self) ? owner : owner + ".(computed)"
}

/// The names of properties that key paths cannot report.
///
/// `@Observable` and `@Published` turn a property `on` into a computed one over a stored `_on`, and a key path has no
/// name for a computed property. But the stored property holds the same values. So the candidates are the stored
/// properties of the same type that hold the property's value before and after each change. If only one is left, it is
/// the property.
enum PropertyNames {
  /// Key paths contain the arguments of their subscripts, so their number is unbounded.
  private static let limit = 10_000
  private static let known = Locked<[AnyKeyPath: Set<String>]>([:])

  static func name(of keyPath: AnyKeyPath) -> String? {
    guard let candidates = known.withLock({ $0[keyPath] }), candidates.count == 1 else { return nil }
    return candidates.first
  }

  /// Records the current value of the property.
  static func note<Base, Value>(_ keyPath: KeyPath<Base, Value>, of object: Base, is value: Value) {
    let fitting = Set(
      storedProperties(of: object).filter { _, content in
        guard let content = (publishedValue(of: content) ?? content) as? Value else { return false }
        return Comparison.areSame(content, value)
      }
      .map(\.name.unwrappedName))
    // The key paths are released after the lock, because their arguments may run user code.
    _ = known.withLock { known in
      let old = known.count >= limit ? exchange(&known, with: [:]) : [:]
      known[keyPath] = known[keyPath].map { $0.intersection(fitting) } ?? fitting
      return old
    }
  }
}

/// A write to a property of an object, to be reported to open traces.
struct PropertyWrite<Base, Value> {
  private let keyPath: KeyPath<Base, Value>
  private let old: Value

  /// Called before the write, as far as possible.
  init(_ object: Base, _ keyPath: KeyPath<Base, Value>, from old: Value) {
    self.keyPath = keyPath
    self.old = old
    // Writes of other threads, and writes that only the binding knows, are announced after they are made.
    if Comparison.areSame(object[keyPath: keyPath], old) { PropertyNames.note(keyPath, of: object, is: old) }
  }

  /// Reports the write once, although several rules may see it.
  func report(_ host: StateHost, _ object: Base, _ label: @autoclosure () -> String, to value: Value) {
    PropertyNames.note(keyPath, of: object, is: value)
    guard Base.self is AnyClass, !Comparison.areSame(old, value) else { return }
    let owner = object as AnyObject
    let property = WrittenProperty(object: ObjectIdentifier(owner), keyPath: keyPath)
    // In two steps: for an optional value, a missing record would look like a record of `nil`.
    if let last = host.reportedValues[property], last.object === owner, let last = last.value as? Value,
      Comparison.areSame(last, value)
    {
      return
    }
    host.reportedValues[property] = WrittenValue(object: owner, value: value)
    host.willWrite(label(), of: owner, from: old, to: value)
  }
}

/// A property of an object.
struct WrittenProperty: Hashable {
  let object: ObjectIdentifier
  let keyPath: AnyKeyPath
}

/// The last value written to a property.
///
/// The object is checked, because a new object may have the address of a released one.
struct WrittenValue {
  weak var object: AnyObject?
  let value: Any
}
