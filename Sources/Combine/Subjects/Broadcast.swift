/// Sends values to all subscribers, in the order of their subscriptions.
///
/// Sendable: a lock protects all mutable state.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var outlets: [(id: CombineIdentifier, outlet: Outlet<Output, Failure>)] = []
    /// The value that a new subscriber receives first.
    var newest: Output?
    var completion: Subscribers.Completion<Failure>?
    /// The upstream subscriptions, and whether values were requested from them, which happens at the first demand of a
    /// subscriber.
    var upstream: [any Subscription] = []
    var isRequested = false
  }

  private let state: Locked<State>
  private let repeatsAtEnd: Bool

  /// Creates a broadcast; `newest` is the value that a new subscriber receives first.
  ///
  /// With `repeatsAtEnd`, a subscriber receives it even after the end. With an initial value, all values are requested
  /// from upstream subscriptions at once.
  init(newest: Output? = nil, repeatsAtEnd: Bool = false) {
    state = Locked(State(newest: newest, isRequested: newest != nil))
    self.repeatsAtEnd = repeatsAtEnd
  }

  /// The last kept value.
  var newest: Output? { state.withLock { $0.newest } }

  /// Replaces the value that new subscribers receive first, without sending it to the current ones.
  func replace(_ value: Output) {
    // The old value is released after the lock, because its release may run user code.
    _ = state.withLock { exchange(&$0.newest, with: value) }
  }

  func add(_ subscriber: AnySubscriber<Output, Failure>) {
    let id = CombineIdentifier()
    let outlet = Outlet(subscriber)
    outlet.hold(AnyCancellable { [weak self] in self?.remove(id) })
    let completion = state.withLock { state in
      // The value waits: there is no demand yet.
      if let newest = state.newest, state.completion == nil || repeatsAtEnd { outlet.send(newest) }
      if state.completion == nil { state.outlets.append((id, outlet)) }
      return state.completion
    }
    outlet.open { [weak self] _ in self?.ask() }
    if let completion { outlet.finish(completion, droppingValues: !repeatsAtEnd) }
  }

  /// Keeps an upstream subscription, which ends with the broadcast, and requests all values at the first demand of a
  /// subscriber.
  func hold(_ subscription: any Subscription) {
    let isRequested = state.withLock { state in
      state.upstream.append(subscription)
      return state.isRequested
    }
    if isRequested { subscription.request(.unlimited) }
  }

  private func ask() {
    let upstream = state.withLock { state in
      defer { state.isRequested = true }
      return state.isRequested ? [] : state.upstream
    }
    for subscription in upstream { subscription.request(.unlimited) }
  }

  deinit { for subscription in state.withLock({ $0.upstream }) { subscription.cancel() } }

  /// Sends a value to all subscribers; with `isKept`, it waits for their demand, and later subscribers receive it too.
  func send(_ value: Output, isKept: Bool = false) {
    let (outlets, old) = state.withLock { state in
      if state.completion != nil { return ([Outlet<Output, Failure>](), Output?.none) }
      return (state.outlets.map(\.outlet), isKept ? exchange(&state.newest, with: value) : nil)
    }
    _ = old
    for outlet in outlets { outlet.send(value, bufferPolicy: isKept ? .newest : .none) }
  }

  /// Sends the completion to all subscribers.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let old = state.withLock { state -> State? in
      if state.completion != nil { return nil }
      state.completion = completion
      defer { (state.outlets, state.upstream) = ([], []) }
      return state
    }
    for (_, outlet) in old?.outlets ?? [] { outlet.finish(completion, droppingValues: !repeatsAtEnd) }
  }

  private func remove(_ id: CombineIdentifier) {
    let old = state.withLock { state in
      defer { state.outlets.removeAll { $0.id == id } }
      return state.outlets
    }
    // The released objects may call back on their deinitialization.
    _ = old
  }
}
