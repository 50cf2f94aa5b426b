/// The glyphs of symbols, by name, in both glyph sets.
///
/// A name that is not in the table is looked up without its last parts (`star.fill` as `star`). What is found nowhere shows as `:name:`.
enum Symbols {
  static func glyph(of name: String, in set: GlyphSet) -> String {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let glyphs = table[parts.joined(separator: ".")] { return set == .ascii ? glyphs.ascii : glyphs.unicode }
      guard let last = parts.popLast(), variants.contains(String(last)) else { break }
    }
    return ":\(name):"
  }

  /// The parts of a name that do not change what a symbol means.
  private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "badge", "slash", "bold", "on"]

  private static let table: [String: (ascii: String, unicode: String)] = [
    // Selection
    "square": ("[ ]", "[ ]"),
    "checkmark.square": ("[x]", "[✓]"),
    "minus.square": ("[-]", "[–]"),
    "circle": ("( )", "( )"),
    "checkmark.circle": ("(x)", "(✓)"),
    "minus.circle": ("(-)", "(–)"),
    "xmark.circle": ("(!)", "(×)"),
    "plus.circle": ("(+)", "(+)"),
    "largecircle.fill.circle": ("(o)", "(●)"),
    "circle.inset.filled": ("(o)", "(●)"),
    "record.circle": ("(o)", "(●)"),
    "checkmark": ("x", "✓"),
    "checkmark.empty": (" ", " "),
    "xmark": ("X", "×"),
    "switch.on": ("(==O)", "(━━●)"),
    "switch.off": ("(O--)", "(○──)"),
    "switch.mixed": ("(-O-)", "(─◐─)"),
    // Arithmetic and arrows
    "plus": ("+", "+"),
    "minus": ("-", "–"),
    "chevron.right": (">", "▸"),
    "chevron.left": ("<", "◂"),
    "chevron.down": ("v", "▾"),
    "chevron.up": ("^", "▴"),
    "chevron.forward": (">", "▸"),
    "chevron.backward": ("<", "◂"),
    "chevron.up.chevron.down": ("^v", "↕"),
    "arrow.right": ("->", "→"),
    "arrow.left": ("<-", "←"),
    "arrow.up": ("^", "↑"),
    "arrow.down": ("v", "↓"),
    "arrow.clockwise": ("(>)", "↻"),
    "ellipsis": ("...", "…"),
    "line.3.horizontal": ("=", "≡"),
    // Things
    "star": ("*", "★"),
    "heart": ("<3", "♥"),
    "bell": ("!", "♪"),
    "magnifyingglass": ("?", "⌕"),
    "gear": ("*", "⚙"),
    "gearshape": ("*", "⚙"),
    "pencil": ("/", "✎"),
    "trash": ("#", "⌫"),
    "envelope": ("@", "✉"),
    "phone": ("T", "☎"),
    "sun.max": ("*", "☀"),
    "moon": ("C", "☾"),
    "cloud": ("~", "☁"),
    "flag": ("P", "⚑"),
    "house": ("^", "⌂"),
    "calendar": ("#", "▦"),
    "clock": ("@", "◷"),
    "info": ("i", "ⓘ"),
    "info.circle": ("(i)", "ⓘ"),
    "questionmark": ("?", "?"),
    "questionmark.circle": ("(?)", "(?)"),
    "exclamationmark": ("!", "!"),
    "exclamationmark.triangle": ("/!\\", "⚠"),
    "play": (">", "▶"),
    "pause": ("||", "⏸"),
    "stop": ("#", "■"),
    "music.note": ("d", "♪"),
    "folder": ("/", "▤"),
    "doc": ("=", "▤"),
  ]
}
