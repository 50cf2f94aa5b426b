import ViewTree

/// A text as a row of glyphs, for line breaking and truncation.
///
/// A glyph refers to its characters by the offset of their first byte, so that no string is created before it is drawn.
struct TextFlow {
  /// A character of the text: its place in the runs, its width in cells, and its kind.
  ///
  /// It takes twelve bytes, because a text may have millions of glyphs.
  struct Glyph {
    enum Kind { case visible, space, lineBreak }

    fileprivate let run: UInt32
    fileprivate let start: UInt32
    private let columns: UInt8
    let kind: Kind

    /// The width in cells.
    var width: Int { Int(columns) }

    fileprivate init(run: Int, start: Int, width: Int, kind: Kind) {
      (self.run, self.start, columns, self.kind) = (UInt32(run), UInt32(start), UInt8(width), kind)
    }
  }

  private(set) var glyphs: [Glyph] = []
  /// The runs of the text, made safe to display, to which the glyphs refer.
  private(set) var runs: [TextRun] = []

  init(_ runs: [TextRun], glyphs set: GlyphSet) {
    for run in runs where !run.text.isEmpty {
      if run.text.isPlain { appendPlain(run) } else { append(run, glyphs: set) }
    }
  }

  private mutating func appendPlain(_ run: TextRun) {
    runs.append(run)
    if glyphs.isEmpty { glyphs.reserveCapacity(run.text.utf8.count) }
    for (offset, byte) in run.text.utf8.enumerated() {
      let kind: Glyph.Kind = byte == 0x20 ? .space : .visible
      glyphs.append(Glyph(run: runs.count - 1, start: offset, width: 1, kind: kind))
    }
  }

  private mutating func append(_ run: TextRun, glyphs set: GlyphSet) {
    var text = VisibleText.make(run.text, glyphs: set)
    text.makeContiguousUTF8()
    runs.append(TextRun(text, style: run.style, link: run.link, gradient: run.gradient))
    var offset = 0
    for character in text {
      let kind: Glyph.Kind = character == "\n" ? .lineBreak : character == " " ? .space : .visible
      let width = GraphemeWidth.of(character)
      glyphs.append(Glyph(run: runs.count - 1, start: offset, width: width, kind: kind))
      offset += character.utf8.count
    }
  }

  func width(of range: Range<Int>) -> Int {
    range.reduce(0) { $0 + glyphs[$1].width }
  }

  /// Returns the text of a range of glyphs as runs with their styles; empty for an empty range.
  func runs(in range: Range<Int>) -> [TextRun] { span(of: range).runs(of: runs) }

  /// Returns the part of the runs that a range of glyphs covers.
  func span(of range: Range<Int>) -> TextLayout.Span {
    guard let first = range.first, let last = range.last else { return .empty }
    let (lastRun, next) = (Int(glyphs[last].run), last + 1)
    let isContinued = next < glyphs.count && glyphs[next].run == glyphs[last].run
    return TextLayout.Span(
      firstRun: Int(glyphs[first].run), start: Int(glyphs[first].start), lastRun: lastRun,
      end: isContinued ? Int(glyphs[next].start) : runs[lastRun].text.utf8.count)
  }

  func style(at glyph: Int) -> GlyphStyle { runs[Int(glyphs[glyph].run)].style }
}
