/// The context in which elements draw.
///
/// Each adds items to the picture, in its own coordinates.
public struct DrawContext {
  /// The size of the element that draws, in the screen's unit.
  public var size: CGSize { frame.size }
  /// The frame of the drawing element, in absolute coordinates.
  var frame = CGRect.zero
  /// The area outside which nothing is drawn.
  private(set) var clip = CGRect.zero
  /// The part of the picture that is being drawn.
  private let area: CGRect
  private(set) var items: [DisplayItem] = []
  /// Whether the drawing element is on its way out: it cannot have the focus, and shows no cursor.
  var isLeaving = false

  /// Creates a context for an area of the picture, with space for some items.
  init(area: CGRect, capacity: Int) {
    self.area = area
    items.reserveCapacity(capacity)
  }

  /// The visible part of the frame that is being drawn, in absolute coordinates.
  var visible: CGRect { frame.clipped(to: clip).clipped(to: area) }

  /// Begins the drawing of an element with this frame.
  mutating func enter(_ frame: CGRect, clip: CGRect) { (self.frame, self.clip) = (frame, clip) }

  mutating func line(_ line: TextLine) { add(.line(line)) }
  mutating func fill(_ color: Color.Resolved?) { add(.fill(color)) }
  mutating func pattern(_ glyph: Character, _ style: GlyphStyle) { add(.pattern(glyph, style)) }

  /// Fills the cells of a rectangle of the leaf with a colour, over the existing one; `nil` clears them to the
  /// terminal's default.
  ///
  /// The rectangle is clipped to the leaf. A rectangle that is empty or not a number has no effect.
  public mutating func fill(_ rect: CGRect, with color: Color.Resolved?) { add(.fill(color?.drawn), in: rect) }

  /// Draws a glyph in every cell of a rectangle of the leaf, over the existing content; a wide glyph in every second
  /// cell.
  ///
  /// The rectangle is clipped to the leaf. A rectangle that is empty or not a number has no effect.
  public mutating func fill(_ rect: CGRect, with glyph: Character, style: GlyphStyle = GlyphStyle()) {
    add(.pattern(glyph, style), in: rect)
  }

  /// Shows the terminal's cursor in the cell at a point of the element; nothing outside the frame.
  ///
  /// The screen shows at most one cursor, that of the view with the focus. The colour applies if the terminal or the
  /// document supports it.
  public mutating func caret(at point: CGPoint, color: Color.Resolved? = nil) {
    if isLeaving { return }
    let origin = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    // Clipped to the frame: outside, damage of the frame would neither show nor remove the cursor.
    let item = DisplayItem(
      frame: CGRect(origin: origin, size: .zero), clip: clip.clipped(to: frame), content: .caret(color?.drawn))
    items.append(item)
  }

  mutating func box(_ glyphs: BoxGlyphs, _ style: GlyphStyle) { add(.box(glyphs, style)) }

  /// Draws a piece of a line in every cell.
  mutating func rule(_ glyph: Character, _ style: GlyphStyle) { add(.rule(glyph, style)) }
  mutating func rule(_ glyph: Character, _ style: GlyphStyle, in rect: CGRect) { add(.rule(glyph, style), in: rect) }

  /// Draws a piece of a line in the cells of a rectangle that already contain a line.
  mutating func joint(_ glyph: Character, _ style: GlyphStyle, in rect: CGRect) {
    add(.rule(glyph, style, isJoint: true), in: rect)
  }

  /// Draws a part of a line around the frame.
  mutating func box(_ glyphs: BoxGlyphs, _ style: GlyphStyle, shownIn part: CGRect) {
    let part = part.offsetBy(dx: frame.minX, dy: frame.minY)
    items.append(DisplayItem(frame: frame, clip: clip.clipped(to: part), content: .box(glyphs, style)))
  }

  /// Draws all lines of a text from a point on, clipped to the frame.
  mutating func draw(_ layout: TextLayout, at point: CGPoint) {
    let start = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    let lines = DisplayItem.Content.text(layout[0..<layout.count])
    items.append(
      DisplayItem(frame: CGRect(origin: start, size: layout.size), clip: clip.clipped(to: frame), content: lines))
  }

  /// Draws the visible lines of a text, whose first line is at the top of the frame.
  mutating func text(_ layout: TextLayout) {
    let rows = rows(of: layout)
    guard !rows.isEmpty else { return }
    var item = DisplayItem(frame: frame, clip: clip, content: .text(layout[rows]))
    item.frame.origin.y += CGFloat(rows.lowerBound) * layout.lineHeight
    items.append(item)
  }

  /// Returns the lines within the clip and the area, and one more on each side, because edges are rounded to cells
  /// later.
  private func rows(of layout: TextLayout) -> Range<Int> {
    func row(_ y: CGFloat) -> Int {
      let row = (y - frame.minY) / layout.lineHeight
      return row > 0 ? Int(clamping: min(row, CGFloat(layout.count))) : 0
    }
    let first = max(row(max(clip.minY, area.minY)) - 1, 0)
    return first..<max(first, min(row(min(clip.maxY, area.maxY)) + 2, layout.count))
  }

  private mutating func add(_ content: DisplayItem.Content) {
    items.append(DisplayItem(frame: frame, clip: clip, content: content))
  }

  /// Adds an item for a rectangle in the element's coordinates, clipped to its frame.
  private mutating func add(_ content: DisplayItem.Content, in rect: CGRect) {
    items.append(
      DisplayItem(
        frame: rect.offsetBy(dx: frame.minX, dy: frame.minY), clip: clip.clipped(to: frame), content: content))
  }

  /// Adds an item for a rectangle in absolute coordinates, clipped to the element's frame.
  mutating func add(_ content: DisplayItem.Content, clippedToFrame rect: CGRect) {
    items.append(DisplayItem(frame: rect, clip: clip.clipped(to: frame), content: content))
  }

  /// Adds an item for whole cells, including cells that lie only partly in the frame.
  mutating func add(_ content: DisplayItem.Content, inCells rect: CGRect) {
    items.append(DisplayItem(frame: rect.offsetBy(dx: frame.minX, dy: frame.minY), clip: clip, content: content))
  }

  /// Draws a line inside a rectangle.
  mutating func box(_ glyphs: BoxGlyphs, _ style: GlyphStyle, in rect: CGRect) { add(.box(glyphs, style), in: rect) }

  /// Dims the items from a position on.
  mutating func dim(from start: Int = 0) {
    for index in start..<items.count { items[index].content.changeStyles { $0.traits.insert(.dim) } }
  }

  /// Changes the colours of the items from a position on; the terminal's default colours are unknown and stay.
  mutating func recolor(from start: Int, _ change: (Color.Resolved) -> Color.Resolved) {
    for index in start..<items.count {
      items[index].content.changeStyles {
        $0.foreground = $0.foreground.map(change)
        $0.background = $0.background.map(change).flatMap { $0.alpha == 0 ? nil : $0 }
      }
      items[index].content.changeFills(change)
    }
    items += take(from: start).filter { !$0.isTransparent }
  }

  /// Removes and returns the items from a position on.
  mutating func take(from start: Int) -> [DisplayItem] {
    defer { items.removeSubrange(start...) }
    return Array(items[start...])
  }

  /// Adds items that are composed as a whole over the content below.
  mutating func layer(_ layer: DisplayLayer) {
    guard let frame = layer.items.first.map({ layer.items.dropFirst().reduce($0.frame) { $0.joined(with: $1.frame) } })
    else { return }
    items.append(DisplayItem(frame: frame, clip: area, content: .layer(layer)))
  }

  /// Combines the items from a position on into a layer.
  mutating func makeLayer(from start: Int, _ make: ([DisplayItem]) -> DisplayLayer) { layer(make(take(from: start))) }

  /// Multiplies the opacity of the items from a position on by a factor from 0 to 1.
  ///
  /// `around` is the opacity of the enclosing groups.
  mutating func fade(from start: Int, to opacity: Double, around: Double = 1) {
    for index in start..<items.count {
      // A layer is faded as a whole.
      if case .layer(var layer) = items[index].content {
        layer.opacity *= opacity
        items[index].content = .layer(layer)
        continue
      }
      items[index].content.changeStyles { $0.fade(to: opacity, around: around) }
      items[index].content.changeFills { $0.faded(opacity) }
    }
  }

  /// Exchanges foreground and background of the text in the items from a position on.
  mutating func invert(from start: Int) { for index in start..<items.count { items[index].invert() } }

  /// Exchanges foreground and background in the runs of one link.
  mutating func invert(link: UInt16, from start: Int) {
    for index in start..<items.count {
      switch items[index].content {
      case .line(let line): items[index].content = .line(line.inverting(link: link))
      case .text(let lines): items[index].content = .text(lines.map { $0.inverting(link: link) })
      default: continue
      }
    }
  }
}

extension DisplayItem {
  /// Whether it is a fill with an alpha of 0.
  fileprivate var isTransparent: Bool { if case .fill(let color?) = content { color.alpha == 0 } else { false } }

  fileprivate mutating func invert() {
    switch content {
    case .line(let line): content = .line(line.inverted)
    case .text(let lines): content = .text(lines.map(\.inverted))
    case .layer(var layer):
      for index in layer.items.indices { layer.items[index].invert() }
      content = .layer(layer)
    case .fill, .pattern, .box, .rule, .caret: break
    }
  }
}

extension DisplayItem.Content {
  /// Changes the styles of all glyphs.
  fileprivate mutating func changeStyles(_ change: (inout GlyphStyle) -> Void) {
    switch self {
    case .line(let line): self = .line(line.changingStyles(change))
    case .text(let lines): self = .text(lines.map { $0.changingStyles(change) })
    case .pattern(let glyph, var style):
      change(&style)
      self = .pattern(glyph, style)
    case .box(let glyphs, var style):
      change(&style)
      self = .box(glyphs, style)
    case .rule(let glyph, var style, let isJoint):
      change(&style)
      self = .rule(glyph, style, isJoint: isJoint)
    case .layer(var layer):
      for index in layer.items.indices { layer.items[index].content.changeStyles(change) }
      self = .layer(layer)
    case .fill, .caret: break
    }
  }

  /// Changes the colours of all fills.
  fileprivate mutating func changeFills(_ change: (Color.Resolved) -> Color.Resolved) {
    switch self {
    case .fill(let color?): self = .fill(change(color))
    case .layer(var layer):
      for index in layer.items.indices { layer.items[index].content.changeFills(change) }
      layer.items.removeAll(where: \.isTransparent)
      self = .layer(layer)
    case .fill(nil), .line, .text, .pattern, .box, .rule, .caret: break
    }
  }
}

extension GlyphStyle {
  /// Fades the colours; the terminal's default colour is unknown, so the style is dimmed below 0.6.
  fileprivate mutating func fade(to opacity: Double, around: Double) {
    if opacity * around < 0.6 { traits.insert(foreground == nil ? .dim : .faded) }
    (foreground, background) = (foreground?.faded(opacity), background?.faded(opacity))
  }
}

extension TextLine {
  fileprivate func changingStyles(_ change: (inout GlyphStyle) -> Void) -> TextLine {
    var copy = self
    for run in runs.indices { change(&copy.runs[run].style) }
    return copy
  }

  fileprivate func inverting(link: UInt16) -> TextLine {
    var copy = self
    for run in runs.indices where runs[run].link == link { copy.runs[run].style.traits.insert(.inverse) }
    return copy
  }

  fileprivate var inverted: TextLine {
    var copy = self
    for run in runs.indices { copy.runs[run].style.traits.insert(.inverse) }
    return copy
  }
}
