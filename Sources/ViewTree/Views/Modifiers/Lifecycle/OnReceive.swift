/// Calls an action with each value that a publisher sends while the view is in the tree.
nonisolated struct ReceiveModifier<Output>: ViewModifier {
  typealias Body = Never

  /// The publisher that is subscribed to: an update that names it again subscribes no second time.
  let publisher: Any
  let subscribe: (@escaping (Output) -> Void) -> AnyCancellable
  let action: (Output) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: ReceiveNode<Output>.self)
  }
}

private final class ReceiveNode<Output>: ModifierNode<ReceiveModifier<Output>> {
  private var subscription: AnyCancellable?
  private var isChanged = true

  override func willUpdate(to modifier: ReceiveModifier<Output>) {
    isChanged = !Comparison.areSameValues(self.modifier.publisher, modifier.publisher)
  }

  override func didEvaluateContent(isFirst: Bool) { if isChanged { subscribe() } }

  override func activityChanged() { if isActive != (subscription != nil) { subscribe() } }

  override func willUnmount() { subscription = nil }

  /// What a container around keeps without showing it receives nothing.
  private func subscribe() {
    guard isActive else { return subscription = nil }
    let inbox = tree.host.inbox
    subscription = modifier.subscribe { [weak self] value in
      let call = MainActorValue { self?.receive(value) }
      if MainThread.isCurrent {
        onMainActor(call) { $0.value() }
      } else {
        inbox.add { onMainActor(call) { $0.value() } }
      }
    }
  }

  /// What is sent while views are evaluated waits until the update is complete.
  private func receive(_ value: Output) {
    if tree.graph.isComputing {
      tree.effects.add { [self] in if isActive { modifier.action(value) } }
    } else {
      modifier.action(value)
    }
  }
}

extension View {
  #if canImport(Combine)
    /// Calls an action with each value that a publisher sends.
    ///
    /// Follows [onReceive](https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)).
    nonisolated public func onReceive<P: Publisher>(
      _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View
    where P.Failure == Never {
      modifier(ReceiveModifier(publisher: publisher, subscribe: { publisher.sink(receiveValue: $0) }, action: action))
    }
  #else
    /// Calls an action before each change of an observable object, given its `objectWillChange`.
    ///
    /// Follows [onReceive](https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)).
    nonisolated public func onReceive(
      _ publisher: ObservableObjectPublisher, perform action: @escaping (()) -> Void
    ) -> some View {
      modifier(ReceiveModifier(publisher: publisher, subscribe: { publisher.sink(receiveValue: $0) }, action: action))
    }

    /// Calls an action with each notification that a publisher sends.
    nonisolated public func onReceive(
      _ publisher: NotificationCenter.Publisher, perform action: @escaping (Notification) -> Void
    ) -> some View {
      modifier(ReceiveModifier(publisher: publisher, subscribe: { publisher.sink(receiveValue: $0) }, action: action))
    }
  #endif
}

#if !canImport(Combine)
  /// Sendable: what receives notifications is called on the thread of the sender, as with Combine.
  private struct SentValue<Value>: @unchecked Sendable { let value: Value }

  extension NotificationCenter {
    /// Sends the notifications of a name to the views that receive it.
    ///
    /// Stands in for Combine's type of that name where there is no Combine.
    public struct Publisher: Equatable {
      /// What sends them.
      public let center: NotificationCenter
      /// How they are called.
      public let name: Notification.Name
      private let object: AnyObject?

      fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      /// Calls `receiveValue` with each, on the thread of the sender, until the result is released.
      public func sink(receiveValue: @escaping (Notification) -> Void) -> AnyCancellable {
        let action = SentValue(value: receiveValue)
        let observer = SentValue(
          value: center.addObserver(forName: name, object: object, queue: nil) { action.value($0) })
        let center = center
        return AnyCancellable { center.removeObserver(observer.value) }
      }

      /// Whether both send the same notifications.
      public static func == (a: Publisher, b: Publisher) -> Bool {
        a.center === b.center && a.name == b.name && a.object === b.object
      }
    }

    /// What sends the notifications of a name to views; without an object those of all.
    ///
    /// Stands in for Combine's function.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }
#endif
