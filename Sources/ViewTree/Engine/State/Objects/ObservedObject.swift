/// The subscription of a view to an observable object.
///
/// Any change of the object evaluates the view again, whether or not the view read the changed property.
private final class ObjectSubscription<Object: ObservableObject> {
  var object: Object?
  private var cancellable: AnyCancellable?

  init(_ object: Object? = nil) { self.object = object }

  /// Returns the subscription in the storage of a property, which receives a new one if it has none.
  static func kept(in storage: inout AnyObject?) -> ObjectSubscription {
    let subscription = storage as? ObjectSubscription ?? ObjectSubscription()
    storage = subscription
    return subscription
  }

  func follow(_ object: Object, _ name: String, _ context: PropertyContext) {
    guard self.object !== object || cancellable == nil else { return }
    self.object = object
    let rule = context.rule()
    let inbox = context.owner.inbox
    cancellable = object.objectWillChange.sink { [weak rule, weak host = context.owner, weak object] _ in
      if let object { host?.objectWillChange(object) }
      let transaction = Transaction.current
      func mark() {
        rule?.invalidate(because: name)
        host?.noteChange(in: transaction)
      }
      if MainThread.isCurrent { mark() } else { inbox.add(mark) }
    }
  }
}

/// A property wrapper for an object that is owned elsewhere.
///
/// Any change of the object evaluates the view again.
///
/// Follows [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject).
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A source of bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    ///
    /// Bindings to the same property of the same object are equal.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(ProjectedLocation(ObjectLocation(object), keyPath))
    }
  }

  /// The observed object.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates a property that observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The source of bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: ConnectedProperty {
  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    TracedProperty(object: wrappedValue)
  }

  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    ObjectSubscription.kept(in: &storage).follow(wrappedValue, name, context)
  }
}

extension ObservedObject: SelfComparing {
  func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

/// An object that belongs to a place in the view tree, created once for each identity.
///
/// Any change of the object evaluates the view again. Follows
/// [StateObject](https://developer.apple.com/documentation/swiftui/stateobject).
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property whose object is created when the view is first evaluated.
  ///
  /// Later the expression is not evaluated.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object of the view's place in the tree.
  ///
  /// Outside a view's body each read creates a new one.
  public var wrappedValue: ObjectType { object ?? make() }

  /// The source of bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
  static func twin(of storage: AnyObject, for owner: StateHost) -> AnyObject? {
    ObjectSubscription((storage as? ObjectSubscription<ObjectType>)?.object)
  }

  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    TracedProperty(object: (storage as? ObjectSubscription<ObjectType>)?.object)
  }

  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    let subscription = ObjectSubscription<ObjectType>.kept(in: &storage)
    object = subscription.object ?? make()
    subscription.follow(object!, name, context)
  }
}

extension StateObject: SelfComparing {
  func isSame(as other: StateObject) -> Bool { true }
}

/// An object that a view above set in the environment with `.environmentObject(_:)`.
///
/// Any change of the object evaluates the view again. Follows
/// [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject).
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var scope: EnvironmentScope?

  /// Creates a property that reads the object of the type from the view's environment.
  public init() {}

  /// The object in the view's environment.
  ///
  /// Reading a missing object reports an issue that names the type and the required modifier, and ends the program,
  /// because there is no value to continue with.
  public var wrappedValue: ObjectType {
    if let object { return object }
    scope?.host?.report(Self.missing)
    fatalError(Self.missing)
  }

  private static var missing: String { missingObject(ObjectType.self, setBy: "environmentObject") }

  /// The source of bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    TracedProperty(
      object: (storage as? ObjectSubscription<ObjectType>)?.object,
      missing: { EnvironmentValues(scope: environment)[ObjectType.self] == nil ? Self.missing : nil })
  }

  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    scope = context.environment
    object = EnvironmentValues(scope: scope)[ObjectType.self]
    if let object { ObjectSubscription.kept(in: &storage).follow(object, name, context) }
  }
}

extension EnvironmentObject: SelfComparing {
  func isSame(as other: EnvironmentObject) -> Bool { true }
}

/// An object that the focused view or one of its ancestors publishes with `focusedObject(_:)`.
///
/// A body that reads it is evaluated when a different object is published, and when the object changes. Follows
/// [FocusedObject](https://developer.apple.com/documentation/swiftui/focusedobject).
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a property that reads the focused object of the type.
  public init() {}

  /// The object, or `nil` if the focus is in no view that publishes one.
  public var wrappedValue: ObjectType? { object }

  /// The source of bindings to the object's properties, or `nil`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? { object.map { .init(object: $0) } }
}

extension FocusedObject: ConnectedProperty {
  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    TracedProperty(object: (storage as? ObjectSubscription<ObjectType>)?.object)
  }

  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    object = FocusedValues(of: context.owner)[FocusedObjectType<ObjectType>()]
    if let object { ObjectSubscription.kept(in: &storage).follow(object, name, context) }
  }
}

extension FocusedObject: SelfComparing {
  func isSame(as other: FocusedObject) -> Bool { true }
}
