/// The parts of a symbol's name: its subject, its variants and its sign.
///
/// `person.crop.circle.badge.plus` shows a person, in a circle, with a plus. The first part is always the subject.
struct SymbolName {
  private let parts: [String]

  init(_ name: String) { parts = name.split(separator: ".").map(String.init) }

  /// The glyph of the nearest known name.
  ///
  /// First come the names without the parts for an enclosure or a fill, in any order of the parts. `star.circle.fill`
  /// has the glyph of `star.fill`, because a filled star differs from an empty one. Otherwise the sign is appended to
  /// the glyph of the rest, or of its longest known beginning.
  func glyph(_ known: (String) -> SymbolGlyph?) -> SymbolGlyph? {
    if let glyph = Self.first(of: Self.plainer(parts), known) { return glyph }
    let base = Self.dropping(Set(Self.signs.keys), from: parts)
    if let glyph = Self.first(of: Self.plainer(base) + Self.shorter(base), known) {
      return sign.map(glyph.signed) ?? glyph
    }
    return enclosed
  }

  private static func first(of names: [[String]], _ known: (String) -> SymbolGlyph?) -> SymbolGlyph? {
    for name in names { if let glyph = known(name.joined(separator: ".")) { return glyph } }
    return nil
  }

  /// The name, and the name without variants, the most specific first.
  private static func plainer(_ parts: [String]) -> [[String]] {
    let open = dropping(enclosures, from: parts)
    let bare = dropping(badges, from: open)
    return [parts, open, dropping(fills, from: parts), dropping(fills, from: open), bare, dropping(fills, from: bare)]
  }

  /// The beginnings of a name, the longest first, each filled if the name is.
  private static func shorter(_ parts: [String]) -> [[String]] {
    let open = dropping(enclosures.union(fills).union(badges), from: parts)
    let isFilled = parts.contains("fill")
    return (1..<max(open.count, 1)).reversed().flatMap { count in
      let name = Array(open.prefix(count))
      return isFilled ? [name + ["fill"], name] : [name]
    }
  }

  private static func dropping(_ dropped: Set<String>, from parts: [String]) -> [String] {
    parts.prefix(1) + parts.dropFirst().filter { !dropped.contains($0) }
  }

  /// The parts of a name that fill a symbol.
  private static let fills: Set<String> = ["fill", "inverse"]
  /// The parts of a name that enclose a symbol, or turn it.
  private static let enclosures: Set<String> = ["circle", "square", "rectangle", "app", "diamond", "rtl"]
  /// The parts of a name that add something beside a symbol.
  private static let badges: Set<String> = ["badge", "trianglebadge"]
}

extension SymbolName {
  private static let signs = [
    "slash": SymbolGlyph("/", "/"),
    "plus": SymbolGlyph("+", "+"),
    "minus": SymbolGlyph("-", "–"),
    "checkmark": SymbolGlyph("v", "✓"),
    "xmark": SymbolGlyph("x", "×"),
    "exclamationmark": SymbolGlyph("!", "!"),
    "questionmark": SymbolGlyph("?", "?"),
  ]

  private var sign: SymbolGlyph? { parts.dropFirst().last { Self.signs[$0] != nil }.flatMap { Self.signs[$0] } }
}

// MARK: Numbers and letters

extension SymbolName {
  /// The glyph of a number of at most two digits, or of a letter, with something around it: `7.circle`, `b.square.fill`.
  private var enclosed: SymbolGlyph? {
    guard parts.count > 1, Self.dropping(Self.enclosures.union(Self.fills), from: parts).count == 1 else { return nil }
    let text = parts[0]
    let isCircle = parts.contains("circle")
    let isFilled = parts.contains("fill")
    if text.count <= 2, let number = UInt32(text) {
      let circled = isCircle && String(number) == text ? Self.circled(number, isFilled: isFilled) : nil
      return SymbolGlyph(text, circled ?? text)
    }
    guard text.unicodeScalars.count == 1, let letter = text.unicodeScalars.first, ("a"..."z").contains(letter) else {
      return nil
    }
    let circled = Unicode.Scalar(0x24B6 + letter.value - 0x61).map { String($0) }
    return SymbolGlyph(text.uppercased(), isCircle ? circled ?? text.uppercased() : text.uppercased())
  }

  /// The glyphs `①` to `⑳`, `❶` to `⓴`, and the zeros; no others have one cell.
  private static func circled(_ number: UInt32, isFilled: Bool) -> String? {
    let value: UInt32? =
      switch (number, isFilled) {
      case (0, false): 0x24EA
      case (0, true): 0x24FF
      case (1...20, false): 0x2460 + number - 1
      case (1...10, true): 0x2776 + number - 1
      case (11...20, true): 0x24EB + number - 11
      default: nil
      }
    return value.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
