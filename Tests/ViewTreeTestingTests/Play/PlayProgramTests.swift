import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// A play with a program: its own events, its rules, its faults.
@MainActor struct PlayProgramTests {
  /// Counts in an object that no view observes, so that the screen shows an old number.
  private final class Counter: PlayProgram {
    struct Content: View {
      let counter: Counter
      var body: some View { Beginning(number: counter.count) }
    }

    struct Beginning: View {
      @State var number: Int
      var body: some View { Text("began at \(number)") }
    }

    var count = 0
    var observed: [Bool] = []
    var wrongCount: Int?
    /// Whether no event is possible on the screen.
    var isStuck = false
    var choices = 0
    var checks: [String] = []
    var rules: PlayRules
    init(_ rules: PlayRules) { self.rules = rules }

    let code = "Counter()"
    var state: String { "count \(count)" }
    var view: Content { Content(counter: self) }
    var subject: PlaySubject { PlaySubject(self, width: 20, height: 3) }

    func chooseEvent(on screen: Screen, using random: inout SplitMix) -> PlayEvent? {
      choices += 1
      return isStuck ? nil : .program("add", [Int.random(in: 0...1, using: &random)])
    }

    func perform(_ name: String, _ numbers: [Int], on screen: Screen) async -> Bool {
      count += numbers[0]
      checks.append("\(name) \(numbers[0])")
      return numbers[0] != 0
    }

    func observe(_ screen: Screen, during event: @MainActor () async -> Bool) async -> Bool {
      let isDone = await event()
      observed.append(isDone)
      return isDone
    }

    func fault(of screen: Screen) -> PlayFault? {
      checks.append("check")
      return count == wrongCount ? PlayFault(.invariant, "it is \(count)") : nil
    }
  }

  @Test func `a program makes its events, and an impossible one is none`() async {
    let counter = Counter(PlayRules())
    let outcome = await Player { ScreenPlay(counter.subject, seed: 1) }.play(events: 10)
    #expect(outcome.fault == nil && outcome.events.count == 10)
    let numbers = outcome.events.map { if case .program("add", let numbers) = $0 { numbers[0] } else { 0 } }
    #expect(!numbers.contains(0) && counter.count == numbers.reduce(0, +))
    expectEqual(counter.observed.count { $0 }, 10)
    #expect(counter.observed.contains(false))
    expectText(outcome.play.statements[0], equals: "await program.perform(\"add\", [\(numbers[0])], on: screen)")
  }

  @Test func `an event is chosen 20 times at most`() async {
    let counter = Counter(PlayRules())
    counter.isStuck = true
    var play = ScreenPlay(counter.subject)
    expectEqual(await play.makeEvents(), [])
    expectEqual(counter.choices, 20)
  }

  @Test func `events that ended a process are repeated with a search for faults before and after each`() async {
    let counter = Counter(PlayRules())
    let check = PlayCheck(events: 1, seed: 1, function: #function, at: .here()) { counter.subject }
    await check.repeatEvents([.program("add", [1]), .program("add", [2])])
    expectEqual(counter.checks, ["check", "add 1", "check", "add 2", "check"])
  }

  @Test func `without copied states the screen must equal one that begins with the objects`() async {
    let counter = Counter(PlayRules(copiesStates: false))
    let outcome = await Player { ScreenPlay(counter.subject, seed: 1) }.play(events: 10)
    #expect(outcome.events.count == 1 && outcome.fault?.kind == .difference)
    expectText(outcome.fault?.words ?? "", contains: "+\"began at 0")
  }

  @Test func `a fault of the program is shortened, and shown as a test with its state`() async throws {
    let messages = Locked<[String]>([])
    var isConsistent = true
    try await withKnownIssue {
      let place = CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
      let check = PlayCheck(events: 200, seed: 3, function: #function, at: place) {
        let counter = Counter(PlayRules(isLive: true))
        counter.wrongCount = 2
        return counter.subject
      }
      isConsistent = try await check.run()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    // Outside, because a known issue would hide the failure of an expectation.
    #expect(!isConsistent)
    let words = messages.withLock { $0.joined() }
    expectText(
      words,
      contains: """
        @MainActor @Test func `a played session`() async throws {
          let program = Counter()
          let screen = Screen(width: 20, height: 3) { program.view }
          screen.frames.goLive()
          await program.perform("add", [1], on: screen)
          await program.perform("add", [1], on: screen)
          #expect(screen.fault(program.rules) == nil)
        }

        The program is then:
        count 2
        """)
  }

  @Test func `the end of a play releases the program`() async {
    weak var counter: Counter?
    func play() -> ScreenPlay {
      let new = Counter(PlayRules())
      counter = new
      return ScreenPlay(new.subject)
    }
    var play = play()
    #expect(counter != nil && play.programState == "count 0")
    let remains = await play.end()
    #expect(counter == nil && remains.nodes.isEmpty && remains.objects.isEmpty)
  }

  @Test func `issues that are expected, or allowed, are no faults`() {
    expectEqual(PlayRules().faults(among: ["a", "here a text platform has no browser"]), ["a"])
    expectEqual(PlayRules(expectedIssues: ["b"]).faults(among: ["abc", "c"]), ["c"])
    expectEqual(PlayRules(allowsIssues: true).faults(among: ["a"]), [])
  }
}
