import Testing
import ViewTreeTesting

/// Random screens under random events: what a screen updates step by step equals a screen that is mounted anew in the
/// same state, in cells, semantics and frames, and no invariant is violated.
///
///     VIEWTREE_ORACLE_EVENTS=100000 swift test --filter OracleTests     # the nightly form
///     VIEWTREE_ORACLE_START=5001 swift test --filter OracleTests        # begins with another seed
///     VIEWTREE_ORACLE_SEED=17 swift test --filter OracleTests           # plays one again
@MainActor struct OracleTests {
  nonisolated private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static var seeds: ClosedRange<UInt64> {
    if let seed = variable("VIEWTREE_ORACLE_SEED") { return seed...seed }
    let first = variable("VIEWTREE_ORACLE_START") ?? 1
    let count = (variable("VIEWTREE_ORACLE_EVENTS") ?? 2_000) / UInt64(OracleRun.eventCount)
    return first...first + max(count, 1) - 1
  }

  /// With so many the run ends: one fault shows in many runs.
  private static let reportedFaults = 5

  /// In a process of its own, for it takes a quarter of the time of all tests: the others have the main actor meanwhile,
  /// for which this one does not wait.
  ///
  /// A run that is played again stays in this process, for its words and the debugger.
  @Test nonisolated static func `after random events a screen equals a fresh one`() async {
    if Self.variable("VIEWTREE_ORACLE_SEED") != nil { return await Self.play() }
    await #expect(processExitsWith: .success) { await OracleTests.play() }
  }

  private static func play() async {
    var (faultCount, runs, moments) = (0, 0, 0)
    for seed in seeds where faultCount < reportedFaults {
      // With a given seed, the progress is printed, in case that the run hangs.
      let isVerbose = variable("VIEWTREE_ORACLE_SEED") != nil
      let outcome = await Player { OracleRun(seed: seed, isVerbose: isVerbose) }.play(events: OracleRun.eventCount)
      (runs, moments) = (runs + 1, moments + outcome.play.momentCount)
      guard let fault = outcome.fault else { continue }
      let shortest = await Player { OracleRun(seed: seed) }.shortened(outcome.events, to: fault)
      Issue.record(
        """
        after \(outcome.events.count) events: \(fault.words)
        shortened to \(shortest?.events.count ?? outcome.events.count): \((shortest ?? outcome).play.report)
        VIEWTREE_ORACLE_SEED=\(seed) swift test --filter OracleTests plays it again
        """)
      faultCount += 1
    }
    #expect(moments > runs || runs == 1, "hardly anything was animated")
  }
}
