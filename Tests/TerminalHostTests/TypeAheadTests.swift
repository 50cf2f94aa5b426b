import Foundation
import Testing
import TextBackend
import ViewTreeTesting

@testable import TerminalHost

/// Keys that come together lead to what they lead to one after the other, in fewer frames.
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

  /// The picture of the terminal after bytes that arrive in pieces.
  private func picture(of view: some View, after pieces: [[UInt8]]) -> String {
    let terminal = FakeTerminal()
    let session = Session(view, in: terminal, options: ScreenOptions())
    _ = session.tick(now: .zero)
    for piece in pieces {
      session.receive(piece, now: .zero)
      _ = session.tick(now: .zero)
    }
    (terminal.written, terminal.isCleared) = ("", true)
    _ = session.tick(now: .zero)
    return terminal.written
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

  /// A form whose fields are the only readers of their texts.
  private struct Plain: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var number = 7

    var body: some View {
      Form {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
        TextField("Number", value: $number, format: .number)
        Button("Send") {}
      }
    }
  }

  /// Measures the processor time of this thread, in seconds: other tests run meanwhile.
  private func processorTime(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  @Test func `garbage, and keys into a field that no view reads, take little time`() {
    var random = SplitMix(seed: 35)
    let garbage = (0..<12_288).map { _ in UInt8.random(in: 0...255, using: &random) }.filter { $0 != 3 }
    // A debug build was measured to take 0.01 and 0.4 seconds.
    for (bytes, limit) in [([9] + [UInt8](repeating: 97, count: 3000), 0.1), (garbage, 1.5)] {
      let session = Session(Plain(), in: FakeTerminal(), options: ScreenOptions())
      _ = session.tick(now: .zero)
      let time = processorTime {
        session.receive(bytes, now: .zero)
        _ = session.tick(now: .zero)
      }
      #expect(time < limit, "\(bytes.count) bytes")
    }
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

  @Test(arguments: 0..<60)
  func `keys that arrive together have the same effect as one after the other`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let keys: [[UInt8]] = ["a", "1", "é", " ", "x", "2", "b", "c"].map { Array($0.utf8) }
    let others: [[UInt8]] = [
      "\t", "\u{1B}[D", "\u{1B}[C", "\u{1B}[A", "\u{1B}[B", "\u{7F}", "\u{1}", "\u{5}", "\u{B}", "\u{E}", "\r",
      "\u{1B}[1;2D", "\u{16}", "\u{18}", "\u{1B}[3~",
    ].map { Array($0.utf8) }
    let typed = (0..<120).map { _ in
      Int.random(in: 0..<5, using: &random) == 0
        ? others.randomElement(using: &random)! : keys.randomElement(using: &random)!
    }
    let pieces = [Array("\t".utf8)] + typed
    func expectSame(_ view: some View) {
      expectEqual(picture(of: view, after: [Array(pieces.joined())]), picture(of: view, after: pieces))
    }
    switch seed % 4 {
    case 0: expectSame(Forms())
    case 1: expectSame(Watched())
    case 2: expectSame(Leaving())
    default: expectSame(Grown())
    }
  }
}
