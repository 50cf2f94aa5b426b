import Foundation
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// An event that ends the process is found by the next run, which repeats the events in processes of their own.
@MainActor struct PlayCrashTests {
  private struct Divides: View {
    @State private var count = 2
    @State private var isOn = false

    var body: some View {
      Text("\(count)")
      Toggle("Loud", isOn: $isOn)
      Button("Less") { count -= 1 }
      Button("Divide") { precondition(count > 0, "divided by zero") }
    }
  }

  private static func subject() -> PlaySubject {
    PlaySubject(width: 30, height: 8, options: .init(), making: Divides.self) { Divides() }
  }

  private static func play(withJournal path: String) async {
    let journal = PlayJournal(URL(fileURLWithPath: path), play: "divides", seed: 1)
    _ = await Player { ScreenPlay(subject(), seed: 1, journal: journal) }.play(events: 2_000)
  }

  @Test nonisolated static func `the journal ends with the event that ended the process`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).play")
    defer { try? FileManager.default.removeItem(at: file) }
    await #expect(processExitsWith: .failure) { [path = file.path as String] in
      await PlayCrashTests.play(withJournal: path)
    }
    try await MainActor.run {
      let (seed, entries) = try #require(PlayJournal.unfinished(in: file, play: "divides"))
      expectEqual(seed, 1)
      expectEqual(entries.last?.statement, "try screen.find(.button, \"Divide\").tap()")
      #expect(entries.count { $0.statement.contains("\"Less\"") } >= 2)
      #expect(PlayJournal.unfinished(in: file, play: "other") == nil)
    }
  }

  @Test func `the events are shortened, and the crash is a failure with a test`() async throws {
    func button(_ name: String) throws -> PlayEvent {
      let screen = Self.subject().mount(PlaySettings())
      return .tap(PlayTarget(try screen.find(.button, name), on: screen), count: 1)
    }
    let check = PlayCheck(
      events: 5, seed: 1, function: #function,
      at: CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    ) { Self.subject() }
    let file = try #require(check.journalFile)
    if PlayProcess.script == nil {
      let events: [PlayEvent] = [
        // Few: each attempt is a process that finds its test among thousands.
        try button("Less"), .press(.tab), try button("Less"), try button("Divide"),
      ]
      let entries = events.map { PlayJournal.Entry(event: $0, statement: "\($0)") }
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      PlayJournal.write(entries, seed: 9, play: check.name, to: file)
    }
    let messages = Locked<[String]>([])
    var isConsistent = true
    try await withKnownIssue {
      isConsistent = try await check.run()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(!isConsistent)
    let words = messages.withLock { $0.joined() }
    expectText(words, startsWith: "Random play ended the process of an earlier run in 4 events (seed 9)")
    expectText(words, contains: "was ended by the signal")
    expectText(words, contains: "VIEWTREE_PLAY_SEED=9 ")
    expectText(words, contains: "3 events lead to it, as a test:")
    // The next run repeats the least events, until they end no process any more.
    expectEqual(PlayJournal.unfinished(in: file, play: check.name)?.entries.count, 3)
    PlayJournal.write([], seed: 9, play: check.name, to: file)
    #expect(try await check.run())
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a journal of a process that still runs is left alone`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).play")
    let journal = try #require(PlayJournal(file, play: "a", seed: 1))
    #expect(PlayJournal.unfinished(in: file, play: "a") == nil)
    #expect(PlayJournal(file, play: "a", seed: 1) == nil)
    journal.end()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a program ends by itself, by a signal, or at a limit`() async {
    func crash(_ script: String, _ limits: PlayProcess.Limits = .init()) async -> PlayProcess.Crash? {
      await PlayProcess.crash(of: "/bin/sh", ["-c", script, "a b"], environment: ["PLAYED": "yes"], limits: limits)
    }
    #expect(await crash("exit 3") == nil)
    let signal = await crash("test \"$0$PLAYED\" = 'a byes' && kill -SEGV $$")
    #expect(signal?.words == "was ended by the signal 11" && signal?.isTimeout == false)
    expectEqual(
      await crash("while :; do :; done", .init(processorSeconds: 2)),
      .init(words: "was killed, as it is after 2 seconds of processor time", isTimeout: true))
    expectEqual(
      await crash("exec sleep 99", .init(seconds: 2)),
      .init(words: "did not come back within 2 seconds", isTimeout: true))
  }

  @Test nonisolated static func `the output of a process that repeats events is not shown`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      _ = await PlayProcess.crash(of: "/bin/sh", ["-c", "echo printed; echo reported >&2"])
      exit(RunningSwiftTesting.isExitTest ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    expectText(String(decoding: result.standardOutputContent, as: UTF8.self), lacks: "printed")
    expectText(String(decoding: result.standardErrorContent, as: UTF8.self), lacks: "reported")
    #expect(!RunningSwiftTesting.isExitTest)
  }

  @Test func `the process gets the arguments of this one, with its own selection of tests`() {
    let test = RunningTest(id: "a", name: "`a b`()")
    let own = ["--testing-library", "swift-testing", "--filter", "Form", "--skip=Old", "--xunit-output", "x.xml", "-v"]
    expectEqual(
      PlayProcess.arguments(own[...], for: test), ["--testing-library", "swift-testing", "-v", "--filter", "a.b"])
    let xctest = RunningTest(xctest: "Case.testA")
    expectEqual(xctest.xctestName(in: "Module/File.swift"), "Module.Case/testA")
  }
}
