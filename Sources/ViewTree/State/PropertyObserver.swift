/// Reads a property by a key path that leads into an object, and makes the rule that reads run again when the object
/// changes: as Observation says, or the object itself by `objectWillChange`.
///
/// Both speak before the change, from whatever thread, and Observation only once for each read. So the rule is marked by
/// the update to which the change belongs, like the readers of a state.
///
/// Sendable: other threads come to `willChange()` alone, which goes to the main one.
final class PropertyObserver<Base, Value>: @unchecked Sendable {
  private let keyPath: WritableKeyPath<Base, Value>
  private let host: StateHost
  weak var rule: Rule?
  private var subscription: (object: AnyObject, cancellable: AnyCancellable)?
  private var ticket = WriteQueue.Ticket()
  private var last: (object: Base, value: Value)?
  /// What is known of a change that was announced, while a trace or a settling screen is told of writes.
  private var write: PropertyWrite<Base, Value>?

  init(_ keyPath: WritableKeyPath<Base, Value>, host: StateHost) {
    self.keyPath = keyPath
    self.host = host
  }

  func read(from object: Base) -> Value {
    follow(object)
    let value = withObservationTracking({ object[keyPath: keyPath] }, onChange: announced)
    if let write, let last, (last.object as AnyObject) === (object as AnyObject) {
      write.tell(host, object, rule?.label ?? "", to: value)
    }
    write = nil
    last = (object, value)
    return value
  }

  /// Observation notes what is read in a body for the body as well, also when no rule reads this observer any more.
  private var announced: @Sendable () -> Void {
    guard let reader = host.reader() else { return { [weak self] in self?.willChange() } }
    let naming = Naming(reader, keyPath)
    return { [weak self] in
      naming.tell(self?.rule)
      self?.willChange()
    }
  }

  /// Says to a body which property it was of whose change Observation told it.
  ///
  /// Sendable: it never changes, and speaks on the main thread alone.
  private final class Naming: @unchecked Sendable {
    private weak var reader: (any PropertyReader)?
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ reader: any PropertyReader, _ keyPath: WritableKeyPath<Base, Value>) {
      self.reader = reader
      self.keyPath = keyPath
    }

    func tell(_ rule: Rule?) {
      guard MainThread.isCurrent, let reader else { return }
      // The name may be known only when the change is made.
      let label = { [keyPath] in rule?.label ?? propertyLabel(keyPath, in: typeName(Base.self)) }
      onMainActor((reader, label)) { $0.propertyWillChange($1) }
    }
  }

  /// The property is about to change, or did.
  func willChange() {
    let transaction = Transaction().underCurrent
    guard MainThread.isCurrent else { return host.inbox.add { [weak self] in self?.mark(in: transaction) } }
    mark(in: transaction)
  }

  private func mark(in transaction: Transaction) {
    if host.isTold, write == nil, let last { write = PropertyWrite(last.object, keyPath, from: last.value) }
    host.enqueue(in: transaction, ticket: &ticket) { [weak rule] in rule?.invalidate() }
  }

  private func follow(_ base: Base) {
    guard isObservableObject(Base.self), subscription?.object !== base as AnyObject,
      let object = base as? any ObservableObject
    else { return }
    subscription = (object, subscribe(to: object))
  }

  private func subscribe<Object: ObservableObject>(to object: Object) -> AnyCancellable {
    object.objectWillChange.sink { [weak self] _ in self?.willChange() }
  }
}

/// What evaluates a body in which properties of objects are read.
@MainActor protocol PropertyReader: AnyObject {
  /// Called before a property changes of whose change Observation tells the body, without saying which one it is.
  func propertyWillChange(_ label: @escaping () -> String)
}

private let observableObjects = Cache<ObjectIdentifier, Bool>()

/// Whether a type conforms, looked up once: that one does not takes the runtime long to see.
private func isObservableObject(_ type: Any.Type) -> Bool {
  observableObjects.value(for: ObjectIdentifier(type)) { type is any ObservableObject.Type }
}
