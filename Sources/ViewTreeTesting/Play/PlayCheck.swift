import Foundation
internal import SnapshotReview

/// A call of `expectConsistent`, or of a test with a program: it plays, shortens what fails, and reports it.
@MainActor struct PlayCheck {
  /// Returns the subject of a play.
  private let makeSubject: () -> PlaySubject
  private let eventCount: Int
  private let seed: UInt64
  private let test: RunningTest
  private let callSite: CallSite
  /// Repeats the events of a file in a process of its own; returns how the process was ended.
  var repeatInProcess: @MainActor (_ script: URL) async -> PlayProcess.Crash?

  init(
    events: Int, seed: UInt64?, function: String, at callSite: CallSite, _ makeSubject: @escaping () -> PlaySubject
  ) {
    let environment = ProcessInfo.processInfo.environment
    self.makeSubject = makeSubject
    eventCount = events == 0 ? 0 : environment["VIEWTREE_PLAY_EVENTS"].flatMap { Int($0) } ?? max(events, 0)
    self.seed = environment["VIEWTREE_PLAY_SEED"].flatMap { UInt64($0) } ?? seed ?? 1
    let test = RunningTest.current(function: function, at: callSite)
    (self.test, self.callSite) = (test, callSite)
    repeatInProcess = { await PlayProcess(test: test, callSite: callSite, script: $0).crash() }
  }

  /// Plays; returns whether there was no fault.
  @discardableResult func run() async throws -> Bool {
    if let script = PlayProcess.script {
      await repeatScript(script)
      return true
    }
    guard eventCount > 0 else { return true }
    if let unfinished = journalFile.flatMap({ PlayJournal.unfinished(in: $0, play: name) }),
      await reportCrash(of: unfinished.entries, seed: unfinished.seed)
    {
      return false
    }
    let journal = RunningSwiftTesting.isExitTest ? nil : journalFile.flatMap { PlayJournal($0, play: name, seed: seed) }
    let player = Player { ScreenPlay(makeSubject(), seed: seed, journal: journal) }
    var outcome = await player.play(events: eventCount)
    let remains = await outcome.play.end()
    journal?.end()
    try Task.checkCancellation()
    if let fault = outcome.fault {
      await report(fault, after: outcome)
      return false
    }
    return remains.nodes.isEmpty && remains.objects.isEmpty ? true : await !reportLeak(after: outcome.events)
  }

  // MARK: Faults

  /// Mounts the view for the repetition of events.
  private var repeater: Player<ScreenPlay> { Player { ScreenPlay(makeSubject()) } }

  private func report(_ fault: PlayFault, after outcome: Player<ScreenPlay>.Outcome) async {
    guard let shortest = await repeater.shortened(outcome.events, to: fault) else {
      let last = outcome.play.statements.suffix(10).map { "  \($0)\n" }.joined()
      return record(
        "\(found(outcome.events.count)): \(fault.words)\n\nThe events do not lead to it again, because objects of the "
          + "views, or global variables, keep what an earlier play wrote. To have them shortened, pass a closure that "
          + "makes the view with its objects: expectConsistent { … }. The last events are:\n\(last)")
    }
    let state = shortest.play.programState.map { "\n\nThe program is then:\n\($0)" } ?? ""
    record(
      "\(found(outcome.events.count)): \(shortest.fault?.words ?? fault.words)\n\n"
        + steps(shortest.play.statements, isRelease: fault.kind == .leak) + state)
  }

  /// Reports what remains after the events; returns whether it remains again.
  private func reportLeak(after events: [PlayEvent]) async -> Bool {
    let shortest = await Player<ScreenPlay>.shortened(events) { events -> (fault: PlayFault, statements: [String])? in
      var statements: [String] = []
      let fault = await ReleaseCheck.fault {
        var outcome = await repeater.replay(events)
        statements = outcome.play.statements
        return await outcome.play.end()
      }
      return fault.map { ($0, statements) }
    }
    guard let shortest else { return false }
    record("\(found(events.count)): \(shortest.fault.words)\n\n\(steps(shortest.statements, isRelease: true))")
    return true
  }

  private func found(_ count: Int) -> String {
    "Random play found a fault \(count == 0 ? "before any event" : "in \(Self.events(count))") (seed \(seed))"
  }

  private static func events(_ count: Int) -> String { count == 1 ? "1 event" : "\(count) events" }

  private func record(_ words: String, seed: UInt64? = nil) {
    recordFailure(
      "\(words)\n\nTo play the same events again: VIEWTREE_PLAY_SEED=\(seed ?? self.seed) swift test --filter \(test.filter)",
      at: callSite)
  }

  private func steps(_ statements: [String], isRelease: Bool = false) -> String {
    let words =
      switch statements.count {
      case 0: "It happens without an event"
      case 1: "One event leads to it"
      default: "\(Self.events(statements.count)) lead to it"
      }
    return "\(words), as a test:\n\n"
      + PlayScript(subject: makeSubject(), statements: statements, isRelease: isRelease).test
  }

  // MARK: Crashes

  /// The name of the call, the same in every process.
  var name: String { "\(callSite) \(test.id)" }

  private var folder: URL? {
    let environment = ProcessInfo.processInfo.environment
    let folders = try? SnapshotFolders(environment: environment, filePath: "\(callSite.filePath)")
    return folders?.artifacts.appending(path: "plays")
  }

  /// The file of the events of a play that is not over.
  var journalFile: URL? {
    folder?.appending(path: SnapshotFileName.make(from: "\(callSite.fileID)-\(callSite.line)-\(test.filter)") + ".play")
  }

  /// Repeats the events of a play that did not reach its end, in processes of their own.
  ///
  /// Returns whether the events end a process again.
  private func reportCrash(of entries: [PlayJournal.Entry], seed: UInt64) async -> Bool {
    guard let file = journalFile else { return false }
    var crash: PlayProcess.Crash?
    var shortest: [PlayJournal.Entry] = []
    // Counted rather than timed, so that the result does not depend on how busy the machine is.
    var attempts = 100
    func ends(_ entries: [PlayJournal.Entry]) async -> Bool {
      guard attempts > 0 else { return false }
      PlayJournal.write(entries, seed: seed, play: name, to: file)
      let end = await repeatInProcess(file)
      attempts -= end?.isTimeout == true ? 50 : 1
      guard let end else { return false }
      (crash, shortest) = (end, entries)
      return true
    }
    guard await ends(entries) else {
      try? FileManager.default.removeItem(at: file)
      return false
    }
    _ = await leastPart(of: entries, where: ends)
    // The next run repeats the least events first.
    PlayJournal.write(shortest, seed: seed, play: name, to: file)
    record(
      "Random play ended the process of an earlier run in \(Self.events(entries.count)) (seed \(seed)); a process that "
        + "repeats them \(crash?.words ?? "")\n\n"
        + steps(shortest.map(\.statement)), seed: seed)
    return true
  }

  /// Repeats the events of a script, in the process that was started for them, and ends it.
  private func repeatScript(_ script: URL) async {
    // The script belongs to one call of the test; the others return.
    guard let entries = PlayJournal.unfinished(in: script, play: name)?.entries else { return }
    await repeatEvents(entries.map(\.event))
    exit(0)
  }

  /// Repeats the events of a play in which faults were looked for before the first event and after each.
  func repeatEvents(_ events: [PlayEvent]) async {
    var play = ScreenPlay(makeSubject())
    _ = await play.findFault()
    for event in events {
      await play.repeatEvent(event)
      _ = await play.findFault()
    }
    _ = await play.end()
  }
}
