/// The marks that say of a choice whether it is made: boxes and circles, as controls have them, and switches.
///
/// They alone are wider than two cells: `[ ]` and `( )` are read as what can be chosen, `[]` and `o` are not, and all
/// states of one are as wide, so that a tap moves nothing. Where a picture that can be resized has less space than
/// that, it is drawn as the glyph that the table has for the name.
enum SymbolMarks {
  static let glyphs: [String: SymbolGlyph] = [
    // In a box.
    "square": SymbolGlyph("[ ]", "[ ]"),
    "square.fill": SymbolGlyph("[#]", "[■]"),
    "checkmark.square": SymbolGlyph("[x]", "[✓]"),
    "minus.square": SymbolGlyph("[-]", "[–]"),
    // In a circle: with a crossed one beside it, a checked one can be no cross.
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
    // Of the built-in styles: there are no such symbols elsewhere.
    "switch.on": SymbolGlyph("(==O)", "(━━●)"),
    "switch.off": SymbolGlyph("(O--)", "(○──)"),
    "switch.mixed": SymbolGlyph("(-O-)", "(─◐─)"),
    "row.on": SymbolGlyph("x", "✓"),
    "row.off": SymbolGlyph(" ", " "),
    "row.mixed": SymbolGlyph("-", "–"),
  ]

  /// The signs of built-in controls, called like the symbols of the same meaning.
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

  /// The name of the mark before the words of a row, a cell in each state.
  static func row(isOn: Bool, isMixed: Bool = false) -> String {
    isMixed ? "row.mixed" : isOn ? "row.on" : "row.off"
  }
}
