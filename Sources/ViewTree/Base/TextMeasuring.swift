/// A piece of text in one style.
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var style: GlyphStyle
  /// Which of the text's links it belongs to, from 1 on; 0 for none.
  package var link: UInt16
  /// What the colour is by the place, where it is not one: a back end is told the colours of the single characters.
  package var gradient: GradientPaint?

  package init(_ text: String, style: GlyphStyle = GlyphStyle(), link: UInt16 = 0, gradient: GradientPaint? = nil) {
    self.text = text
    self.style = style
    self.link = link
    self.gradient = gradient
  }

  /// The same where lines run to the left: what is nothing but brackets opens to the other side.
  ///
  /// Who shows right-to-left scripts turns them round as well. Words stay as they are.
  var mirrored: TextRun {
    guard text.allSatisfy({ Self.partners[$0] != nil }) else { return self }
    var run = turned
    run.text = String(run.text.map { Self.partners[$0] ?? $0 })
    return run
  }

  /// Signs that open or close, and what stands between them.
  private static let partners: [Character: Character] = {
    var partners: [Character: Character] = [" ": " ", "=": "="]
    for pair in ["()", "[]", "<>", "{}", "‹›", "«»", "▏▕", "▌▐", "◂▸", "←→"] {
      let (open, close) = (pair[pair.startIndex], pair[pair.index(after: pair.startIndex)])
      (partners[open], partners[close]) = (close, open)
    }
    return partners
  }()

  /// The same from the last character to the first.
  var turned: TextRun {
    var run = self
    run.text = String(text.reversed())
    return run
  }
}

/// Where a line of text is cut when it does not fit; what is left out is an ellipsis.
package enum TextTruncation: Hashable, Sendable {
  /// At the start: `...a text`.
  case head
  /// At the end: `Only a...`.
  case tail
  /// In the middle: `Onl...ext`.
  case middle
}

/// How the lines of a text are aligned with each other.
///
/// Follows [TextAlignment](https://developer.apple.com/documentation/swiftui/textalignment).
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// All begin at one column.
  case leading
  /// Their middles are in one column; half a column too many goes to the right.
  case center
  /// All end at one column.
  case trailing

  /// The same where lines run the other way.
  var mirrored: TextAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

/// A text and how it may be broken into lines, in three words: so much fits into an existential.
package struct TextBlock: Equatable, Sendable {
  package private(set) var runs: [TextRun]
  private let upperLimit: Int32
  private let lowerLimit: Int32
  private let plainLength: Int32
  /// Alignment, truncation, glyphs and whether words stay whole, in one byte: of more parts the compiler makes copies by
  /// what it knows of the type at run time, 300 instructions a row of W1.
  private var manner: UInt8

  /// Line limits below 1 count as 1, and those beyond two thousand million as none.
  ///
  /// Space is kept for at most ten thousand lines.
  package init(
    _ runs: [TextRun], lineLimit: Int? = nil, reservedLines: Int = 0, truncation: TextTruncation = .tail,
    alignment: TextAlignment = .leading, glyphs: GlyphSet = .ascii
  ) {
    self.runs = runs
    upperLimit = Int32(clamping: max(lineLimit ?? .max, 1))
    lowerLimit = Int32(min(max(reservedLines, 0), Self.mostReserved))
    let isGraded = runs.count == 1 ? runs[0].gradient != nil : runs.contains { $0.gradient != nil }
    manner = alignment.code | truncation.code << 2 | (glyphs == .unicode ? 16 : 0) | (isGraded ? 64 : 0)
    plainLength = runs.count == 1 && runs[0].text.isPlain ? Int32(exactly: runs[0].text.utf8.count) ?? 0 : 0
  }

  package var alignment: TextAlignment {
    get { TextAlignment(code: manner & 3) }
    set { manner = manner & ~3 | newValue.code }
  }
  package var truncation: TextTruncation { TextTruncation(code: manner >> 2 & 3) }
  package var glyphs: GlyphSet { manner & 16 == 0 ? .ascii : .unicode }

  /// Whether a run of it is in a gradient.
  package var isGraded: Bool { manner & 64 != 0 }

  /// Whether a word that has no room in a line is cut there, and not broken into lines.
  package var keepsWords: Bool {
    get { manner & 32 != 0 }
    set { manner = newValue ? manner | 32 : manner & ~32 }
  }

  /// More lines than any reader scrolls through, and few enough to be drawn in a moment.
  private static let mostReserved = 10_000

  /// The same text in colours on the way to those of another one; `nil` where there is none.
  func mixed(with other: TextBlock, amount: Double) -> TextBlock? {
    guard runs.count == other.runs.count else { return nil }
    var block = other
    for index in runs.indices {
      guard runs[index].text == other.runs[index].text,
        let style = runs[index].style.mixed(with: other.runs[index].style, amount: amount)
      else { return nil }
      block.runs[index].style = style
    }
    return block
  }

  /// The same where lines run to the left: they begin at the other side, and brackets open to it.
  var mirrored: TextBlock {
    var block = self
    block.alignment = alignment.mirrored
    for index in runs.indices { block.runs[index] = runs[index].mirrored }
    return block
  }

  /// The same text in a colour, or a gradient, where it has neither.
  func colored(_ color: Color.Resolved?, _ gradient: GradientPaint?) -> TextBlock {
    var block = self
    for index in runs.indices where runs[index].style.foreground == nil {
      block.runs[index].style.foreground = color
      block.runs[index].gradient = gradient
    }
    if gradient != nil { block.manner |= 64 }
    return block
  }

  /// The most lines.
  package var lineLimit: Int { upperLimit == .max ? .max : Int(upperLimit) }

  /// The least lines for which space is kept.
  package var reservedLines: Int { Int(lowerLimit) }

  /// How many characters the text has, if it is a single run of printable ASCII: most texts are, and one of them that
  /// fits into a line is as wide as that many cells, without a look at its characters.
  package var plainCount: Int? { plainLength > 0 ? Int(plainLength) : nil }
}

extension TextAlignment {
  fileprivate var code: UInt8 {
    switch self {
    case .leading: 0
    case .center: 1
    case .trailing: 2
    }
  }

  fileprivate init(code: UInt8) { self = code == 0 ? .leading : code == 1 ? .center : .trailing }
}

extension TextTruncation {
  fileprivate var code: UInt8 {
    switch self {
    case .head: 0
    case .tail: 1
    case .middle: 2
    }
  }

  fileprivate init(code: UInt8) { self = code == 0 ? .head : code == 1 ? .tail : .middle }
}

extension String {
  /// Whether the text consists of printable ASCII only, so that a byte is a character is a cell.
  package var isPlain: Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
      return true
    }
  }
}

/// One line of a laid out text.
package struct TextLine: Equatable, Sendable {
  package var runs: [TextRun]
  /// The distance from the leading edge of the text, in the screen's unit.
  package var offset: CGFloat
  package var width: CGFloat

  package init(runs: [TextRun], offset: CGFloat, width: CGFloat) {
    self.runs = runs
    self.offset = offset
    self.width = width
  }
}

/// The only thing that layout asks of a back end: how large a text is.
package protocol TextMeasuring: AnyObject {
  /// The size of one cell in the screen's unit: 1 × 1 for cells, 8 × 16 for points.
  var cellSize: CGSize { get }

  /// Breaks a text into lines for a proposal.
  ///
  /// A `nil` width breaks only at line ends. A height removes lines that do not fit, but never the first.
  /// The width is that of the longest line, not the proposal's.
  func layout(_ text: TextBlock, in proposal: ProposedViewSize) -> TextLayout

  /// The only line of the layout, if there is one and to find it is no work.
  func plainLine(of text: TextBlock, in proposal: ProposedViewSize) -> TextLine?

  /// The size of the layout, if it has one line and to find that is no work.
  func plainSize(of text: TextBlock, in proposal: ProposedViewSize) -> CGSize?
}

extension TextMeasuring {
  /// The size of the layout alone.
  func size(of text: TextBlock, in proposal: ProposedViewSize) -> CGSize {
    plainSize(of: text, in: proposal) ?? layout(text, in: proposal).size
  }
}
