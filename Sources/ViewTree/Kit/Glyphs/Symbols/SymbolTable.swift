/// The glyphs of the symbols that are used most, by name.
///
/// A line of a table is a name, its glyph in ASCII, and its glyph in Unicode, with blanks between them; lines that begin
/// with `#` are headings. A glyph has one or two cells. A Unicode glyph is a character of one cell that terminals draw as
/// text and that fixed-width fonts contain. An ASCII glyph avoids the characters that pictures are made of: brackets,
/// parentheses and braces, `~`, `|`, `+`, `*` and `=`, and `v`, `x`, `<` or `>` alone. Only a name that is a written
/// character shows that character: `plus` is `+`.
enum SymbolTable {
  /// Read when a name is first looked up that is not among ``SymbolMarks``.
  static let glyphs: [String: SymbolGlyph] = {
    var glyphs: [String: SymbolGlyph] = [:]
    for row in rows { glyphs[String(row[0])] = SymbolGlyph(String(row[1]), String(row[2])) }
    return glyphs
  }()

  /// The fields of each line that is not a heading.
  static var rows: [[Substring]] { lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") } }

  /// The lines of all tables, with the headings.
  static var lines: [Substring] {
    [signs, arrows, media, things, people, devices].flatMap { $0.split(separator: "\n") }
  }
}
