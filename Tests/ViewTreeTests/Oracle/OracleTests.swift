import Testing

@testable import ViewTreeTesting

/// Random play with random programs: what a screen updates step by step equals a screen that is mounted anew in the same
/// state, in cells, semantics and frames, and no invariant is violated.
///
///     VIEWTREE_ORACLE_EVENTS=100000 swift test --filter OracleTests     # the nightly form
///     VIEWTREE_ORACLE_START=5001 swift test --filter OracleTests        # begins with another seed
///     VIEWTREE_PLAY_SEED=17 swift test --filter OracleTests             # plays one again
@MainActor struct OracleTests {
  /// The number of events with a program.
  private static let eventCount = 40

  nonisolated private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static var seeds: ClosedRange<UInt64> {
    if let seed = variable("VIEWTREE_PLAY_SEED") { return seed...seed }
    let first = variable("VIEWTREE_ORACLE_START") ?? 1
    let count = (variable("VIEWTREE_ORACLE_EVENTS") ?? 2_000) / UInt64(eventCount)
    return first...first + max(count, 1) - 1
  }

  /// With so many the test ends: one fault shows in many plays.
  private static let reportedFaults = 5

  /// In a process of its own, for it takes a quarter of the time of all tests: the others have the main actor meanwhile,
  /// for which this one does not wait.
  ///
  /// A seed that is played again stays in this process, for the debugger, and for the journal: the next run shortens the
  /// events that end the process.
  @Test nonisolated static func `after random events a screen equals a fresh one`() async throws {
    if Self.variable("VIEWTREE_PLAY_SEED") != nil { return try await Self.play() }
    await #expect(processExitsWith: .success) { try await OracleTests.play() }
  }

  private static func play() async throws {
    let place = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    var faults = 0
    for seed in seeds where faults < reportedFaults {
      let check = PlayCheck(
        events: eventCount, seed: seed, function: "after random events a screen equals a fresh one()", at: place
      ) { OracleProgram(seed: seed).subject }
      if try await !check.run() { faults += 1 }
    }
  }

  @Test func `things are drawn on their way, at odd times`() async {
    var moments: [PlayEvent] = []
    for seed in 11...20 as ClosedRange<UInt64> {
      let events = await Player { ScreenPlay(OracleProgram(seed: seed).subject, seed: seed) }.play(events: 20).events
      moments += events.filter { if case .advance = $0 { true } else { false } }
    }
    #expect(moments.count > 10, "\(moments)")
  }
}
