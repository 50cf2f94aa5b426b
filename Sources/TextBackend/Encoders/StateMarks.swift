import ViewTree

/// Marks states in plain text that a style shows without glyphs: focused, pressed, disabled, or chosen among several
/// controls.
///
///     [>Save<]      has the focus through a key or the program; focus after a click is not marked
///     [#Save#]      is held down
///     [~Save~]      is disabled
///     [*Tonight*] [ Tomorrow ]      is chosen, unlike a neighbour that looks alike
///
/// The tree knows which controls are focused, pressed and disabled. The style says which is chosen, by
/// ``GlyphStyle/Traits/chosen``; neither weights nor colours are compared.
///
/// The marks stand in blank cells beside the words, at the same distance on both sides: no column moves, and words
/// without a blank cell beside them get no mark. A style that shows the state by glyphs, such as `[x]` and `[ ]`, stays
/// as it is.
@MainActor struct StateMarks {
  private let picture: LayeredPicture
  /// The picture as drawn, in which fills are blank.
  private let grid: CellGrid
  /// The picture with fills shown by blocks.
  private let shaded: CellGrid
  /// The picture with fills and marks.
  private var marked: CellGrid
  private let controls: ControlFinder
  private let glyphs: GlyphSet

  /// The words of a control in its first row with words, and the cells around them.
  private struct Words {
    let row: Int
    let columns: Range<Int>
    /// The appearance of the control without its words: brackets, signs and the fill.
    let look: String
    /// The character for the fill beside the words.
    let fill: Character?
    let isChosen: Bool
  }

  /// Returns the picture with its fills shown by blocks, and with its marks.
  static func marking(
    _ picture: LayeredPicture, shaded: CellGrid, glyphs: GlyphSet, controls: ControlFinder
  ) -> CellGrid {
    let hasStates = picture.grid.styles.styles.contains(where: \.mayShowState)
    let frames = controls.markedFrames
    guard hasStates || !frames.isEmpty else { return shaded }
    var marks = StateMarks(picture, shaded: shaded, glyphs: glyphs, controls: controls)
    if hasStates { marks.markStyled() }
    for frame in frames { marks.mark(frame) }
    return marks.marked
  }

  private init(_ picture: LayeredPicture, shaded: CellGrid, glyphs: GlyphSet, controls: ControlFinder) {
    (self.picture, grid, self.shaded, marked) = (picture, picture.grid, shaded, shaded)
    (self.glyphs, self.controls) = (glyphs, controls)
  }

  // MARK: Marks

  /// Marks a control that is focused or pressed, unless something else lies over it.
  private mutating func mark(_ frame: CGRect) {
    let area = CellRect(frame, cellSize: grid.cellSize).intersection(grid.bounds)
    for row in area.rows {
      var rest = CGRect.null
      guard let column = grid.firstGlyph(inRow: row, area.columns) ?? area.columns.first,
        let place = controls.control(at: point(row: row, column: column), orElse: &rest),
        place.state == .focused || place.state == .pressed
      else { continue }
      if let words = words(of: place) { return mark(words, as: place.state) }
    }
  }

  private func mark(for state: ControlPlace.State) -> (before: Character, after: Character) {
    switch state {
    case .normal: glyphs == .ascii ? ("*", "*") : ("•", "•")
    case .disabled: glyphs == .ascii ? ("~", "~") : ("╌", "╌")
    case .focused: glyphs == .ascii ? (">", "<") : ("›", "‹")
    case .pressed: glyphs == .ascii ? ("#", "#") : ("▐", "▌")
    }
  }

  private mutating func mark(_ words: Words, as state: ControlPlace.State) {
    let mark = mark(for: state)
    // The style itself may show the focus and the selection by glyphs.
    let text = grid.characters(inRow: words.row, words.columns)
    if [.focused, .normal].contains(state), text.hasAngles { return }
    if text.count > 1, text.first == mark.before, text.last == mark.after { return }
    if state == .disabled, drawsMark(mark.before, row: words.row, column: words.columns.lowerBound - 1) { return }
    let columns = grid.withBothBrackets(inRow: words.row, words.columns)
    put(mark.before, row: words.row, column: columns.lowerBound - 1)
    put(mark.after, row: words.row, column: columns.upperBound)
    // The mark looks like a dense fill, so a blank separates it from the fill.
    guard state == .pressed, words.fill != nil else { return }
    for (mark, gap) in [(columns.lowerBound - 1, columns.lowerBound - 2), (columns.upperBound, columns.upperBound + 1)]
    where grid.isSameFill(row: words.row, mark, gap) {
      put(" ", row: words.row, column: gap)
    }
  }

  /// Whether the style itself draws the mark, as at the ends of a disabled field.
  private func drawsMark(_ mark: Character, row: Int, column: Int) -> Bool {
    grid.bounds.columns.contains(column) && grid.characters(inRow: row, column..<column + 1) == String(mark)
  }

  /// Beyond the edge of the screen and in cells that are not blank there is no mark.
  private mutating func put(_ mark: Character, row: Int, column: Int) {
    guard grid.bounds.columns.contains(column), grid[row, column].glyph == .blank else { return }
    marked[row, column].glyph = marked.glyphs.glyph(mark)
  }

  // MARK: What the styles say

  /// Marks disabled controls, and the chosen ones of several.
  private mutating func markStyled() {
    var disabled: [ObjectIdentifier: Words] = [:]
    var usable: [ObjectIdentifier: Words] = [:]
    var title = CGRect.null
    var (row, end) = (0, 0)
    /// Notes the words of the control at a token; returns whether there is one.
    func take(_ token: CellGrid.Token) -> Bool {
      let point = point(row: token.row, column: token.columns.lowerBound)
      // The next word of a title, behind one blank, is not looked for.
      let isNext = token.row == row && token.columns.lowerBound == end + 1 && title.contains(point)
      (row, end) = (token.row, token.columns.upperBound)
      guard !isNext, let place = controls.control(at: point, orElse: &title) else { return false }
      let known = disabled[place.id] ?? usable[place.id]
      guard known == nil, let words = words(of: place) else { return true }
      if place.state == .disabled { disabled[place.id] = words } else { usable[place.id] = words }
      return true
    }
    for row in 0..<grid.rows where !grid.styled[row].isEmpty {
      // Most styled words are titles and not controls: neighbours are looked for only beside a control.
      let styled = grid.tokens(inRow: row, grid.styledColumns(inRow: row)).filter { $0.mayShowState && take($0) }
      guard !styled.isEmpty else { continue }
      for token in grid.tokens(inRow: row, 0..<grid.columns) + styled.flatMap(grid.others) { _ = take(token) }
    }
    for words in disabled.values { mark(words, as: .disabled) }
    for words in Self.chosen(among: Array(usable.values)) { mark(words, as: .normal) }
  }

  /// Returns the chosen words beside or below others that look alike and are not chosen.
  private static func chosen(among words: [Words]) -> [Words] {
    let rows = Dictionary(grouping: words) { "\($0.row) \($0.look)" }.values
    let columns = Dictionary(grouping: words) { "\($0.columns.lowerBound) \($0.look)" }.values.flatMap(neighbours)
    return (rows + columns).filter { !$0.allSatisfy(\.isChosen) }.flatMap { $0.filter(\.isChosen) }
  }

  /// Groups of words in one column with at most `nearRows` rows between them.
  private static func neighbours(in column: [Words]) -> [[Words]] {
    var groups: [[Words]] = []
    for words in column.sorted(by: { $0.row < $1.row }) {
      if let last = groups.last?.last, words.row - last.row <= nearRows {
        groups[groups.count - 1].append(words)
      } else {
        groups.append([words])
      }
    }
    return groups
  }

  private static let nearRows = 4

  /// The character for the fill behind the words, which may begin after a gap and a bracket.
  private func fill(row: Int, before column: Int) -> Character? {
    let background = grid.styles[grid[row, column].style].background
    for place in (max(column - 3, 0)..<column).reversed() {
      if let fill = fill(row: row, column: place) { return fill }
      guard background != nil, grid.styles[grid[row, place].style].background == background else { return nil }
    }
    return nil
  }

  private func fill(row: Int, column: Int) -> Character? {
    guard grid.bounds.columns.contains(column), grid[row, column].glyph.looksBlank,
      !shaded[row, column].glyph.looksBlank
    else { return nil }
    return shaded.characters(inRow: row, column..<column + 1).first
  }

  private func point(row: Int, column: Int) -> CGPoint {
    CGPoint(x: (CGFloat(column) + 0.5) * grid.cellSize.width, y: (CGFloat(row) + 0.5) * grid.cellSize.height)
  }

  private func words(of place: ControlPlace) -> Words? {
    let frame = CellRect(place.frame, cellSize: grid.cellSize).intersection(grid.bounds)
    let area = grid.withoutTallBrackets(frame)
    // Partly covered words are removed from the picture, so there is nothing to mark.
    let rows = area.rows.lazy.filter { picture.isWhole(row: $0, frame.columns) }
    // A fill is higher than the words on it.
    for row in rows where grid.hasContent(inRow: row, area.columns) {
      if let words = words(of: place, inRow: row, area.columns) { return words }
    }
    return rows.compactMap { words(of: place, inRow: $0, area.columns) }.first
  }

  private func words(of place: ControlPlace, inRow row: Int, _ area: Range<Int>) -> Words? {
    guard let drawn = shaded.words(inRow: row, area) else { return nil }
    let columns = grid.withoutFill(inRow: row, drawn)
    // The brackets of a wheel picker stand around its rows.
    let outer = shaded.bracketed(inRow: row, area)
    let inner = shaded.withoutChrome(inRow: row, drawn)
    let before = shaded.characters(inRow: row, outer.lowerBound..<inner.lowerBound)
    let after = shaded.characters(inRow: row, inner.upperBound..<outer.upperBound)
    let bullet = shaded.bullet(inRow: row, shaded.withoutChrome(inRow: row, columns))
    let fill = fill(row: row, before: columns.lowerBound)
    let look =
      before.drop { $0 == " " } + "\n\(bullet)\n" + after.reversed().drop { $0 == " " } + "\n\(fill ?? " ")"
    return Words(
      row: row, columns: columns, look: String(look), fill: fill,
      isChosen: columns.contains { !grid[row, $0].glyph.looksBlank && grid.isChosen(row, $0) })
  }
}

extension CellGrid {
  /// Glyphs without a blank between them, except lines and brackets alone.
  fileprivate struct Token {
    let row: Int
    let columns: Range<Int>
    let mayShowState: Bool
  }

  fileprivate func isChosen(_ row: Int, _ column: Int) -> Bool {
    styles[self[row, column].style].traits.contains(.chosen)
  }

  /// The tokens that begin directly above and below.
  fileprivate func others(of token: Token) -> [Token] {
    [token.row - 1, token.row + 1].compactMap { tokenStart(inRow: $0, at: token.columns.lowerBound) }
  }

  /// The first cell of the glyphs that begin at a column; `nil` if none begin there.
  private func tokenStart(inRow row: Int, at column: Int) -> Token? {
    guard bounds.rows.contains(row), column == 0 || self[row, column - 1].glyph.looksBlank else { return nil }
    let cell = self[row, column]
    if cell.glyph.looksBlank || cell.glyph.isChrome { return nil }
    return Token(row: row, columns: column..<column + 1, mayShowState: styles[cell.style].mayShowState)
  }

  fileprivate func tokens(inRow row: Int, _ columns: Range<Int>) -> [Token] {
    var tokens: [Token] = []
    var (start, isWord, mayShowState) = (-1, false, false)
    for column in columns.lowerBound...columns.upperBound {
      let cell = column < columns.upperBound ? self[row, column] : .blank
      if !cell.glyph.looksBlank {
        if start < 0 { start = column }
        isWord = isWord || !cell.glyph.isChrome
        mayShowState = mayShowState || styles[cell.style].mayShowState
      } else if start >= 0 {
        if isWord { tokens.append(Token(row: row, columns: start..<column, mayShowState: mayShowState)) }
        (start, isWord, mayShowState) = (-1, false, false)
      }
    }
    return tokens
  }

  fileprivate func firstGlyph(inRow row: Int, _ columns: Range<Int>) -> Int? {
    columns.first { !self[row, $0].glyph.looksBlank }
  }

  /// The columns of a control's words, with a mark before them and without the brackets around; `nil` if it has no
  /// words.
  ///
  ///     [ Save ]      [x] Wi-Fi      ( ) Red      Wi-Fi      (O--)
  ///       ----        ---------      -------      -----
  fileprivate func words(inRow row: Int, _ columns: Range<Int>) -> Range<Int>? {
    let drawn = columns.filter { !self[row, $0].glyph.looksBlank }
    let textColumns = drawn.filter { !self[row, $0].glyph.isChrome }
    guard var start = textColumns.first else { return nil }
    // A value or a mark at the other end of the row is not part of the words.
    let reach = drawn.drop { $0 < start }.reduce(start) { $1 - $0 <= 2 ? $1 : $0 }
    var end = textColumns.last { $0 <= reach } ?? start
    while drawn.contains(start - 1) { start -= 1 }
    while drawn.contains(end + 1) { end += 1 }
    if let first = drawn.first, first < start, isMark(inRow: row, from: first, before: start) { start = first }
    return start..<end + 1
  }

  /// The words without the fill that shows on both sides of them.
  ///
  /// A different fill belongs to something else, such as a swatch before its name.
  fileprivate func withoutFill(inRow row: Int, _ columns: Range<Int>) -> Range<Int> {
    let textColumns = columns.filter { !isFilled(row, $0) }
    guard let first = textColumns.first, let last = textColumns.last else { return columns }
    func isFill(_ columns: Range<Int>, behind column: Int) -> Bool {
      let background = styles[self[row, column].style].background
      return columns.allSatisfy {
        !self[row, $0].glyph.looksBlank || styles[self[row, $0].style].background == background
      }
    }
    let start = isFill(columns.lowerBound..<first, behind: first) ? first : columns.lowerBound
    let end = isFill(last + 1..<columns.upperBound, behind: last) ? last + 1 : columns.upperBound
    return start..<end
  }

  /// Whether a cell is blank, or the end of a filled shape.
  private func isFilled(_ row: Int, _ column: Int) -> Bool {
    let cell = self[row, column]
    return cell.glyph.looksBlank || cell.glyph.isBlock || styles[cell.style].isOneColor
  }

  /// Whether the columns contain more than a fill and lines.
  fileprivate func hasContent(inRow row: Int, _ columns: Range<Int>) -> Bool {
    columns.contains { !isFilled(row, $0) && !self[row, $0].glyph.isChrome }
  }

  /// The cells between brackets that are more than one row high.
  ///
  ///     /     o     \      ┌     ☆     ┐
  ///     \ Favourite /      └ Favourite ┘
  fileprivate func withoutTallBrackets(_ area: CellRect) -> CellRect {
    guard area.rows.count > 1, area.columns.count > 2 else { return area }
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    let corners = [area.rows.lowerBound, area.rows.upperBound - 1].map { row in
      characters(inRow: row, left..<left + 1) + characters(inRow: row, right..<right + 1)
    }
    guard corners == ["/\\", "\\/"] || corners == ["┌┐", "└┘"] else { return area }
    return CellRect(columns: left + 1..<right, rows: area.rows)
  }

  /// The words without the brackets that touch them.
  fileprivate func withoutChrome(inRow row: Int, _ columns: Range<Int>) -> Range<Int> {
    let textColumns = columns.filter { !self[row, $0].glyph.looksBlank && !self[row, $0].glyph.isChrome }
    return (textColumns.first ?? columns.lowerBound)..<(textColumns.last.map { $0 + 1 } ?? columns.upperBound)
  }

  /// A sign before the words, such as a list's mark for a selected row.
  fileprivate func bullet(inRow row: Int, _ columns: Range<Int>) -> String {
    let first = characters(inRow: row, columns.prefix(1))
    guard columns.count > 2 else { return "" }
    // In right-to-left text the sign is at the right.
    let last = characters(inRow: row, columns.suffix(1))
    if "x✓".contains(last), self[row, columns.upperBound - 2].glyph.looksBlank { return last }
    guard self[row, columns.lowerBound + 1].glyph.looksBlank else { return "" }
    // The sign of the selected row of a menu or an inline picker.
    if first == "x" { return first }
    return first.contains { $0.isLetter || $0.isNumber } ? "" : first
  }

  /// The columns with the brackets beside them, with a blank between.
  fileprivate func bracketed(inRow row: Int, _ columns: Range<Int>) -> Range<Int> {
    let (before, after) = (columns.lowerBound - 2, columns.upperBound + 1)
    let start = before >= 0 && self[row, before].glyph.opensMark ? before : columns.lowerBound
    let end = after < self.columns && self[row, after].glyph.closesMark ? after + 1 : columns.upperBound
    return start..<end
  }

  /// The columns with the opposite bracket, if one of two brackets touches the words: `[x Bold ]`.
  fileprivate func withBothBrackets(inRow row: Int, _ columns: Range<Int>) -> Range<Int> {
    guard self[row, columns.lowerBound].glyph.opensMark,
      !columns.contains(where: { self[row, $0].glyph.closesMark }), columns.upperBound + 1 < self.columns,
      self[row, columns.upperBound].glyph == .blank, self[row, columns.upperBound + 1].glyph.closesMark
    else { return columns }
    return columns.lowerBound..<columns.upperBound + 2
  }

  /// Whether a box or a circle stands before a column, with a blank between them: `[ ]`, `( )`, `(---)`.
  private func isMark(inRow row: Int, from first: Int, before start: Int) -> Bool {
    let end = (first..<start).last { !self[row, $0].glyph.looksBlank } ?? first
    return self[row, first].glyph.opensMark && self[row, end].glyph.closesMark && end - first < Self.widestMark
  }

  private static let widestMark = 5
}

extension Cell.Glyph {
  /// Whether the glyph belongs to the surroundings of a control's words: brackets, lines and signs of the built-in
  /// styles.
  fileprivate var isChrome: Bool {
    switch code {
    case 0x28, 0x29, 0x2B, 0x2D, 0x3D, 0x5B, 0x5D, 0x7C: true  // ( ) + - = [ ] |
    case ..<0x80: false
    default: isLine || Self.lines.contains(code)
    }
  }
  fileprivate var opensMark: Bool { code == 0x5B || code == 0x28 }
  fileprivate var closesMark: Bool { code == 0x5D || code == 0x29 }

  private static let lines = Set("│┃─━┌┐└┘├┤╭╮╰╯".unicodeScalars.map(\.value))
}

extension String {
  fileprivate var hasAngles: Bool {
    guard let first, let last else { return false }
    return "<>‹›".contains(first) && "<>‹›".contains(last)
  }
}

extension GlyphStyle {
  /// Whether a control in the style may be disabled, which is drawn dim, or chosen.
  fileprivate var mayShowState: Bool { !traits.isDisjoint(with: [.chosen, .dim]) }
}
