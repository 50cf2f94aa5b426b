/// The properties of an observable object that code reads, as Observation takes note of them.
///
/// What it keeps says nothing to others: it is looked into as a debugger does, and where it is kept otherwise nothing is
/// known.
func observedProperties(of object: AnyObject, readBy code: () -> Void) -> [AnyKeyPath]? {
  guard let before = observations(of: object) else { return nil }
  withObservationTracking(code, onChange: {})
  guard let after = observations(of: object) else { return nil }
  return after.filter { keyPath, readers in !readers.isSubset(of: before[keyPath] ?? []) }.map(\.key)
}

/// Who was told to be told when a property changes, by a number.
private func observations(of object: AnyObject) -> [AnyKeyPath: Set<Int>]? {
  var value: Any = object
  for name in ["_$observationRegistrar", "extent", "context", "state", "buffer", "header", "lookups"] {
    guard let next = storedProperties(of: value).first(where: { $0.name == name })?.value else { return nil }
    value = next
  }
  return value as? [AnyKeyPath: Set<Int>]
}

/// The stored properties of a value, those of a superclass after its own; but for objects that it does not hold: to read
/// one that is gone would end the program.
func storedProperties(of value: Any) -> [(name: String, value: Any)] {
  let mirrors = Array(sequence(first: Mirror(reflecting: value), next: \.superclassMirror))
  let isHeld = heldFields(of: type(of: value))
  var fields = mirrors.reduce(0) { $0 + $1.children.count }
  // What says itself what it consists of has others than its fields.
  let isKnown = fields == isHeld.count
  return mirrors.flatMap { mirror -> [(name: String, value: Any)] in
    // The fields of a superclass come before those of the class.
    fields -= mirror.children.count
    return mirror.children.indices.enumerated().compactMap { offset, index in
      if isKnown, !isHeld[fields + offset] { return nil }
      let child = mirror.children[index]
      return child.label.map { ($0, child.value) }
    }
  }
}

private let fields = Cache<ObjectIdentifier, [Bool]>()

/// Of each stored property of a type whether it is neither weak nor unowned.
private func heldFields(of type: Any.Type) -> [Bool] {
  fields.value(for: ObjectIdentifier(type)) {
    var isHeld: [Bool] = []
    if isStructure(type) || type is AnyClass { forEachField(of: type) { isHeld.append($0.isStrong) } }
    return isHeld
  }
}

/// What a `@Published` property holds, of one that tells; `nil` for any other value.
func publishedValue(of property: Any) -> Any? { (property as? any AnyPublished)?.currentValue }

/// A `@Published` property, asked for its value.
private protocol AnyPublished {
  var currentValue: Any { get }
}

// Apple's keeps its value to itself.
#if !canImport(Darwin)
  extension Published: AnyPublished {
    fileprivate var currentValue: Any { current }
  }
#endif
