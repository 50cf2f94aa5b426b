/// The marks that show whether a choice is made: boxes and circles, as controls have them, and switches.
///
/// They alone are wider than two cells: `[ ]` and `( )` are recognized as choices, `[]` and `o` are not. All states of
/// a mark have the same width, so that a tap moves nothing. If a resizable image has less space, it is drawn as the
/// glyph that the table has for the name.
enum SymbolMarks {
  static let glyphs = startTable([
    // Marks in a box.
    "square": SymbolGlyph("[ ]", "[ ]"),
    "square.fill": SymbolGlyph("[#]", "[■]"),
    "checkmark.square": SymbolGlyph("[x]", "[✓]"),
    "minus.square": SymbolGlyph("[-]", "[–]"),
    // Marks in a circle: `(x)` is `xmark.circle`, so `checkmark.circle` is `(v)`.
    "circle": SymbolGlyph("( )", "( )"),
    "circle.fill": SymbolGlyph("(o)", "(●)"),
    "largecircle.fill.circle": SymbolGlyph("(o)", "(●)"),
    "smallcircle.fill.circle": SymbolGlyph("(o)", "(●)"),
    "smallcircle.filled.circle": SymbolGlyph("(o)", "(●)"),
    "circle.inset.filled": SymbolGlyph("(o)", "(●)"),
    "record.circle": SymbolGlyph("(o)", "(●)"),
    "checkmark.circle": SymbolGlyph("(v)", "(✓)"),
    "xmark.circle": SymbolGlyph("(x)", "(×)"),
    "minus.circle": SymbolGlyph("(-)", "(–)"),
    // Marks of the built-in styles only, without symbols of these names elsewhere.
    "switch.on": SymbolGlyph("(==O)", "(━━●)"),
    "switch.off": SymbolGlyph("(O--)", "(○──)"),
    "switch.mixed": SymbolGlyph("(-O-)", "(─◐─)"),
    "row.on": SymbolGlyph("x", "✓"),
    "row.off": SymbolGlyph(" ", " "),
    "row.mixed": SymbolGlyph("-", "–"),
  ])

  /// The signs of built-in controls, named like the symbols with the same meaning.
  enum Indicator: String {
    case opens = "chevron.down"
    case forward = "chevron.forward"
    case backward = "chevron.backward"
    case moves = "line.3.horizontal"
  }

  /// The glyphs of indicators, by name, for every direction into which an indicator is turned or mirrored.
  ///
  /// Each is one cell, and no other symbol looks like it: `[ Sort v ]` opens a menu.
  static let indicators: [String: SymbolGlyph] = [
    "chevron.up": SymbolGlyph("^", "▴"),
    "chevron.down": SymbolGlyph("v", "▾"),
    "chevron.left": SymbolGlyph("<", "◂"),
    "chevron.right": SymbolGlyph(">", "▸"),
    "chevron.backward": SymbolGlyph("<", "◂"),
    "chevron.forward": SymbolGlyph(">", "▸"),
    "line.3.horizontal": SymbolGlyph("=", "≡"),
  ]

  /// The name of the mark before the text of a row, one cell in each state.
  static func row(isOn: Bool, isMixed: Bool = false) -> String { isMixed ? "row.mixed" : isOn ? "row.on" : "row.off" }
}
