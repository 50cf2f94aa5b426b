// Operators that change the time or the place of delivery.

extension Publisher {
  /// Delivers the values on a scheduler: `receive(on: DispatchQueue.main)`.
  ///
  /// While a screen handles an event or makes a frame, values for the main queue arrive with its next frame.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > {
    later { action in scheduler.schedule(options: options, action) }
  }

  /// Subscribes, requests values and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    let hooks = ForwardingSubscription<Output, Failure>.Hooks(schedule: { scheduler.schedule(options: options, $0) })
    return AnyPublisher { subscriber in
      scheduler.schedule(options: options) { receive(subscriber: ForwardingSubscription(subscriber, hooks)) }
    }
  }

  /// Delays the values and the end by an interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    later { action in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options, action)
    }
  }

  /// Publishes the newest value when no further one has arrived for an interval.
  ///
  /// A value that waits when the publisher ends is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(sendingTo: { outlet, group in
      let newest = Locked(0)
      group.add(self, requesting: .unlimited, onEnd: { group.finish() }) { value, _ in
        let number = newest.withLock { newest in
          newest += 1
          return newest
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) {
          if newest.withLock({ $0 }) == number { outlet.send(value, bufferPolicy: .none) }
        }
        return .none
      }
    })
  }

  /// Publishes the first value as soon as possible, and then at most one per interval: the newest, or the first, of the
  /// values that arrived meanwhile.
  ///
  /// All values are delivered by the scheduler, never directly from the publisher's call.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(sendingTo: { outlet, group in
      let state = Locked(Throttling<Output, S.SchedulerTimeType>())
      func send() {
        let now = scheduler.now
        let (value, isOver, _) = state.withLock { state in
          (state.next.take(), state.isOver, exchange(&state.last, with: now))
        }
        if let value { outlet.send(value, bufferPolicy: .none) }
        if isOver { group.finish() }
      }
      func end() {
        let isWaiting = state.withLock { state in
          state.isOver = true
          return state.next != nil
        }
        if !isWaiting { scheduler.schedule(send) }
      }
      group.add(self, requesting: .unlimited, onEnd: end) { value, _ in
        // The replaced value is released after the lock, because its release may run user code.
        let (isWaiting, last, old) = state.withLock { state in
          let old = state.next
          if latest || old == nil { state.next = value }
          return (old != nil, state.last, old)
        }
        _ = old
        if isWaiting { return .none }
        let now = scheduler.now
        let time = last?.advanced(by: interval) ?? now
        if time > now { scheduler.schedule(after: time, send) } else { scheduler.schedule(send) }
        return .none
      }
    })
  }

  /// Delivers the values on a scheduler, and finishes or fails when none has arrived for an interval.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let newest = Locked(0)
      let outlet = Outlet(subscriber)
      func wait() {
        let number = newest.withLock { newest in
          newest += 1
          return newest
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard newest.withLock({ $0 }) == number, !outlet.isClosed else { return }
          outlet.cancelSource()
          outlet.finish(customError.map { .failure($0()) } ?? .finished, droppingValues: true)
        }
      }
      handleEvents(
        receiveSubscription: { _ in wait() }, receiveOutput: { _ in wait() },
        receiveCompletion: { _ in newest.withLock { $0 += 1 } }
      )
      .passOn(to: outlet) { scheduler.schedule(options: options, $0) }
    }
  }

  /// Publishes the time between successive values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    operation {
      var last = scheduler.now
      return Operation { _ in
        let now = scheduler.now
        return .send(exchange(&last, with: now).distance(to: now))
      }
    }
  }

  /// Publishes the values in arrays, one for each period, or for each `count` values in it.
  ///
  /// A period without values sends nothing. A period of zero or less lasts until the scheduler's next turn. Follows
  /// [collect(_:options:)](https://developer.apple.com/documentation/combine/publisher/collect(_:options:)).
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    let (scheduler, interval, count) = strategy.parts
    return AnyPublisher(sendingTo: { outlet, group in
      let start = scheduler.now
      let state = Locked((values: [Output](), isScheduled: false))
      func send() {
        let values = state.withLock { state in
          defer { state.values = [] }
          return state.values
        }
        if !values.isEmpty { outlet.send(values) }
      }
      func end() {
        send()
        group.finish()
      }
      group.add(self, requesting: .unlimited, onEnd: end) { value, _ in
        let (isFull, isScheduled) = state.withLock { state in
          state.values.append(value)
          defer { state.isScheduled = true }
          return (state.values.count >= count, state.isScheduled)
        }
        if !isScheduled {
          let time = start.endOfPeriod(of: interval, containing: scheduler.now)
          scheduler.schedule(after: time, tolerance: scheduler.minimumTolerance, options: options) {
            state.withLock { $0.isScheduled = false }
            send()
          }
        }
        if isFull { send() }
        return .none
      }
    })
  }

  /// Delivers the values and the end when `schedule` performs them.
  private func later(_ schedule: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
    AnyPublisher { passOn(to: Outlet($0), schedule) }
  }

  /// Sends values into an outlet when `schedule` performs the delivery, as many as are requested from the outlet.
  private func passOn(
    to outlet: Outlet<Output, Failure>, _ schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    let upstream = Locked<(any Subscription)?>(nil)
    receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: { subscription in
          let isFirst = upstream.withLock { upstream in
            defer { upstream = upstream ?? subscription }
            return upstream == nil
          }
          guard isFirst else { return subscription.cancel() }
          outlet.hold(subscription)
          outlet.open { subscription.request($0) }
        },
        receiveValue: { value in
          schedule {
            if let more = outlet.send(value), more > 0 { upstream.withLock { $0 }?.request(more) }
          }
          return .none
        },
        receiveCompletion: { end in schedule { outlet.finish(end) } }))
  }
}

extension Strideable where Stride: SchedulerTimeIntervalConvertible {
  /// Returns the end of the period that contains a time; periods follow each other from `self` on.
  ///
  /// The number of steps is the logarithm of the number of periods: a stride cannot be divided, but doubled. A period of
  /// zero or less ends at once.
  fileprivate func endOfPeriod(of interval: Stride, containing time: Self) -> Self {
    guard interval > .zero else { return time }
    let passed = distance(to: time)
    var steps = [interval]
    while let last = steps.last, last <= passed - last { steps.append(last + last) }
    let begin = steps.reversed().reduce(Stride.zero) { sum, step in step <= passed - sum ? sum + step : sum }
    return advanced(by: begin + interval)
  }
}

/// The state of a throttled publisher.
private struct Throttling<Output, Time> {
  /// The value scheduled for delivery.
  var next: Output?
  /// The time at which the last value was sent.
  var last: Time?
  var isOver = false
}

extension Publishers {
  /// The condition under which the collected values are published as an array.
  ///
  /// Follows
  /// [Publishers.TimeGroupingStrategy](https://developer.apple.com/documentation/combine/publishers/timegroupingstrategy).
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each period.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each period, and at a number of values before it.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
      switch self {
      case .byTime(let context, let interval): (context, interval, .max)
      case .byTimeOrCount(let context, let interval, let count): (context, interval, count)
      }
    }
  }
}
