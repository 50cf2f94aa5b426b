/// An object that says when it is about to change: every view that observes it is evaluated again, whatever it read.
///
/// Follows [ObservableObject](https://developer.apple.com/documentation/combine/observableobject).
public protocol ObservableObject: AnyObject {
  /// The type of what says that the object is about to change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// What says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, made when it is first asked for and kept as long as the object; `@Published`
  /// properties send to it.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells its subscribers that an object is about to change.
///
/// It may be used on any thread; subscribers are called on that of the caller, in the order in which they came. Follows
/// [ObservableObjectPublisher](https://developer.apple.com/documentation/combine/observableobjectpublisher).
///
/// Sendable: what it sends goes through a broadcast, which is.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// A change says nothing of itself.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Calls the subscribers.
  public func send() { broadcast.send(()) }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.add(AnySubscriber(subscriber))
  }
}

/// The publishers of objects that declare none, kept as long as the object lives.
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

  /// The publisher of an object, if a subscriber or the object itself has asked for it.
  static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    table.withLock { table in
      table.entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.publisher : nil }
    }
  }

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
