import Foundation
internal import SnapshotReview

/// A call of `expectConsistent`: it plays, shortens what fails, and reports it.
@MainActor struct PlayCheck {
  private let subject: PlaySubject
  private let eventCount: Int
  private let seed: UInt64
  private let test: RunningTest
  private let callSite: CallSite

  init(_ subject: PlaySubject, events: Int, seed: UInt64?, function: String, at callSite: CallSite) {
    let environment = ProcessInfo.processInfo.environment
    self.subject = subject
    eventCount = events == 0 ? 0 : environment["VIEWTREE_PLAY_EVENTS"].flatMap { Int($0) } ?? max(events, 0)
    self.seed = environment["VIEWTREE_PLAY_SEED"].flatMap { UInt64($0) } ?? seed ?? 1
    test = .current(function: function, at: callSite)
    self.callSite = callSite
  }

  func run() async throws {
    if let script = PlayProcess.script { return await repeatScript(script) }
    guard eventCount > 0 else { return }
    if let unfinished = journalFile.flatMap({ PlayJournal.unfinished(in: $0, play: name) }),
      await reportCrash(of: unfinished.entries, seed: unfinished.seed)
    {
      return
    }
    let journal = RunningSwiftTesting.isExitTest ? nil : journalFile.flatMap { PlayJournal($0, play: name, seed: seed) }
    let player = Player { UserPlay(subject, seed: seed, journal: journal) }
    var outcome = await player.play(events: eventCount)
    let remains = await outcome.play.end()
    journal?.end()
    try Task.checkCancellation()
    if let fault = outcome.fault {
      await report(fault, after: outcome)
    } else if !remains.nodes.isEmpty || !remains.objects.isEmpty {
      await reportLeak(after: outcome.events)
    }
  }

  // MARK: Faults

  /// Mounts the view for the repetition of events.
  private var repeater: Player<UserPlay> { Player { UserPlay(subject) } }

  private func report(_ fault: PlayFault, after outcome: Player<UserPlay>.Outcome) async {
    guard let shortest = await repeater.shortened(outcome.events, to: fault) else {
      let last = outcome.play.statements.suffix(10).map { "  \($0)\n" }.joined()
      return record(
        "\(found(outcome.events.count)): \(fault.words)\n\nThe events do not lead to it again, because objects of the "
          + "views, or global variables, keep what an earlier play wrote. To have them shortened, pass a closure that "
          + "makes the view with its objects: expectConsistent { … }. The last events are:\n\(last)")
    }
    record(
      "\(found(outcome.events.count)): \(shortest.fault?.words ?? fault.words)\n\n"
        + steps(shortest.play.statements, ending: ["try await expectConsistent(screen, events: 0)"]))
  }

  private func reportLeak(after events: [PlayEvent]) async {
    let shortest = await Player<UserPlay>.shortened(events) { events -> (fault: PlayFault, statements: [String])? in
      var statements: [String] = []
      let fault = await ReleaseCheck.fault {
        var outcome = await repeater.replay(events)
        statements = outcome.play.statements
        return await outcome.play.end()
      }
      return fault.map { ($0, statements) }
    }
    guard let shortest else { return }
    record("\(found(events.count)): \(shortest.fault.words)\n\n\(steps(shortest.statements, isRelease: true))")
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

  private func steps(_ statements: [String], ending: [String] = [], isRelease: Bool = false) -> String {
    let words =
      switch statements.count {
      case 0: "It happens without an event"
      case 1: "One event leads to it"
      default: "\(Self.events(statements.count)) lead to it"
      }
    return "\(words), as a test:\n\n"
      + PlayScript(subject: subject, statements: statements, ending: ending, isRelease: isRelease).test
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
    var crash: String?
    var shortest: [PlayJournal.Entry] = []
    var time = Duration.zero
    func ends(_ entries: [PlayJournal.Entry]) async -> Bool {
      guard time < .seconds(120) || crash == nil else { return false }
      PlayJournal.write(entries, seed: seed, play: name, to: file)
      let (words, duration) = await PlayProcess(test: test, callSite: callSite, script: file).crash()
      time += duration
      guard let words else { return false }
      (crash, shortest) = (words, entries)
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
        + "repeats them \(crash ?? "")\n\n"
        + steps(shortest.map(\.statement), ending: ["try await expectConsistent(screen, events: 0)"]), seed: seed)
    return true
  }

  /// Repeats the events of a script, in the process that was started for them, and ends it.
  private func repeatScript(_ script: URL) async {
    // The script belongs to one call of the test; the others return.
    guard let entries = PlayJournal.unfinished(in: script, play: name)?.entries else { return }
    var play = UserPlay(subject)
    _ = await play.findFault()
    for entry in entries {
      await play.repeatEvent(entry.event)
      _ = await play.findFault()
    }
    _ = await play.end()
    exit(0)
  }
}
