import Testing
import ViewTreeTesting
import ViewTree

@testable import TextBackend

struct VisibleTextTests {
  @Test(arguments: [
    ("\u{1B}[31m", "^[[31m", "␛[31m"), ("\u{7}", "^G", "␇"), ("\u{0}", "^@", "␀"), ("\u{7F}", "^?", "␡"),
    ("\u{80}", "<U+0080>", "<U+0080>"), ("\u{9B}2J", "<U+009B>2J", "<U+009B>2J"), ("\u{202E}", "<U+202E>", "<U+202E>"),
    ("\u{2066}x\u{2069}", "<U+2066>x<U+2069>", "<U+2066>x<U+2069>"), ("a\tb", "a    b", "a    b"),
    ("a\r\nb\rc\nd\u{2028}e\u{2029}f", "a\nb\nc\nd\ne\nf", "a\nb\nc\nd\ne\nf"), ("\n\r", "\n\n", "\n\n"),
    ("\u{B}\u{C}\u{85}", "^K^L<U+0085>", "␋␌<U+0085>"), ("naïve 界", "naïve 界", "naïve 界"),
  ])
  func `controls are shown, not executed`(_ text: String, _ ascii: String, _ unicode: String) {
    expectEqual(VisibleText.make(text, glyphs: .ascii), ascii)
    expectEqual(VisibleText.make(text, glyphs: .unicode), unicode)
  }

  @Test(arguments: GlyphSet.allCases)
  func `no unsafe scalar is left, and visible text is unchanged`(_ glyphs: GlyphSet) {
    for value in UInt32(0)..<0x2100 {
      let shown = VisibleText.make("a\(Unicode.Scalar(value)!)b", glyphs: glyphs)
      #expect(!shown.unicodeScalars.contains { VisibleText.isHarmful($0) && $0 != "\n" })
      expectEqual(VisibleText.make(shown, glyphs: glyphs), shown)
    }
  }
}
