import Foundation
import Testing
import TextBackend
import ViewTreeTesting

@testable import TerminalHost

@MainActor @Suite struct MeterTests {
  /// A terminal that shows what is written to it.
  private final class ShownTerminal: Terminal {
    var size: TerminalSize
    let hasInput = false
    var picture: TerminalPicture
    var writes = 0
    /// Whether the program was stopped meanwhile.
    var isCleared = false

    init(columns: Int, rows: Int) {
      size = TerminalSize(columns: columns, rows: rows)
      picture = TerminalPicture(columns: columns, rows: rows)
    }

    func write(_ text: String) {
      writes += 1
      picture.write(text)
    }

    func takeCleared() -> Bool {
      defer { isCleared = false }
      return isCleared
    }

    func resize(columns: Int, rows: Int) {
      size = TerminalSize(columns: columns, rows: rows)
      picture = TerminalPicture(columns: columns, rows: rows)
    }
  }

  /// Rows whose bindings are made of closures, and a field.
  private struct Devices: View {
    @State private var areOn = Array(repeating: false, count: 9)
    @State private var name = ""

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
        ForEach(areOn.indices, id: \.self) { index in
          DeviceRow(name: "Device \(index)", isOn: Binding(get: { areOn[index] }, set: { areOn[index] = $0 }))
        }
      }
    }
  }

  private struct DeviceRow: View {
    let name: String
    @Binding var isOn: Bool
    var body: some View { Toggle(name, isOn: $isOn) }
  }

  private func session(columns: Int, rows: Int = 24) -> (Session, ShownTerminal) {
    let terminal = ShownTerminal(columns: columns, rows: rows)
    let session = Session(Devices(), in: terminal, options: ScreenOptions())
    _ = session.tick(now: .zero)
    return (session, terminal)
  }

  private func send(_ text: String, to session: Session) {
    session.receive(text.utf8, now: .zero)
    _ = session.tick(now: .zero)
    // A single escape byte counts as the key after a while.
    _ = session.tick(now: .milliseconds(100))
  }

  private static let f12 = "\u{1B}[24~"
  private static let escape = "\u{1B}"

  /// The press and the release of a mouse button on a cell.
  private func click(column: Int, row: Int) -> String {
    "\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m"
  }

  @Test(arguments: [40, 120]) func `F12 shows the last event beside the screen`(columns: Int) {
    let (session, terminal) = session(columns: columns)
    send(Self.f12, to: session)
    expectText(terminal.picture.text, contains: "Use the program: the next event is")
    send(click(column: 1, row: 3), to: session)
    // The line of the binding changes with this file.
    let picture = terminal.picture.text.replacing(/swift:\d\d/, with: "swift:00")
    expectSnapshot(of: Text(verbatim: picture), width: columns, named: "\(columns)")
  }

  @Test func `an event without writes and bodies is shown as well`() {
    let (session, terminal) = session(columns: 80)
    send(Self.f12, to: session)
    send("\u{1B}[A", to: session)
    expectText(terminal.picture.text, contains: "| bodies 0 ")
    expectText(terminal.picture.text, contains: "| wrote nothing ")
  }

  @Test(arguments: [40, 80, 120, 200]) func `the screen's picture, size and focus do not change`(columns: Int) {
    let (session, terminal) = session(columns: columns)
    let (plain, other) = self.session(columns: columns)
    let events = ["\t", "\t", " ", "\t", click(column: 1, row: 4), "\u{1B}[A", "x"]
    for (index, event) in events.enumerated() {
      if index == 2 || index == 5 { send(Self.f12, to: session) }
      send(event, to: session)
      send(event, to: plain)
      expectText(session.screen.render(.cells), equals: plain.screen.render(.cells))
      expectEqual(session.screen.width, plain.screen.width)
      expectEqual(session.screen.height, plain.screen.height)
      expectEqual(session.screen.render(.semantics), plain.screen.render(.semantics))
    }
    expectEqual(terminal.picture.text == other.picture.text, false)
    // Escape hides it, and the screen does not get the key.
    send(Self.escape, to: session)
    expectText(terminal.picture.text, equals: other.picture.text)
    expectEqual(terminal.picture.isCursorShown, other.picture.isCursorShown)
  }

  @Test func `Escape reaches the screen while the meter is hidden`() {
    struct Keys: View {
      @State private var count = 0
      var body: some View { Text("escaped \(count)").onExitCommand { count += 1 } }
    }
    let terminal = ShownTerminal(columns: 40, rows: 10)
    let session = Session(Keys(), in: terminal, options: ScreenOptions())
    _ = session.tick(now: .zero)
    send(Self.f12, to: session)
    send(Self.escape, to: session)
    expectText(terminal.picture.text, startsWith: "escaped 0\n")
    send(Self.escape, to: session)
    expectText(terminal.picture.text, startsWith: "escaped 1\n")
  }

  @Test(arguments: [(40, 0..<40, 12..<24, 0..<12), (120, 72..<120, 0..<24, 0..<24)])
  func `F12 moves the meter to the opposite edge`(
    columns: Int, atFirst: Range<Int>, rows: Range<Int>, moved: Range<Int>
  ) {
    let size = TerminalSize(columns: columns, rows: 24)
    let (first, second) = (MeterArea(in: size, isMoved: false), MeterArea(in: size, isMoved: true))
    #expect(first.columns == atFirst && first.rows == rows)
    #expect(second.columns == (columns == 40 ? 0..<40 : 0..<48) && second.rows == moved)
    let (session, terminal) = session(columns: columns)
    let before = terminal.picture.text
    send(Self.f12, to: session)
    #expect(terminal.picture.text.contains("Meter"))
    send(Self.f12, to: session)
    #expect(terminal.picture.text.hasPrefix("+--"))
    // Its former place shows the screen again.
    expectEqual(terminal.picture.text.components(separatedBy: "Meter").count, 2)
    send(Self.escape, to: session)
    expectText(terminal.picture.text, equals: before)
  }

  @Test func `a click on the meter reaches nothing below it, and the wheel scrolls it`() {
    let (session, terminal) = session(columns: 40)
    send(Self.f12 + Self.f12, to: session)
    send(click(column: 1, row: 3), to: session)
    expectText(session.screen.text, lacks: "[x]")
    expectText(terminal.picture.text, contains: "| Use the program: ")
    // A press on the meter keeps the rest of the gesture, and one on the screen too.
    send("\u{1B}[<0;2;4M\u{1B}[<0;2;15m", to: session)
    expectText(session.screen.text, lacks: "[x]")
    for _ in 1...3 { send("\t ", to: session) }
    let before = terminal.picture.text
    send("\u{1B}[<65;3;4M", to: session)
    #expect(terminal.picture.text != before)
    expectText(terminal.picture.text, contains: "Bodies since F12")
  }

  @Test func `a press on the screen is released there, also above the meter`() {
    let (session, _) = session(columns: 120)
    send(Self.f12, to: session)
    send("\u{1B}[<0;2;4M", to: session)
    expectText(session.screen.render(.cells), contains: "0..2 dim")
    send("\u{1B}[<0;101;4m", to: session)
    expectText(session.screen.render(.cells), lacks: "0..2 dim")
  }

  @Test func `the cursor stays at the caret, and is hidden while the meter covers it`() {
    for (columns, isMoved) in [(120, false), (120, true), (40, false), (40, true)] {
      let (session, terminal) = session(columns: columns)
      send("\t", to: session)
      send(Self.f12 + (isMoved ? Self.f12 : ""), to: session)
      send("ab", to: session)
      expectEqual(terminal.picture.isCursorShown, !isMoved)
      #expect(terminal.picture.cursor == (3, 0))
      send(Self.escape, to: session)
      #expect(terminal.picture.isCursorShown && terminal.picture.cursor == (3, 0))
    }
  }

  @Test func `a program that was stopped shows the meter again`() {
    let (session, terminal) = session(columns: 80)
    send(Self.f12, to: session)
    let before = terminal.picture.text
    terminal.picture = TerminalPicture(columns: 80, rows: 24)
    terminal.isCleared = true
    _ = session.tick(now: .seconds(1))
    expectText(terminal.picture.text, equals: before)
  }

  @Test func `keys that type together are one event, and each is counted`() {
    let (session, terminal) = session(columns: 120, rows: 30)
    send("\t", to: session)
    send(Self.f12, to: session)
    send("abc", to: session)
    expectText(session.screen.text, contains: "abc")
    expectText(terminal.picture.text, contains: "_name")
  }

  @Test func `moves of the mouse and time do not replace the last event`() {
    var report = MeterReport()
    struct Toggled: View {
      @State private var isOn = false
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    let screen = Screen(width: 20) { Toggled() }
    report.add(event: screen.trace { screen.click(column: 1, row: 0) })
    let event = report.event
    #expect(report.evaluations > 0 && report.later == 0)
    report.add(later: screen.trace { screen.click(column: 1, row: 0) })
    #expect(report.event == event && report.later == report.evaluations)
    expectEqual(report.heat.reduce(0) { $0 + $1.evaluations }, report.evaluations * 2)
    report.add(event: screen.trace { screen.press(.up) })
    #expect(report.later == 0 && report.evaluations == 0 && report.writeCount == 0)
  }

  @Test func `work of a move of the mouse is added behind the event shown`() {
    struct Hovered: View {
      @State private var isOver = false
      var body: some View { Text(isOver ? "over" : "away").onHover { isOver = $0 } }
    }
    let terminal = ShownTerminal(columns: 80, rows: 12)
    let session = Session(Hovered(), in: terminal, options: ScreenOptions())
    _ = session.tick(now: .zero)
    send(Self.f12 + "\t", to: session)
    expectText(terminal.picture.text, lacks: "later")
    for (row, bodies) in [(1, 1), (5, 2)] {
      send("\u{1B}[<35;2;\(row)M", to: session)
      expectText(terminal.picture.text, contains: "| the key tab ")
      expectText(terminal.picture.text, contains: "| later, bodies \(bodies) ")
    }
    for (row, name) in [(1, "press staticText \"away\""), (8, "press at column 1, row 7")] {
      send("\u{1B}[<2;2;\(row)M", to: session)
      expectText(terminal.picture.text, contains: "| \(name) ")
      expectText(terminal.picture.text, lacks: "later")
    }
  }

  @Test func `the heat is in the order of the evaluations, with the advice for the waste`() throws {
    let screen = Screen(width: 30) { Devices() }
    var report = MeterReport()
    try report.add(event: screen.trace { try screen.find(.toggle, "Device 3").tap() })
    expectEqual(report.writes.count, 1)
    expectText(report.writes[0], startsWith: "Devices._areOn[3]  false → true")
    #expect(report.unneeded >= 8 && report.evaluations > 9)
    expectEqual(report.heat.map(\.evaluations), report.heat.map(\.evaluations).sorted(by: >))
    #expect(report.heat.contains { $0.type == "DeviceRow" && $0.evaluations == 9 && $0.unneeded == 8 })
    expectText(report.advice.joined(separator: "\n"), contains: "pass $areOn[i]")
  }

  @Test func `a new size moves the meter, and the rest of the screen is drawn again`() {
    let (session, terminal) = session(columns: 120)
    send(Self.f12, to: session)
    terminal.resize(columns: 50, rows: 20)
    _ = session.tick(now: .zero)
    expectEqual(session.screen.width, 50)
    expectText(terminal.picture.text, contains: "\n| Meter")
    send(Self.escape, to: session)
    expectText(terminal.picture.text, lacks: "Meter")
  }

  @Test func `nothing is written while nothing changes, and the recording has no key of the meter`() {
    let (session, terminal) = session(columns: 80)
    session.startRecording()
    send(Self.f12, to: session)
    let writes = terminal.writes
    _ = session.tick(now: .milliseconds(200))
    expectEqual(terminal.writes, writes)
    send("\t", to: session)
    send(Self.escape, to: session)
    let test = session.recordedTest(of: RecordedView(Int.self))
    #expect(test.contains("tab") && !test.contains("escape"))
  }

  @Test func `a terminal of one cell shows what fits`() {
    let (session, terminal) = session(columns: 1, rows: 1)
    send(Self.f12, to: session)
    send("\t", to: session)
    send(Self.escape, to: session)
    #expect(terminal.picture.text.count <= 1)
  }

  @Test func `control-C, the key that hides the meter, and control-C again do not end the program`() {
    let terminal = ShownTerminal(columns: 80, rows: 6)
    let view = Text("a").focusable().onKeyPress(action: { _ in .handled })
    let session = Session(view, in: terminal, options: ScreenOptions())
    _ = session.tick(now: .zero)
    send("\t" + Self.f12, to: session)
    send("\u{3}", to: session)
    send(Self.escape, to: session)
    expectText(terminal.picture.text, lacks: "Meter")
    send("\u{3}", to: session)
    #expect(!session.isFinished)
    send("\u{3}", to: session)
    #expect(session.isFinished)
  }
}
