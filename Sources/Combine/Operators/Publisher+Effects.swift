// Operators that observe events and change nothing.

extension Publisher {
  /// Calls closures with all events before they are forwarded.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let hooks = ForwardingSubscription<Output, Failure>.Hooks(
      subscription: receiveSubscription, value: receiveOutput, completion: receiveCompletion, cancel: receiveCancel,
      request: receiveRequest)
    return AnyPublisher { receive(subscriber: ForwardingSubscription($0, hooks)) }
  }

  /// Prints all events to the console or a different stream.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<Output, Failure> {
    let lines = stream.map(PrintedLines.init)
    let start = prefix.isEmpty ? "" : prefix + ": "
    func write(_ text: String) {
      if let lines { lines.write(start + text + "\n") } else { Swift.print(start + text) }
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

  /// Republishes the values; no debugger is stopped.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Republishes the values; no debugger is stopped.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

/// Writes lines to a stream, one after the other.
private final class PrintedLines {
  private struct State {
    /// `nil` while a line is written.
    var stream: (any TextOutputStream)?
    var waiting = Queue<String>()
  }

  private let state: Locked<State>

  init(_ stream: any TextOutputStream) { state = Locked(State(stream: stream)) }

  /// Writes a line; a line that the stream causes while it writes follows after the current one.
  func write(_ line: String) {
    state.withLock { $0.waiting.append(line) }
    while case (var stream, let line)? = next() {
      stream.write(line)
      state.withLock { $0.stream = stream }
    }
  }

  private func next() -> (any TextOutputStream, String)? {
    state.withLock { state in
      guard !state.waiting.isEmpty, let stream = state.stream.take() else { return nil }
      return state.waiting.popFirst().map { (stream, $0) }
    }
  }
}
