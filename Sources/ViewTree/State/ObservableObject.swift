#if canImport(Combine)
  @_exported public import Combine
#else
  /// Something that can be told to stop; it stops by itself when it is released.
  public protocol Cancellable {
    func cancel()
  }

  /// Ends a subscription when it is released. Follows Combine's AnyCancellable.
  public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    deinit { cancel() }

    public func cancel() {
      action?()
      action = nil
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Tells its subscribers that an object is about to change.
  public final class ObservableObjectPublisher {
    private let lock = NSLock()
    private var subscribers: [Int: () -> Void] = [:]
    private var next = 0

    public init() {}

    /// Tells the subscribers.
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

  /// An object that says when it is about to change. Follows Combine's ObservableObject.
  public protocol ObservableObject: AnyObject {
    var objectWillChange: ObservableObjectPublisher { get }
  }

  extension ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { Publishers.publisher(of: self) }
  }

  /// A property whose changes its object announces. Follows Combine's Published.
  @propertyWrapper public struct Published<Value> {
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }
    public init(initialValue: Value) { value = initialValue }

    var current: Value { value }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { fatalError("@Published is only available on properties of classes") }
      set { fatalError("@Published is only available on properties of classes: \(newValue)") }
    }

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

    private final class Table: @unchecked Sendable {
      let lock = NSLock()
      var entries: [ObjectIdentifier: Entry] = [:]
      var sizeAfterSweep = 64
    }

    private static let table = Table()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      table.lock.withLock {
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
