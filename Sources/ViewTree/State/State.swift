/// A value that belongs to a place in the view tree: kept while the view is there, and a reason to evaluate the view
/// when it changes.
///
/// Reading it in a body makes the body depend on it; `$value` does not. Writing an equal value changes nothing. The
/// initial value counts once for each identity. Follows
/// [State](https://developer.apple.com/documentation/swiftui/state).
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StoredLocation<Value>?

  /// A state with its initial value, which counts when the view first appears.
  @_specialize(where Value == Bool)
  @_specialize(where Value == Int)
  @_specialize(where Value == String)
  public init(wrappedValue value: Value) { initial = value }
  /// A state with its initial value, which counts when the view first appears.
  public init(initialValue value: Value) { initial = value }

  /// The value.
  ///
  /// A write counts from the next update on; while a body runs it is ignored, and an issue says so.
  ///
  /// Of a view that was never shown it is the initial value, and a write does nothing.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the value.
  ///
  /// Outside a view's body there is nothing to bind to: a constant, and an issue that says so.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location) }
    RuntimeIssue.report(
      "a binding to a @State of type \(typeName(Value.self)) was made outside of its view's body; it is constant")
    return .constant(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

// Sendable: its location takes writes of all threads, and its value is one for all of them.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  // For these the types of the location and its source are known; for others both are looked up each time.
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

  static func disconnect(_ storage: AnyObject) { downcast(storage, to: StoredLocation<Value>.self).remove() }
}

extension State: SelfComparing {
  /// The initial value of a later view value is ignored.
  func isSame(as other: State) -> Bool { true }
}
