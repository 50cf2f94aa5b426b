extension Subscribers {
  /// A subscriber that calls closures with values and the completion.
  ///
  /// Follows [Subscribers.Sink](https://developer.apple.com/documentation/combine/subscribers/sink).
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct State {
      var receiveValue: ((Input) -> Void)?
      var receiveCompletion: ((Completion<Failure>) -> Void)?
      var subscription: (any Subscription)?
    }

    private let state: Locked<State>

    /// Creates a subscriber with closures for values and the completion.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      state = Locked(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    /// Receives the subscription, and requests all values.
    public func receive(subscription: any Subscription) {
      let isWanted = state.withLock { state in
        guard state.subscription == nil, state.receiveValue != nil else { return false }
        state.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Calls the closure for values.
    public func receive(_ input: Input) -> Demand {
      state.withLock { $0.receiveValue }?(input)
      return .none
    }

    /// Calls the closure for the completion.
    public func receive(completion: Completion<Failure>) { end().receiveCompletion?(completion) }

    /// Cancels the subscription; no closure is called any more.
    public func cancel() { end().subscription?.cancel() }

    private func end() -> State {
      state.withLock { state in
        defer { state = State() }
        return state
      }
    }
  }

  /// A subscriber that assigns values to a property of an object, which it retains.
  ///
  /// Follows [Subscribers.Assign](https://developer.apple.com/documentation/combine/subscribers/assign).
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// The type of failure, `Never`: the publisher must not fail.
    public typealias Failure = Never

    /// The key path of the assigned property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let sink: Sink<Input, Never>
    private let root: Locked<Root?>

    /// The object; `nil` after the end.
    public var object: Root? { root.withLock { $0 } }

    /// Creates a subscriber that assigns to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      let root = Locked<Root?>(object)
      self.root = root
      sink = Sink(
        receiveCompletion: { _ in _ = root.take() }, receiveValue: { root.withLock { $0 }?[keyPath: keyPath] = $0 })
    }

    /// Receives the subscription, and requests all values.
    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    /// Assigns a value to the property.
    public func receive(_ input: Input) -> Demand { sink.receive(input) }
    /// Releases the object at the end.
    public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }

    /// Cancels the subscription, and releases the object.
    public func cancel() {
      sink.cancel()
      _ = root.take()
    }
  }
}

extension Publisher {
  /// Calls closures with the values and the completion, until the result is cancelled or released.
  ///
  /// Follows [sink](https://developer.apple.com/documentation/combine/publisher/sink(receivecompletion:receivevalue:)).
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values, until the result is cancelled or released.
  ///
  /// Follows [sink](https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:)).
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns the values to a property of an object, which is retained until the result is released.
  ///
  /// Follows [assign(to:on:)](https://developer.apple.com/documentation/combine/publisher/assign(to:on:)).
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Assigns the values to a published property, for as long as the property exists.
  ///
  ///     $query.map(\.isEmpty).assign(to: &$isIdle)
  ///
  /// Follows [assign(to:)](https://developer.apple.com/documentation/combine/publisher/assign(to:)).
  public func assign(to published: inout Published<Output>.Publisher) { published.subject.follow(self) }
}
