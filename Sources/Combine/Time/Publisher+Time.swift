// When, and where, values go on.

extension Publisher {
  /// The same values on a scheduler: `receive(on: DispatchQueue.main)`.
  ///
  /// While a screen handles an event or makes a frame, what is for the main queue comes with its next frame.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > {
    later { action in scheduler.schedule(options: options, action) }
  }

  /// The same values, subscribed to, asked for and cancelled on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(sendingTo: { outlet in
      let group = SinkGroup(outlet)
      scheduler.schedule(options: options) { group.add(self, onEnd: group.finish) { outlet.send($0) } }
      return group
    })
  }

  /// The same values and the end, so much later.
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

  /// The newest value when no other has come for so long.
  ///
  /// A value that waits when the publisher ends is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(sendingTo: { outlet in
      let group = SinkGroup(outlet)
      let newest = Locked(0)
      group.add(self, onEnd: group.finish) { value in
        let number = newest.withLock { newest in
          newest += 1
          return newest
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) {
          if newest.withLock({ $0 }) == number { outlet.send(value) }
        }
      }
      return group
    })
  }

  /// The first value at once, and then one each so long at most: the newest, or the first, of those that came meanwhile.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(sendingTo: { outlet in
      let group = SinkGroup(outlet)
      let state = Locked((isWaiting: false, next: Output?.none))
      func pause() {
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          let value = state.withLock { state -> Output? in
            state.isWaiting = state.next != nil
            return state.next.take()
          }
          guard let value else { return }
          outlet.send(value)
          pause()
        }
      }
      func end() {
        if let value = state.withLock({ $0.next.take() }) { outlet.send(value) }
        group.finish()
      }
      group.add(self, onEnd: end) { value in
        let isNow = state.withLock { state in
          if !state.isWaiting {
            state.isWaiting = true
            return true
          }
          if latest || state.next == nil { state.next = value }
          return false
        }
        if isNow {
          outlet.send(value)
          pause()
        }
      }
      return group
    })
  }

  /// The same values, ended or failed when none has come for so long.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(sendingTo: { outlet in
      let group = SinkGroup(outlet)
      let newest = Locked(0)
      func wait() {
        let number = newest.withLock { newest in
          newest += 1
          return newest
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard newest.withLock({ $0 }) == number else { return }
          group.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      group.add(self, onEnd: group.finish) {
        wait()
        outlet.send($0)
      }
      return group
    })
  }

  /// How long it took from each value to the next.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    operation {
      var last = scheduler.now
      return Operation { _ in
        defer { last = scheduler.now }
        return .send(last.distance(to: scheduler.now))
      }
    }
  }

  /// What comes, each when somebody says so.
  private func later(_ schedule: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { upstream in
            outlet.hold(upstream)
            outlet.open()
            upstream.request(.unlimited)
          },
          receiveValue: { value in
            schedule { outlet.send(value) }
            return .none
          },
          receiveCompletion: { end in schedule { outlet.finish(end) } }))
    }
  }
}
