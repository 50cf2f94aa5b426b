/// Where an element draws itself: it adds items to the picture, in its own coordinates.
struct DrawContext {
  /// The element's frame in absolute coordinates.
  var frame: CGRect
  /// What lies outside is not drawn.
  var clip: CGRect
  private(set) var items: [DisplayItem] = []

  init(frame: CGRect, clip: CGRect) {
    self.frame = frame
    self.clip = clip
  }

  /// Lines of text from the top of the frame.
  mutating func text(_ lines: [TextLine]) { add(.text(lines)) }
  mutating func fill(_ color: Color.Resolved?) { add(.fill(color)) }
  mutating func pattern(_ glyph: Character, _ style: GlyphStyle) { add(.pattern(glyph, style)) }
  mutating func box(_ glyphs: BoxGlyphs, _ style: GlyphStyle) { add(.box(glyphs, style)) }

  private mutating func add(_ content: DisplayItem.Content) {
    items.append(DisplayItem(frame: frame, clip: clip, content: content))
  }

  mutating func append(_ newItems: [DisplayItem]) { items += newItems }
}
