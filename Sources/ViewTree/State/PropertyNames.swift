/// What a property is called in a trace: the place around and the key path in words.
///
/// Of an object only the type is named: `M.on`, whoever holds the object.
func propertyLabel<Base, Value>(_ keyPath: KeyPath<Base, Value>, in place: String) -> String {
  let owner = Base.self is AnyClass ? typeName(Base.self) : place
  if let name = PropertyNames.name(of: keyPath) { return "\(owner).\(name)" }
  // `.name` for `\Model.name`: what follows the root type in the key path's own description.
  let text = String(describing: keyPath)
  let path = text.firstIndex(of: ".").map { String(text[$0...]) } ?? ""
  return owner + (path.contains("<computed") ? ".(computed)" : path)
}

/// The names of properties that a key path does not tell.
///
/// `@Observable` and `@Published` make a property `on` a computed one over a stored `_on`, and of a computed one a key
/// path knows no name. But the stored property goes through the same values: of those with the type of the property, the
/// ones that have its value before and after a change are left over. One alone is it.
enum PropertyNames {
  /// A key path has the arguments of its subscripts: there may be ever new ones.
  private static let limit = 10_000
  private static let known = Locked<[AnyKeyPath: Set<String>]>([:])

  static func name(of keyPath: AnyKeyPath) -> String? {
    guard let candidates = known.withLock({ $0[keyPath] }), candidates.count == 1 else { return nil }
    return candidates.first
  }

  /// Takes note that the property has a value now.
  static func note<Base, Value>(_ keyPath: KeyPath<Base, Value>, of object: Base, is value: Value) {
    let fitting = Set(
      storedProperties(of: object).filter { _, content in
        guard let content = (publishedValue(of: content) ?? content) as? Value else { return false }
        return Comparison.areSame(content, value)
      }
      .map(\.name.unwrappedName))
    known.withLock { known in
      if known.count >= limit { known = [:] }
      known[keyPath] = known[keyPath].map { $0.intersection(fitting) } ?? fitting
    }
  }
}

/// A write to a property of an object, on its way to the traces that are open.
struct PropertyWrite<Base, Value> {
  private let keyPath: KeyPath<Base, Value>
  private let old: Value

  /// Begins before the write, as far as that is known.
  init(_ object: Base, _ keyPath: KeyPath<Base, Value>, from old: Value) {
    self.keyPath = keyPath
    self.old = old
    // Another thread's write, and one of which only the binding knows, are announced when they are done already.
    if Comparison.areSame(object[keyPath: keyPath], old) { PropertyNames.note(keyPath, of: object, is: old) }
  }

  /// Several rules may see the same write: it is told once.
  func tell(_ host: StateHost, _ object: Base, _ label: @autoclosure () -> String, to value: Value) {
    PropertyNames.note(keyPath, of: object, is: value)
    guard Base.self is AnyClass, !Comparison.areSame(old, value) else { return }
    let owner = object as AnyObject
    let property = WrittenProperty(object: ObjectIdentifier(owner), keyPath: keyPath)
    // In two steps: of a value that may be `nil`, nothing told would be `nil` told.
    if let told = host.told[property], told.object === owner, let told = told.value as? Value,
      Comparison.areSame(told, value)
    {
      return
    }
    host.told[property] = WrittenValue(object: owner, value: value)
    host.willWrite(label(), of: owner, from: old, to: value)
  }
}

/// A property of an object.
struct WrittenProperty: Hashable {
  let object: ObjectIdentifier
  let keyPath: AnyKeyPath
}

/// What was written to a property; where the object is gone, another one may be in its place.
struct WrittenValue {
  weak var object: AnyObject?
  let value: Any
}
