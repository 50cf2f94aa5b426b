import Foundation
internal import TextBackend
internal import ViewTree

/// A picture of cells read from a file, for a page.
struct Picture {
  /// A character, in one cell or two.
  struct Glyph: Equatable {
    var text: String
    var style: CellStyle
    /// The width in cells.
    let width: Int

    init(_ character: Character, style: CellStyle) {
      text = String(character)
      self.style = style
      width = character.isASCII ? 1 : max(GraphemeWidth.of(character), 1)
    }

    /// Whether the glyphs look the same: a blank does not show the colour of letters.
    func looksLike(_ other: Glyph) -> Bool {
      style == other.style || text == " " && other.text == " " && style.onBlank == other.style.onBlank
    }
  }

  /// A line of a picture; the second cell of a wide character is nil.
  ///
  /// Its HTML is created once: most lines of two pictures, and of a page, are equal.
  final class Row {
    let glyphs: [Glyph?]
    /// The text without trailing blanks.
    let text: String
    private(set) lazy var html = Picture.html(glyphs.map { $0.map { ($0, nil) } }, isBlend: false)
    /// The HTML of the line as an unchanged one.
    private(set) lazy var pale = Picture.html(glyphs.map { $0.map { ($0, nil) } }, isBlend: true)

    init(_ glyphs: [Glyph?]) {
      self.glyphs = glyphs
      var text = ""
      for case let glyph? in glyphs { text += glyph.text }
      while text.last == " " { text.removeLast() }
      self.text = text
    }
  }

  /// A cache of the lines of the last pictures, by their text in the files.
  final class RowTable {
    private var rows: [String: Row] = [:]
    private static let limit = 5_000

    func row(_ source: String, _ make: () -> [Glyph?]) -> Row {
      if let known = rows[source] { return known }
      if rows.count >= Self.limit { rows = [:] }
      let new = Row(make())
      rows[source] = new
      return new
    }
  }

  private(set) var rows: [Row]

  /// Creates the picture in a file; if the file has no colours, uses those of `colors` where the characters are equal.
  init(_ text: String, fileExtension: String, colors: Picture? = nil, known: RowTable = RowTable()) {
    switch fileExtension {
    case "ansi": rows = Self.rows(ansi: text, known)
    case "cells": rows = Self.rows(cells: text, known)
    default:
      rows = Self.lines(text).enumerated().map { number, line in
        if let colors, colors.rows.indices.contains(number), colors.rows[number].text == line {
          return colors.rows[number]
        }
        let row = known.row(line) { line.reduce(into: []) { Self.append($1, CellStyle(), to: &$0) } }
        return colors.map { Row(Self.borrowing(row.glyphs, from: $0, number)) } ?? row
      }
    }
    while rows.last?.glyphs.isEmpty == true { rows.removeLast() }
  }

  /// Creates a picture from the format `cells`, in which actual pictures are kept.
  init(cells text: String, known: RowTable = RowTable()) { self.init(text, fileExtension: "cells", known: known) }

  subscript(row: Int, column: Int) -> Glyph? {
    rows.indices.contains(row) && rows[row].glyphs.indices.contains(column) ? rows[row].glyphs[column] : nil
  }

  private static func append(_ character: Character, _ style: CellStyle, to row: inout [Glyph?]) {
    let glyph = Glyph(character, style: style)
    row.append(glyph)
    if glyph.width == 2 { row.append(nil) }
  }

  /// Splits text into lines by bytes, because a CR and LF are one character.
  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func borrowing(_ glyphs: [Glyph?], from picture: Picture, _ row: Int) -> [Glyph?] {
    var glyphs = glyphs
    for (column, glyph) in glyphs.enumerated() where glyph != nil && glyph?.text == picture[row, column]?.text {
      glyphs[column] = picture[row, column]
    }
    // Trailing blanks are not written, but may have a background.
    if picture.rows.indices.contains(row), picture.rows[row].glyphs.count > glyphs.count {
      let rest = picture.rows[row].glyphs[glyphs.count...]
      if rest.allSatisfy({ $0?.text == " " }) { glyphs += rest }
    }
    return glyphs
  }

  // MARK: Files

  /// Reads quoted lines, each followed by the styles of its columns.
  private static func rows(cells text: String, _ known: RowTable) -> [Row] {
    var rows: [Row] = []
    var (source, line, notes) = ("", Substring(), [Substring]())
    func close() {
      guard !source.isEmpty else { return }
      rows.append(
        known.row(source) {
          var glyphs: [Glyph?] = line.dropFirst().dropLast().reduce(into: []) { append($1, CellStyle(), to: &$0) }
          for note in notes { apply(note.split(separator: " "), to: &glyphs) }
          return glyphs
        })
    }
    for next in lines(text) where !next.isEmpty {
      if next.hasPrefix("\"") {
        close()
        (source, line, notes) = (next, Substring(next), [])
      } else if !source.isEmpty {
        source += "\n" + next
        notes += next.split(separator: ",")
      }
    }
    close()
    return rows
  }

  /// Applies a style to columns: the words are the first and last column, and then the style.
  private static func apply(_ words: [Substring], to row: inout [Glyph?]) {
    let ends = words.first?.split(separator: "..").compactMap { Int($0) } ?? []
    guard ends.count == 2 else { return }
    let style = CellStyle(words: words.dropFirst().map(String.init))
    for column in row.indices where ends[0] <= column && column <= ends[1] { row[column]?.style = style }
  }

  /// Reads the terminal sequences for colours and weights, and ignores all others.
  private static func rows(ansi text: String, _ known: RowTable) -> [Row] {
    lines(text).map { line in
      known.row("ansi " + line) {
        var (row, style, rest) = ([Glyph?](), CellStyle(), line[...])
        while let character = rest.popFirst() {
          guard character == "\u{1B}" else {
            append(character, style, to: &row)
            continue
          }
          let sequence = rest.prefix { !$0.isLetter }
          rest = rest.dropFirst(sequence.count)
          guard rest.popFirst() == "m" else { continue }
          style.change(
            by: sequence.dropFirst().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 })
        }
        return row
      }
    }
  }

  // MARK: Pages

  /// The rows as HTML, one per line.
  var html: String { rows.map(\.html).joined(separator: "\n") }

  /// The kind of change of a cell between two pictures.
  enum Change: String {
    case removed, added, restyled
  }

  fileprivate static func html(_ cells: [(Glyph, Change?)?], isBlend: Bool) -> String {
    var (html, run, runTag) = ("", "", "")
    // Neighbouring cells usually have the same style.
    var last = (style: CellStyle(), css: "")
    func close() {
      html += runTag.isEmpty || run.isEmpty ? run : "<span \(runTag)>\(run)</span>"
      run = ""
    }
    for case let (glyph, change)? in cells {
      if !isBlend, glyph.style != last.style { last = (glyph.style, glyph.style.css) }
      let tag = change.map { "class=\"\($0.rawValue)\"" } ?? (last.css.isEmpty ? "" : "style=\"\(last.css)\"")
      if tag != runTag {
        close()
        runTag = tag
      }
      let text = glyph.text.shownInPage
      run += glyph.width == 2 ? "<i>\(text)</i>" : text
    }
    close()
    return html
  }
}

/// Two pictures side by side; equal rows are aligned even if there are rows between them.
struct PicturePair {
  let before: Picture
  let after: Picture
  /// The pairs of aligned rows.
  private let rows: [(before: Int?, after: Int?)]

  init(_ before: Picture, _ after: Picture) {
    self.before = before
    self.after = after
    func lines(_ picture: Picture) -> [UnifiedDiff.Line] { picture.rows.map { Array($0.text.utf8)[...] } }
    var rows: [(before: Int?, after: Int?)] = []
    // Removed rows are paired with the rows that replaced them.
    var (old, new, open) = (0, 0, 0)
    for edit in UnifiedDiff.edits(from: lines(before), to: lines(after)) {
      switch edit {
      case .keep:
        rows.append((old, new))
        (old, new, open) = (old + 1, new + 1, 0)
      case .remove:
        rows.append((old, nil))
        (old, open) = (old + 1, open + 1)
      case .insert:
        if open > 0 { rows[rows.count - open].after = new } else { rows.append((nil, new)) }
        (new, open) = (new + 1, max(open - 1, 0))
      }
    }
    self.rows = rows
  }

  /// The maximum number of rows that are shown in full; a longer picture is shown only near its changes.
  private static let longestWhole = 100
  private static let context = 3

  /// Both pictures as HTML, and their combination: common cells are pale, removed ones red, added ones green, and cells
  /// in which only colours differ yellow.
  var html: (before: String, after: String, blend: String) {
    // A line that is one object in both pictures has not changed.
    let blends = rows.map { row -> (html: String, isChanged: Bool) in
      let (old, new) = (row.before.map { before.rows[$0] }, row.after.map { after.rows[$0] })
      if let old, old === new { return (old.pale, false) }
      let cells = Self.blend(old?.glyphs ?? [], new?.glyphs ?? [])
      return (Picture.html(cells, isBlend: true), cells.contains { $0?.1 != nil })
    }
    let lines: [(String, String, String)] = shown(blends.map(\.isChanged), longest: Self.longestWhole).map { index in
      guard let index else { return ("⋯", "⋯", "⋯") }
      let row = rows[index]
      return (
        row.before.map { before.rows[$0].html } ?? "", row.after.map { after.rows[$0].html } ?? "", blends[index].html
      )
    }
    func joined(_ part: KeyPath<(String, String, String), String>) -> String {
      lines.map { $0[keyPath: part] }.joined(separator: "\n")
    }
    return (joined(\.0), joined(\.1), joined(\.2))
  }

  /// Returns the indices of the rows to show, and `nil` for each gap: all rows of at most `longest`, and otherwise the
  /// changed ones with some rows around them.
  private func shown(_ isChanged: [Bool], longest: Int) -> [Int?] {
    var isShown = rows.map { _ in rows.count <= longest }
    for index in rows.indices where isChanged[index] {
      for near in max(0, index - Self.context)...min(rows.count - 1, index + Self.context) { isShown[near] = true }
    }
    return rows.indices.compactMap { index in
      isShown[index] ? .some(index) : index == 0 || isShown[index - 1] ? .some(nil) : nil
    }
  }

  /// A row of both pictures with the changed cells; a picture without the row has `nil`.
  struct Line {
    var before: [(Picture.Glyph, Picture.Change?)?]?
    var after: [(Picture.Glyph, Picture.Change?)?]?

    /// Whether a cell changed, or the row is in one picture only.
    var isChanged: Bool {
      guard let before, let after else { return true }
      return (before + after).contains { $0?.1 != nil }
    }
  }

  /// The rows side by side; `nil` for rows that are left out because there are more than `longest`.
  func lines(longest: Int = longestWhole) -> [Line?] {
    let lines = rows.map { row -> Line in
      let (old, new) = (row.before.map { before.rows[$0] }, row.after.map { after.rows[$0] })
      let isSame = old === new
      func marked(_ row: Picture.Row?, against other: Picture.Row?) -> [(Picture.Glyph, Picture.Change?)?]? {
        row?.glyphs.enumerated().map { column, glyph in
          glyph.map { ($0, isSame ? nil : Self.change(of: $0, at: column, against: other?.glyphs, isNew: row === new)) }
        }
      }
      return Line(before: marked(old, against: new), after: marked(new, against: old))
    }
    return shown(lines.map(\.isChanged), longest: longest).map { $0.map { lines[$0] } }
  }

  /// Returns the change of a cell of one picture; a blank counts as the end of a row.
  private static func change(
    of glyph: Picture.Glyph, at column: Int, against others: [Picture.Glyph?]?, isNew: Bool
  ) -> Picture.Change? {
    let other =
      others.flatMap { $0.indices.contains(column) ? $0[column] : nil } ?? Picture.Glyph(" ", style: CellStyle())
    if glyph.text != other.text { return isNew ? .added : .removed }
    return glyph.looksLike(other) ? nil : .restyled
  }

  private static func blend(_ old: [Picture.Glyph?], _ new: [Picture.Glyph?]) -> [(Picture.Glyph, Picture.Change?)?] {
    (0..<max(old.count, new.count)).map { column in
      let before = column < old.count ? old[column] : nil
      let after = column < new.count ? new[column] : nil
      if before?.text == after?.text { return after.map { ($0, before?.looksLike($0) == true ? nil : .restyled) } }
      if let after, after.text != " " { return (after, .added) }
      if let before, before.text != " " { return (before, .removed) }
      // A blank opposite the end of the shorter picture: its background may be visible.
      return (after ?? before).map { ($0, $0.looksLike(Picture.Glyph(" ", style: CellStyle())) ? nil : .restyled) }
    }
  }
}
