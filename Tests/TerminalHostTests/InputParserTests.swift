import Foundation
import Testing
import ViewTreeTesting
import ViewTree

@testable import TerminalHost

@Suite struct InputParserTests {
  private func events(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    return parser.parse(text.utf8) + parser.flush()
  }

  private func keys(_ text: String) -> [Key] {
    events(text).compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  private func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int, _ modifiers: Key.Modifiers = []) -> InputEvent
  {
    .mouse(MouseEvent(kind: kind, column: column, row: row, modifiers: modifiers))
  }

  @Test func `text is a key for each character`() {
    expectEqual(keys("aé日 👩‍👩‍👧!"), ["a", "é", "日", " ", "👩‍👩‍👧", "!"].map(Key.character))
    expectEqual(keys(" "), [.space])
  }

  @Test func `control bytes are keys`() {
    expectEqual(keys("\t\r\n\u{7F}\u{8}"), [.tab, .return, .return, .delete, .delete])
    let keysWithControl: [Key] = [.character("a"), .character("z"), .space, .character("\\")]
    expectEqual(keys("\u{1}\u{1A}\u{0}\u{1C}"), keysWithControl.map { $0.with(.control) })
  }

  @Test(arguments: [
    ("[A", Key.up), ("[B", .down), ("[C", .right), ("[D", .left), ("OA", .up), ("OB", .down), ("OC", .right),
    ("OD", .left), ("[H", .home), ("[F", .end), ("OH", .home), ("OF", .end), ("[1~", .home), ("[4~", .end),
    ("[7~", .home), ("[8~", .end), ("[5~", .pageUp), ("[6~", .pageDown), ("[3~", .deleteForward), ("[Z", .backTab),
    ("OM", .return), ("a", .character("a").with(.option)), ("é", .character("é").with(.option)),
    ("\u{7F}", .delete.with(.option)), ("\r", .return.with(.option)), ("[1;2A", .up.with(.shift)),
    ("[1;3B", .down.with(.option)), ("[1;5C", .right.with(.control)), ("[1;6D", .left.with([.shift, .control])),
    ("[1;9H", .home.with(.command)), ("[3;5~", .deleteForward.with(.control)),
    ("[97;5u", .character("a").with(.control)),
    ("[13;2u", .return.with(.shift)), ("[97:65;2u", .character("a").with(.shift)), ("[27u", .escape),
    ("[1;A", .up), ("[;5A", .up.with(.control)), ("[;A", .up), ("[3;~", .deleteForward),
    ("[27;5;9~", .tab.with(.control)), ("[;5~", .home.with(.control)), ("[1;0A", .up), ("[1;99999A", .up),
    ("[27;2;200~", .character("È").with(.shift)), ("[27;5;24~", Key.character("x").with(.control)),
    // Parameters of 64 bytes.
    ("[1;" + String(repeating: "0", count: 61) + "5A", .up.with(.control)),
  ])
  func `an escape sequence is a key`(sequence: String, key: Key) {
    expectEqual(events("\u{1B}" + sequence), [.key(key)])
    // In any two pieces, and with others around it.
    let bytes = Array(("x\u{1B}" + sequence + "y").utf8)
    for cut in 0...bytes.count {
      var parser = InputParser()
      expectEqual(
        parser.parse(bytes[..<cut]) + parser.parse(bytes[cut...]),
        [.key(.character("x")), .key(key), .key(.character("y"))], "cut at \(cut)")
    }
  }

  @Test func `an escape byte is the key when nothing follows`() {
    var parser = InputParser()
    expectEqual(parser.parse([0x1B]), [])
    expectEqual(parser.waits, .forSequence)
    expectEqual(parser.flush(), [.key(.escape)])
    #expect(parser.waits == nil)
    expectEqual(parser.flush(), [])
    expectEqual(parser.parse("[A".utf8), [.key(.character("[")), .key(.character("A"))])
  }

  @Test func `an escape before a sequence is the key`() {
    expectEqual(events("\u{1B}\u{1B}[A"), [.key(.escape), .key(.up)])
    expectEqual(events("\u{1B}\u{1B}"), [.key(.escape), .key(.escape)])
  }

  @Test func `an unfinished beginning of a sequence is a key with option`() {
    expectEqual(events("\u{1B}["), [.key(.character("[").with(.option))])
    for letter in "O]P_^" { expectEqual(events("\u{1B}\(letter)"), [.key(.character(letter).with(.option))]) }
  }

  @Test(arguments: [
    "[15~", "OP", "[I", "[?1;2c", "[200;1H~".replacingOccurrences(of: "H~", with: "z"), "[E", "[<99;1;1M", "[<0;1M",
    "[999999999999999999999u", "[[A", "[M !!", "[M\u{7F}zz", "O5P", "O5A", "O2M", "]0;title\u{7}",
    "]11;rgb:0/0/0\u{1B}\\", "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\", "^é\u{1B}\\",
    "[" + String(repeating: "1;", count: 500) + "A",
    "[1;" + String(repeating: "0", count: 62) + "5A", "[<65536;1;1M", "[<0;1;1X",
  ])
  func `a sequence without a meaning is left out as a whole`(sequence: String) {
    let bytes = Array("a\u{1B}\(sequence)b".utf8)
    for cut in 0...bytes.count {
      var parser = InputParser()
      expectEqual(
        parser.parse(bytes[..<cut]) + parser.parse(bytes[cut...]), [.key(.character("a")), .key(.character("b"))],
        "cut at \(cut)")
    }
    var parser = InputParser()
    #expect(parser.parse(bytes.dropFirst().dropLast()) == [] && parser.waits == nil)
  }

  @Test func `a sequence that is broken off does not take the next with it`() {
    expectEqual(events("\u{1B}[1;\u{1B}[Ax"), [.key(.up), .key(.character("x"))])
    var parser = InputParser()
    expectEqual(parser.parse("\u{1B}[1;".utf8), [])
    expectEqual(parser.flush(), [])
    expectEqual(parser.parse("a".utf8), [.key(.character("a"))])
  }

  @Test(arguments: [
    "[", "[1;", "O", "[M", "[M!", "[[", "]0;title", "P1", "_x", "^x", "[" + String(repeating: "1", count: 99),
  ])
  func `a byte that breaks off a sequence is read by itself`(sequence: String) {
    expectEqual(events("\u{1B}\(sequence)\u{1B}[A"), [.key(.up)])
  }

  @Test func `a string whose end is lost ends when nothing follows, and waits for as little as it can`() {
    var parser = InputParser()
    #expect(parser.parse("\u{1B}]0;".utf8) == [] && parser.waits == .forSequence)
    #expect(parser.parse("title".utf8) == [] && parser.waits == .forSequence)
    #expect(parser.flush() == [] && parser.waits == nil)
    expectEqual(parser.parse("a".utf8), [.key(.character("a"))])
  }

  @Test func `bytes that are no characters are left out, and take no other with them`() {
    func found(_ bytes: [UInt8]) -> [InputEvent] {
      var (whole, pieces) = (InputParser(), InputParser())
      let events = whole.parse(bytes) + whole.flush()
      expectEqual(bytes.flatMap { pieces.parse([$0]) } + pieces.flush(), events)
      return events
    }
    let a = InputEvent.key(.character("a"))
    expectEqual(found([0xE9, 0x1B, 0x5B, 0x41, 0x0D]), [.key(.up), .key(.return)])
    expectEqual(found([0xF0, 0x9F, 0x0D]), [.key(.return)])
    expectEqual(found([0xFF]), [])
    expectEqual(found([0x61, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF5, 0x61]), [a, a])
    expectEqual(found([0x1B, 0xC3, 0x1B, 0x5B, 0x41]), [.key(.up)])
    expectEqual(found([0x1B, 0xFF, 0x61]), [a])
    expectEqual(found([0x1B, 0xC3]), [])
    expectEqual(found([0xC3]), [])
    expectEqual(found([0x1B, 0x61, 0x80, 0x61]), [.key(.character("a").with(.option)), a])
  }

  @Test func `a character comes when all its bytes are there`() {
    for character: Character in ["é", "日", "🌍"] {
      var parser = InputParser()
      let bytes = Array(String(character).utf8)
      for byte in bytes.dropLast() { expectEqual(parser.parse([byte]), []) }
      expectEqual(parser.parse([bytes.last!]), [.key(.character(character))])
    }
    var parser = InputParser()
    expectEqual(parser.parse([0xE6, 0x97]), [])
    #expect(parser.flush() == [] && parser.waits == nil)
  }

  @Test func `a paste is one event, in whatever pieces it comes`() {
    let text = "one\r\ntwo \u{1B}[A é\rthree"
    let bytes = Array("a\u{1B}[200~\(text)\u{1B}[201~b".utf8)
    let expected: [InputEvent] = [
      .key(.character("a")), .paste("one\ntwo \u{1B}[A é\nthree"), .key(.character("b")),
    ]
    for cut in 0...bytes.count {
      var parser = InputParser()
      let first = parser.parse(bytes[..<cut])
      expectEqual(first + parser.parse(bytes[cut...]), expected, "cut at \(cut)")
    }
    var parser = InputParser()
    expectEqual(bytes.flatMap { parser.parse([$0]) }, expected)
  }

  @Test func `F12 is the key of the meter, with and without modifiers, and no other function key is`() {
    expectEqual(events("\u{1B}[24~"), [.meter])
    expectEqual(events("\u{1B}[24;2~a"), [.meter, .key(.character("a"))])
    expectEqual(events("\u{1B}[23~\u{1B}[25~"), [])
  }

  @Test func `a paste that is slow is waited for`() {
    var parser = InputParser()
    expectEqual(parser.parse("\u{1B}[200~one\u{1B}".utf8), [])
    expectEqual(parser.waits, .forPaste)
    expectEqual(parser.parse("[201~".utf8), [.paste("one")])
    #expect(parser.waits == nil)
  }

  @Test func `a paste whose end is lost ends when nothing follows, and keys are keys again`() {
    var parser = InputParser()
    expectEqual(parser.parse("\u{1B}[200~one\r\u{3}".utf8), [])
    expectEqual(parser.flush(), [.paste("one\n\u{3}")])
    #expect(parser.waits == nil)
    expectEqual(parser.parse("a".utf8), [.key(.character("a"))])
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "99999999999999999999", "-1", "65536"])
  func `a number beyond the limits of terminals is ignored`(number: String) {
    expectEqual(events("\u{1B}[<0;\(number);1M"), [mouse(.press(.left), 0, 0)])
    expectEqual(events("\u{1B}[<0;1;\(number)M"), [mouse(.press(.left), 0, 0)])
    _ = events("\u{1B}[<\(number);1;1M\u{1B}[\(number);\(number)u\u{1B}[1;\(number)A\u{1B}[\(number)~")
  }

  @Test func `a mouse sequence holds the place and the action`() {
    expectEqual(
      events("\u{1B}[<0;1;1M\u{1B}[<0;12;3m"), [mouse(.press(.left), 0, 0), mouse(.release(.left), 11, 2)])
    expectEqual(events("\u{1B}[<1;2;2M\u{1B}[<2;2;2m"), [mouse(.press(.middle), 1, 1), mouse(.release(.right), 1, 1)])
    expectEqual(
      events("\u{1B}[<64;5;6M\u{1B}[<65;5;6M"),
      [mouse(.wheel(columns: 0, rows: -1), 4, 5), mouse(.wheel(columns: 0, rows: 1), 4, 5)])
    expectEqual(
      events("\u{1B}[<66;5;6M\u{1B}[<67;5;6M"),
      [mouse(.wheel(columns: -1, rows: 0), 4, 5), mouse(.wheel(columns: 1, rows: 0), 4, 5)])
    expectEqual(events("\u{1B}[<20;1;1M"), [mouse(.press(.left), 0, 0, [.shift, .control])])
    expectEqual(events("\u{1B}[<8;1;1M"), [mouse(.press(.left), 0, 0, .option)])
    expectEqual(
      events("\u{1B}[<33;1;1M\u{1B}[<34;1;1M"), [mouse(.drag(.middle), 0, 0), mouse(.drag(.right), 0, 0)])
  }

  @Test func `bytes at random come to an end, the same in one piece and in many`() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("\u{1B}\u{1B}[[O]P_\\\u{7}<;0129-:~MmuAZ é日a\r".utf8) + [0xFF, 0x80, 0xE6]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 1...24, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
      var (whole, pieces) = (InputParser(), InputParser())
      let expected = whole.parse(bytes) + whole.flush()
      let found = bytes.flatMap { pieces.parse([$0]) } + pieces.flush()
      #expect(whole.waits == nil)
      // Characters that combine are one key only where they come together.
      if !bytes.contains(where: { $0 > 0x7F }) { expectEqual(found, expected, "\(bytes)") }
    }
  }

  @Test func `an unfinished end of a paste is not part of a later key`() {
    var parser = InputParser()
    expectEqual(parser.parse("\u{1B}[200~text\u{1B}".utf8) + parser.flush(), [.paste("text")])
    expectEqual(parser.parse("a".utf8), [.key(.character("a"))])
  }

  @Test func `no control character is a key, of one byte or of two`() {
    expectEqual(keys("a\u{80}b\u{9B}5n\u{9F}"), ["a", "b", "5", "n"].map(Key.character))
    expectEqual(events("\u{1B}\u{85}"), [])
  }
}
