/// The glyphs of symbols, by name, in both glyph sets.
///
/// A name that is not in the table is looked up without its last parts (`star.fill` as `star`). What is found nowhere
/// shows as `:name:`.
enum Symbols {
  static func glyph(of name: String, in set: GlyphSet) -> String {
    if let glyphs = table[name] { return set == .ascii ? glyphs.ascii : glyphs.unicode }
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let glyphs = table[parts.joined(separator: ".")] { return set == .ascii ? glyphs.ascii : glyphs.unicode }
      guard let last = parts.popLast(), variants.contains(String(last)) else { break }
    }
    return ":\(name):"
  }

  /// The name of a symbol that points in a direction, after quarter turns clockwise: `chevron.right` becomes
  /// `chevron.down`.
  static func turned(_ name: String, by quarterTurns: Int) -> String {
    guard quarterTurns != 0 else { return name }
    var parts = name.split(separator: ".").map(String.init)
    let places = parts.indices.filter { directions.contains(parts[$0]) || synonyms[parts[$0]] != nil }
    guard places.count == 1 else { return name }
    let direction = synonyms[parts[places[0]]] ?? parts[places[0]]
    guard let index = directions.firstIndex(of: direction) else { return name }
    parts[places[0]] = directions[(index + quarterTurns) % 4]
    return parts.joined(separator: ".")
  }

  private static let directions = ["up", "right", "down", "left"]
  private static let synonyms = ["forward": "right", "backward": "left"]

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
    "arrow.forward": ("->", "→"),
    "arrow.backward": ("<-", "←"),
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
