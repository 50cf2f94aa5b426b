/// A unique name for as long as the view exists, which identifies focus scopes.
///
///     @Namespace private var form
///     …
///     VStack { … TextField("City", text: $city).prefersDefaultFocus(in: form) }.focusScope(form)
///
/// Follows [Namespace](https://developer.apple.com/documentation/swiftui/namespace).
@propertyWrapper public struct Namespace: DynamicProperty {
  private var id: ID?

  /// Creates a namespace for the view that contains the property.
  public init() {}

  /// The name: constant across evaluations, and different for each view.
  ///
  /// Outside a view's body it is a name that equals no other, and an issue is reported.
  public var wrappedValue: ID {
    if let id { return id }
    RuntimeIssue.report("a @Namespace was read outside of its view's body, and matches no view; read it in the body")
    return ID()
  }

  /// The name of a ``Namespace``.
  public struct ID: Hashable, Sendable {
    // Shared: the identity of the object is the name, and copies of a name are equal.
    fileprivate let place: Place

    fileprivate init(place: Place = Place()) { self.place = place }

    /// The name of the same namespace on another screen, with objects of its own.
    fileprivate var twin: ID { ID(place: Place(twinOf: place.original ?? place)) }

    fileprivate final class Place: Sendable {
      /// The place with the same name on the screen whose states this one took over.
      let original: Place?

      init(twinOf original: Place? = nil) { self.original = original }

      /// The objects that views with the same identity in the namespace share.
      let objects = Locked<[AnyHashable: AnyObject]>([:])
    }

    /// Returns the object that views with an identity in the namespace share, and creates it on first use.
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

    /// Returns whether both names come from the same property of the same view.
    public static func == (a: ID, b: ID) -> Bool { (a.place.original ?? a.place) === (b.place.original ?? b.place) }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place.original ?? place)) }
  }
}

extension Namespace: Sendable {}

extension Namespace: ConnectedProperty {
  private final class Storage {
    let id: ID

    init(_ id: ID = ID()) { self.id = id }
  }

  static func twin(of storage: AnyObject, for owner: StateHost) -> AnyObject? {
    Storage(downcast(storage, to: Storage.self).id.twin)
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
