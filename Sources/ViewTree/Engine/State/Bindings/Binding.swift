/// A two-way connection to a value that is owned elsewhere: by a `@State`, a model, an environment.
///
/// A binding made by a key path (`$model.name`, `$time[custom: date]`, `$items[2].isOn`) can be compared by its place
/// and path. A view that holds it is evaluated again only when the projected value changes. A binding made of two
/// closures cannot be compared: its view is evaluated whenever the parent is. Follows
/// [Binding](https://developer.apple.com/documentation/swiftui/binding).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction of writes through this binding.
  public var transaction = Transaction()
  let location: Location<Value>
  /// The number of the body run that has this binding as a plain stored property; 0 for any other binding.
  ///
  /// As in SwiftUI, that body does not depend on the binding unless Observation records the read. Views that receive
  /// the binding do.
  private var untrackedRun: UInt32 = 0

  init(_ location: Location<Value>) { self.location = location }

  /// Creates a binding made of closures.
  ///
  /// `get` is called once immediately, so that the view whose body creates the binding depends on the values that it
  /// reads. A trace shows the place in the source.
  public init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(get: get, set: { value, _ in set(value) }, fileID: fileID, line: line)
  }

  /// Creates a binding made of closures that also receive the transaction of each write.
  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    location = FunctionalLocation(get: get, set: set, place: SourcePlace(fileID: fileID, line: line))
    _ = get()
  }

  /// The value that the binding refers to.
  ///
  /// A body that reads it depends on it. Writing an equal value has no effect.
  public var wrappedValue: Value {
    get { untrackedRun == 0 ? location.get() : location.get(inUntrackedRun: untrackedRun) }
    nonmutating set {
      if let host = StateHost.active, host.isTraced {
        host.whileWriting(by: location) { location.set(newValue, transaction: transaction) }
      } else {
        location.set(newValue, transaction: transaction)
      }
    }
  }

  /// The binding, to be passed on as `$name`.
  public var projectedValue: Binding<Value> { self }

  /// Creates a copy of the binding.
  ///
  /// The parameter `$name` of a closure uses it.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding that always reads the given value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  /// A binding to a part of the value: `$model.name`.
  ///
  /// Two bindings with the same path and place are equal, so a view that holds one is not evaluated when other parts
  /// change.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    projecting(ProjectedLocation(location, keyPath))
  }

  func projecting<Subject>(_ location: Location<Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location)
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding whose writes carry the transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns a binding whose writes carry the animation, unless an enclosing `withAnimation` sets another one.
  ///
  /// With `nil`, writes are not animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation).merged(over: transaction))
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding to its value.
  ///
  /// Writing `nil` has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.projecting(ConvertedLocation(base.location, name: "optional", convert: { $0 }, convertBack: { $0 }))
  }

  /// Creates a binding to the value of an optional, or returns `nil` if the optional is `nil`.
  ///
  /// If the optional becomes `nil` later, the binding reads the last value.
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

  /// Creates a type-erased binding to a hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.projecting(
      ConvertedLocation(
        base.location, name: "hashable", convert: { AnyHashable($0) }, convertBack: { $0.base as? V }))
  }
}

// Sendable: the location accepts writes from all threads and has one value for all of them.
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding: ConnectedProperty {
  static var needsStorage: Bool { false }

  static func needsConnection(named name: String) -> Bool { !name.hasPrefix("_") }

  /// Called for a property without `@Binding`.
  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    untrackedRun = context.owner.untrackedRun
    location.prepare()
  }

  static var isReadUntracked: Bool { true }

  static func prepare(at place: StoredField) { place[Binding.self].location.prepare() }

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
