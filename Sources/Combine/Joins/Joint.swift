/// Returns a publisher of tuples with one value of each publisher.
///
/// If `keepsNewest` is true, the newest values form a tuple whenever one publisher has sent, once all have; otherwise
/// each value is in one tuple. The result ends when no further tuple can form. It requests from each publisher as many
/// values as the subscriber requests.
func joined<each Value, Failure: Error>(
  _ publishers: repeat AnyPublisher<each Value, Failure>, keepsNewest: Bool
) -> AnyPublisher<(repeat each Value), Failure> {
  AnyPublisher { Joint<Failure, repeat each Value>($0, keepsNewest: keepsNewest).add(repeat each publishers) }
}

/// The place where the values of several publishers become tuples for one subscriber.
private final class Joint<Failure: Error, each Value> {
  private let outlet: Outlet<(repeat each Value), Failure>
  private let group: InletGroup<(repeat each Value), Failure>
  private let keepsNewest: Bool
  /// The values that wait for a tuple, by publisher; used only while `lock` is held.
  private let waiting: (repeat Waiting<each Value>)
  private let lock = Locked(())

  init(_ subscriber: AnySubscriber<(repeat each Value), Failure>, keepsNewest: Bool) {
    outlet = Outlet(subscriber)
    group = InletGroup(outlet)
    self.keepsNewest = keepsNewest
    waiting = (repeat Waiting<each Value>())
    outlet.hold(group)
    outlet.open { [group] in group.request($0) }
  }

  func add(_ publishers: repeat AnyPublisher<each Value, Failure>) {
    for (publisher, values) in repeat (each publishers, each waiting) { add(publisher, values) }
  }

  private func add<V>(_ publisher: AnyPublisher<V, Failure>, _ values: Waiting<V>) {
    group.add(publisher) {
      self.lock.withLock { _ in values.hasFinished = true }
      self.finishIfOver()
    } onValue: { value, number in
      self.receive(value, among: values, from: number)
    }
  }

  private func receive<V>(_ value: V, among values: Waiting<V>, from number: Int) -> Subscribers.Demand {
    // The replaced value is released after the lock, because its release may run user code.
    let (old, tuple) = lock.withLock { _ in
      let old = keepsNewest ? values.queue.popFirst() : nil
      values.queue.append(value)
      return (old, next())
    }
    _ = old
    let more = tuple.flatMap { outlet.send($0, bufferPolicy: keepsNewest ? .newest : .all) } ?? .none
    finishIfOver()
    if more > 0 { group.request(more, but: number) }
    return more
  }

  /// Returns the next tuple; `nil` if a publisher has no value for it.
  private func next() -> (repeat each Value)? {
    for values in repeat each waiting { if values.queue.isEmpty { return nil } }
    return (repeat (each waiting).next(isKept: keepsNewest))
  }

  private func finishIfOver() { if lock.withLock({ _ in isOver }) { group.finish() } }

  /// Whether no further tuple can form.
  private var isOver: Bool {
    var haveAllFinished = true
    for values in repeat each waiting {
      if values.hasFinished && values.queue.isEmpty { return true }
      haveAllFinished = haveAllFinished && values.hasFinished
    }
    return keepsNewest && haveAllFinished
  }
}

/// The values of one publisher that wait for a tuple.
private final class Waiting<Value> {
  var queue = Queue<Value>()
  /// Whether the publisher has finished.
  var hasFinished = false

  /// Returns the first value, which exists, and removes it unless it is kept for further tuples.
  func next(isKept: Bool) -> Value { (isKept ? queue.first : queue.popFirst())! }
}
