/// Returns the properties of an observable object that `code` reads, as recorded by Observation.
///
/// Observation's records are private, so they are read by reflection, as a debugger does. Returns `nil` if their
/// structure is different.
func observedProperties(of object: AnyObject, readBy code: () -> Void) -> [AnyKeyPath]? {
  guard let before = observations(of: object) else { return nil }
  withObservationTracking(code, onChange: {})
  guard let after = observations(of: object) else { return nil }
  return after.filter { keyPath, readers in !readers.isSubset(of: before[keyPath] ?? []) }.map(\.key)
}

/// The registration numbers of each property's observers.
private func observations(of object: AnyObject) -> [AnyKeyPath: Set<Int>]? {
  var value: Any = object
  for name in ["_$observationRegistrar", "extent", "context", "state", "buffer", "header", "lookups"] {
    guard let next = storedProperties(of: value).first(where: { $0.name == name })?.value else { return nil }
    value = next
  }
  return value as? [AnyKeyPath: Set<Int>]
}

/// Returns the stored properties of a value, followed by those of its superclasses.
///
/// Weak and unowned properties are omitted, because reading an object that is gone would end the program.
func storedProperties(of value: Any) -> [(name: String, value: Any)] {
  let mirrors = Array(sequence(first: Mirror(reflecting: value), next: \.superclassMirror))
  let isHeld = heldFields(of: type(of: value))
  var fields = mirrors.reduce(0) { $0 + $1.children.count }
  // A type with a custom mirror has other children than its fields.
  let isKnown = fields == isHeld.count
  return mirrors.flatMap { mirror -> [(name: String, value: Any)] in
    // The fields of a superclass precede those of the class.
    fields -= mirror.children.count
    return mirror.children.indices.enumerated().compactMap { offset, index in
      if isKnown, !isHeld[fields + offset] { return nil }
      let child = mirror.children[index]
      return child.label.map { ($0, child.value) }
    }
  }
}

private let fields = Cache<ObjectIdentifier, [Bool]>()

/// For each stored property of a type, whether it is neither weak nor unowned.
private func heldFields(of type: Any.Type) -> [Bool] {
  fields.value(for: ObjectIdentifier(type)) {
    var isHeld: [Bool] = []
    if isStructure(type) || type is AnyClass { forEachField(of: type) { isHeld.append($0.isStrong) } }
    return isHeld
  }
}

/// Returns the value of a `@Published` property, if it is accessible; `nil` for any other value.
func publishedValue(of property: Any) -> Any? { (property as? any AnyPublished)?.currentValue }

/// A `@Published` property whose value can be read.
private protocol AnyPublished {
  var currentValue: Any { get }
}

// Apple's `Published` does not expose its value.
#if !canImport(Darwin)
  extension Published: AnyPublished {
    fileprivate var currentValue: Any { current }
  }
#endif
