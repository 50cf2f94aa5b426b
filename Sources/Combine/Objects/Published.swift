/// A property whose object publishes its changes, with a publisher of its own: `$name`.
///
/// Subscribers receive the current value at once, and each new value before the property has it. Follows
/// [Published](https://developer.apple.com/documentation/combine/published).
@propertyWrapper public struct Published<Value> {
  /// A publisher of the current value and each new one, `$name`.
  ///
  /// Follows [Published.Publisher](https://developer.apple.com/documentation/combine/published/publisher).
  public struct Publisher: Combine.Publisher {
    /// The type of the published values.
    public typealias Output = Value
    /// The type of failure, `Never`: the publisher cannot fail.
    public typealias Failure = Never

    let subject: PublishedSubject<Value>

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.broadcast.add(AnySubscriber(subscriber))
    }
  }

  private var value: Value
  private var subject: PublishedSubject<Value>?

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// Creates a property with an initial value.
  public init(initialValue: Value) { value = initialValue }

  /// The value, for the observation of a copy of the object's properties.
  package var current: Value { value }

  /// Unavailable: only a class can publish changes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes: \(newValue)") }
  }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    mutating get { Publisher(subject: madeSubject()) }
    set { subject = newValue.subject }
  }

  /// The value of a property of an object, which sends ``ObservableObject/objectWillChange`` before each write,
  /// including writes of an equal value.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value }
    set { set(newValue, of: object, storage) }
  }

  /// The publisher of a property of an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, projected projected: KeyPath<Object, Publisher>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let subject = object[keyPath: storage].madeSubject()
      subject.write = { [weak object] value in if let object { set(value, of: object, storage) } }
      return Publisher(subject: subject)
    }
    set { object[keyPath: storage].subject = newValue.subject }
  }

  private static func set<Object: AnyObject>(
    _ value: Value, of object: Object, _ storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) {
    // An object with its own `objectWillChange` publishes its changes itself.
    ObjectPublishers.known(of: object)?.send()
    // Subscribers may read the property, and find the old value.
    object[keyPath: storage].subject?.broadcast.send(value, isKept: true)
    // The old value is released after the access, because its release may run code that reads the property.
    _ = exchange(&object[keyPath: storage].value, with: value)
  }

  private mutating func madeSubject() -> PublishedSubject<Value> {
    if let subject { return subject }
    let new = PublishedSubject(value)
    subject = new
    return new
  }
}

/// The subject of the values of a property.
final class PublishedSubject<Value> {
  let broadcast: Broadcast<Value, Never>
  /// Sets the property.
  var write: ((Value) -> Void)?
  private var subscriptions: Set<AnyCancellable> = []

  init(_ value: Value) { broadcast = Broadcast(newest: value) }

  /// Sets the property to the values of a publisher, for as long as the property exists.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    publisher.sink { [weak self] in self?.write?($0) }.store(in: &subscriptions)
  }
}
