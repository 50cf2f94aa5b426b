internal import Foundation
internal import ViewTree

/// Measures the contrast of the texts of a picture.
@MainActor struct ContrastAudit {
  private let screen: Screen
  private let grid: CellGrid
  private let scheme: ColorScheme
  /// The innermost element at each cell, by its index in `elements`; -1 if there is none.
  private var owners: [Int]
  private let elements: [Element]
  private let controls: ControlFinder

  init(_ screen: Screen, in scheme: ColorScheme) {
    self.screen = screen
    self.scheme = scheme
    grid = screen.canvas.grid
    controls = screen.frames.events.controls
    elements = screen.descendants
    owners = Array(repeating: -1, count: grid.columns * grid.rows)
    for (index, element) in elements.enumerated() {
      let cells = CellRect(element.frame, cellSize: grid.cellSize).intersection(grid.bounds)
      for row in cells.rows {
        for column in cells.columns { owners[row * grid.columns + column] = index }
      }
    }
  }

  /// A text in colours of too little contrast: findings are reported once for each.
  private struct Text: Hashable {
    let owner: Int
    let colors: Contrast.Pair
  }

  func findings() -> [AccessibilityFinding] {
    var known: Set<Text> = []
    var findings: [AccessibilityFinding] = []
    for row in 0..<grid.rows {
      for run in grid.runs(inRow: row, upTo: grid.columns) {
        let colors = Contrast.Pair(run.style, on: grid.styles.page)
        guard colors.ratio < Contrast.least else { continue }
        for column in run.columns {
          let owner = owners[row * grid.columns + column]
          guard owner >= 0, elements[owner].isEnabled, isPartOfWord(row, column), !isHeldDown(row, column),
            known.insert(Text(owner: owner, colors: colors)).inserted
          else { continue }
          findings.append(finding(elements[owner], colors, column: column, row: row))
        }
      }
    }
    return findings
  }

  /// Whether a cell contains a letter or a digit of a word.
  ///
  /// A single letter between other signs is the picture of a control: `[x]`, `(==O)`.
  private func isPartOfWord(_ row: Int, _ column: Int) -> Bool {
    guard isLetter(row, column) else { return false }
    return isLetter(row, column - 1) || isLetter(row, column + 1)
      || isBlank(row, column - 1) && isBlank(row, column + 1)
  }

  private func isLetter(_ row: Int, _ column: Int) -> Bool {
    guard grid.bounds.columns.contains(column),
      let scalar = grid.characters(inRow: row, column..<column + 1).unicodeScalars.first
    else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private func isBlank(_ row: Int, _ column: Int) -> Bool {
    !grid.bounds.columns.contains(column) || grid[row, column].glyph.looksBlank
  }

  /// Whether a cell belongs to the control that is held down, which fades for that moment.
  private func isHeldDown(_ row: Int, _ column: Int) -> Bool {
    var frame = CGRect.zero
    return controls.control(at: screen.middle(column: column, row: row), orElse: &frame)?.state == .pressed
  }

  private func finding(
    _ element: Element, _ colors: Contrast.Pair, column: Int, row: Int
  ) -> AccessibilityFinding {
    let ratio = String(format: "%.2f", colors.ratio)
    var finding = AccessibilityFinding(
      .contrast, element.node.auditedView, on: screen,
      "has text in \(colors.text.paletteName) on \(colors.background.paletteName), a contrast of \(ratio) to 1 in the "
        + "\(scheme) colour scheme; at least \(Contrast.least) to 1 is readable", remedy(colors))
    (finding.column, finding.row) = (column, row)
    return finding
  }

  private func remedy(_ colors: Contrast.Pair) -> String {
    let enough = Contrast.sufficient(Contrast.judged(colors.text), on: Contrast.judged(colors.background))
    guard let enough else { return "Write the text in .primary, or change the background." }
    func part(_ component: UInt8) -> String { String(format: "%.2f", Double(component) / 255) }
    return "Write the text in .primary, or in this scheme in Color(red: \(part(enough.red)), green: "
      + "\(part(enough.green)), blue: \(part(enough.blue)))."
  }
}
