/// What is sent to all who are there, in the order in which they came.
///
/// Sendable: all that changes is behind a lock.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var outlets: [(id: CombineIdentifier, outlet: Outlet<Output, Failure>)] = []
    /// What who comes is told first.
    var newest: Output?
    var completion: Subscribers.Completion<Failure>?
  }

  private let state: Locked<State>
  private let repeatsAtEnd: Bool

  /// `newest` is what who comes is told first, with `repeatsAtEnd` also after the end.
  init(newest: Output? = nil, repeatsAtEnd: Bool = false) {
    state = Locked(State(newest: newest))
    self.repeatsAtEnd = repeatsAtEnd
  }

  /// What was sent last, of what is kept for those who come.
  var newest: Output? { state.withLock { $0.newest } }

  /// Changes what those who come are told first, and tells nobody.
  func replace(_ value: Output) { state.withLock { $0.newest = value } }

  func add(_ subscriber: AnySubscriber<Output, Failure>) {
    let id = CombineIdentifier()
    let outlet = Outlet(subscriber)
    outlet.hold(AnyCancellable { [weak self] in self?.remove(id) })
    let completion = state.withLock { state in
      // Not delivered yet: nobody asked for it.
      if let newest = state.newest, state.completion == nil || repeatsAtEnd { outlet.send(newest) }
      if state.completion == nil { state.outlets.append((id, outlet)) }
      return state.completion
    }
    outlet.open()
    if let completion { outlet.finish(completion) }
  }

  /// Sends a value to all; `keeping` says what becomes of it where nobody has asked for it.
  func send(_ value: Output, keeping: Outlet<Output, Failure>.Keeping) {
    let outlets = state.withLock { state in
      if state.completion != nil { return [Outlet<Output, Failure>]() }
      if keeping == .newest { state.newest = value }
      return state.outlets.map(\.outlet)
    }
    for outlet in outlets { outlet.send(value, keeping: keeping) }
  }

  /// Ends it for all.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let outlets = state.withLock { state in
      if state.completion != nil { return [Outlet<Output, Failure>]() }
      state.completion = completion
      defer { state.outlets = [] }
      return state.outlets.map(\.outlet)
    }
    for outlet in outlets { outlet.finish(completion) }
  }

  private func remove(_ id: CombineIdentifier) {
    let old = state.withLock { state in
      defer { state.outlets.removeAll { $0.id == id } }
      return state.outlets
    }
    // What is released may come back here.
    _ = old
  }
}
