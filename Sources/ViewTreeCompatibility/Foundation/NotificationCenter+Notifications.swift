#if !canImport(Darwin)
  extension NotificationCenter {
    /// Returns the notifications with a name that are posted after the iteration has started.
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
    /// Sendable: its fields are constant, and a center may be used on any thread.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
      /// A notification that was posted.
      public typealias Element = Notification

      fileprivate let center: NotificationCenter
      fileprivate let name: Notification.Name
      fileprivate let object: AnyObject?

      fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      /// Returns an iterator and starts to observe.
      public func makeAsyncIterator() -> Iterator { Iterator(self) }

      /// An iterator of the posted notifications; observation ends with it.
      public struct Iterator: AsyncIteratorProtocol {
        private let registration: Registration
        private var posted: AsyncStream<Posted>.Iterator

        fileprivate init(_ sequence: Notifications) {
          let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
          posted = stream.makeAsyncIterator()
          // Shared: copies of an iterator have one registration and one stream.
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

  /// A notification that is passed from the thread that posts it.
  ///
  /// Sendable: the sender no longer uses a notification that it has posted, as on Apple's platforms.
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
