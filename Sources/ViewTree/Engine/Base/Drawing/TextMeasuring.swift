/// A piece of text in one style.
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var style: GlyphStyle
  /// The number of the text's link that the run belongs to, from 1 on; 0 for none.
  package var link: UInt16
  /// The gradient, if the colour depends on the position; a back end receives the colours of the single characters.
  package var gradient: GradientPaint?

  package init(_ text: String, style: GlyphStyle = GlyphStyle(), link: UInt16 = 0, gradient: GradientPaint? = nil) {
    self.text = text
    self.style = style
    self.link = link
    self.gradient = gradient
  }

  /// The run for right-to-left layouts: a run of only brackets is reversed, with each bracket replaced by its
  /// counterpart.
  ///
  /// Terminals that show right-to-left scripts mirror brackets in the same way. Other runs are unchanged.
  var mirrored: TextRun {
    guard text.allSatisfy({ Self.partners[$0] != nil }) else { return self }
    var run = turned
    run.text = String(run.text.map { Self.partners[$0] ?? $0 })
    return run
  }

  /// The counterparts of opening and closing characters, and the characters allowed between them.
  private static let partners: [Character: Character] = {
    var partners: [Character: Character] = [" ": " ", "=": "="]
    for pair in ["()", "[]", "<>", "{}", "‹›", "«»", "▏▕", "▌▐", "◂▸", "←→"] {
      let (open, close) = (pair[pair.startIndex], pair[pair.index(after: pair.startIndex)])
      (partners[open], partners[close]) = (close, open)
    }
    return partners
  }()

  /// The run with its characters in reverse order.
  var turned: TextRun {
    var run = self
    run.text = String(text.reversed())
    return run
  }
}

/// The position at which a line is truncated if it does not fit; an ellipsis replaces the omitted text.
package enum TextTruncation: Hashable, Sendable {
  /// Truncates at the start: `...a text`.
  case head
  /// Truncates at the end: `Only a...`.
  case tail
  /// Truncates in the middle: `Onl...ext`.
  case middle
}

/// The alignment of the lines of a text with each other.
///
/// Follows [TextAlignment](https://developer.apple.com/documentation/swiftui/textalignment).
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Aligns the starts of the lines.
  case leading
  /// Aligns the centres of the lines; an odd remaining column goes to the right.
  case center
  /// Aligns the ends of the lines.
  case trailing

  /// The alignment in the opposite layout direction.
  var mirrored: TextAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

/// A text with the rules for breaking it into lines, in three words, which fit into an existential.
package struct TextBlock: Equatable, Sendable {
  package private(set) var runs: [TextRun]
  private let upperLimit: Int32
  private let lowerLimit: Int32
  private let plainLength: Int32
  /// The alignment, truncation, glyphs and whole-word flag in one byte.
  ///
  /// With more fields the compiler copies the type by its run-time metadata: 300 instructions in a row of W1.
  private var manner: UInt8

  /// Creates a text.
  ///
  /// Line limits below 1 count as 1, and limits of 2³¹ - 1 or more as none.
  ///
  /// At most 10,000 lines are reserved.
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

  /// Whether a run has a gradient.
  package var isGraded: Bool { manner & 64 != 0 }

  /// Whether a word that is too long for a line is truncated instead of broken.
  package var keepsWords: Bool {
    get { manner & 32 != 0 }
    set { manner = newValue ? manner | 32 : manner & ~32 }
  }

  /// More lines than any reader scrolls through, and few enough to draw quickly.
  private static let mostReserved = 10_000

  /// Returns the text with colours between its own and those of another; `nil` if the texts differ or a colour is
  /// unknown.
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

  /// The text for right-to-left layouts: the alignment is reversed, and brackets open to the other side.
  var mirrored: TextBlock {
    var block = self
    block.alignment = alignment.mirrored
    for index in runs.indices { block.runs[index] = runs[index].mirrored }
    return block
  }

  /// Returns the text with a colour or a gradient for runs without a colour.
  func colored(_ color: Color.Resolved?, _ gradient: GradientPaint?) -> TextBlock {
    var block = self
    for index in runs.indices where runs[index].style.foreground == nil {
      block.runs[index].style.foreground = color
      block.runs[index].gradient = gradient
    }
    if gradient != nil { block.manner |= 64 }
    return block
  }

  /// The maximum number of lines.
  package var lineLimit: Int { upperLimit == .max ? .max : Int(upperLimit) }

  /// The minimum number of lines for which space is reserved.
  package var reservedLines: Int { Int(lowerLimit) }

  /// The number of characters, if the text is a single run of printable ASCII.
  ///
  /// Most texts are, and if one fits into a line, its width is that many cells, without reading its characters.
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
  /// Whether the text is only printable ASCII, so that each byte is a character and a cell.
  package var isPlain: Bool { hasOnlyBytes { $0 >= 0x20 && $0 < 0x7F } }
}

/// A line of a text after layout.
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

/// The measuring of text: the only service that the layout uses of a back end.
package protocol TextMeasuring: AnyObject {
  /// The size of one cell in the screen's unit: 1 × 1 for cells, 8 × 16 for points.
  var cellSize: CGSize { get }

  /// Returns the lines of a text for a proposal.
  ///
  /// A `nil` width breaks only at line ends. A height removes lines that do not fit, but never the first. The width is
  /// that of the longest line, not of the proposal.
  func layout(_ text: TextBlock, in proposal: ProposedViewSize) -> TextLayout

  /// Returns the only line of the layout, if there is one that can be found without work; otherwise `nil`.
  func plainLine(of text: TextBlock, in proposal: ProposedViewSize) -> TextLine?

  /// Returns the size of the layout, if it has one line that can be found without work; otherwise `nil`.
  func plainSize(of text: TextBlock, in proposal: ProposedViewSize) -> CGSize?
}

extension TextMeasuring {
  /// Returns the size of the layout.
  func size(of text: TextBlock, in proposal: ProposedViewSize) -> CGSize {
    plainSize(of: text, in: proposal) ?? layout(text, in: proposal).size
  }
}
