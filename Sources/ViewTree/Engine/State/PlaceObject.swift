/// An object that belongs to a place in the view tree: created with the place, and kept while the place exists.
///
/// A view value may be shown in several places, and on several screens in turn: each place has its own object. An
/// object in `@State` is created with the view value instead, and all places of the value share it. The view is not
/// evaluated when the object changes.
@propertyWrapper package struct PlaceObject<Object: AnyObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  package init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  /// The object of the place; outside a view's body each read creates a new one.
  package var wrappedValue: Object { object ?? make() }
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
