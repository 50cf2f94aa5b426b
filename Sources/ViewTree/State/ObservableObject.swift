#if canImport(Combine)
  @_exported public import Combine
#else
  /// Something that can be told to stop; it stops by itself when it is released.
  ///
  /// Stands in for Combine's protocol of that name where there is no Combine.
  public protocol Cancellable {
    /// Stops it; a second call does nothing.
    func cancel()
  }

  /// Ends a subscription when it is released.
  ///
  /// Stands in for Combine's class of that name where there is no Combine.
  public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    /// Calls `cancel` once: when it is told to stop, or released.
    public init(_ cancel: @escaping () -> Void) { action = cancel }
    deinit { cancel() }

    /// Ends the subscription; a second call does nothing.
    public func cancel() {
      action?()
      action = nil
    }

    /// Keeps the subscription for as long as the set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Whether both are the same object.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Tells its subscribers that an object is about to change.
  ///
  /// Stands in for Combine's class of that name where there is no Combine. It may be used on any thread.
  public final class ObservableObjectPublisher {
    private let lock = NSLock()
    private var subscribers: [Int: () -> Void] = [:]
    private var next = 0

    /// A publisher without subscribers.
    public init() {}

    /// Calls the subscribers, in the order in which they came, on the thread of the caller.
    public func send() {
      let current = lock.withLock { subscribers.sorted { $0.key < $1.key } }
      for (_, subscriber) in current { subscriber() }
    }

    /// Calls `receiveValue` before each change, until the result is released.
    public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
      let id = lock.withLock {
        next += 1
        subscribers[next] = { receiveValue(()) }
        return next
      }
      return AnyCancellable { [weak self] in self?.remove(id) }
    }

    private func remove(_ id: Int) { lock.withLock { subscribers[id] = nil } }
  }

  /// An object that says when it is about to change: every view that observes it is evaluated again, whatever it read.
  ///
  /// Stands in for Combine's protocol of that name where there is no Combine.
  public protocol ObservableObject: AnyObject {
    /// What says that the object is about to change.
    var objectWillChange: ObservableObjectPublisher { get }
  }

  extension ObservableObject {
    /// The object's own publisher, made when it is first asked for and kept as long as the object; `@Published`
    /// properties send to it.
    public var objectWillChange: ObservableObjectPublisher { Publishers.publisher(of: self) }
  }

  /// A property whose changes its object announces.
  ///
  /// Stands in for Combine's property wrapper of that name where there is no Combine; it has no projected value.
  @propertyWrapper public struct Published<Value> {
    private var value: Value

    /// A property with its first value.
    public init(wrappedValue: Value) { value = wrappedValue }
    /// A property with its first value.
    public init(initialValue: Value) { value = initialValue }

    var current: Value { value }

    /// Not available: only a class can announce a change.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { fatalError("@Published is only available on properties of classes") }
      set { fatalError("@Published is only available on properties of classes: \(newValue)") }
    }

    /// The value of a property of an object, which sends ``ObservableObject/objectWillChange`` before each write, also
    /// of an equal value.
    public static subscript<Object: ObservableObject>(
      _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
      storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
      get { object[keyPath: storage].value }
      set {
        object.objectWillChange.send()
        object[keyPath: storage].value = newValue
      }
    }
  }

  /// The publishers of objects that declare none, kept as long as the object lives.
  private enum Publishers {
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private struct Table {
      var entries: [ObjectIdentifier: Entry] = [:]
      var sizeAfterSweep = 64
    }

    private static let table = Locked(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      table.withLock { table in
        if let entry = table.entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
        if table.entries.count > 2 * table.sizeAfterSweep {
          table.entries = table.entries.filter { $0.value.object != nil }
          table.sizeAfterSweep = max(64, table.entries.count)
        }
        let publisher = ObservableObjectPublisher()
        table.entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
        return publisher
      }
    }
  }
#endif
