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

  /// A field in a view that is evaluated for each text, and one that says how often.
  private struct Counted: View {
    @MainActor static var evaluations = 0
    @MainActor static var count = 0
    @State private var text = ""

    var body: some View {
      let _ = Counted.evaluations += 1
      let _ = Counted.count = text.count
      TextField("Text", text: $text)
      Text(verbatim: "\(text.count)")
    }
  }

  @Test func `three thousand keys that come together make one frame`() {
    let terminal = FakeTerminal()
    let session = Session(Counted(), in: terminal, options: ScreenOptions())
    session.receive([9], now: .zero)
    _ = session.tick(now: .zero)
    let before = Counted.evaluations
    session.receive(Array(repeating: UInt8(ascii: "a"), count: 3000), now: .zero)
    _ = session.tick(now: .zero)
    expectEqual(Counted.evaluations, before + 1)
    expectEqual(Counted.count, 3000)
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

  @Test(arguments: 0..<40)
  func `keys that come together lead to what they lead to one after the other`(seed: UInt64) {
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
    expectEqual(picture(of: Forms(), after: [Array(pieces.joined())]), picture(of: Forms(), after: pieces))
  }
}
