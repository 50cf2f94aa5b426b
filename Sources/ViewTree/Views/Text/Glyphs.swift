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

private struct GlyphSetKey: EnvironmentKey {
  static var defaultValue: GlyphSet { .ascii }
}

extension EnvironmentValues {
  /// The characters of which the built-in looks are made.
  public var glyphs: GlyphSet {
    get { self[GlyphSetKey.self] }
    set { self[GlyphSetKey.self] = newValue }
  }
}
