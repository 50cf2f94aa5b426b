/// A property wrapper that provides bindings to the properties of an observable object.
///
/// Follows [Bindable](https://developer.apple.com/documentation/swiftui/bindable).
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value
  /// The wrapper, as the source of bindings: `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  /// Creates bindings to the properties of an object: `@Bindable var model = model`.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  /// Creates bindings to the properties of an object within an expression: `Bindable(model).name`.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  /// Creates a copy of the wrapper.
  public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable { self = projectedValue }

  /// A binding to a property.
  ///
  /// Bindings to the same property of the same object are equal.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    Binding(ProjectedLocation(ObjectLocation(wrappedValue), keyPath))
  }
}

extension Bindable: DynamicProperty {}
extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}
// Sendable: the object itself decides which threads may use it, and the value is one for all of them.
extension Bindable: @unchecked Sendable where Value: Sendable {}
