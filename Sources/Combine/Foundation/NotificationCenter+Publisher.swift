public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name, on the thread of the sender.
  ///
  /// Follows
  /// [NotificationCenter.Publisher](https://developer.apple.com/documentation/foundation/notificationcenter/publisher).
  public struct Publisher: Combine.Publisher, Equatable {
    /// What is sent.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never

    /// What sends them.
    public let center: NotificationCenter
    /// How they are called.
    public let name: Notification.Name
    /// Whose they are; `nil` for those of all.
    public let object: AnyObject?

    /// Sends the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(AnySubscriber(subscriber))
      let observer = Sent(
        center.addObserver(forName: name, object: object, queue: nil) { outlet.send($0, room: .none) })
      let center = center
      outlet.hold(AnyCancellable { center.removeObserver(observer.value) })
      outlet.open()
    }

    /// Whether both send the same notifications.
    public static func == (a: Publisher, b: Publisher) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }

  /// What sends the notifications of a name; without an object those of all.
  ///
  /// Follows
  /// [publisher(for:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)).
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
