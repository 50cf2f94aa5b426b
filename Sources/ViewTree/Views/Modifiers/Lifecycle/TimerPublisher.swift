#if !canImport(Combine)
  extension Timer {
    /// Sends the time again and again to the views that receive it, by the clock of their screen.
    ///
    ///     let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///
    ///     Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
    ///
    /// Stands in for Combine's class of that name where there is no Combine.
    public final class TimerPublisher: Sendable {
      let interval: TimeInterval
      private let isEnded = Locked(false)

      init(interval: TimeInterval) { self.interval = interval }

      /// The same publisher, which begins when a view receives it.
      public func autoconnect() -> AutoconnectedTimer { AutoconnectedTimer(upstream: self) }

      /// What ends it for all who receive it.
      public func connect() -> any Cancellable { TimerConnection(timer: self) }

      var isCancelled: Bool { isEnded.withLock { $0 } }

      fileprivate func end() { isEnded.withLock { $0 = true } }
    }

    /// A timer that begins when a view receives it.
    public struct AutoconnectedTimer: Sendable {
      /// The timer itself.
      public let upstream: TimerPublisher
    }

    /// A timer that sends the time to views, so many seconds apart.
    ///
    /// The run loop and its mode do not count: views receive the time on the main actor. Stands in for Combine's function.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval) }
  }

  private struct TimerConnection: Cancellable {
    let timer: Timer.TimerPublisher

    func cancel() { timer.end() }
  }

  nonisolated private struct TimerModifier: ViewModifier {
    let timer: Timer.TimerPublisher
    let action: (Date) -> Void
    @Environment(\.self) private var environment

    @MainActor func body(content: Content) -> some View {
      let (timer, action, environment) = (timer, action, environment)
      content.task(id: ObjectIdentifier(timer)) {
        let pause = Duration.seconds(min(max(timer.interval, 0.001), 1e9))
        while !timer.isCancelled {
          do { try await environment.clock.sleep(for: pause) } catch { return }
          if !timer.isCancelled { action(environment.scope?.host?.graph.untracked { environment.now } ?? .now) }
        }
      }
    }
  }

  extension View {
    /// Calls an action with the time, again and again, while the view is shown.
    nonisolated public func onReceive(
      _ timer: Timer.TimerPublisher, perform action: @escaping (Date) -> Void
    ) -> some View { modifier(TimerModifier(timer: timer, action: action)) }

    /// Calls an action with the time, again and again, while the view is shown.
    nonisolated public func onReceive(
      _ timer: Timer.AutoconnectedTimer, perform action: @escaping (Date) -> Void
    ) -> some View { onReceive(timer.upstream, perform: action) }
  }
#endif
