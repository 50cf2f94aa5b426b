extension View {
  /// Says what a symbol looks like in the views below: one of the app's own, or another look of one that is known.
  ///
  ///     Label("Launch", systemImage: "acme.rocket")
  ///       .symbolGlyph("acme.rocket", ascii: "/^", unicode: "▲")
  ///
  ///     /^ Launch          ▲ Launch
  ///
  /// It is the look of the name's variants as well, `acme.rocket.fill`, and of a picture of an asset catalogue that is
  /// called so. A glyph is one or two characters of one cell each; without `unicode` it is that of ASCII in both glyph
  /// sets. One that is longer, wider, a control character, or in `ascii` none of ASCII, is refused with an issue, and the
  /// symbol looks as it does without. The innermost setting wins.
  nonisolated public func symbolGlyph(_ name: String, ascii: String, unicode: String? = nil) -> some View {
    modifier(SymbolGlyphModifier(name: name, glyph: SymbolGlyph(ascii, unicode ?? ascii)))
  }
}

nonisolated private struct SymbolGlyphModifier: ViewModifier, Equatable {
  typealias Body = Never

  let name: String
  let glyph: SymbolGlyph

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: SymbolGlyphNode.self)
  }
}

private final class SymbolGlyphNode: ModifierNode<SymbolGlyphModifier> {
  private var scope: ValueScope<[String: SymbolGlyph]>?
  private lazy var innerInputs = inputs.with(environment: scope)
  private var checked: SymbolGlyphModifier?
  /// The modifier's glyph by its name, unless it was refused.
  private var accepted: [String: SymbolGlyph] = [:]

  override var inner: Inputs { innerInputs }

  /// What comes of it are other values for the views below.
  override func isChange(to modifier: SymbolGlyphModifier) -> Bool { false }

  override func willEvaluateContent() { evaluateAgain() }

  override func evaluateNow() {
    check()
    let glyphs = recording { inputs.environmentValues.symbolGlyphs }.merging(accepted) { $1 }
    if let scope {
      if scope.set(glyphs) { tree.changeCount += 1 }
      return
    }
    scope = ValueScope(glyphs, key: SymbolGlyphsKey.self, parent: inputs.environment, graph: tree.graph)
  }

  /// Looks at each new glyph once, and says what is wrong with it.
  private func check() {
    if checked == modifier { return }
    checked = modifier
    accepted = [modifier.name: modifier.glyph]
    guard let problem = modifier.glyph.problem(in: renderTree.text) else { return }
    accepted = [:]
    tree.report(
      """
      the symbol "\(modifier.name)" keeps its look, as \(problem). Give .symbolGlyph(_:ascii:unicode:) one or two \
      characters of one cell each.
      """,
      at: self)
  }
}

extension SymbolGlyph {
  /// Why the glyph cannot be drawn, if it cannot.
  @MainActor fileprivate func problem(in text: any TextMeasuring) -> String? {
    if !ascii.allSatisfy(\.isASCII) { return "\"\(ascii)\" is not ASCII" }
    return GlyphSet.allCases.lazy.compactMap { Self.problem(of: self[$0], in: text) }.first
  }

  @MainActor private static func problem(of glyph: String, in text: any TextMeasuring) -> String? {
    if glyph.isEmpty { return "an empty glyph shows nothing" }
    if glyph.unicodeScalars.contains(where: \.isControlOrOverride) { return "\"\(glyph)\" has a control character" }
    if glyph.count > 2 { return "\"\(glyph)\" has \(glyph.count) characters" }
    let widths = glyph.map { text.size(of: TextBlock([TextRun(String($0))]), in: .unspecified).width }
    if let width = widths.first(where: { $0 != text.cellSize.width }) {
      return "a character of \"\(glyph)\" takes \(Int(clamping: width / text.cellSize.width)) cells"
    }
    return nil
  }
}
