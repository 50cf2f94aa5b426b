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
    #expect(try await check(events: 1, count: count).run())
    expectEqual(count.mounts, 1)
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
