/// The glyphs of symbols, by name, in both glyph sets.
///
/// A screen's own glyphs come first, then the marks of a choice, then the table. A name that none of them has is looked up
/// by its parts.
enum Symbols {
  /// The glyph of an unknown name; no known name has it.
  static let unknown = SymbolGlyph("<>", "◇")
  /// The glyph of an image that is not a symbol: there are no asset catalogues.
  static let picture = SymbolGlyph("#^", "▧")

  /// The glyph of a symbol: one or two cells, or a mark.
  static func glyph(of name: String, own: [String: SymbolGlyph] = [:]) -> SymbolGlyph {
    if let glyph = own[name] ?? SymbolMarks.glyphs[name] { return glyph }
    if name.hasSuffix(".fill") {
      let plain = String(name.dropLast(5))
      if let glyph = own[plain] ?? SymbolMarks.glyphs[plain] { return glyph }
    }
    return narrowGlyph(of: name, own: own)
  }

  /// Returns the glyph of a symbol where a mark has no space: one or two cells.
  static func narrowGlyph(of name: String, own: [String: SymbolGlyph] = [:]) -> SymbolGlyph {
    if let glyph = own[name] ?? SymbolTable.glyphs[name] ?? SymbolMarks.glyphs[name] { return glyph }
    return SymbolName(name).glyph { own[$0] ?? SymbolTable.glyphs[$0] } ?? unknown
  }

  /// Returns the glyph of a symbol that a screen shows; the screen reports an unknown name once.
  static func shownGlyph(of name: String, own: [String: SymbolGlyph]) -> SymbolGlyph {
    let glyph = glyph(of: name, own: own)
    if glyph == unknown, let host = StateHost.active, host.singleton(UnknownSymbols.init).names.insert(name).inserted {
      host.report(
        """
        "\(name)" is not a known symbol and is drawn as \(unknown.ascii). Correct the name, or give it a glyph of its own: \
        .symbolGlyph("\(name)", ascii: "#", unicode: "▲")
        """)
    }
    return glyph
  }

  /// The names that a screen has reported as unknown.
  private final class UnknownSymbols {
    var names: Set<String> = []
  }

  /// Returns the name of a direction symbol after quarter turns clockwise: `chevron.right` becomes `chevron.down`.
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

  /// Returns the name of a symbol that points forward or backward, mirrored for lines that run to the left:
  /// `chevron.forward` becomes `chevron.backward`.
  ///
  /// Symbols of media players stay as they are: `forward.end`.
  static func mirrored(_ name: String) -> String {
    let parts = name.split(separator: ".")
    let mirrored = parts.enumerated().map { index, part in
      index == 0 ? part : part == "forward" ? "backward" : part == "backward" ? "forward" : part
    }
    return mirrored.joined(separator: ".")
  }

  private static let directions = ["up", "right", "down", "left"]
  private static let synonyms = ["forward": "right", "backward": "left"]
}
