/// A two-way connection to a value that is owned elsewhere: by a `@State`, a model, an environment.
///
/// A binding made by a key path (`$model.name`, `$time[custom: date]`, `$items[2].isOn`) can be compared: place plus
/// path. A view that holds it is evaluated again only when the projected value changes. One made of two closures cannot
/// be compared: the view is evaluated whenever its parent is. Follows
/// [Binding](https://developer.apple.com/documentation/swiftui/binding).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction of a write through this binding.
  public var transaction = Transaction()
  let location: Location<Value>
  /// The run of a body of which this is a plain stored property; 0 for another.
  ///
  /// SwiftUI does not subscribe that body to it, Observation does; who is handed it subscribes.
  private var plainRun: UInt32 = 0

  init(_ location: Location<Value>) { self.location = location }

  /// A binding made of closures.
  ///
  /// `get` is called once at once, so that the view in whose body it is made depends on what it reads. A trace says
  /// where in the source such a binding was made.
  public init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(get: get, set: { value, _ in set(value) }, fileID: fileID, line: line)
  }

  /// A binding made of closures that also takes the transaction of each write.
  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    location = FunctionalLocation(get: get, set: set, place: SourcePlace(fileID: fileID, line: line))
    _ = get()
  }

  /// The value.
  ///
  /// Reading it in a body makes the body depend on it; an equal value that is written changes nothing.
  public var wrappedValue: Value {
    get { plainRun == 0 ? location.get() : location.get(inPlainRun: plainRun) }
    nonmutating set {
      if let host = StateHost.active, host.isTraced {
        host.whileWriting(by: location) { location.set(newValue, transaction: transaction) }
      } else {
        location.set(newValue, transaction: transaction)
      }
    }
  }

  /// The binding itself, to be handed on as `$name`.
  public var projectedValue: Binding<Value> { self }

  /// The same binding; what the parameter `$name` of a closure is made by.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that ignores writes and always reads the same.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  /// A binding to a part of the value: `$model.name`.
  ///
  /// Two of the same path from the same place are equal, so that a view which holds one is not evaluated for changes of
  /// other parts.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    projecting(ProjectedLocation(location, keyPath))
  }

  func projecting<Subject>(_ location: Location<Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location)
    binding.transaction = transaction
    return binding
  }

  /// A binding whose writes carry the transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding whose writes carry the animation, unless `withAnimation` around a write names another one.
  ///
  /// `nil` changes without an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation).merged(over: transaction))
  }
}

extension Binding {
  /// A binding to an optional, of a value that is always there; writing `nil` through it is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.projecting(ConvertedLocation(base.location, name: "optional", convert: { $0 }, convertBack: { $0 }))
  }

  /// A binding to the value of an optional, or `nil` if there is none now.
  ///
  /// When the optional becomes `nil` later, the last value is read.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.location.get() else { return nil }
    let last = Last(value)
    self = base.projecting(
      ConvertedLocation(
        base.location, name: "unwrapped",
        convert: {
          if let value = $0 { last.value = value }
          return last.value
        }, convertBack: { .some($0) }))
  }

  private final class Last {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// A binding to the same value, type-erased for hashing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.projecting(
      ConvertedLocation(
        base.location, name: "hashable", convert: { AnyHashable($0) }, convertBack: { $0.base as? V }))
  }
}

// Sendable: its location takes writes of all threads, and its value is one for all of them.
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding: ConnectedProperty {
  static var needsStorage: Bool { false }

  static func needsConnection(named name: String) -> Bool { !name.hasPrefix("_") }

  /// Called for a property without `@Binding`.
  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    plainRun = context.owner.plainRun
    location.prepare()
  }

  static var isReadPlainly: Bool { true }

  static func prepare(at place: StoredField) {
    place[Binding.self].location.prepare()
  }

  func vertex(in storage: AnyObject?) -> Vertex? { location.vertex }

  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    TracedProperty(origin: location.origin, vertex: location.vertex, value: location.get)
  }
}

extension Binding: SelfComparing {
  func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}
