/// Finds out which properties of objects changed, while traces are taken.
///
/// Observation and `objectWillChange` say before a change that there will be one, and not of which property. So the
/// properties are kept then, and compared when the change is made.
@MainActor final class ObjectWatch {
  struct Change {
    let object: AnyObject
    /// `Model.devices`; `Model` where no property is another one.
    let label: String
    /// `nil` where no property is another one.
    let values: (old: Any, new: Any)?
    let writer: (any OriginOwner)?
    let place: WritePlace
  }

  private typealias Property = (name: String, value: Any)

  private struct Snapshot {
    let object: AnyObject
    let properties: [Property]
    let writer: (any OriginOwner)?
    /// Where it was written for the first time: it may be announced once for all, or by each view that observes it.
    let place: WritePlace
    /// Whether the object said itself that it changes.
    var isKnown: Bool

    func place(ofSeveral areSeveral: Bool) -> WritePlace {
      var place = place
      place.isFirstOfMany = areSeveral
      return place
    }
  }

  @exclusivity(unchecked) private var snapshots: [ObjectIdentifier: Snapshot] = [:]
  /// The objects that have an object in a property, of those that are known.
  @exclusivity(unchecked) private var holders: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  /// The order in which they were made.
  @exclusivity(unchecked) private var order: [ObjectIdentifier] = []
  /// The properties that changed since the last frame, by object.
  @exclusivity(unchecked) private var changed: [ObjectIdentifier: [String]] = [:]

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
    // What was observed may be a property of an object in it.
    for property in properties {
      forEachHeldObject(in: property.value) { inner in
        guard order.count < Self.limit else { return }
        holders[ObjectIdentifier(inner), default: []].insert(id)
        willChange(inner, isKnown: false, by: writer)
      }
    }
  }

  private static let limit = 1_000

  /// What changed since, of the objects that are known to have changed.
  func take() -> [Change] {
    if order.isEmpty { return [] }
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

  /// Where an object was written that is about to change, or has, since the last frame.
  func place(of object: AnyObject) -> WritePlace? {
    snapshots[ObjectIdentifier(object)].map { $0.place(ofSeveral: Self.changes(since: $0).count > 1) }
  }

  private static func changes(since snapshot: Snapshot) -> [(old: Property, new: Property)] {
    zip(snapshot.properties, properties(of: snapshot.object)).filter { old, new in
      old.name == new.name && !Comparison.areSameValues(old.value, new.value)
    }
    .map { (old: $0, new: $1) }
  }

  /// Also of the objects that have the object: a view may have come to it by them.
  private func note(_ label: String, of id: ObjectIdentifier) {
    guard changed[id]?.contains(label) != true else { return }
    changed[id, default: []].append(label)
    for holder in holders[id] ?? [] { note(label, of: holder) }
  }

  /// The frame is made: what changes from now on is of the next.
  func forget() {
    changed = [:]
    holders = [:]
  }

  /// The properties that changed of the objects that a node has, or the nearest around that has one which changed.
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
