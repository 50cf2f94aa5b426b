/// Calls an action with each value that a publisher sends while the view is in the tree.
nonisolated struct ReceiveModifier<Output>: ViewModifier {
  /// The publisher of the current subscription; an update with the same publisher does not subscribe again.
  let publisher: Any
  let subscribe: (@escaping (Output) -> Void) -> AnyCancellable
  let action: (Output) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: ReceiveNode<Output>.self)
  }
}

private final class ReceiveNode<Output>: ModifierNode<ReceiveModifier<Output>>, ActivityObserver {
  private var subscription: AnyCancellable?
  private var isChanged = true

  override func willUpdate(to modifier: ReceiveModifier<Output>) {
    isChanged = !Comparison.areSameValues(self.modifier.publisher, modifier.publisher)
  }

  override func didEvaluateContent(isFirst: Bool) { if isChanged { subscribe() } }

  override var activityObserver: (any ActivityObserver)? { self }
  func activityChanged() { if isShownOrCovered != (subscription != nil) { subscribe() } }

  override func willUnmount() { subscription = nil }

  /// Subscribes; a view that its container keeps without showing it has no subscription, except on a page below others.
  private func subscribe() {
    guard isShownOrCovered else { return subscription = nil }
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

  /// Receives a value; a value that is sent while views are evaluated waits until the update is complete.
  private func receive(_ value: Output) {
    if tree.graph.isComputing {
      tree.effects.add { [self] in if isShownOrCovered { modifier.action(value) } }
    } else {
      modifier.action(value)
    }
  }
}

extension View {
  /// Calls an action with each value that a publisher sends while the view is shown, or on a page below others.
  ///
  /// An unchanged publisher is not subscribed to again: a property, a subject, a timer. A publisher that the body
  /// creates from operators is a new one in each evaluation. A timer uses the clock of the screen.
  ///
  /// Follows [onReceive](https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)).
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, subscribe: { publisher.sink(receiveValue: $0) }, action: action))
  }
}
