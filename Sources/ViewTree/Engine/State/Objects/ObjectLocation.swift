/// An object, as the root of bindings to its properties.
///
/// It belongs to no screen: it is read for the active one.
final class ObjectLocation<Object: AnyObject>: Location<Object> {
  private let object: Object

  init(_ object: Object) { self.object = object }

  override var host: StateHost? { StateHost.active }
  override var label: String { typeName(Object.self) }
  override func get() -> Object { object }

  override func isSame(as other: Location<Object>) -> Bool {
    (other as? ObjectLocation<Object>).map { object === $0.object } ?? false
  }
}
