import Foundation
import Testing
import ViewTree
import ViewTreeTesting

@testable import TerminalHost
@testable import TextBackend

/// Random bytes, and sequences that are cut, mixed and exaggerated, for the parser of the terminal and for a session.
///
///     VIEWTREE_FUZZ_START=5001 VIEWTREE_FUZZ_COUNT=20000 swift test --filter EscapeFuzzTests     # the nightly form
@MainActor struct EscapeFuzzTests {
  private static let runs = FuzzRuns(count: 150)

  /// A stream of bytes: pieces of sequences, of texts and of pastes.
  private struct Stream {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func bytes() -> [UInt8] { (0..<Int.random(in: 1...12, using: &random)).flatMap { _ in piece() } }

    /// Cuts bytes into pieces of any length.
    mutating func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      var pieces: [ArraySlice<UInt8>] = []
      var start = 0
      while start < bytes.count {
        let end = min(start + Int.random(in: 1...6, using: &random), bytes.count)
        pieces.append(bytes[start..<end])
        start = end
      }
      return pieces
    }

    private mutating func piece() -> [UInt8] {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return (0..<Int.random(in: 1...8, using: &random)).map { _ in .random(in: 0...255, using: &random) }
      case 1:
        return Array(
          ["a", "字", "é", "👩‍👩‍👧", "\u{1B}", "\u{1B}\u{1B}", "\r", "\u{7F}"].randomElement(using: &random)!.utf8)
      case 2: return Array("\u{1B}[200~".utf8) + text() + (random.oneIn(2) ? Array("\u{1B}[201~".utf8) : [])
      case 3: return Array("\u{1B}]\(number())".utf8) + text() + (random.oneIn(2) ? [7] : [0x1B, 0x5C])
      case 4: return [0x1B, UInt8(ascii: "P")] + text() + (random.oneIn(2) ? [0x1B, 0x5C] : [])
      case 5: return Array("\u{1B}[<\(number());\(number());\(number())\(random.oneIn(2) ? "M" : "m")".utf8)
      case 6: return mangled(Array("\u{1B}[\(number());\(number())u".utf8))
      default:
        let final = "ABCDFHPQRSZMmnu~I".utf8.randomElement(using: &random)!
        return mangled(Array("\u{1B}[\(parameters())".utf8) + [final])
      }
    }

    private mutating func text() -> [UInt8] {
      (0..<Int.random(in: 0...20, using: &random)).map { _ in .random(in: 0...255, using: &random) }
    }

    private mutating func number() -> String {
      ["", "0", "1", "3", "27", "97", "200", "65535", "99999999999999999999", "-1", "1:2:3"].randomElement(
        using: &random)!
    }

    private mutating func parameters() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in number() }.joined(separator: ";")
    }

    /// The same with a byte that is lost, doubled or another one, at times.
    private mutating func mangled(_ bytes: [UInt8]) -> [UInt8] {
      guard random.oneIn(3), let index = bytes.indices.randomElement(using: &random) else { return bytes }
      var bytes = bytes
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(bytes[index], at: index)
      default: bytes[index] = .random(in: 0...255, using: &random)
      }
      return bytes
    }
  }

  /// The events of a stream in pieces, and those of a key behind it, when what waited was given up.
  private static func events(_ pieces: [ArraySlice<UInt8>]) -> (stream: [InputEvent], after: [InputEvent]) {
    var parser = InputParser()
    let stream = pieces.flatMap { parser.parse($0) } + parser.flush()
    return (stream, parser.parse("a".utf8))
  }

  /// The events, with what is typed as scalars: a character of several may come in two pieces.
  private static func scalars(in events: [InputEvent]) -> [InputEvent] {
    events.flatMap { event -> [InputEvent] in
      guard case .key(let key) = event, key.modifiers.isEmpty, case .character(let character) = key.code else {
        return [event]
      }
      return character.unicodeScalars.map { .key(.character(Character($0))) }
    }
  }

  @Test
  nonisolated static func `the input of a terminal gives the same events in any pieces, and the next key is intact`()
    async
  {
    if await runs.isAskedFor { return await runs.play(parse) }
    await #expect(processExitsWith: .success) { await EscapeFuzzTests.runs.play(EscapeFuzzTests.parse) }
  }

  private static func parse(_ seed: UInt64) {
    var stream = Stream(seed: seed)
    let bytes = stream.bytes()
    let whole = events([bytes[...]])
    let cut = events(stream.pieces(of: bytes))
    let name =
      "VIEWTREE_FUZZ_START=\(seed) VIEWTREE_FUZZ_COUNT=1: \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    #expect(scalars(in: whole.stream) == scalars(in: cut.stream), "\(name)\n\(whole.stream)\n\(cut.stream)")
    #expect(whole.after == [.key(.character("a"))], "\(name)")
    for case .key(let key) in whole.stream {
      guard case .character(let character) = key.code else { continue }
      let controls = character.unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(controls.isEmpty, "\(name): \(key)")
    }
  }

  /// A terminal that keeps what is written to it.
  private final class Log: Terminal {
    let size = TerminalSize(columns: 30, rows: 8)
    let hasInput = false
    var text = ""

    func write(_ text: String) { self.text += text }

    func takeCleared() -> Bool { false }
  }

  private struct Controls: View {
    @State private var name = ""
    @State private var notes = ""
    @State private var isOn = false
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var amount = 0.5

    var body: some View {
      Form {
        TextField("Name", text: $name)
        TextEditor(text: $notes).frame(height: 3)
        Toggle(isOn ? "On" : "Off", isOn: $isOn)
        DatePicker("Day", selection: $day)
        Slider(value: $amount) { Text("Amount") }
        Menu("Menu") { Button("Do") { isOn.toggle() } }
      }
    }
  }

  @Test nonisolated static func `a session writes only its own sequences, whatever it receives, and continues`()
    async
  {
    if await runs.isAskedFor { return await runs.play(send) }
    await #expect(processExitsWith: .success) { await EscapeFuzzTests.runs.play(EscapeFuzzTests.send) }
  }

  private static func send(_ seed: UInt64) {
    var stream = Stream(seed: seed)
    let log = Log()
    let session = Session(Controls(), in: log, options: ScreenOptions())
    var now = Duration.zero
    for _ in 0..<4 {
      for piece in stream.pieces(of: stream.bytes()) {
        session.receive(piece, now: now)
        _ = session.tick(now: now)
        now += .milliseconds(7)
      }
      // Incomplete input is given up after its time limit.
      now += .seconds(3)
      _ = session.tick(now: now)
    }
    let name = "VIEWTREE_FUZZ_START=\(seed) VIEWTREE_FUZZ_COUNT=1"
    let rest = log.text.replacing(/\u{1B}\[[0-9;?]*[ ]?[a-zA-Z]/, with: "").unicodeScalars
    #expect(
      !rest.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }, "\(name): \(log.text.debugDescription)")
    session.receive([3, 3], now: now)
    _ = session.tick(now: now)
    #expect(session.isFinished, "\(name): Control-C twice does not end it")
    session.close()
  }
}
