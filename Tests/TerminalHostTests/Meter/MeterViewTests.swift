import Testing
import TextBackend
import ViewTreeTesting

@testable import TerminalHost

/// The panel of the meter, and its place.
@MainActor struct MeterViewTests {
  @Test func `the panel is at a side from 80 columns on, with two fifths of them, but at least 38 and at most 60`() {
    func area(_ columns: Int, _ isMoved: Bool) -> MeterArea {
      MeterArea(in: TerminalSize(columns: columns, rows: 24), isMoved: isMoved)
    }
    for (columns, panel) in [(80, 42..<80), (95, 57..<95), (100, 60..<100), (150, 90..<150), (200, 140..<200)] {
      #expect(area(columns, false).columns == panel && area(columns, false).rows == 0..<24)
      #expect(area(columns, true).columns == 0..<panel.count && area(columns, true).rows == 0..<24)
    }
  }

  @Test func `below 80 columns the panel is the lower half, and has at least 8 rows if there are so many`() {
    for (rows, panel) in [(24, 12..<24), (25, 13..<25), (16, 8..<16), (10, 2..<10), (8, 0..<8), (6, 0..<6), (1, 0..<1)]
    {
      let size = TerminalSize(columns: 79, rows: rows)
      let (first, moved) = (MeterArea(in: size, isMoved: false), MeterArea(in: size, isMoved: true))
      #expect(first.columns == 0..<79 && first.rows == panel)
      #expect(moved.columns == 0..<79 && moved.rows == 0..<panel.count)
    }
  }

  // MARK: The heat

  /// A view whose button changes 3 rows of 3, 1 row of 2, 2 of 3, and none of 20, all of which are evaluated.
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        ForEach(0..<20, id: \.self) { _ in SameRow(value: 0 * count) { count } }
        ForEach(0..<3, id: \.self) { _ in ChangedRow(value: count) { count } }
        ForEach(0..<2, id: \.self) { HalfRow(value: $0 * count) { count } }
        ForEach(0..<3, id: \.self) { MostRow(value: $0 * count) { count } }
      }
    }
  }

  private struct SameRow: View {
    let value: Int
    let read: () -> Int
    var body: some View { Text("\(value)") }
  }

  private struct ChangedRow: View {
    let value: Int
    let read: () -> Int
    var body: some View { Text("\(value)") }
  }

  private struct HalfRow: View {
    let value: Int
    let read: () -> Int
    var body: some View { Text("\(value)") }
  }

  private struct MostRow: View {
    let value: Int
    let read: () -> Int
    var body: some View { Text("\(value)") }
  }

  private func panel(
    _ report: MeterReport, glyphs: GlyphSet = .unicode, width: Int = 50, height: Int = 40
  ) -> Screen {
    let model = MeterModel()
    model.report = report
    return Screen(
      MeterView(model: model), width: width, height: height, options: ScreenOptions(glyphs: glyphs, unit: .cells))
  }

  @Test func `before the first event the panel says what to do`() {
    expectText(
      panel(MeterReport(), height: 5).text,
      equals: """
        ┌────────────────────────────────────────────────┐
        │ Meter                  F12 moves, Escape hides │
        │ Use the program: the next event is measured.   │
        │                                                │
        └────────────────────────────────────────────────┘
        """)
  }

  @Test func `a panel of few columns begins at its upper left, with lines as wide as its title`() {
    expectText(panel(MeterReport(), width: 5, height: 6).text, equals: "┌────\n│ M F\n│ … …\n│ Use\n│ the\n└────")
  }

  @Test func `each type has a bar by its evaluations, in the colour of its waste`() throws {
    let screen = Screen(Counter(), width: 20)
    var report = MeterReport()
    try report.add(later: screen.trace { try screen.find(.button, "Count").tap() })
    expectEqual(
      report.heat.map { "\($0.type) \($0.evaluations) \($0.unneeded)" },
      ["SameRow 20 20", "ChangedRow 3 0", "MostRow 3 1", "HalfRow 2 1"])
    expectSnapshot(of: panel(report, height: 14), as: .cells, named: "heat")
    expectText(panel(report, glyphs: .ascii, height: 14).text, contains: " ##########    20 ")
    // The evaluations of the next event are added.
    try report.add(event: screen.trace { try screen.find(.button, "Count").tap() })
    expectEqual(report.heat.map(\.evaluations), [40, 6, 6, 4])
    expectEqual(report.heat.map(\.unneeded), [40, 0, 2, 2])
  }

  // MARK: The writes

  /// A view whose button writes five values or more.
  private struct Writer: View {
    let count: Int
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0
    @State private var d = 0
    @State private var e = 0
    @State private var f = 0
    @State private var g = 0

    var body: some View {
      Button("Write") {
        (a, b, c, d, e) = (a + 1, b + 1, c + 1, d + 1, e + 1)
        if count > 5 { f += 1 }
        if count > 6 { g += 1 }
      }
      Text("\(a + b + c + d + e + f + g)")
    }
  }

  @Test(arguments: [5, 6, 7]) func `five writes are listed, and the others counted`(count: Int) throws {
    let screen = Screen(Writer(count: count), width: 20)
    var report = MeterReport()
    try report.add(event: screen.trace { try screen.find(.button, "Write").tap() })
    #expect(report.writeCount == count && report.writes.count == 5)
    let text = panel(report).text
    expectEqual(text.components(separatedBy: "wrote Writer._").count, 6)
    expectEqual(text.contains("and 1 more write "), count == 6)
    expectEqual(text.contains("and 2 more writes "), count == 7)
    #expect(!text.contains("and 0 more") && !text.contains("wrote nothing") && !text.contains("later"))
    expectText(text, contains: " bodies \(report.evaluations) ")
    expectText(text, lacks: "unneeded")
    try report.add(later: screen.trace { try screen.find(.button, "Write").tap() })
    expectText(panel(report).text, contains: "later, bodies \(report.later)")
  }

  @Test func `the writes beyond the limit of a trace are counted as well`() throws {
    struct Writer: View {
      @State private var count = 0
      var body: some View {
        Button("Write") { for _ in 0..<1_001 { count += 1 } }
        Text("\(count)")
      }
    }
    let screen = Screen(Writer(), width: 20)
    var report = MeterReport()
    try report.add(event: screen.trace { try screen.find(.button, "Write").tap() })
    expectEqual(report.writeCount, 1_001)
    expectText(panel(report).text, contains: "│ and 996 more writes ")
  }

  @Observable fileprivate final class Counted { var count = 0 }
  private final class Notifier: ObservableObject {}

  private struct Shown: View {
    let counted: Counted
    @ObservedObject var notifier: Notifier
    var body: some View { Text("\(counted.count)") }
  }

  @Test func `work outside of events is one if it writes a value`() {
    let (counted, notifier) = (Counted(), Notifier())
    let screen = Screen(Shown(counted: counted, notifier: notifier), width: 20)
    func report(_ work: () -> Void) -> MeterReport {
      var report = MeterReport()
      report.add(
        event: screen.trace {
          screen.press(.tab)
          work()
          _ = screen.text
        })
      return report
    }
    let written = report { counted.count += 1 }
    #expect(written.event == "outside of an event" && written.writeCount == 1)
    let sent = report { notifier.objectWillChange.send() }
    #expect(sent.event == "the key tab" && sent.evaluations == 1)
  }

  @Test func `one unneeded evaluation makes the counts red`() throws {
    struct Row: View {
      let value: Int
      let read: () -> Int
      var body: some View { Text("\(value)") }
    }
    struct Counter: View {
      let rows: Int
      @State private var count = 0

      var body: some View {
        Button("Count") { count += 1 }
        ForEach(0..<rows, id: \.self) { _ in Row(value: 0 * count) { count } }
      }
    }
    for rows in 0..<3 {
      let screen = Screen(Counter(rows: rows), width: 20)
      var report = MeterReport()
      try report.add(event: screen.trace { try screen.find(.button, "Count").tap() })
      expectEqual(report.unneeded, rows)
      expectEqual(panel(report, height: 8).render(.cells).contains("fg=red"), rows > 0, "\(rows)")
      expectEqual(panel(report, height: 8).text.contains(" · unneeded \(rows) "), rows > 0, "\(rows)")
    }
  }

  @Test func `the name of a type has all the room beside its bar`() throws {
    struct ARowWithANameThatIsLongerThanTheRoomBesideABar: View {
      let value: Int
      var body: some View { Text("\(value)") }
    }
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("Count") { count += 1 }
        ARowWithANameThatIsLongerThanTheRoomBesideABar(value: count)
      }
    }
    let screen = Screen(Counter(), width: 20)
    var report = MeterReport()
    try report.add(event: screen.trace { try screen.find(.button, "Count").tap() })
    let row = try #require(panel(report).text.split(separator: "\n").first { $0.contains("…") && $0.contains("■") })
    // 50 columns, less the edges, a space, a bar of 10, a space, and 5 for the number.
    let name = row.dropFirst(2).prefix { $0 != " " }
    expectEqual(name.count, 50 - 2 * 2 - 1 - 10 - 1 - 5)
    expectText(String(row), contains: " ■■■■■■■■■■     1 ")
  }

  @Test func `an event and a write have at most two lines each`() throws {
    struct Writer: View {
      @State private var aNameThatIsLongEnoughToFillALineOfThePanel = String(repeating: "old ", count: 30)
      var body: some View {
        Button("Write") { aNameThatIsLongEnoughToFillALineOfThePanel = String(repeating: "new ", count: 30) }
        Text(aNameThatIsLongEnoughToFillALineOfThePanel).lineLimit(1)
      }
    }
    let screen = Screen(Writer(), width: 20)
    var report = MeterReport()
    let name = String(repeating: "press the toggle with a long name ", count: 6)
    try report.add(event: screen.trace { try screen.find(.button, "Write").tap() }, named: name)
    let lines = panel(report).text.split(separator: "\n").map { $0.trimmingCharacters(in: ["│", " "]) }
    expectEqual(
      lines[2..<7],
      [
        "press the toggle with a long name press the", "toggle with a long name press the toggle with…", "bodies 3",
        "wrote", "Writer._aNameThatIsLongEnoughToFillALineOfThe…",
      ])
    expectText(lines[7], startsWith: "→ ")
  }

  @Test func `of several events in a trace the last one is named`() {
    struct Toggled: View {
      @State private var isOn = false
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    let screen = Screen(Toggled(), width: 20)
    var report = MeterReport()
    report.add(event: screen.trace { for key in [.tab, .space, .up] as [Key] { screen.press(key) } })
    #expect(report.event == "the key up" && report.writeCount == 1)
    report.add(event: screen.trace {})
    expectEqual(report.event, "an event without effect")
  }
}
