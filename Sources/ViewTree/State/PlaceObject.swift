/// An object that belongs to a place in the view tree: made when the place is, and kept while it is there.
///
/// A view value may be shown in several places, and on several screens after each other: each place has an object of its
/// own. An object that `@State` is given is made with the view value instead, and all places of the value share it. The
/// view is not evaluated when the object changes.
@propertyWrapper struct PlaceObject<Object: AnyObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  /// The object of the place; outside of a view's body a new one each time.
  var wrappedValue: Object { object ?? make() }
}

extension PlaceObject: ConnectedProperty {
  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    let kept = storage.map { downcast($0, to: Object.self) } ?? make()
    storage = kept
    object = kept
  }
}

extension PlaceObject: SelfComparing {
  func isSame(as other: PlaceObject) -> Bool { true }
}
