/// A name that no other view has, for as long as the view is there: what scopes of the focus are told apart by.
///
///     @Namespace private var form
///     …
///     VStack { … TextField("City", text: $city).prefersDefaultFocus(in: form) }.focusScope(form)
///
/// Follows [Namespace](https://developer.apple.com/documentation/swiftui/namespace).
@propertyWrapper public struct Namespace: DynamicProperty {
  private var id: ID?

  /// A name for the view that has the property.
  public init() {}

  /// The name: the same in each evaluation, another one for each view.
  ///
  /// Outside of a view's body it is one that no other equals, and an issue says so.
  public var wrappedValue: ID {
    if let id { return id }
    RuntimeIssue.report("a @Namespace was read outside of its view's body; nothing else has the name that it gives")
    return ID()
  }

  /// A name that a ``Namespace`` gave.
  public struct ID: Hashable, Sendable {
    // Shared: the object is the name, and copies of a name are the same.
    fileprivate let place = Place()

    fileprivate final class Place: Sendable {
      /// What views of one identity in the namespace share.
      let objects = Locked<[AnyHashable: AnyObject]>([:])
    }

    /// What views of one identity in the namespace share; it is made for the first of them.
    func object<Object: AnyObject>(of id: some Hashable, make: () -> Object) -> Object {
      let key = AnyHashable(Key<Object>(id: AnyHashable(id)))
      return place.objects.withLock { objects in
        if let known = objects[key] { return downcast(known, to: Object.self) }
        let new = make()
        objects[key] = new
        return new
      }
    }

    private struct Key<Object>: Hashable {
      let id: AnyHashable
    }

    /// Whether both come of the same property of the same view.
    public static func == (a: ID, b: ID) -> Bool { a.place === b.place }

    /// Puts the name into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
  }
}

extension Namespace: Sendable {}

extension Namespace: ConnectedProperty {
  private final class Storage {
    let id = ID()
  }

  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    let kept = storage.map { downcast($0, to: Storage.self) } ?? Storage()
    storage = kept
    id = kept.id
  }
}

extension Namespace: SelfComparing {
  func isSame(as other: Namespace) -> Bool { true }
}
