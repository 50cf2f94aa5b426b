/// Reads a property by a key path that leads into an object.
///
/// It runs the reading rule again when the object changes, which Observation or the object's `objectWillChange`
/// announces.
///
/// Both announce a change in advance and from any thread, and Observation only once per read. So the rule is marked by
/// the update that contains the change, like the readers of a state.
///
/// Sendable: other threads call only `willChange()`, which forwards to the main thread.
final class PropertyObserver<Base, Value>: @unchecked Sendable {
  private let keyPath: WritableKeyPath<Base, Value>
  private let host: StateHost
  weak var rule: Rule?
  private var subscription: (object: AnyObject, cancellable: AnyCancellable)?
  private var ticket = WriteQueue.Ticket()
  private var last: (object: Base, value: Value)?
  /// The announced change, as far as it is known, while a trace or a settling screen listens to writes.
  private var write: PropertyWrite<Base, Value>?

  init(_ keyPath: WritableKeyPath<Base, Value>, host: StateHost) {
    self.keyPath = keyPath
    self.host = host
  }

  func read(from object: Base) -> Value {
    follow(object)
    let value = withObservationTracking({ object[keyPath: keyPath] }, onChange: announced)
    if let write, let last, (last.object as AnyObject) === (object as AnyObject) {
      write.report(host, object, rule?.label ?? "", to: value)
    }
    write = nil
    last = (object, value)
    return value
  }

  /// Observation also records the read for the body that is running.
  ///
  /// That registration stays even if no rule reads this observer any more.
  private var announced: @Sendable () -> Void {
    guard let reader = host.reader() else { return { [weak self] in self?.willChange() } }
    let naming = Naming(reader, keyPath)
    return { [weak self] in
      naming.report(self?.rule)
      self?.willChange()
    }
  }

  /// Names the property to a body before Observation announces its change.
  ///
  /// Sendable: it never changes, and is used only on the main thread.
  private final class Naming: @unchecked Sendable {
    private weak var reader: (any PropertyReader)?
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ reader: any PropertyReader, _ keyPath: WritableKeyPath<Base, Value>) {
      self.reader = reader
      self.keyPath = keyPath
    }

    func report(_ rule: Rule?) {
      guard MainThread.isCurrent, let reader else { return }
      // The name may be known only when the change is made.
      let label = { [keyPath] in rule?.label ?? propertyLabel(keyPath, in: typeName(Base.self)) }
      onMainActor((reader, label)) { $0.propertyWillChange($1) }
    }
  }

  /// Called when the property is about to change, or has changed.
  func willChange() {
    let transaction = Transaction().overriddenByCurrent
    guard MainThread.isCurrent else { return host.inbox.add { [weak self] in self?.mark(in: transaction) } }
    mark(in: transaction)
  }

  private func mark(in transaction: Transaction) {
    if host.observesWrites, write == nil, let last { write = PropertyWrite(last.object, keyPath, from: last.value) }
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

/// An object that evaluates a body with reads of object properties.
@MainActor protocol PropertyReader: AnyObject {
  /// Called before a property changes. Observation announces the change to the body without naming the property.
  func propertyWillChange(_ label: @escaping () -> String)
}

private let observableObjects = Cache<ObjectIdentifier, Bool>()

/// Whether a type conforms to `ObservableObject`; cached, because the runtime finds a missing conformance slowly.
private func isObservableObject(_ type: Any.Type) -> Bool {
  observableObjects.value(for: ObjectIdentifier(type)) { type is any ObservableObject.Type }
}
