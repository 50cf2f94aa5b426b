/// Finds the changed properties of objects while traces are open.
///
/// Observation and `objectWillChange` announce a change in advance and do not name the property. So this class keeps
/// the properties at that time, and compares them after the change.
@MainActor final class ObjectWatch {
  struct Change {
    let object: AnyObject
    /// `Model.devices`, or `Model` if no property differs.
    let label: String
    /// `nil` if no property differs.
    let values: (old: Any, new: Any)?
    let writer: (any OriginOwner)?
    let place: WritePlace
  }

  private typealias Property = (name: String, value: Any)

  private struct Snapshot {
    let object: AnyObject
    let properties: [Property]
    let writer: (any OriginOwner)?
    /// The place of the first write; a change may be announced once for all observers, or once by each view.
    let place: WritePlace
    /// Whether the object itself announced the change.
    var isKnown: Bool

    func place(ofSeveral areSeveral: Bool) -> WritePlace {
      var place = place
      place.isFirstOfMany = areSeveral
      return place
    }
  }

  @safe @exclusivity(unchecked) private var snapshots: [ObjectIdentifier: Snapshot] = [:]
  /// For each object, the watched objects that hold it in a property.
  @safe @exclusivity(unchecked) private var holders: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  /// The keys of `snapshots`, in the order in which they were made.
  @safe @exclusivity(unchecked) private var order: [ObjectIdentifier] = []
  /// The labels of the properties that changed since the last frame, by object.
  @safe @exclusivity(unchecked) private var changed: [ObjectIdentifier: [String]] = [:]

  var isIdle: Bool { order.isEmpty && changed.isEmpty }

  func willChange(_ object: AnyObject, isKnown: Bool, by writer: (any OriginOwner)?) {
    let id = ObjectIdentifier(object)
    guard snapshots[id] == nil else {
      if isKnown { snapshots[id]!.isKnown = true }
      return
    }
    guard announcesChanges(type(of: object)) else { return }
    let properties = Self.properties(of: object)
    snapshots[id] = Snapshot(
      object: object, properties: properties, writer: writer, place: WritePlace(of: writer), isKnown: isKnown)
    order.append(id)
    if isKnown { return }
    // The observed property may belong to an object inside this one.
    for property in properties {
      forEachHeldObject(in: property.value) { inner in
        guard order.count < Self.limit else { return }
        holders[ObjectIdentifier(inner), default: []].insert(id)
        willChange(inner, isKnown: false, by: writer)
      }
    }
  }

  private static let limit = 1_000

  /// Returns the changes since the snapshots of all objects that announced one, and discards the snapshots.
  func take() -> [Change] {
    let ids = order
    order = []
    return ids.flatMap { id -> [Change] in
      guard let snapshot = snapshots.removeValue(forKey: id) else { return [] }
      let name = typeName(type(of: snapshot.object))
      let changed = Self.changes(since: snapshot)
      let place = snapshot.place(ofSeveral: changed.count > 1)
      let changes = changed.map { old, new in
        Change(
          object: snapshot.object, label: "\(name).\(old.name)", values: (old.value, new.value),
          writer: snapshot.writer, place: place)
      }
      if changes.isEmpty {
        guard snapshot.isKnown else { return [] }
        if self.changed[id] == nil { self.changed[id] = [name] }
        return [
          Change(object: snapshot.object, label: name, values: nil, writer: snapshot.writer, place: .unknown)
        ]
      }
      for change in changes { note(change.label, of: id) }
      return changes
    }
  }

  /// Returns the place at which an object with a pending snapshot was written, or `nil`.
  func place(of object: AnyObject) -> WritePlace? {
    snapshots[ObjectIdentifier(object)].map { $0.place(ofSeveral: Self.changes(since: $0).count > 1) }
  }

  private static func changes(since snapshot: Snapshot) -> [(old: Property, new: Property)] {
    zip(snapshot.properties, properties(of: snapshot.object)).filter { old, new in
      old.name == new.name && !Comparison.areSameValues(old.value, new.value)
    }
    .map { (old: $0, new: $1) }
  }

  /// Notes a change of an object, and of the objects that hold it: a view may have reached the object through them.
  private func note(_ label: String, of id: ObjectIdentifier) {
    guard changed[id]?.contains(label) != true else { return }
    changed[id, default: []].append(label)
    for holder in holders[id] ?? [] { note(label, of: holder) }
  }

  /// Called when a frame is complete: forgets its changes.
  func forget() {
    changed = [:]
    holders = [:]
  }

  /// The changed properties of the objects that a node holds, or else of the nearest ancestor that holds a changed
  /// object.
  func labels(of node: Node) -> [String] {
    if changed.isEmpty { return [] }
    var next: Node? = node
    while let current = next {
      var labels: [String] = []
      (current as? any TracedNode)?.forEachObject { labels += changed[ObjectIdentifier($0)] ?? [] }
      if !labels.isEmpty { return labels }
      next = current.parent
    }
    return []
  }

  private static func properties(of object: AnyObject) -> [Property] {
    storedProperties(of: object).map { ($0.name.unwrappedName, publishedValue(of: $0.value) ?? $0.value) }
  }
}
