/// Finds out which properties of objects changed, while traces are taken.
///
/// Observation and `objectWillChange` say before a change that there will be one, and not of which property. So the
/// properties are kept then, and compared when the change is made.
@MainActor final class ObjectWatch {
  struct Change {
    /// `Model.devices`.
    let label: String
    let old: Any
    let new: Any
    let writer: (any OriginOwner)?
  }

  private struct Snapshot {
    let object: AnyObject
    let properties: [(name: String, value: Any)]
    let writer: (any OriginOwner)?
  }

  private var snapshots: [ObjectIdentifier: Snapshot] = [:]
  /// The order in which they were made.
  private var order: [ObjectIdentifier] = []
  /// The properties that changed since the last frame, by object.
  private(set) var changed: [ObjectIdentifier: [String]] = [:]

  var isIdle: Bool { order.isEmpty && changed.isEmpty }

  func willChange(_ object: AnyObject, by writer: (any OriginOwner)?) {
    let id = ObjectIdentifier(object)
    guard snapshots[id] == nil else { return }
    snapshots[id] = Snapshot(object: object, properties: Self.properties(of: object), writer: writer)
    order.append(id)
  }

  /// What changed since, of the objects that are known to have changed.
  func take() -> [Change] {
    if order.isEmpty { return [] }
    let ids = order
    order = []
    return ids.flatMap { id -> [Change] in
      guard let snapshot = snapshots.removeValue(forKey: id) else { return [] }
      let name = typeName(type(of: snapshot.object))
      let changes = zip(snapshot.properties, Self.properties(of: snapshot.object)).compactMap { old, new in
        old.name != new.name || Comparison.areSameValues(old.value, new.value)
          ? nil : Change(label: "\(name).\(old.name)", old: old.value, new: new.value, writer: snapshot.writer)
      }
      changed[id, default: []] += changes.map(\.label)
      return changes
    }
  }

  /// The frame is made: what changes from now on is of the next.
  func forget() { changed = [:] }

  private static func properties(of object: AnyObject) -> [(name: String, value: Any)] {
    var properties: [(name: String, value: Any)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for (label, value) in current.children {
        guard let label, !label.hasPrefix("_$") else { continue }
        properties.append((label.unwrappedName, (value as? any AnyPublished)?.currentValue ?? value))
      }
      mirror = current.superclassMirror
    }
    return properties
  }
}

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
