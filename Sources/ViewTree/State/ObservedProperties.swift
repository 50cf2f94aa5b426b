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

/// The stored properties of a value, those of a superclass after its own.
func storedProperties(of value: Any) -> [(name: String, value: Any)] {
  sequence(first: Mirror(reflecting: value), next: \.superclassMirror).flatMap { mirror in
    mirror.children.compactMap { child in child.label.map { ($0, child.value) } }
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
