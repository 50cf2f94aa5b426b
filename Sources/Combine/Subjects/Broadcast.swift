/// What is sent to all who are there, in the order in which they came.
///
/// Sendable: all that changes is behind a lock.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var outlets: [(id: CombineIdentifier, outlet: Outlet<Output, Failure>)] = []
    /// What who comes is told first.
    var newest: Output?
    var completion: Subscribers.Completion<Failure>?
    /// The subscriptions upstream, and whether they were asked for values: when a subscriber first asks for some.
    var upstream: [any Subscription] = []
    var isAsked = false
  }

  private let state: Locked<State>
  private let repeatsAtEnd: Bool

  /// `newest` is what who comes is told first, with `repeatsAtEnd` also after the end.
  ///
  /// With a value for those who come, what is upstream is asked for others at once.
  init(newest: Output? = nil, repeatsAtEnd: Bool = false) {
    state = Locked(State(newest: newest, isAsked: newest != nil))
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
    outlet.open { [weak self] _ in self?.ask() }
    if let completion { outlet.finish(completion, droppingValues: !repeatsAtEnd) }
  }

  /// Keeps a subscription upstream, which ends with the broadcast, and asks it for all values when a subscriber wants some.
  func hold(_ subscription: any Subscription) {
    let isAsked = state.withLock { state in
      state.upstream.append(subscription)
      return state.isAsked
    }
    if isAsked { subscription.request(.unlimited) }
  }

  private func ask() {
    let upstream = state.withLock { state in
      defer { state.isAsked = true }
      return state.isAsked ? [] : state.upstream
    }
    for subscription in upstream { subscription.request(.unlimited) }
  }

  deinit { for subscription in state.withLock({ $0.upstream }) { subscription.cancel() } }

  /// Sends a value to all subscribers; `isKept`: until they ask for it, also to those who come later.
  func send(_ value: Output, isKept: Bool = false) {
    let outlets = state.withLock { state in
      if state.completion != nil { return [Outlet<Output, Failure>]() }
      if isKept { state.newest = value }
      return state.outlets.map(\.outlet)
    }
    for outlet in outlets { outlet.send(value, room: isKept ? .newest : .none) }
  }

  /// Ends it for all.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let outlets = state.withLock { state in
      if state.completion != nil { return [Outlet<Output, Failure>]() }
      state.completion = completion
      defer { (state.outlets, state.upstream) = ([], []) }
      return state.outlets.map(\.outlet)
    }
    for outlet in outlets { outlet.finish(completion, droppingValues: !repeatsAtEnd) }
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
