import Foundation
internal import TextBackend

/// A picture of cells as it stands in a file, for a page.
struct Picture: Equatable {
  /// A character, in one cell or two.
  struct Glyph: Equatable {
    var text: String
    var style: CellStyle
    /// In cells.
    let width: Int

    init(_ character: Character, style: CellStyle) {
      text = String(character)
      self.style = style
      width = character.isASCII ? 1 : max(GraphemeWidth.of(character), 1)
    }

    /// Whether nobody sees a difference: a blank shows no colour of letters.
    func looksLike(_ other: Glyph) -> Bool {
      style == other.style || text == " " && other.text == " " && style.onBlank == other.style.onBlank
    }
  }

  /// The rows, by columns: the second cell of a wide character is nil.
  private(set) var rows: [[Glyph?]]

  /// The picture in a file, with the colours of another one where the file has none and the characters are the same.
  init(_ text: String, fileExtension: String, colors: Picture? = nil) {
    switch fileExtension {
    case "ansi": rows = Self.rows(ansi: text)
    case "cells": rows = Self.rows(cells: text)
    default:
      rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.reduce(into: []) { Self.append($1, CellStyle(), to: &$0) }
      }
      if let colors { borrow(from: colors) }
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
  }

  /// The format `cells`: what an actual picture keeps of itself.
  init(cells text: String) { self.init(text, fileExtension: "cells") }

  subscript(row: Int, column: Int) -> Glyph? {
    rows.indices.contains(row) && rows[row].indices.contains(column) ? rows[row][column] : nil
  }

  var columns: Int { rows.map(\.count).max() ?? 0 }

  private static func append(_ character: Character, _ style: CellStyle, to row: inout [Glyph?]) {
    let glyph = Glyph(character, style: style)
    row.append(glyph)
    if glyph.width == 2 { row.append(nil) }
  }

  private mutating func borrow(from picture: Picture) {
    for (row, glyphs) in rows.enumerated() {
      for (column, glyph) in glyphs.enumerated() where glyph != nil && glyph?.text == picture[row, column]?.text {
        rows[row][column] = picture[row, column]
      }
      // Blanks at the end of a row are not written, and may have a background.
      guard picture.rows.indices.contains(row), picture.rows[row].count > glyphs.count else { continue }
      let rest = picture.rows[row][glyphs.count...]
      if rest.allSatisfy({ $0?.text == " " }) { rows[row] += rest }
    }
  }

  // MARK: Files

  /// Lines in quotes, and below each the styles of its columns.
  private static func rows(cells text: String) -> [[Glyph?]] {
    var rows: [[Glyph?]] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("\"") {
        rows.append(line.dropFirst().dropLast().reduce(into: []) { append($1, CellStyle(), to: &$0) })
      } else if !rows.isEmpty {
        for note in line.split(separator: ",") { apply(note.split(separator: " "), to: &rows[rows.count - 1]) }
      }
    }
    return rows
  }

  /// The columns, from and to, and the words of their style.
  private static func apply(_ words: [Substring], to row: inout [Glyph?]) {
    let ends = words.first?.components(separatedBy: "..").compactMap(Int.init) ?? []
    guard ends.count == 2, ends[0] <= ends[1] else { return }
    let style = CellStyle(words: words.dropFirst().map(String.init))
    for column in max(ends[0], 0)..<max(min(ends[1] + 1, row.count), max(ends[0], 0)) { row[column]?.style = style }
  }

  /// The sequences of a terminal that choose colours and weights; all others are left out.
  private static func rows(ansi text: String) -> [[Glyph?]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var (row, style, rest) = ([Glyph?](), CellStyle(), line)
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

  // MARK: Pages

  /// The rows as HTML, each in a line.
  var html: String { rows.map(Self.html).joined(separator: "\n") }

  fileprivate static func html(_ row: [Glyph?]) -> String { html(row.map { $0.map { ($0, nil) } }, isBlend: false) }

  /// What of a cell is in which of two pictures.
  fileprivate enum Change: String {
    case removed, added, restyled
  }

  fileprivate static func html(_ cells: [(Glyph, Change?)?], isBlend: Bool) -> String {
    var (html, run, runTag) = ("", "", "")
    // Neighbours mostly look alike.
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
      let text = Markup.escape(glyph.text)
      run += glyph.width == 2 ? "<i>\(text)</i>" : text
    }
    close()
    return html
  }
}

/// Two pictures side by side: rows that are the same stand beside each other, whatever came between them.
struct PicturePair {
  let before: Picture
  let after: Picture
  /// Which rows stand beside each other.
  private let rows: [(before: Int?, after: Int?)]

  init(_ before: Picture, _ after: Picture) {
    self.before = before
    self.after = after
    func lines(_ picture: Picture) -> [UnifiedDiff.Line] {
      picture.rows.map { Array($0.map { $0?.text ?? "" }.joined().utf8)[...] }
    }
    var rows: [(before: Int?, after: Int?)] = []
    // What went is paired with what came in its place.
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

  /// A picture of more rows is shown near its changes only.
  private static let longestWhole = 100
  private static let context = 3

  /// Both as HTML, and both in one: what is in both is pale, what only the first has is red, what only the second has is
  /// green, and where only colours differ it is yellow.
  var html: (before: String, after: String, blend: String) {
    let blends = rows.map { row in
      (row, Self.blend(row.before.map { before.rows[$0] } ?? [], row.after.map { after.rows[$0] } ?? []))
    }
    var isShown = rows.map { _ in rows.count <= Self.longestWhole }
    for (index, blend) in blends.enumerated() where blend.1.contains(where: { $0?.1 != nil }) {
      for near in max(0, index - Self.context)...min(rows.count - 1, index + Self.context) { isShown[near] = true }
    }
    var lines: [(String, String, String)] = []
    for (index, (row, blend)) in blends.enumerated() {
      if isShown[index] {
        lines.append(
          (
            row.before.map { Picture.html(before.rows[$0]) } ?? "",
            row.after.map { Picture.html(after.rows[$0]) } ?? "",
            Picture.html(blend, isBlend: true)
          ))
      } else if index == 0 || isShown[index - 1] {
        lines.append(("⋯", "⋯", "⋯"))
      }
    }
    func joined(_ part: KeyPath<(String, String, String), String>) -> String {
      lines.map { $0[keyPath: part] }.joined(separator: "\n")
    }
    return (joined(\.0), joined(\.1), joined(\.2))
  }

  private static func blend(_ old: [Picture.Glyph?], _ new: [Picture.Glyph?]) -> [(Picture.Glyph, Picture.Change?)?] {
    (0..<max(old.count, new.count)).map { column in
      let before = column < old.count ? old[column] : nil
      let after = column < new.count ? new[column] : nil
      if before?.text == after?.text { return after.map { ($0, before?.looksLike($0) == true ? nil : .restyled) } }
      if let after, after.text != " " { return (after, .added) }
      if let before, before.text != " " { return (before, .removed) }
      // A blank where the other picture ends.
      return (after ?? before).map { ($0, nil) }
    }
  }
}
