import Testing

@testable import SnapshotReview
@testable import TextBackend
@testable import ViewTreeTesting

/// The recording of events by tests, from a screen to the record of a process.
@MainActor struct LedgerRecorderTests {
  private struct Page: View {
    @State private var isOn = false
    var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
  }

  @Observable fileprivate final class Model { var number = 0 }

  private struct Reader: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  private func recorded(_ body: () throws -> Void) rethrows -> [String: LedgerRecord.Module] {
    LedgerObserver.observesScreens
    let recorder = LedgerRecorder()
    try LedgerRecorder.$current.withValue(recorder, operation: body)
    return recorder.modules
  }

  private func lines(_ body: () throws -> Void) rethrows -> [String] {
    try recorded(body)["ViewTreeTestingTests"]?.tests.values.joined().map { "\($0.count) \($0.event.name)" } ?? []
  }

  @Test func `events are recorded by test, and equal ones are joined`() throws {
    let modules = try recorded {
      let screen = Screen(width: 20) { Page() }
      for _ in 0..<4 { try screen.find(.toggle, "Wi-Fi").tap() }
      screen.press(.escape)
    }
    expectEqual(Array(modules.keys), ["ViewTreeTestingTests"])
    let tests = modules["ViewTreeTestingTests"]!.tests
    expectEqual(Array(tests.keys), ["LedgerRecorderTests/events are recorded by test, and equal ones are joined"])
    let runs = tests.values.first!
    expectEqual(
      runs.map(\.event.name), [#"find(.toggle, "Wi-Fi").tap()"#, #"find(.toggle, "Wi-Fi").tap()"#, "press(.escape)"])
    // The first tap also moves the focus.
    expectEqual(runs.map(\.count), [1, 3, 1])
    #expect(runs[1].event.counts.evaluated == 1 && runs[1].event.counts.wrote == 1)
  }

  @Test func `changes between events have a line of their own`() throws {
    let model = Model()
    let lines = lines {
      let screen = Screen(width: 20) { Reader(model: model) }
      screen.press(.escape)
      model.number = 1
      screen.press(.escape)
    }
    expectEqual(lines, ["1 press(.escape)", "1 between events", "1 press(.escape)"])
  }

  @Test func `a test without events is known`() {
    let modules = recorded { _ = Screen(width: 20) { Page() } }
    expectEqual(modules["ViewTreeTestingTests"]?.tests.values.map(\.count), [0])
  }

  @Test func `screens outside of the recording are not observed`() throws {
    let screen = Screen(width: 20) { Page() }
    let lines = try lines { try screen.find(.toggle).tap() }
    expectEqual(lines, [])
  }

  @Test(arguments: [1, 2]) func `a case has its arguments`(number: Int) {
    let modules = recorded { Screen(width: 20) { Page() }.press(.tab) }
    expectEqual(
      modules["ViewTreeTestingTests"]?.tests.keys.first,
      "LedgerRecorderTests/a case has its arguments(number: \(number))")
    expectEqual(LedgerTest.current?.combinesCases, false)
  }

  final class Nameless: Sendable {}

  @Test(arguments: [Nameless()]) func `a case without words is one with the others`(_: Nameless) {
    expectEqual(
      LedgerTest.current,
      LedgerTest(
        module: "ViewTreeTestingTests",
        name: "LedgerRecorderTests/a case without words is one with the others(_:), all cases", combinesCases: true))
  }

  @Test func `a call has words for its arguments`() {
    expectEqual(LedgerTest.call("A/turn(_:speed:)", with: ["on", "3"]), "A/turn(on, speed: 3)")
    expectEqual(LedgerTest.call("A/turn(_:speed:)", with: ["on-3"]), "A/turn(on-3)")
    expectEqual(LedgerTest.call("A/turn(_:)", with: nil), "A/turn(_:), all cases")
  }

  // MARK: The recorder

  private func test(combinesCases: Bool = false) -> LedgerTest {
    var test = LedgerTest.current!
    test.combinesCases = combinesCases
    return test
  }

  private func runs(_ recorder: LedgerRecorder) -> [Ledger.Run] {
    recorder.modules["ViewTreeTestingTests"]!.tests.values.first!
  }

  @Test func `cases without words are added up, in any order`() {
    let events: [(name: String, counts: EventCounts)] = [
      ("tap()", EventCounts(evaluated: 1)), ("press()", EventCounts(cells: 5)),
      ("tap()", EventCounts(evaluated: 2, cells: 1)),
    ]
    func sum(_ events: [(name: String, counts: EventCounts)]) -> [Ledger.Run] {
      let recorder = LedgerRecorder()
      for event in events { recorder.section(of: test(combinesCases: true)).add(.words(event.name), event.counts) }
      return runs(recorder)
    }
    expectEqual(
      sum(events), [.init("press()", EventCounts(cells: 5)), .init("tap()", EventCounts(evaluated: 3, cells: 1))])
    expectEqual(sum(events.reversed()), sum(events))
  }

  @Test func `further events are added up`() {
    let recorder = LedgerRecorder()
    for number in 0..<LedgerRecorder.lineLimit + 7 {
      recorder.section(of: test()).add(.words("tap\(number)()"), EventCounts(cells: 1))
    }
    let runs = runs(recorder)
    expectEqual(runs.count, LedgerRecorder.lineLimit)
    expectEqual(runs.last, .init("further events", EventCounts(cells: 8)))
  }

  @Test func `further events are added to all of the last line`() {
    let recorder = LedgerRecorder()
    let names = (0..<LedgerRecorder.lineLimit).map { "tap\($0)()" }
    for name in names + Array(repeating: names.last!, count: 4) + ["press()"] {
      recorder.section(of: test()).add(.words(name), EventCounts(cells: 1))
    }
    expectEqual(runs(recorder).last, .init("further events", EventCounts(cells: 6)))
  }

  @Test func `further cases without words are added to the last line`() {
    let recorder = LedgerRecorder()
    let names = (0..<LedgerRecorder.lineLimit + 3).map { "tap\($0)()" }
    for name in names + names {
      recorder.section(of: test(combinesCases: true)).add(.words(name), EventCounts(cells: 1))
    }
    let lines = Dictionary(uniqueKeysWithValues: runs(recorder).map { ($0.event.name, $0.counts.cells) })
    expectEqual(lines.count, LedgerRecorder.lineLimit)
    #expect(lines["further events"] == 8 && lines["tap0()"] == 2 && lines["tap998()"] == 2)
  }

  @Test func `names are the same in every run`() {
    let recorder = LedgerRecorder()
    let id = "3F2504E0-4F89-11D3-9A0C-0305E82C3301"
    let waste = EventCounter.Waste(type: "Row", unneeded: 1, advice: "")
    recorder.section(of: test()).add(.words("find(\"\(id)\").tap()"), EventCounts(), [waste])
    expectEqual(runs(recorder).map(\.event.name), ["find(\"UUID#1\").tap()"])
    expectEqual(recorder.modules["ViewTreeTestingTests"]?.waste.map(\.event), ["find(\"UUID#1\").tap()"])
  }

  @Test func `a name is the statement after the screen, without control characters`() {
    expectEqual(LedgerObserver.name(of: "try screen.find(.list).scrollTo()"), "find(.list).scrollTo()")
    expectEqual(LedgerObserver.name(of: "try await screen.settle()"), "settle()")
    expectEqual(LedgerObserver.name(of: "screen.press(.tab)"), "press(.tab)")
    expectEqual(LedgerObserver.name(of: ""), "between events")
    expectEqual(LedgerObserver.name(of: "time\u{1B} passes"), "time\\u{1B} passes")
  }
}
