/// The subscription of one view to an observable object: any change of the object makes the view be evaluated again,
/// whether the view read what changed or not.
private final class ObjectSubscription<Object: ObservableObject> {
  var object: Object?
  private var cancellable: AnyCancellable?

  func follow(_ object: Object, _ name: String, _ context: PropertyContext) {
    guard self.object !== object else { return }
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

/// An object that is owned elsewhere: any change of it evaluates the view again.
///
/// Follows [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject).
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object; two of the same property of the same object are equal.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(ProjectedLocation(ObjectLocation(object), keyPath))
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// What bindings are taken from: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: ConnectedProperty {
  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    TracedProperty(object: wrappedValue)
  }

  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    let subscription = storage as? ObjectSubscription<ObjectType> ?? ObjectSubscription()
    storage = subscription
    subscription.follow(wrappedValue, name, context)
  }
}

extension ObservedObject: SelfComparing {
  func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

/// An object that belongs to a place in the view tree, made once for each identity.
///
/// Any change of it evaluates the view again. Follows
/// [StateObject](https://developer.apple.com/documentation/swiftui/stateobject).
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Makes the object when the view is first evaluated; for a view that is there already the expression is not run.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside of a view's body a new one each time.
  public var wrappedValue: ObjectType { object ?? make() }

  /// What bindings are taken from: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    TracedProperty(object: (storage as? ObjectSubscription<ObjectType>)?.object)
  }

  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    let subscription = storage as? ObjectSubscription<ObjectType> ?? ObjectSubscription()
    storage = subscription
    object = subscription.object ?? make()
    subscription.follow(object!, name, context)
  }
}

extension StateObject: SelfComparing {
  func isSame(as other: StateObject) -> Bool { true }
}

/// An object that a view above put into the environment by `.environmentObject(_:)`.
///
/// Any change of it evaluates the view again. Follows
/// [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject).
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var scope: EnvironmentScope?

  /// Takes the object of the type from the environment of the view.
  public init() {}

  /// The object.
  ///
  /// One that is not there is a mistake without a value to go on with: an issue names the type and the modifier that is
  /// missing, and the program ends.
  public var wrappedValue: ObjectType {
    if let object { return object }
    scope?.host?.report(Self.missing)
    fatalError(Self.missing)
  }

  private static var missing: String {
    "no \(typeName(ObjectType.self)) in the environment; put one there with .environmentObject(_:) on a view above"
  }

  /// What bindings are taken from: `$model.name`.
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
    guard let object else { return }
    let subscription = storage as? ObjectSubscription<ObjectType> ?? ObjectSubscription()
    storage = subscription
    subscription.follow(object, name, context)
  }
}

extension EnvironmentObject: SelfComparing {
  func isSame(as other: EnvironmentObject) -> Bool { true }
}

/// An object that the view with the focus publishes, or one around it: by `focusedObject(_:)`.
///
/// A body that reads it is evaluated when another object is published, and when the object changes. Follows
/// [FocusedObject](https://developer.apple.com/documentation/swiftui/focusedobject).
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Takes the object of the type that is published where the focus is.
  public init() {}

  /// The object, or `nil` where the focus is in no view that publishes one.
  public var wrappedValue: ObjectType? { object }

  /// What bindings are taken from, or `nil`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? { object.map { .init(object: $0) } }
}

extension FocusedObject: ConnectedProperty {
  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    TracedProperty(object: (storage as? ObjectSubscription<ObjectType>)?.object)
  }

  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    object = FocusedValues(of: context.owner)[FocusedObjectType<ObjectType>()]
    guard let object else { return }
    let subscription = storage as? ObjectSubscription<ObjectType> ?? ObjectSubscription()
    storage = subscription
    subscription.follow(object, name, context)
  }
}

extension FocusedObject: SelfComparing {
  func isSame(as other: FocusedObject) -> Bool { true }
}
