#if !canImport(Darwin)
  extension NotificationCenter {
    /// The notifications of a name that are posted from the first step of the iteration on.
    ///
    /// Follows
    /// [notifications(named:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)).
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }

    /// A sequence of the notifications that a center posts.
    ///
    /// Follows
    /// [NotificationCenter.Notifications](https://developer.apple.com/documentation/foundation/notificationcenter/notifications).
    ///
    /// Sendable: nothing in it changes, and a center may be used on any thread.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
      /// A notification that was posted.
      public typealias Element = Notification

      fileprivate let center: NotificationCenter
      fileprivate let name: Notification.Name
      fileprivate let object: AnyObject?

      fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      /// Begins to observe.
      public func makeAsyncIterator() -> Iterator { Iterator(self) }

      /// The notifications that wait to be taken, and the registration, which ends with it.
      public struct Iterator: AsyncIteratorProtocol {
        private let registration: Registration
        private var posted: AsyncStream<Posted>.Iterator

        fileprivate init(_ sequence: Notifications) {
          let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
          posted = stream.makeAsyncIterator()
          // Shared: the copies of an iterator take from one stream.
          registration = Registration(sequence) { continuation.yield(Posted(notification: $0)) }
        }

        /// Returns the next notification; `nil` when the task is cancelled.
        public mutating func next() async -> Notification? { await posted.next()?.notification }

        /// Returns the next notification, on an actor; `nil` when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
          await posted.next(isolation: actor)?.notification
        }
      }
    }
  }

  /// A notification on its way from the thread that posts it.
  ///
  /// Sendable: who posts it gives it away, as on Apple's systems.
  private struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  private final class Registration {
    private let center: NotificationCenter
    private let observer: any NSObjectProtocol

    init(_ sequence: NotificationCenter.Notifications, action: @escaping @Sendable (Notification) -> Void) {
      center = sequence.center
      observer = center.addObserver(forName: sequence.name, object: sequence.object, queue: nil, using: action)
    }

    deinit { center.removeObserver(observer) }
  }
#endif
