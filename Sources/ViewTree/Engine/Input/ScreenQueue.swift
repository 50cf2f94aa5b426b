#if !canImport(Darwin)
  @_spi(Screens) internal import Combine
#endif

/// The work that publishers schedule on the main queue while a screen handles an event or makes a frame: it uses the
/// screen's clock.
///
/// With Apple's Combine nothing is scheduled here.
final class ScreenQueue {
  @MainActor let timers = TimerQueue()
  private let dateAtZero: Date
  private unowned let host: StateHost
  private let time: () -> Duration

  /// `dateAtZero` is the date at which the time of the clock is zero.
  @MainActor init(tree: Tree, dateAtZero: Date) {
    self.dateAtZero = dateAtZero
    host = tree.host
    time = { [unowned tree] in onMainActor(tree) { $0.time } }
    _ = ScreenQueue.isUsed
  }

  #if canImport(Darwin)
    private static let isUsed = false
  #else
    private static let isUsed: Bool = {
      MainQueue.set { StateHost.active?.mainQueue as? ScreenQueue }
      return true
    }()
  #endif
}

#if !canImport(Darwin)
  extension ScreenQueue: MainQueueStandIn {
    var now: Duration { time() }
    var date: Date { dateAtZero.addingTimeInterval(now / .seconds(1)) }

    func perform(_ action: @escaping () -> Void) { host.inbox.add(action) }

    func perform(at time: Duration, _ action: @escaping () -> Void) {
      if time <= now { return perform(action) }
      onMainActor((timers, time, action)) { _ = $0.set(at: $1, $2) }
    }
  }
#endif
