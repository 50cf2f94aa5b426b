import Testing
import ViewTree

@testable import TextBackend

/// Text that tries to take over the terminal, or to mislead its reader.
struct HostileTextTests {
  static let strings = [
    "\u{1B}[2J\u{1B}[H", "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://x\u{1B}\\link", "\u{9B}31m", "\u{9D}0;t\u{9C}",
    "\u{7}\u{8}\u{7F}",
    "a\rb", "\u{202E}abc\u{202C}", "\u{2066}x\u{2069}", "\u{0}\u{1}\u{1F}", "x\u{85}y\u{2028}z", "a\u{1B}\u{301}b",
    "\u{B}\u{C}",
  ]

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.generalCategory == .control { return scalar != "\n" }
    return "\u{2028}\u{2029}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars
      .contains(scalar)
  }

  /// The output less the encoder's own sequences.
  func withoutSequences(_ output: String) -> String { output.replacing(/\x1B\[[0-9;]*[mHJ]/, with: "") }

  func expectHarmless(_ grid: CellGrid) {
    let outputs = [
      PlainTextEncoder.encode(grid), CellsEncoder.encode(grid), SVGEncoder.encode(grid), HTMLEncoder.encode(grid),
      withoutSequences(ANSIEncoder.encode(grid)), withoutSequences(ANSIEncoder.encodeChanges(of: grid)),
    ]
    for output in outputs {
      #expect(!output.unicodeScalars.contains(where: Self.isControl), "\(output.debugDescription)")
    }
    #expect(!PlainTextEncoder.encode(grid).contains("\u{1B}") && !ANSIEncoder.encode(grid).contains("\u{1B}[2J"))
  }

  @Test(arguments: strings) func `laid out text has no controls in any output`(_ string: String) {
    for glyphs in GlyphSet.allCases {
      expectHarmless(draw(40, 4, [text(string, GlyphStyle(traits: .bold), glyphs: glyphs)]))
    }
  }

  @Test(arguments: strings) func `text that was not laid out has no controls either`(_ string: String) {
    let line = TextLine(runs: [TextRun(string)], offset: 0, width: 40)
    let character = string.first!
    let box = BoxGlyphs(
      horizontal: character, vertical: character, topLeading: character, topTrailing: character,
      bottomLeading: character, bottomTrailing: character)
    expectHarmless(
      draw(
        40, 8,
        [
          item(rect(0, 0, 40, 1), .text([line])), item(rect(0, 2, 5, 1), .pattern(character, GlyphStyle())),
          item(rect(0, 4, 5, 3), .box(box, GlyphStyle())),
        ]))
  }
}
