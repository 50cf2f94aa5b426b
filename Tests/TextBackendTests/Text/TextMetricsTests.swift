import Testing
import ViewTree
import ViewTreeTesting

@testable import TextBackend

struct TextMetricsTests {
  let metrics = TextMetrics(cellSize: CGSize(width: 1, height: 1))

  func layout(_ text: String, _ width: CGFloat?, _ height: CGFloat? = nil, lineLimit: Int? = nil) -> TextLayout {
    let block = TextBlock([TextRun(text)], lineLimit: lineLimit)
    return metrics.layout(block, in: ProposedViewSize(width: width, height: height))
  }

  @Test(
    arguments: [
      ("Hello, world", 10, ["Hello,", "world"]), ("alpha beta", 5, ["alpha", "beta"]), ("hello", 2, ["he", "ll", "o"]),
      ("界界界", 2, ["界", "界", "界"]), ("界界界", 5, ["界界", "界"]), ("界a界", 1, ["界", "a", "界"]),
      ("alpha beta\ngamma", nil, ["alpha beta", "gamma"]), ("a b", .infinity, ["a b"]), ("", nil, [""]), ("", 0, [""]),
      ("a b", 0, ["a", "b"]), ("a b", -7, ["a", "b"]), ("a b", .nan, ["a", "b"]), ("a b", 1e300, ["a b"]),
      ("one  two", 5, ["one", "two"]), ("ab   ", 4, ["ab  "]), ("ab   ", 5, ["ab   "]), ("\n\n", nil, ["", "", ""]),
      ("a\n", 3, ["a", ""]), ("  ab", 4, ["  ab"]), ("x extraordinary", 6, ["x", "extrao", "rdinar", "y"]),
      ("ab cd ef", 5.9999, ["ab cd", "ef"]), ("abc def", 6.9999, ["abc def"]), ("\u{1B}[1m", nil, ["^[[1m"]),
      ("界\u{200B}a", 1, ["界\u{200B}", "a"]), ("abc", 1, ["a", "b", "c"]),
    ] as [(String, CGFloat?, [String])])
  func `lines break at spaces, then between graphemes`(_ text: String, _ width: CGFloat?, _ lines: [String]) {
    let result = layout(text, width)
    expectEqual(result.strings, lines)
    expectEqual(result.size.height, CGFloat(lines.count))
    expectEqual(result.size.width, CGFloat(lines.map(GraphemeWidth.columns).max()!))
  }

  @Test(
    arguments: [
      ("Notifications", 6, ["Not..."]), ("Notifications", 13, ["Notifications"]), ("Notifications", 0, ["."]),
      ("x extraordinary day", 6, ["x", "ext..."]), ("one two", 3, ["one", "two"]), ("ab   ", 2, ["ab"]),
      ("long\nnext", 3, ["..."]), ("界界", 3, ["..."]),
    ] as [(String, CGFloat, [String])])
  func `a text that keeps words ends before the first without room`(_ text: String, _ width: CGFloat, _ lines: [String])
  {
    var block = TextBlock([TextRun(text)])
    block.keepsWords = true
    expectEqual(metrics.layout(block, in: ProposedViewSize(width: width, height: nil)).strings, lines)
  }

  @Test(arguments: [
    "alpha beta gamma", "a bb ccc dddd", "界面 is wide", "  indented  twice  ", "one\n\ntwo three\n",
    "👩‍👩‍👧 e\u{301}e\u{301}",
    "antidisestablishmentarianism", "\u{200B}a\u{200B} b",
  ])
  func `at every width the lines fit and nothing is lost`(_ text: String) {
    for width in 0...12 {
      let result = layout(text, CGFloat(width))
      for line in result.strings where GraphemeWidth.columns(of: line) > max(width, 1) {
        expectEqual(line.filter { GraphemeWidth.of($0) > 0 }.count, 1, "\"\(line)\" in \(width)")
      }
      let words = { (string: String) in string.filter { $0 != " " && $0 != "\n" } }
      expectEqual(words(result.strings.joined()), words(text), "width \(width)")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 8, 100])
  func `no line is longer than a limit allows, truncated or not`(_ width: Int) {
    for limit in 1...4 {
      for mode in [TextTruncation.head, .middle, .tail] {
        for set in GlyphSet.allCases {
          let block = TextBlock([TextRun("ab 界界 cde\n\nf")], lineLimit: limit, truncation: mode, glyphs: set)
          let result = metrics.layout(block, in: ProposedViewSize(width: CGFloat(width), height: nil))
          #expect(result.lines.count <= limit)
          for line in result.strings { #expect(GraphemeWidth.columns(of: line) <= max(width, 2)) }
        }
      }
    }
  }

  @Test(arguments: [
    (TextTruncation.tail, "ABCDEFGHIJKLMNOPQRS…", "ABCDEFGHIJKLMNOPQ..."),
    (.middle, "ABCDEFGHI…0123456789", "ABCDEFGH...123456789"),
    (.head, "…RSTUVWXYZ0123456789", "...TUVWXYZ0123456789"),
  ])
  func `a line is truncated by its mode`(_ mode: TextTruncation, _ unicode: String, _ ascii: String) {
    for (glyphs, line) in [(GlyphSet.unicode, unicode), (.ascii, ascii)] {
      let run = TextRun("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
      let block = TextBlock([run], lineLimit: 1, truncation: mode, glyphs: glyphs)
      let result = metrics.layout(block, in: ProposedViewSize(width: 20, height: nil))
      expectEqual(result.strings, [line])
      expectEqual(result.size, CGSize(width: 20, height: 1))
    }
  }

  @Test(
    arguments: [
      ("alpha beta gamma", 5, 2, ["alpha", "be..."]), ("alpha", 5, 0, ["alpha"]), ("alpha", 5, .nan, ["alpha"]),
      ("alpha beta", 5, 1.9, ["al..."]), ("alpha beta", 5, -3, ["al..."]),
      ("alpha beta", 5, .infinity, ["alpha", "beta"]),
      ("ab cdefghijkl", 6, 1, ["ab ..."]), ("界界界", 5, 1, ["界..."]), ("界界界", 4, 1, ["..."]), ("abc", 2, 1, [".."]),
      ("one\ntwo", nil, 1, ["one..."]), ("one\ntwo", 10, 1, ["one..."]), ("one\ntwo", 4, 1, ["o..."]),
      ("\ntwo", 4, 1, ["..."]),
    ] as [(String, CGFloat?, CGFloat, [String])])
  func `a height removes lines but never the first`(
    _ text: String, _ width: CGFloat?, _ height: CGFloat, _ lines: [String]
  ) {
    expectEqual(layout(text, width, height).strings, lines)
  }

  @Test(arguments: [-1, 0, 1]) func `a line limit below one counts as one`(_ limit: Int) {
    expectEqual(layout("alpha beta", 5, lineLimit: limit).strings, ["al..."])
  }

  @Test func `the cell that a wide glyph leaves free at the truncated tail stays free`() {
    let block = TextBlock([TextRun("a界界b")], lineLimit: 1, truncation: .tail, glyphs: .unicode)
    let result = metrics.layout(block, in: ProposedViewSize(width: 3, height: nil))
    expectEqual(result.strings, ["a…"])
    expectEqual(result.size, CGSize(width: 2, height: 1))
  }

  @Test(arguments: [TextTruncation.head, .middle, .tail])
  func `a last line that fits ends with the ellipsis, whatever the mode`(_ mode: TextTruncation) {
    let block = TextBlock([TextRun("ab cd\nef")], lineLimit: 1, truncation: mode, glyphs: .unicode)
    expectEqual(metrics.layout(block, in: ProposedViewSize(width: 8, height: nil)).strings, ["ab cd…"])
    expectEqual(metrics.layout(block, in: ProposedViewSize(width: 6, height: nil)).strings, ["ab cd…"])
  }

  @Test func `reserved lines keep their height`() {
    let block = TextBlock([TextRun("ab")], reservedLines: 2)
    let result = metrics.layout(block, in: ProposedViewSize(width: 10, height: nil))
    expectEqual(result.size, CGSize(width: 2, height: 2))
    expectEqual(result.strings, ["ab"])
  }

  @Test(arguments: [(TextAlignment.leading, [0, 0, 0]), (.center, [0, 1, 2]), (.trailing, [0, 3, 4])])
  func `lines are aligned with the longest`(_ alignment: TextAlignment, _ columns: [CGFloat]) {
    let points = TextMetrics(cellSize: CGSize(width: 8, height: 16))
    let block = TextBlock([TextRun("alpha\nab\nc")], alignment: alignment)
    let result = points.layout(block, in: .unspecified)
    expectEqual(result.lines.map(\.offset), columns.map { $0 * 8 })
    expectEqual(result.size, CGSize(width: 40, height: 48))
  }

  @Test func `cells are higher than they are wide`() {
    let points = TextMetrics(cellSize: CGSize(width: 8, height: 16))
    func strings(_ width: CGFloat?, _ height: CGFloat?) -> [String] {
      points.layout(TextBlock([TextRun("alpha beta")]), in: ProposedViewSize(width: width, height: height)).strings
    }
    expectEqual(strings(40, 16), ["al..."])
    expectEqual(strings(40, 32), ["alpha", "beta"])
    expectEqual(strings(nil, 16), ["alpha beta"])
    expectEqual(strings(80, 1), ["alpha beta"])
  }

  @Test func `a plain text that fits on one line is measured without visiting its characters`() {
    let points = TextMetrics(cellSize: CGSize(width: 8, height: 16))
    let block = TextBlock([TextRun("abc")])
    for width in [nil, 24, 100] as [CGFloat?] {
      let proposal = ProposedViewSize(width: width, height: 1)
      expectEqual(points.plainSize(of: block, in: proposal), CGSize(width: 24, height: 16))
      expectEqual(points.plainLine(of: block, in: proposal), TextLine(runs: block.runs, offset: 0, width: 24))
    }
    let narrow = ProposedViewSize(width: 23, height: nil)
    #expect(points.plainSize(of: block, in: narrow) == nil && points.plainLine(of: block, in: narrow) == nil)
  }

  @Test func `space is kept for ten thousand lines at most`() {
    for (limit, height) in [(Int.max, 10_000), (10_001, 10_000), (10_000, 10_000), (3, 3), (0, 1), (-5, 1)] {
      let block = TextBlock([TextRun("ab")], lineLimit: limit, reservedLines: limit)
      expectEqual(metrics.layout(block, in: .unspecified).size.height, CGFloat(height))
      expectEqual(metrics.plainSize(of: block, in: .unspecified)?.height, CGFloat(height))
    }
  }

  /// The measured lines are the drawn ones: the kept lines equal those for the size of the frame.
  @Test func `a layout that reports that it fits a size has the lines of that size`() {
    var random = SplitMix(seed: 24)
    let pieces = ["a", "bb", "ccc ", " ", "  ", "界", "界面 ", "e\u{301}", "\n", "\u{200B}", "long-word"]
    for round in 0..<2_000 {
      let count = Int.random(in: 0..<12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      let block = TextBlock(
        [TextRun(text), TextRun("tail", style: GlyphStyle(traits: .bold))],
        lineLimit: [nil, 1, 2].randomElement(using: &random)!,
        truncation: [.head, .middle, .tail].randomElement(using: &random)!,
        alignment: TextAlignment.allCases.randomElement(using: &random)!)
      let proposal = ProposedViewSize(width: CGFloat(Int.random(in: 0..<12, using: &random)), height: nil)
      let measured = metrics.layout(block, in: proposal)
      let drawn = metrics.layout(block, in: ProposedViewSize(measured.size))
      #expect(drawn.fits(measured.size), "round \(round)")
      guard measured.fits(measured.size) else { continue }
      expectEqual(measured.lines, drawn.lines, "round \(round): \(text.debugDescription) in \(proposal)")
    }
  }

  @Test func `a layout fits neither another size nor, if a line is cut, its own`() {
    #expect(layout("alpha beta", 7).fits(CGSize(width: 5, height: 2)))
    #expect(!layout("alpha beta", 7).fits(CGSize(width: 7, height: 2)))
    #expect(!layout("alpha beta", 7).fits(CGSize(width: 5, height: 1)))
    #expect(!layout("alpha beta", 7, lineLimit: 1).fits(CGSize(width: 7, height: 1)))
    #expect(!layout("界a", 1).fits(CGSize(width: 2, height: 2)))
  }

  @Test func `some lines of a layout are as they are among all`() {
    let block = TextBlock([TextRun("one two"), TextRun(" three four five six")], lineLimit: 4, alignment: .center)
    let result = metrics.layout(block, in: ProposedViewSize(width: 5, height: nil))
    expectEqual(result.strings, ["one", "two", "three", "fo..."])
    for start in 0...4 {
      for end in start...4 { expectEqual(result[start..<end], Array(result.lines[start..<end])) }
    }
  }

  @Test func `styles survive wrapping and truncation`() {
    let bold = GlyphStyle(traits: .bold)
    let runs = [TextRun("one t", style: bold), TextRun("wo three")]
    let wrapped = metrics.layout(TextBlock(runs), in: ProposedViewSize(width: 5, height: nil))
    expectEqual(
      wrapped.lines.map(\.runs),
      [
        [TextRun("one", style: bold)], [TextRun("t", style: bold), TextRun("wo")], [TextRun("three")],
      ])
    func cut(_ mode: TextTruncation) -> [TextRun] {
      let block = TextBlock(runs, lineLimit: 1, truncation: mode, glyphs: .unicode)
      return metrics.layout(block, in: ProposedViewSize(width: 6, height: nil)).lines[0].runs
    }
    expectEqual(cut(.tail), [TextRun("one t…", style: bold)])
    expectEqual(cut(.middle), [TextRun("on…", style: bold), TextRun("ree")])
    expectEqual(cut(.head), [TextRun("…", style: bold), TextRun("three")])
  }
}

extension TextLayout {
  fileprivate var lines: [TextLine] { self[0..<count] }
  fileprivate var strings: [String] { lines.map { $0.runs.map(\.text).joined() } }
}
