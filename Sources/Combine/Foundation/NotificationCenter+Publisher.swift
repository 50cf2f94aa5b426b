public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications with a name, on the thread that posts them.
  ///
  /// Follows
  /// [NotificationCenter.Publisher](https://developer.apple.com/documentation/foundation/notificationcenter/publisher).
  public struct Publisher: Combine.Publisher, Equatable {
    /// The type of the published values.
    public typealias Output = Notification
    /// The type of failure, `Never`: the publisher cannot fail.
    public typealias Failure = Never

    /// The notification center that the publisher observes.
    public let center: NotificationCenter
    /// The name of the published notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; `nil` publishes those of all objects.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(AnySubscriber(subscriber))
      let observer = TransferredValue(
        center.addObserver(forName: name, object: object, queue: nil) { outlet.send($0, bufferPolicy: .none) })
      let center = center
      outlet.hold(AnyCancellable { center.removeObserver(observer.value) })
      outlet.open()
    }

    /// Returns whether two publishers publish the same notifications.
    public static func == (a: Publisher, b: Publisher) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }

  /// Returns a publisher of the notifications with a name; `nil` as object publishes those of all objects.
  ///
  /// Follows
  /// [publisher(for:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)).
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
