// What is seen on the way, and changes nothing.

extension Publisher {
  /// Calls closures with all that passes, before it goes on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let hooks = Passage<Output, Failure>.Hooks(
      subscription: receiveSubscription, value: receiveOutput, completion: receiveCompletion, cancel: receiveCancel,
      request: receiveRequest)
    return AnyPublisher { receive(subscriber: Passage($0, hooks)) }
  }

  /// Prints all that passes, to the console or another stream.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<Output, Failure> {
    let stream = Locked(stream)
    let start = prefix.isEmpty ? "" : prefix + ": "
    func write(_ text: String) {
      let isWritten = stream.withLock { stream in
        stream?.write(start + text + "\n")
        return stream != nil
      }
      if !isWritten { Swift.print(start + text) }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: { end in
        switch end {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      }, receiveCancel: { write("receive cancel") }, receiveRequest: { write("request \($0)") })
  }

  /// The same values: no debugger is stopped.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// The same values: no debugger is stopped.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
