/// A property whose changes its object announces, and that can be subscribed to: `$name`.
///
/// Subscribers get the value at once, and each new one before the property has it. Follows
/// [Published](https://developer.apple.com/documentation/combine/published).
@propertyWrapper public struct Published<Value> {
  /// What `$name` is: the value now, and each that is set.
  ///
  /// Follows [Published.Publisher](https://developer.apple.com/documentation/combine/published/publisher).
  public struct Publisher: Combine.Publisher {
    /// What is sent.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    let subject: PublishedSubject<Value>

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.broadcast.add(AnySubscriber(subscriber))
    }
  }

  private var value: Value
  private var subject: PublishedSubject<Value>?

  /// A property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// A property with its first value.
  public init(initialValue: Value) { value = initialValue }

  /// The value, for who watches a copy of the object's properties.
  package var current: Value { value }

  /// Not available: only a class can announce a change.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes: \(newValue)") }
  }

  /// What can be subscribed to.
  public var projectedValue: Publisher {
    mutating get { Publisher(subject: madeSubject()) }
    set { subject = newValue.subject }
  }

  /// The value of a property of an object, which sends ``ObservableObject/objectWillChange`` before each write, also
  /// of an equal value.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value }
    set { set(newValue, of: object, storage) }
  }

  /// What can be subscribed to of a property of an object.
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
    // An object with an `objectWillChange` of its own announces its changes itself.
    ObjectPublishers.known(of: object)?.send()
    // Subscribers may read the property, and find the value of before.
    object[keyPath: storage].subject?.broadcast.send(value, isKept: true)
    object[keyPath: storage].value = value
  }

  private mutating func madeSubject() -> PublishedSubject<Value> {
    if let subject { return subject }
    let new = PublishedSubject(value)
    subject = new
    return new
  }
}

/// What sends the values of a property.
final class PublishedSubject<Value> {
  let broadcast: Broadcast<Value, Never>
  /// Sets the property.
  var write: ((Value) -> Void)?
  private var subscriptions: Set<AnyCancellable> = []

  init(_ value: Value) { broadcast = Broadcast(newest: value) }

  /// Sets the property to what a publisher sends, for as long as it is there.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    publisher.sink { [weak self] in self?.write?($0) }.store(in: &subscriptions)
  }
}
