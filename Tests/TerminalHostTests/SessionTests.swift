import Foundation
import Testing
import TextBackend
import ViewTreeApps
import ViewTreeTesting

@testable import TerminalHost

@MainActor @Suite struct SessionTests {
  /// A terminal of which a test says how large it is, and that keeps what is written to it.
  private final class FakeTerminal: Terminal {
    var size: TerminalSize
    var hasInput = false
    /// Whether the program was stopped meanwhile.
    var isCleared = false
    private var written = ""

    init(columns: Int, rows: Int) { size = TerminalSize(columns: columns, rows: rows) }

    func write(_ text: String) { written += text }

    func takeCleared() -> Bool {
      defer { isCleared = false }
      return isCleared
    }

    /// Returns the output since the last call, with readable escape bytes.
    func take() -> String {
      defer { written = "" }
      return written.replacingOccurrences(of: "\u{1B}", with: "^")
    }
  }

  private struct Form: View {
    @State private var isOn = false
    @State private var keys = ""
    let onEnd: () -> Void

    init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }

    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
      Text(keys)
        .onDisappear { onEnd() }
    }
  }

  private func session<V: View>(_ view: V, columns: Int = 10, rows: Int = 2) -> (Session, FakeTerminal) {
    let terminal = FakeTerminal(columns: columns, rows: rows)
    let session = Session(view, in: terminal, options: ScreenOptions())
    #expect(session.tick(now: .zero) == nil)
    return (session, terminal)
  }

  private func send(_ text: String, to session: Session, at now: Duration = .zero) -> Duration? {
    session.receive(text.utf8, now: now)
    return session.tick(now: now)
  }

  @Test func `the first picture clears the terminal, the next writes only changed cells`() {
    let (session, terminal) = session(Form())
    expectEqual(terminal.take(), "^[?2026h^[0m^[2J^[1;1H[^[1;3H]^[1;5HWi-Fi^[?2026l")
    _ = send("\t", to: session)
    _ = terminal.take()
    _ = send(" ", to: session)
    expectEqual(terminal.take(), "^[?2026h^[1;2H^[7mx^[0m^[?2026l")
    #expect(session.tick(now: .seconds(1)) == nil)
    expectEqual(terminal.take(), "")
  }

  @Test func `an animated view moves from tick to tick, from the time of its change`() {
    struct Mover: View {
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading) {
          Text("a").offset(x: isOn ? 8 : 0)
          Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
      }
    }
    let (session, terminal) = session(Mover())
    _ = send("\t", to: session)
    _ = terminal.take()
    let frame = Duration.seconds(1) / 30
    expectEqual(send(" ", to: session, at: .seconds(5)), .seconds(5) + frame)
    expectEqual(terminal.take(), "")
    expectEqual(session.tick(now: .milliseconds(5_500)), .milliseconds(5_500) + frame)
    expectEqual(terminal.take(), "^[?2026h^[1;1H ^[1;5Ha^[?2026l")
    #expect(session.tick(now: .seconds(6)) == nil)
    expectEqual(terminal.take(), "^[?2026h^[1;5H ^[1;9Ha^[?2026l")
  }

  @Test func `a click is a button that goes down and up on one cell`() {
    let (session, terminal) = session(Form())
    _ = terminal.take()
    // A control that is held down is dim.
    _ = send("\u{1B}[<0;2;1M", to: session)
    expectEqual(terminal.take(), "^[?2026h^[1;1H^[2m[ ]^[1;5HWi-Fi^[0m^[?2026l")
    _ = send("\u{1B}[<0;2;2m", to: session)
    expectEqual(terminal.take(), "^[?2026h^[1;1H[ ]^[1;5HWi-Fi^[?2026l")
    _ = send("\u{1B}[<0;2;1M\u{1B}[<0;2;1m", to: session)
    expectText(terminal.take(), contains: "x")
    // The other buttons click nothing.
    _ = send("\u{1B}[<2;2;1M\u{1B}[<2;2;1m", to: session)
    expectEqual(terminal.take(), "")
  }

  @Test func `two clicks that follow each other quickly are a double click`() {
    struct Target: View {
      @State private var text = "-"
      var body: some View { Text(text).onTapGesture(count: 2) { text += "2" } }
    }
    let click = "\u{1B}[<0;1;1M\u{1B}[<0;1;1m"
    let (session, terminal) = session(Target())
    _ = terminal.take()
    _ = send(click, to: session)
    _ = send(click, to: session, at: .milliseconds(401))
    expectEqual(terminal.take(), "")
    _ = send(click, to: session, at: .milliseconds(801))
    expectText(terminal.take(), contains: "2")
  }

  @Test func `three clicks that follow each other quickly are a triple click`() {
    struct Target: View {
      @State private var text = "-"
      var body: some View { Text(text).onTapGesture(count: 3) { text += "3" } }
    }
    let (session, terminal) = session(Target())
    _ = terminal.take()
    for click in 0..<3 {
      expectEqual(terminal.take(), "")
      _ = send("\u{1B}[<0;1;1M\u{1B}[<0;1;1m", to: session, at: .milliseconds(100 * click))
    }
    expectText(terminal.take(), contains: "3")
  }

  @Test func `the wheel scrolls three lines, also where nothing is drawn`() {
    let (session, terminal) = session(
      ScrollView { ForEach(0..<9) { Text("\($0)").frame(width: 9, alignment: .leading) } })
    expectText(terminal.take(), contains: "0")
    _ = send("\u{1B}[<65;8;1M", to: session)
    expectEqual(terminal.take(), "^[?2026h^[1;1H3^[2;1H4^[?2026l")
    _ = send("\u{1B}[<64;1;1M\u{1B}[<64;1;1M", to: session)
    expectEqual(terminal.take(), "^[?2026h^[1;1H0^[2;1H1^[?2026l")
  }

  @Test func `the wheel scrolls the outer view when the inner one is at its end`() {
    let view = ScrollView {
      Text("t")
      ScrollView { ForEach(0..<3) { Text("\($0)") } }.frame(height: 2)
      ForEach(3..<9) { Text("\($0)") }
    }
    let (session, terminal) = session(view, rows: 3)
    _ = terminal.take()
    // One line inside, then two outside.
    _ = send("\u{1B}[<65;1;2M", to: session)
    expectEqual(terminal.take(), "^[?2026h^[1;1H2^[2;1H3^[3;1H4^[?2026l")
  }

  @Test func `the actions of a person are written as a test`() {
    let (session, _) = session(Form(), columns: 20, rows: 5)
    session.startRecording()
    _ = send("\u{1B}[<0;2;2M\u{1B}[<0;2;2m", to: session, at: .seconds(1))
    _ = send("\t ab\u{1B}[200~c d\u{1B}[201~", to: session, at: .seconds(2))
    _ = send("\u{1B}[<0;2;2M", to: session, at: .seconds(3))
    _ = send("\u{1B}[<0;2;2m", to: session, at: .seconds(4))
    _ = send("\u{3}", to: session, at: .seconds(5))
    #expect(session.isFinished)
    expectText(
      session.recordedTest(of: RecordedView(Form.self)),
      equals: """
        import Testing
        import ViewTreeTesting

        @MainActor @Test func `a recorded session`() throws {
          let screen = Screen(width: 20, height: 5) { ContentView() }
          screen.click(column: 1, row: 1)
          screen.press(.tab)
          screen.press(.space)
          screen.type("ab")
          screen.paste("c d")
          screen.press(column: 1, row: 1)
          screen.advance(by: .milliseconds(1000))
          screen.release(column: 1, row: 1)
          expectSnapshot(of: screen)
        }

        """)
    let more = session.recordedTest(of: RecordedView(Form.self))
    #expect(!more.contains("press"), "nothing goes on being recorded")
  }

  struct Shown: View { var body: some View { Text("shown") } }

  @Test func `a recorded test makes the view that the program shows, where it can be named`() {
    let shown = RecordedView(Shown.self)
    #expect(shown.expression == "SessionTests.Shown()" && shown.module == "TerminalHostTests")
    for type in [Form.self, Text.self, Shown?.self, (Shown, Shown).self, Any.self] as [Any.Type] {
      let other = RecordedView(type)
      #expect(other.expression == "ContentView()" && other.module == nil)
    }
    let (session, _) = session(Shown())
    session.startRecording()
    let test = session.recordedTest(of: shown)
    #expect(test.contains("import ViewTreeTesting\n\n@testable import TerminalHostTests\n\n@MainActor"), "\(test)")
    expectText(test, contains: "{ SessionTests.Shown() }")
  }

  @Test func `the mouse drags and hovers`() {
    struct Moved: View {
      @State private var word = "-"
      var body: some View {
        Text(word).frame(width: 9, alignment: .leading)
          .gesture(DragGesture().onChanged { word = "\(Int($0.translation.width))" }.onEnded { _ in word += " end" })
          .onHover { if $0 { word = "over" } }
      }
    }
    let (session, terminal) = session(Moved(), rows: 1)
    _ = send("\u{1B}[<35;2;1M", to: session)
    expectText(terminal.take(), contains: "over")
    _ = send("\u{1B}[<0;2;1M\u{1B}[<32;4;1M", to: session)
    expectText(terminal.take(), contains: "2")
    _ = send("\u{1B}[<32;7;1M\u{1B}[<0;7;1m", to: session)
    expectText(terminal.take(), contains: "end")
  }

  @Test func `the mouse carries a value from one view to another`() {
    struct Carried: View {
      @State private var word = "-"
      var body: some View {
        HStack {
          Text("ab").draggable("value")
          Text(word).frame(width: 5, alignment: .leading).dropDestination(for: String.self) { items, _ in
            word = items[0]
            return true
          }
        }
      }
    }
    let (session, terminal) = session(Carried(), rows: 1)
    _ = terminal.take()
    _ = send("\u{1B}[<0;1;1M\u{1B}[<32;6;1M", to: session)
    expectText(terminal.take(), contains: "ab")
    _ = send("\u{1B}[<0;6;1m", to: session)
    expectText(terminal.take(), contains: "value")
  }

  @Test func `the wheel scrolls horizontal views sideways`() {
    let screen = Screen(ScrollView(.horizontal) { Text("abcdefghijklmnop") }, width: 5, height: 1)
    screen.turnWheel(column: 1, row: 0, byColumns: 2, rows: 1)
    expectText(screen.text, startsWith: "ghijk")
    screen.turnWheel(column: 1, row: 0, byColumns: -1, rows: 0)
    expectText(screen.text, startsWith: "defgh")
  }

  @Test func `the wheel beside an open menu scrolls the view below, but nothing below a sheet`() throws {
    let rows = ScrollView {
      Menu("M") { Button("a") {} }
      ForEach(0..<20) { Text("\($0)").frame(width: 30, alignment: .leading) }
    }
    let menu = Screen(rows, width: 30, height: 8)
    try menu.find(.menu, "M").tap()
    menu.turnWheel(column: 25, row: 7, byColumns: 0, rows: 1)
    expectText(menu.text, contains: "9")
    let sheet = Screen(rows.sheet(isPresented: .constant(true)) { Text("s") }, width: 30, height: 8)
    let before = sheet.text
    sheet.turnWheel(column: 25, row: 7, byColumns: 0, rows: 1)
    expectEqual(sheet.text, before)
  }

  @Test func `an escape byte is the key after fifty milliseconds`() {
    struct Popup: View {
      var body: some View { Menu("File") { Button("Open") {} } }
    }
    let (session, terminal) = session(Popup(), rows: 6)
    _ = send("\t\r", to: session)
    expectText(terminal.take(), contains: "Open")
    expectEqual(send("\u{1B}", to: session, at: .seconds(1)), .milliseconds(1050))
    expectEqual(terminal.take(), "")
    expectEqual(session.tick(now: .milliseconds(1049)), .milliseconds(1050))
    expectEqual(terminal.take(), "")
    #expect(session.tick(now: .milliseconds(1050)) == nil)
    #expect(!terminal.take().isEmpty)
  }

  @Test func `the next call is due at the earlier of two times`() {
    let terminal = FakeTerminal(columns: 10, rows: 1)
    let session = Session(Text(ScreenOptions().now, style: .timer), in: terminal, options: ScreenOptions())
    expectEqual(session.tick(now: .zero), .seconds(1))
    expectEqual(send("\u{1B}", to: session), .milliseconds(50))
    expectEqual(send("\u{1B}[200~", to: session), .seconds(1))
  }

  @Test func `another size of the terminal is the screen's`() {
    let (session, terminal) = session(Text("one two three"), columns: 13)
    expectEqual(terminal.take(), "^[?2026h^[0m^[2J^[1;1Hone^[1;5Htwo^[1;9Hthree^[?2026l")
    terminal.size = TerminalSize(columns: 7, rows: 3)
    _ = session.tick(now: .zero)
    expectEqual(terminal.take(), "^[?2026h^[0m^[2J^[1;1Hone^[1;5Htwo^[2;1Hthree^[?2026l")
  }

  @Test func `control-C ends it, and the view disappears`() {
    var ends = 0
    let (session, _) = session(Form { ends += 1 })
    _ = send("c", to: session)
    #expect(!session.isFinished)
    _ = send("\u{3}", to: session)
    #expect(session.isFinished)
    expectEqual(ends, 0)
    session.close()
    expectEqual(ends, 1)
  }

  @Test func `control-C copies the selection of a field, and ends the program without one`() {
    struct Named: View {
      @State private var name = "Ada"
      var body: some View { TextField("Name", text: $name) }
    }
    let (session, _) = session(Named())
    _ = send("\t\u{1B}[1;2H\u{3}", to: session)
    #expect(!session.isFinished)
    _ = send("\u{1B}[C\u{16}", to: session)
    _ = send("\u{3}", to: session)
    #expect(session.isFinished)
  }

  @Test func `a second control-C in a row ends the program, even if a view handles the first`() {
    let (session, _) = session(Text("a").focusable().onKeyPress(action: { _ in .handled }))
    _ = send("\t\u{3}", to: session)
    #expect(!session.isFinished)
    _ = send("x\u{3}", to: session)
    #expect(!session.isFinished)
    _ = send("\u{3}", to: session)
    #expect(session.isFinished)
  }

  @Test func `between two presses of control-C, any other event counts`() {
    let view = Button("copy") {}.keyboardShortcut("c", modifiers: .control)
    for event in ["\u{1B}[<35;2;1M", "\u{1B}[200~text\u{1B}[201~", "\u{1B}[24~"] {
      let (session, _) = session(view)
      _ = send("\u{3}" + event + "\u{3}", to: session)
      #expect(!session.isFinished, "\(event.debugDescription)")
      _ = send("\u{3}", to: session)
      #expect(session.isFinished)
    }
  }

  @Test func `input that waits longer than a turn is dropped, so that control-C passes`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let (session, terminal) = session(Counter())
    _ = send("\t", to: session)
    _ = terminal.take()
    session.receive((String(repeating: " ", count: 50) + "\u{3}" + "   ").utf8, now: .zero)
    #expect(session.tick(now: .zero, isLate: { true }) == .zero, "the rest is due at once")
    expectText(terminal.take(), contains: "1")
    #expect(!session.isFinished)
    _ = session.tick(now: .zero, isLate: { true })
    #expect(session.isFinished)
    expectEqual(terminal.take(), "")
    // The input behind it is never handled.
    _ = session.tick(now: .zero)
    expectEqual(terminal.take(), "")
  }

  @Test func `without a delay, control-C is handled after the input before it`() {
    var saved = ""
    let view = TextField("Name", text: Binding(get: { saved }, set: { saved = $0 }))
    let (session, _) = session(view)
    _ = send("\tabc\u{3}", to: session)
    #expect(session.isFinished)
    expectEqual(saved, "abc")
  }

  @Test func `the rest of a sequence that was not read yet is waited for`() {
    let (session, terminal) = session(Form(), columns: 20)
    _ = send("\u{1B}", to: session)
    terminal.hasInput = true
    _ = session.tick(now: .seconds(1))
    _ = send("[Z", to: session, at: .seconds(1))
    terminal.hasInput = false
    _ = send(" ", to: session, at: .seconds(1))
    expectText(terminal.take(), contains: "x")
  }

  @Test func `only the last of several mouse moves that arrive together is handled`() {
    var places: [Int] = []
    let view = Text("0123456789").onContinuousHover { if case .active(let point) = $0 { places.append(Int(point.x)) } }
    let (session, _) = session(view)
    _ = send("\u{1B}[<35;2;1M\u{1B}[<35;3;1M\u{1B}[<35;5;1M", to: session)
    expectEqual(places, [4])
    _ = send("\u{1B}[<35;2;1Mx\u{1B}[<35;3;1M", to: session)
    expectEqual(places, [4, 1, 2])
  }

  @Test func `a screen that is entered again is drawn anew, with its cursor`() {
    struct Named: View {
      @State private var name = ""
      var body: some View { TextField("Name", text: $name) }
    }
    let (session, terminal) = session(Named(), rows: 1)
    _ = send("\tab", to: session)
    _ = terminal.take()
    terminal.isCleared = true
    _ = session.tick(now: .zero)
    let picture = terminal.take()
    expectText(picture, startsWith: "^[?2026h^[0m^[2J")
    expectText(picture, contains: "ab")
    expectText(picture, contains: "^[?25h")
    _ = session.tick(now: .zero)
    expectEqual(terminal.take(), "")
  }

  @Test func `a paste whose end is lost takes no key after two seconds`() {
    let (session, _) = session(Form())
    expectEqual(send("\u{1B}[200~x", to: session), .seconds(2))
    _ = session.tick(now: .seconds(2))
    _ = send("\u{3}", to: session, at: .seconds(3))
    #expect(session.isFinished)
  }

  @Test func `a view that reads the time is shown anew each second`() {
    let date = ScreenOptions().now.addingTimeInterval(9)
    let terminal = FakeTerminal(columns: 10, rows: 1)
    let session = Session(Text(date, style: .timer), in: terminal, options: ScreenOptions())
    expectEqual(session.tick(now: .zero), .seconds(1))
    expectText(terminal.take(), contains: "0:09")
    expectEqual(session.tick(now: .seconds(1)), .seconds(2))
    expectEqual(terminal.take(), "^[?2026h^[1;4H8^[?2026l")
  }
}
