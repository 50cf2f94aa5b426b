/// A value that belongs to a place in the view tree.
///
/// It is kept while the view exists, and a change evaluates the view.
///
/// A body that reads it depends on it; `$value` creates no dependency. Writing an equal value has no effect. The
/// initial value is used once for each identity. Follows
/// [State](https://developer.apple.com/documentation/swiftui/state).
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StoredLocation<Value>?

  /// Creates a state with an initial value, which is used when the view first appears.
  @_specialize(where Value == Bool)
  @_specialize(where Value == Int)
  @_specialize(where Value == String)
  public init(wrappedValue value: Value) { initial = value }
  /// Creates a state with an initial value, which is used when the view first appears.
  public init(initialValue value: Value) { initial = value }

  /// The value of the state.
  ///
  /// A write takes effect with the next update. A write while a body runs is ignored and reported as an issue.
  ///
  /// In a view that was never shown it is the initial value, and a write has no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the value.
  ///
  /// Outside a view's body it is a constant binding, and an issue is reported.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location) }
    RuntimeIssue.report(
      "a binding to a @State of type \(typeName(Value.self)) was made outside of its view's body, and is "
        + "constant; make it in the body")
    return .constant(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially `nil`.
  public init() { self.init(wrappedValue: nil) }
}

// Sendable: its location accepts writes from all threads and has one value for all of them.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  // For these types the location and its source are known at compile time; for others both types are looked up each
  // time.
  @_specialize(where Value == Bool)
  @_specialize(where Value == Int)
  @_specialize(where Value == String)
  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    if let stored = storage {
      location = downcast(stored, to: StoredLocation<Value>.self)
    } else {
      let new = StoredLocation(initial, owner: context.owner, label: VertexLabel(context.ownerType, name))
      storage = new
      location = new
    }
  }

  func vertex(in storage: AnyObject?) -> Vertex? { (storage as? StoredLocation<Value>)?.vertex }

  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    guard let location = storage as? StoredLocation<Value> else { return TracedProperty() }
    return TracedProperty(
      origin: location.origin, object: Value.self is AnyClass ? location.getUntracked() as AnyObject : nil,
      vertex: location.vertex, value: location.get)
  }

  static func twin(of storage: AnyObject, for owner: StateHost) -> AnyObject? {
    downcast(storage, to: StoredLocation<Value>.self).twin(for: owner)
  }

  static func disconnect(_ storage: AnyObject) { downcast(storage, to: StoredLocation<Value>.self).remove() }
}

extension State: SelfComparing {
  /// The initial value of a later view value is ignored.
  func isSame(as other: State) -> Bool { true }
}
