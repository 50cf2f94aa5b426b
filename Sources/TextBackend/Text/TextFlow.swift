import ViewTree

/// A text as a row of glyphs: what line breaking and truncation work on.
///
/// A glyph refers to its characters by their bytes, so that no string is made before the lines are known.
struct TextFlow {
  struct Glyph {
    enum Kind { case visible, space, lineBreak }

    var run: Int
    var bytes: Range<Int>
    var width: Int
    var kind: Kind
  }

  private(set) var glyphs: [Glyph] = []
  private var runs: [TextRun] = []

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
      glyphs.append(Glyph(run: runs.count - 1, bytes: offset..<offset + 1, width: 1, kind: kind))
    }
  }

  private mutating func append(_ run: TextRun, glyphs set: GlyphSet) {
    var text = VisibleText.make(run.text, glyphs: set)
    text.makeContiguousUTF8()
    runs.append(TextRun(text, style: run.style))
    var offset = 0
    for character in text {
      let end = offset + character.utf8.count
      let kind: Glyph.Kind = character == "\n" ? .lineBreak : character == " " ? .space : .visible
      let width = GraphemeWidth.of(character)
      glyphs.append(Glyph(run: runs.count - 1, bytes: offset..<end, width: width, kind: kind))
      offset = end
    }
  }

  func width(of range: Range<Int>) -> Int {
    range.reduce(0) { $0 + glyphs[$1].width }
  }

  /// The characters of a range of glyphs, each with its style.
  func runs(in range: Range<Int>) -> [TextRun] {
    var result: [TextRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let run = glyphs[start].run
      var end = start + 1
      while end < range.upperBound, glyphs[end].run == run { end += 1 }
      let bytes = glyphs[start].bytes.lowerBound..<glyphs[end - 1].bytes.upperBound
      result.append(TextRun(slice(runs[run].text, bytes), style: runs[run].style))
      start = end
    }
    return result
  }

  func style(at glyph: Int) -> GlyphStyle { runs[glyphs[glyph].run].style }

  private func slice(_ text: String, _ bytes: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    let end = text.utf8.index(start, offsetBy: bytes.count)
    return String(text[start..<end])
  }
}
