internal import Foundation
internal import ViewTree

/// Measures the contrast of the texts of a picture.
@MainActor struct ContrastAudit {
  private let screen: Screen
  private let grid: CellGrid
  /// The innermost element at each cell, by its index in `elements`; -1 if there is none.
  private var owners: [Int]
  private let elements: [Element]
  private let controls: ControlFinder

  init(_ screen: Screen) {
    self.screen = screen
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

  /// The elements with text of too little contrast, in the order of their first such text.
  func texts() -> [FaintText] {
    var texts: [Int: FaintText] = [:]
    var order: [Int] = []
    var backgrounds: [Int: Set<Color.Resolved>] = [:]
    for row in 0..<grid.rows {
      for run in grid.runs(inRow: row, upTo: grid.columns) {
        let colors = Contrast.Pair(run.style, on: grid.styles.page)
        for column in run.columns {
          let owner = owners[row * grid.columns + column]
          guard owner >= 0, elements[owner].isEnabled, isPartOfWord(row, column), !isHeldDown(row, column) else {
            continue
          }
          backgrounds[owner, default: []].insert(colors.background)
          guard colors.ratio < Contrast.least else { continue }
          if texts[owner] == nil { order.append(owner) }
          if let known = texts[owner], known.colors.ratio <= colors.ratio { continue }
          let finding = AccessibilityFinding(
            .contrast, elements[owner].node.auditedView, element: elements[owner].name, on: screen, "", "")
          texts[owner] = FaintText(finding, at: (column, row), colors, page: grid.styles.page.foreground)
        }
      }
    }
    return order.compactMap { owner in texts[owner]?.on(backgrounds[owner] ?? []) }
  }

  /// Whether a cell contains a letter or a digit of a word.
  ///
  /// A single letter between other signs is the picture of a control: `[x]`, `(==O)`. No such picture has wide glyphs.
  private func isPartOfWord(_ row: Int, _ column: Int) -> Bool {
    guard isLetter(row, column) else { return false }
    return isSecondHalf(row, column + 1) || isLetter(row, column - 1) || isSecondHalf(row, column - 1)
      || isLetter(row, column + 1) || isBlank(row, column - 1) && isBlank(row, column + 1)
  }

  private func isLetter(_ row: Int, _ column: Int) -> Bool {
    guard grid.bounds.columns.contains(column),
      let scalar = grid.characters(inRow: row, column..<column + 1).unicodeScalars.first
    else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private func isSecondHalf(_ row: Int, _ column: Int) -> Bool {
    grid.bounds.columns.contains(column) && grid[row, column].glyph == .secondHalf
  }

  private func isBlank(_ row: Int, _ column: Int) -> Bool {
    !grid.bounds.columns.contains(column) || grid[row, column].glyph.looksBlank
  }

  /// Whether a cell belongs to the control that is held down, which fades for that moment.
  private func isHeldDown(_ row: Int, _ column: Int) -> Bool {
    var frame = CGRect.zero
    return controls.control(at: screen.middle(column: column, row: row), orElse: &frame)?.state == .pressed
  }
}

/// The text of an element whose contrast is too little, in the colours of the least contrast.
struct FaintText {
  /// The finding without words.
  private var base: AccessibilityFinding
  let colors: Contrast.Pair
  /// The colour of the page's text.
  private let page: Color.Resolved
  /// All backgrounds of the element's words.
  private var backgrounds: [Contrast.Components] = []

  init(
    _ finding: AccessibilityFinding, at cell: (column: Int, row: Int), _ colors: Contrast.Pair, page: Color.Resolved
  ) {
    (base, self.colors, self.page) = (finding, colors, page)
    (base.column, base.row) = cell
  }

  func on(_ backgrounds: Set<Color.Resolved>) -> FaintText {
    var text = self
    text.backgrounds = [Contrast.judged(colors.background)] + backgrounds.map(Contrast.judged)
    return text
  }

  /// Whether it is the text of the same element in the same colours, as in another colour scheme.
  func isSame(as other: FaintText) -> Bool { base == other.base && colors == other.colors }

  func finding(in scheme: ColorScheme) -> AccessibilityFinding {
    finding(
      "the \(scheme) colour scheme",
      isPrimaryReadable ? "Write the text in .primary, or in this scheme in" : "In this scheme, write the text in")
  }

  /// The finding for both colour schemes.
  func finding(with other: FaintText) -> AccessibilityFinding {
    let isReadable = isPrimaryReadable && other.isPrimaryReadable
    return finding(
      "the light and the dark colour scheme",
      isReadable ? "Write the text in .primary, or in" : "Write the text in")
  }

  /// Whether text in the page's colour is readable on all backgrounds.
  private var isPrimaryReadable: Bool {
    backgrounds.allSatisfy { Contrast.ratio(Contrast.judged(page), $0) >= Contrast.least }
  }

  private func finding(_ scheme: String, _ advice: String) -> AccessibilityFinding {
    var finding = base
    let ratio = String(format: "%.2f", colors.ratio)
    finding.fault =
      "has text in \(colors.text.paletteName) on \(colors.background.paletteName), a contrast of \(ratio) to 1 in "
      + "\(scheme); at least \(Contrast.least) to 1 is readable"
    if let shade = Contrast.sufficient(Contrast.judged(colors.text), on: backgrounds) {
      finding.remedy = "\(advice) \(Contrast.words(shade))."
    } else {
      finding.remedy = "Change the background: text of one colour is not readable on all of it."
    }
    return finding
  }
}
