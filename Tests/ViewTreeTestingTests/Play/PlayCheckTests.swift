import Foundation
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// The result of a play, and what it reports; `PlayCrashTests` has the ends of processes.
@MainActor struct PlayCheckTests {
  private final class Model {
    private var held: Model?
    func hold() { held = self }
  }

  private struct Page: View {
    let leaks: Bool
    @State private var model = Model()

    var body: some View { Button("Tap") { if leaks { model.hold() } } }
  }

  private final class Count {
    var mounts = 0
  }

  private func check(events: Int, leaks: Bool = false, count: Count = Count()) -> PlayCheck {
    let place = CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    return PlayCheck(events: events, seed: 1, function: #function, at: place) {
      count.mounts += 1
      return PlaySubject(width: 20, height: 4, options: .init(), making: Page.self) { Page(leaks: leaks) }
    }
  }

  @Test func `a view without a fault is consistent, and without events nothing is mounted`() async throws {
    let count = Count()
    #expect(try await check(events: 0, count: count).run())
    expectEqual(count.mounts, 0)
    #expect(try await check(events: -1, count: count).run())
    expectEqual(count.mounts, 0)
    #expect(try await check(events: 1, count: count).run())
    expectEqual(count.mounts, 1)
  }

  private static let shared = Model()

  private struct Sharing: View {
    @State private var model = PlayCheckTests.shared
    var body: some View { Button("Tap") {} }
  }

  @Test func `an object that remains with every screen is consistent`() async throws {
    let check = PlayCheck(events: 2, seed: 1, function: #function, at: .here()) {
      PlaySubject(width: 20, height: 4, options: .init(), making: Sharing.self) { Sharing() }
    }
    #expect(try await check.run())
  }

  private struct Holding: View {
    @State private var model = Model()
    var body: some View { Text("a").onAppear { model.hold() } }
  }

  @Test func `an object that remains without an event is reported`() async throws {
    let messages = Locked<[String]>([])
    try await withKnownIssue {
      let check = PlayCheck(events: 1, seed: nil, function: #function, at: .here()) {
        PlaySubject(width: 20, height: 4, options: .init(), making: Holding.self) { Holding() }
      }
      _ = try await check.run()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let words = messages.withLock { $0.joined() }
    expectText(
      words, startsWith: "Random play found a fault in 1 event (seed 1): Model is not released with the screen; ")
    expectText(words, contains: "\n\nIt happens without an event, as a test:\n\n")
  }

  /// The number of processes that repeat 64 events of which none may be left out.
  private func countProcesses(isTimeout: Bool) async throws -> Int {
    let entry = PlayJournal.Entry(event: .press(.tab), statement: "screen.press(.tab)")
    var check = check(events: 1)
    let (file, name) = (try #require(check.journalFile), check.name)
    defer { try? FileManager.default.removeItem(at: file) }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    PlayJournal.write(Array(repeating: entry, count: 64), seed: 1, play: name, to: file)
    var count = 0
    check.repeatInProcess = { script in
      count += 1
      let entries = PlayJournal.unfinished(in: script, play: name)?.entries ?? []
      return entries.count == 64 ? PlayProcess.Crash(words: "was ended", isTimeout: isTimeout) : nil
    }
    let ready = check
    try await withKnownIssue {
      _ = try await ready.run()
    } matching: {
      $0.comments.first?.rawValue.contains("64 events (seed 1); a process that repeats them was ended\n") == true
    }
    expectEqual(PlayJournal.unfinished(in: file, play: name)?.entries.count, 64)
    return count
  }

  @Test func `at most 100 processes repeat the events of a crash, and one that hangs counts as 50`() async throws {
    expectEqual(try await countProcesses(isTimeout: false), 100)
    expectEqual(try await countProcesses(isTimeout: true), 51)
  }

  @Test func `an object that remains after the events is reported, with the least of them`() async throws {
    let messages = Locked<[String]>([])
    var isConsistent = true
    try await withKnownIssue {
      isConsistent = try await check(events: 8, leaks: true).run()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(!isConsistent)
    let words = messages.withLock { $0.joined() }
    expectText(
      words, startsWith: "Random play found a fault in 8 events (seed 1): Model is not released with the screen; ")
    expectText(
      words,
      contains: """
        One event leads to it, as a test:

        import Testing
        import ViewTreeTesting

        @MainActor @Test func `a played session`() async throws {
          try await expectReleased {
            let screen = Screen(width: 20, height: 4) { Page() }
            try screen.find(.button, "Tap").tap()
            return screen
          }
        }
        """)
  }
}
