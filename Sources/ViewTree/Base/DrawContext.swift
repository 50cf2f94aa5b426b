/// Where elements draw themselves: each adds items to the picture, in its own coordinates.
struct DrawContext {
  /// The frame in absolute coordinates of the element that draws.
  var frame = CGRect.zero
  /// What lies outside is not drawn.
  private var clip = CGRect.zero
  private(set) var items: [DisplayItem] = []

  /// With space for some items.
  init(capacity: Int) { items.reserveCapacity(capacity) }

  /// From now on an element in this frame draws.
  mutating func enter(_ frame: CGRect, clip: CGRect) { (self.frame, self.clip) = (frame, clip) }

  mutating func line(_ line: TextLine) { add(.line(line)) }
  /// Lines of text from the top of the frame.
  mutating func text(_ lines: [TextLine]) { add(.text(lines)) }
  mutating func fill(_ color: Color.Resolved?) { add(.fill(color)) }
  mutating func pattern(_ glyph: Character, _ style: GlyphStyle) { add(.pattern(glyph, style)) }
  mutating func box(_ glyphs: BoxGlyphs, _ style: GlyphStyle) { add(.box(glyphs, style)) }

  private mutating func add(_ content: DisplayItem.Content) {
    items.append(DisplayItem(frame: frame, clip: clip, content: content))
  }

  /// Exchanges foreground and background of the text in the items from a position on.
  mutating func invert(from start: Int) {
    for index in start..<items.count { items[index].invert() }
  }
}

extension DisplayItem {
  fileprivate mutating func invert() {
    switch content {
    case .line(let line): content = .line(line.inverted)
    case .text(let lines): content = .text(lines.map(\.inverted))
    case .fill, .pattern, .box: break
    }
  }
}

extension TextLine {
  fileprivate var inverted: TextLine {
    var copy = self
    for run in runs.indices { copy.runs[run].style.traits.insert(.inverse) }
    return copy
  }
}
