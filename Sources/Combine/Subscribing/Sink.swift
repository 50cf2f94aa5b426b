extension Subscribers {
  /// Calls closures with all that it receives.
  ///
  /// Follows [Subscribers.Sink](https://developer.apple.com/documentation/combine/subscribers/sink).
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct State {
      var receiveValue: ((Input) -> Void)?
      var receiveCompletion: ((Completion<Failure>) -> Void)?
      var subscription: (any Subscription)?
    }

    private let state: Locked<State>

    /// Calls closures with values and the end.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      state = Locked(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    /// Asks for all that there is.
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

    /// Calls the closure for the end.
    public func receive(completion: Completion<Failure>) { end().receiveCompletion?(completion) }

    /// Calls nothing any more.
    public func cancel() { end().subscription?.cancel() }

    private func end() -> State {
      state.withLock { state in
        defer { state = State() }
        return state
      }
    }
  }

  /// Writes what it receives into a property of an object, which it holds.
  ///
  /// Follows [Subscribers.Assign](https://developer.apple.com/documentation/combine/subscribers/assign).
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It receives what cannot fail.
    public typealias Failure = Never

    /// What is written into.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let sink: Sink<Input, Never>
    private let root: Locked<Root?>

    /// The object; `nil` when it has ended.
    public var object: Root? { root.withLock { $0 } }

    /// Writes into a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      let root = Locked<Root?>(object)
      self.root = root
      sink = Sink(
        receiveCompletion: { _ in _ = root.take() }, receiveValue: { root.withLock { $0 }?[keyPath: keyPath] = $0 })
    }

    /// Asks for all that there is.
    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    /// Writes a value.
    public func receive(_ input: Input) -> Demand { sink.receive(input) }
    /// Lets go of the object.
    public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }

    /// Lets go of the object, and writes nothing any more.
    public func cancel() {
      sink.cancel()
      _ = root.take()
    }
  }
}

extension Publisher {
  /// Calls closures with the values and the end, until the result is released.
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
  /// Calls a closure with the values, until the result is released.
  ///
  /// Follows [sink](https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:)).
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes the values into a property of an object, which is held until the result is released.
  ///
  /// Follows [assign(to:on:)](https://developer.apple.com/documentation/combine/publisher/assign(to:on:)).
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Writes the values into a published property, for as long as the property is there.
  ///
  ///     $query.map(\.isEmpty).assign(to: &$isIdle)
  ///
  /// Follows [assign(to:)](https://developer.apple.com/documentation/combine/publisher/assign(to:)).
  public func assign(to published: inout Published<Output>.Publisher) { published.subject.follow(self) }
}
