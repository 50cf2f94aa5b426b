/// The duration of an operation in seconds, over several runs.
struct Timing {
  let median: Double
  let minimum: Double

  /// Runs `body` several times.
  ///
  /// The time excludes `prepare` and the release of its result.
  @MainActor init<T>(runs: Int, prepare: () -> T, _ body: (T) -> Void) {
    let clock = ContinuousClock()
    let times = (0..<runs).map { _ in
      let value = prepare()
      return withExtendedLifetime(value) { clock.measure { body(value) } }
    }
    self.init(times.map { $0 / .seconds(1) })
  }

  /// Runs `make` several times.
  ///
  /// The time excludes the release of its result.
  @MainActor init<T>(runs: Int, making make: () -> T) {
    let clock = ContinuousClock()
    let times = (0..<runs).map { _ in
      let start = clock.now
      let made = make()
      return withExtendedLifetime(made) { start.duration(to: clock.now) }
    }
    self.init(times.map { $0 / .seconds(1) })
  }

  @MainActor init(runs: Int, _ body: () -> Void) { self.init(runs: runs, prepare: {}, { body() }) }

  init(_ seconds: [Double]) {
    let sorted = seconds.sorted()
    median = sorted[sorted.count / 2]
    minimum = sorted[0]
  }
}
