extension View {
  /// Sets the glyph of a symbol in the view: a symbol of the app, or a new glyph of a known one.
  ///
  ///     Label("Launch", systemImage: "acme.rocket")
  ///       .symbolGlyph("acme.rocket", ascii: "/^", unicode: "▲")
  ///
  ///     /^ Launch          ▲ Launch
  ///
  /// The glyph is also used for variants of the name, such as `acme.rocket.fill`, and for a picture of an asset
  /// catalogue with the name. A glyph has one or two characters of one cell each; without `unicode` both glyph sets use
  /// the ASCII one. A glyph that is longer, wider or contains a control character, or an `ascii` glyph beyond ASCII, is
  /// refused and reported as an issue; the symbol then keeps its look. The innermost setting wins.
  nonisolated public func symbolGlyph(_ name: String, ascii: String, unicode: String? = nil) -> some View {
    modifier(SymbolGlyphModifier(name: name, glyph: SymbolGlyph(ascii, unicode ?? ascii)))
  }
}

nonisolated private struct SymbolGlyphModifier: NodeModifier, Equatable {
  typealias NodeType = SymbolGlyphNode

  let name: String
  let glyph: SymbolGlyph
}

private final class SymbolGlyphNode: ModifierNode<SymbolGlyphModifier> {
  private var scope: ValueScope<[String: SymbolGlyph]>?
  private lazy var innerInputs = inputs.with(environment: scope)
  private var checked: SymbolGlyphModifier?
  /// The modifier's glyph by its name; empty if it was refused.
  private var accepted: [String: SymbolGlyph] = [:]

  override var inner: Inputs { innerInputs }

  /// A change acts through new environment values of the views below.
  override func isChange(to modifier: SymbolGlyphModifier) -> Bool { false }

  override func willEvaluateContent() { evaluateAgain() }

  override func evaluateNow() {
    check()
    let glyphs = recording { inputs.environmentValues.symbolGlyphs }.merging(accepted) { $1 }
    if let scope {
      if scope.set(glyphs) { tree.noteChange() }
      return
    }
    scope = ValueScope(glyphs, key: SymbolGlyphsKey.self, parent: inputs.environment, graph: tree.graph)
  }

  /// Checks each new glyph once, and reports its problem.
  private func check() {
    if checked == modifier { return }
    checked = modifier
    accepted = [modifier.name: modifier.glyph]
    guard let problem = modifier.glyph.problem(in: renderTree.text) else { return }
    accepted = [:]
    tree.report(
      """
      the symbol "\(modifier.name)" keeps its built-in glyph, because \(problem). Give .symbolGlyph(_:ascii:unicode:) one or two \
      characters of one cell each.
      """,
      at: self)
  }
}

extension SymbolGlyph {
  /// The reason why the glyph cannot be drawn; `nil` if it can.
  @MainActor fileprivate func problem(in text: any TextMeasuring) -> String? {
    if !ascii.allSatisfy(\.isASCII) { return "\"\(ascii)\" is not ASCII" }
    return GlyphSet.allCases.lazy.compactMap { Self.problem(of: self[$0], in: text) }.first
  }

  @MainActor private static func problem(of glyph: String, in text: any TextMeasuring) -> String? {
    if glyph.isEmpty { return "an empty glyph shows nothing" }
    if glyph.unicodeScalars.contains(where: \.isControlOrOverride) {
      return "\"\(glyph)\" contains a control character"
    }
    if glyph.count > 2 { return "\"\(glyph)\" has \(glyph.count) characters" }
    let widths = glyph.map { text.size(of: TextBlock([TextRun(String($0))]), in: .unspecified).width }
    if let width = widths.first(where: { $0 != text.cellSize.width }) {
      return "a character of \"\(glyph)\" takes \(Int(clamping: width / text.cellSize.width)) cells"
    }
    return nil
  }
}
