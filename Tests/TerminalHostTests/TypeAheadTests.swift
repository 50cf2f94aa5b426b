import Foundation
import Testing
import ViewTreeTesting

@testable import TerminalHost
@testable import TextBackend
@testable import ViewTree

/// Events that come together lead to what they lead to one after the other, and are drawn once.
@MainActor struct TypeAheadTests {
  private final class FakeTerminal: Terminal {
    let size = TerminalSize(columns: 40, rows: 12)
    let hasInput = false
    /// Whether the next picture is to be a whole one.
    var isCleared = false
    var written = ""

    func write(_ text: String) { written += text }

    func takeCleared() -> Bool {
      defer { isCleared = false }
      return isCleared
    }
  }

  /// The pictures of the terminal after bytes that arrive in pieces: at once, and in the middle of what moves then.
  private func pictures(of view: some View, after pieces: [[UInt8]]) -> [String] {
    let terminal = FakeTerminal()
    let session = Session(view, in: terminal, options: ScreenOptions())
    _ = session.tick(now: .zero)
    for piece in pieces {
      session.receive(piece, now: .zero)
      _ = session.tick(now: .zero)
    }
    return [Duration.zero, .milliseconds(430), .seconds(5)].map { time in
      (terminal.written, terminal.isCleared) = ("", true)
      _ = session.tick(now: time)
      return terminal.written
    }
  }

  /// A field whose text no other view reads, and one whose number of characters is shown.
  private struct Fields: View {
    @State private var text = ""
    @State private var counted = ""

    var body: some View {
      TextField("Text", text: $text)
      Count(text: $counted)
    }
  }

  private struct Count: View {
    @Binding var text: String

    var body: some View {
      TextField("Counted", text: $text)
      Text(verbatim: "\(text.count)")
    }
  }

  /// Types a text into a field; returns how many keys shared each frame.
  private func type(_ text: String, into field: String, of screen: Screen) throws -> [Int] {
    try screen.find(.textField, field).tap()
    var keys = text.map { Key.character($0) }[...]
    var counts: [Int] = []
    while let key = keys.first {
      counts.append(screen.typeAhead(keys))
      if counts.last == 0 { screen.press(key) }
      keys = keys.dropFirst(max(counts.last ?? 1, 1))
    }
    return counts
  }

  @Test func `three thousand keys make one frame and one for the placeholder, unless a view reads the text`() throws {
    let screen = Screen(Fields(), width: 40, height: 5)
    let text = String(repeating: "a", count: 3000)
    expectEqual(try type(text, into: "Text", of: screen), [1, 2999])
    expectEqual(try screen.find(.textField, "Text").value, text)
    expectEqual(try type("abcd", into: "Text", of: screen), [4])
    expectEqual(try type("abcd", into: "Counted", of: screen), [1, 1, 1, 1])
    #expect(screen.text.contains(" 4\n"))
  }

  private final class Counter {
    var count = 0
  }

  /// A form that reads its texts, as a button does that waits for both.
  private struct Counting: View {
    @State private var name = ""
    @State private var secret = ""
    let evaluations: Counter

    var body: some View {
      let _ = evaluations.count += 1
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      Button("Send \(name.count) \(secret.count)") {}.disabled(name.isEmpty || secret.isEmpty)
    }
  }

  /// The work for bytes that a form received in one piece.
  private struct Work {
    let evaluations: Int
    /// Visits of elements, as multiples of those that drew the first picture.
    let drawings: Double
    let picture: String
  }

  private func work(of bytes: [UInt8]) -> Work {
    let (evaluations, terminal) = (Counter(), FakeTerminal())
    let session = Session(Counting(evaluations: evaluations), in: terminal, options: ScreenOptions())
    _ = session.tick(now: .zero)
    let first = session.screen.frames.tree.work.drawn
    (evaluations.count, terminal.written) = (0, "")
    session.receive(bytes, now: .zero)
    _ = session.tick(now: .zero)
    let drawn = session.screen.frames.tree.work.drawn - first
    return Work(
      evaluations: evaluations.count, drawings: Double(drawn) / Double(first), picture: terminal.written)
  }

  @Test func `keys that arrive together are evaluated one by one, and drawn once`() {
    let work = work(of: Array("\tabc\tdefg".utf8))
    expectEqual(work.evaluations, 7)
    #expect(work.drawings > 0 && work.drawings < 2, "\(work.drawings)")
    #expect(work.picture.contains("3") && work.picture.contains("4"), "\(work.picture)")
  }

  @Test func `garbage is an evaluation for each key at most, and drawn once`() {
    var random = SplitMix(seed: 35)
    let garbage = (0..<12_288).map { _ in UInt8.random(in: 0...255, using: &random) }.filter { $0 != 3 }
    var parser = InputParser()
    let keys = parser.parse(garbage).count
    // Half of the bytes are no UTF-8.
    #expect(keys < 6_500, "\(keys)")
    let work = work(of: garbage)
    #expect(work.evaluations > 1_000 && work.evaluations <= keys, "\(work.evaluations)")
    #expect(work.drawings > 0 && work.drawings < 2, "\(work.drawings)")
  }

  /// Texts that are kept in different ways: what is typed next may depend on what the program made of the last key.
  private struct Forms: View {
    @State private var plain = "one"
    @State private var digits = ""
    @State private var number = 7
    @State private var short = ""
    @State private var secret = ""
    @State private var note = "a\nb"
    @State private var lines = ""
    @State private var caret: TextSelection?
    @State private var isOn = false

    var body: some View {
      TextField("Plain", text: $plain)
      TextField("Digits", text: Binding(get: { digits }, set: { if $0.allSatisfy(\.isNumber) { digits = $0 } }))
      Stale(text: short) { short = String($0.prefix(5)).uppercased() }
      TextField("Number", value: $number, format: .number)
      SecureField("Secret", text: $secret)
      TextField("Lines", text: $lines, selection: $caret, axis: .vertical)
      TextEditor(text: $note).frame(height: 2)
      Toggle("\(plain)|\(digits)|\(number)|\(short)|\(secret)|\(note.count)", isOn: $isOn)
        .keyboardShortcut("k", modifiers: .control).disabled(digits.isEmpty)
    }
  }

  /// A field whose binding reads what the last evaluation was handed.
  private struct Stale: View {
    let text: String
    let write: (String) -> Void

    var body: some View { TextField("Stale", text: Binding(get: { text }, set: write)) }
  }

  /// A field whose text is taken away, and two that pass the focus on.
  private struct Watched: View {
    private enum Place { case pin, code, note }
    @State private var pin = ""
    @State private var code = ""
    @State private var note = ""
    @State private var log = ""
    @FocusState private var place: Place?

    var body: some View {
      TextField("Pin", text: $pin).focused($place, equals: .pin)
        .onChange(of: pin) {
          guard pin.count == 4 else { return }
          (log, pin, place) = (log + pin + ";", "", .code)
        }
      TextField("Code", text: $code).focused($place, equals: .code)
        .onChange(of: code) { _, new in
          if new.hasSuffix("x") { (log, code, place) = (log + new, "", .note) }
        }
        .onSubmit { log += "submitted " + code }
      TextField("Note", text: $note, axis: .vertical).focused($place, equals: .note)
        .onChange(of: note.count) { log += "\($0)" }
      Text(verbatim: String(log.suffix(60)))
    }
  }

  /// Fields that are removed, disabled, and shown anew by what is typed into them.
  private struct Leaving: View {
    @State private var short = ""
    @State private var limited = "a"
    @State private var other = ""
    @State private var log = ""

    var body: some View {
      if short.count < 3 { TextField("Short", text: $short) } else { Button("Again") { short = "" } }
      TextField("Limited", text: $limited).disabled(limited.count >= 5)
      Group { if other.hasSuffix("2") { TextField("Other", text: $other) } else { Count(text: $other) } }
      if other.count.isMultiple(of: 2) {
        Button("Log") { log += other.suffix(3) }.keyboardShortcut("k", modifiers: .control)
      }
      Text(verbatim: "\(short)|\(limited)|\(String(log.suffix(40)))")
        .onKeyPress("b") {
          log += "b"
          return .handled
        }
    }
  }

  /// Fields whose surroundings change while no view reads their text.
  private struct Grown: View {
    @State private var note = "one\ntwo\nthree\nfour\nfive\nsix"
    @State private var lines = "some words"
    @State private var name = "n"
    @State private var log = ""

    var body: some View {
      TextEditor(text: $note).frame(height: 2)
      HStack {
        TextField("Lines", text: $lines, axis: .vertical).frame(width: 9)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            log += "\(Int($0))"
          }
        TextField(text: $name) { Text("empty").onAppear { log += "e" } }
      }
      Text(verbatim: String(log.suffix(60)))
    }
  }

  /// Views whose layout, scrolling, focus, motion and drawing depend on what was before.
  private struct Moving: View {
    @State private var text = "a"
    @State private var words: [String] = ["one", "two", "three"]
    @State private var width: CGFloat = 0
    @State private var isOpen = false
    @State private var isWide = false
    @State private var log = ""

    var body: some View {
      TextField("Word", text: $text, axis: .vertical).frame(width: 8 + CGFloat(text.count % 5)).border(.red)
        .onSubmit { words.append(text) }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width += $0
        }
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(words.indices, id: \.self) { index in
            Button(words[index]) { words.remove(at: min(index, words.count - 1)) }.onAppear { log += "\(index)" }
          }
        }
      }
      .frame(height: 3)
      HStack {
        Text("m").offset(x: isWide ? 6 : 0)
        Button("Move") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
        if isWide { Text(text).transition(.opacity) }
        Menu("Menu") { Button("Open") { isOpen = true } }
        GeometryReader { Text(verbatim: "\(Int($0.size.width))/\(Int(width))") }.frame(height: 1)
      }
      .sheet(isPresented: $isOpen) { Button("Close \(text)") { isOpen = false } }
      Text(verbatim: String(log.suffix(30)))
    }
  }

  @Test(arguments: 0..<75)
  func `events that arrive together have the same effect as one after the other`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let keys: [[UInt8]] = ["a", "1", "é", " ", "x", "2", "b", "c"].map { Array($0.utf8) }
    let others: [[UInt8]] = [
      "\t", "\u{1B}[D", "\u{1B}[C", "\u{1B}[A", "\u{1B}[B", "\u{7F}", "\u{1}", "\u{5}", "\u{B}", "\u{E}", "\r",
      "\u{1B}[1;2D", "\u{16}", "\u{18}", "\u{1B}[3~",
    ].map { Array($0.utf8) }
    let pointed: [[UInt8]] = (1...4).flatMap { row in
      [3, 12, 20].flatMap { column in
        ["0;\(column);\(2 * row)M", "0;\(column);\(2 * row)m", "65;\(column);\(2 * row)M"].map {
          Array("\u{1B}[<\($0)".utf8)
        }
      }
    }
    let typed = (0..<120).map { _ in
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: others.randomElement(using: &random)!
      case 2 where seed % 5 > 2: pointed.randomElement(using: &random)!
      default: keys.randomElement(using: &random)!
      }
    }
    let pieces = [Array("\t".utf8)] + typed
    func expectSame(_ view: some View) {
      expectEqual(pictures(of: view, after: [Array(pieces.joined())]), pictures(of: view, after: pieces))
    }
    switch seed % 5 {
    case 0: expectSame(Forms())
    case 1: expectSame(Watched())
    case 2: expectSame(Leaving())
    case 3: expectSame(Grown())
    default: expectSame(Moving())
    }
  }
}
