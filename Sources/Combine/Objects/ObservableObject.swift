/// An object that publishes before it changes; every view that observes it is evaluated again, whichever properties it
/// read.
///
/// Follows [ObservableObject](https://developer.apple.com/documentation/combine/observableobject).
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that publishes before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's default publisher, created at first use and kept as long as the object; `@Published` properties send
  /// to it.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// A publisher that notifies its subscribers before an object changes.
///
/// It may be used on any thread; subscribers are called on the thread of the caller, in the order of their
/// subscriptions. Follows
/// [ObservableObjectPublisher](https://developer.apple.com/documentation/combine/observableobjectpublisher).
///
/// Sendable: values go through a broadcast, which is Sendable.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// The type of the published values: a change has no details.
  public typealias Output = Void
  /// The type of failure, `Never`: the publisher cannot fail.
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Notifies the subscribers.
  public func send() { broadcast.send(()) }

  /// Attaches a subscriber, which then receives a subscription and values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.add(AnySubscriber(subscriber))
  }
}

/// The publishers of objects that declare none, kept as long as the objects live.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sizeAfterSweep = 64
  }

  private static let table = Locked(Table())

  /// Returns the publisher of an object, if it was used before.
  static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    table.withLock { table in
      table.entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.publisher : nil }
    }
  }

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // Old entries and objects are released after the lock, because their release may run user code.
    let (publisher, old) = table.withLock { table -> (ObservableObjectPublisher, [Any]) in
      let id = ObjectIdentifier(object)
      if let entry = table.entries[id], entry.object === object { return (entry.publisher, []) }
      var old: [Any] = []
      if table.entries.count > 2 * table.sizeAfterSweep {
        old = [table.entries, table.entries.values.compactMap(\.object)]
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sizeAfterSweep = max(64, table.entries.count)
      }
      let publisher = ObservableObjectPublisher()
      if let stale = table.entries.updateValue(Entry(object: object, publisher: publisher), forKey: id) {
        old.append(stale)
      }
      return (publisher, old)
    }
    _ = old
    return publisher
  }
}
