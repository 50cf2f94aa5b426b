extension GlyphSet {
  /// The lines of boxes and dividers.
  var box: BoxGlyphs {
    switch self {
    case .ascii:
      BoxGlyphs(
        horizontal: "-", vertical: "|", topLeading: "+", topTrailing: "+", bottomLeading: "+", bottomTrailing: "+")
    case .unicode:
      BoxGlyphs(
        horizontal: "─", vertical: "│", topLeading: "┌", topTrailing: "┐", bottomLeading: "└", bottomTrailing: "┘")
    }
  }

  /// The lines of boxes with rounded corners.
  var roundedBox: BoxGlyphs {
    switch self {
    case .ascii:
      BoxGlyphs(
        horizontal: "-", vertical: "|", topLeading: ".", topTrailing: ".", bottomLeading: "'", bottomTrailing: "'")
    case .unicode:
      BoxGlyphs(
        horizontal: "─", vertical: "│", topLeading: "╭", topTrailing: "╮", bottomLeading: "╰", bottomTrailing: "╯")
    }
  }
}

extension GlyphSet {
  /// The lines of boxes that stand out: thick ones, and those around the focused view.
  func thick(_ box: BoxGlyphs) -> BoxGlyphs {
    switch self {
    case .ascii:
      var thick = box
      thick.horizontal = "="
      return thick
    case .unicode:
      return BoxGlyphs(
        horizontal: "━", vertical: "┃", topLeading: "┏", topTrailing: "┓", bottomLeading: "┗", bottomTrailing: "┛")
    }
  }

  /// The glyph of a scroll bar, which shows the visible part of a scroll view: the track, or the thumb.
  func scrollGlyph(_ axis: Axis, _ isThumb: Bool) -> Character {
    switch (self, axis) {
    case (.ascii, _): isThumb ? "#" : axis == .vertical ? "|" : "-"
    case (.unicode, .vertical): isThumb ? "┃" : "│"
    case (.unicode, .horizontal): isThumb ? "━" : "─"
    }
  }
}

extension DrawContext {
  /// Draws a line inside a rectangle of the leaf, one cell thick; cells with text keep it.
  ///
  ///     +----+
  ///     |    |
  ///     +----+
  ///
  /// A rectangle of one row or one column has no line along it. Parts outside the leaf are not drawn, nor is an empty
  /// rectangle, or one that is not a number.
  public mutating func stroke(
    _ rect: CGRect, glyphs: GlyphSet, isRounded: Bool = false, style: GlyphStyle = GlyphStyle()
  ) {
    box(isRounded ? glyphs.roundedBox : glyphs.box, style, in: rect)
  }
}

private struct GlyphsKey: EnvironmentKey {
  static var defaultValue: GlyphSet { .ascii }
}

extension EnvironmentValues {
  /// The characters of the built-in looks: a style of your own reads them to draw in both sets.
  ///
  ///     @Environment(\.glyphs) private var glyphs
  ///     …
  ///     Text(glyphs == .unicode ? "★" : "*")
  public package(set) var glyphs: GlyphSet {
    get { self[GlyphsKey.self] }
    set { self[GlyphsKey.self] = newValue }
  }
}
