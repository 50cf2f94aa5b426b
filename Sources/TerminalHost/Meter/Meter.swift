internal import TextBackend
internal import ViewTree

/// The live meter: a panel above the picture of a running screen.
///
/// The panel is a screen of its own, so the running one keeps its picture, its size and its focus. The cells below the
/// panel are drawn again when it is moved or hidden.
@MainActor final class Meter {
  private let model = MeterModel()
  private let screen: Screen
  /// Whether the panel is at the other edge: the leading or the upper one.
  private var isMoved = false
  private var area: MeterArea
  /// The picture that was written last.
  private var shown = ""

  /// Creates the meter for a terminal; its panel has the characters and colours of the running screen.
  init(in size: TerminalSize, like options: ScreenOptions) {
    area = MeterArea(in: size, isMoved: false)
    screen = Screen(
      MeterView(model: model), width: area.columns.count, height: area.rows.count,
      options: ScreenOptions(
        glyphs: options.glyphs, unit: .cells, colorScheme: options.colorScheme, colorDepth: options.colorDepth,
        allowsIssues: true))
  }

  /// Adds the work of an event.
  func add(event trace: InvalidationTrace, named name: String?) { model.report.add(event: trace, named: name) }

  /// Adds work that does not replace the event shown.
  func add(later trace: InvalidationTrace) { if trace.totalEvaluations > 0 { model.report.add(later: trace) } }

  /// Moves the panel to the opposite edge.
  func move(in size: TerminalSize) {
    isMoved.toggle()
    fit(to: size)
  }

  /// Adapts the panel to the size of the terminal.
  func fit(to size: TerminalSize) {
    area = MeterArea(in: size, isMoved: isMoved)
    screen.resize(width: area.columns.count, height: area.rows.count)
  }

  func contains(column: Int, row: Int) -> Bool { area.columns.contains(column) && area.rows.contains(row) }

  /// Scrolls the panel.
  func turnWheel(byRows rows: Int) {
    screen.turnWheel(column: area.columns.count / 2, row: area.rows.count / 2, byColumns: 0, rows: rows)
  }

  /// Returns the sequences that draw the panel; empty if the terminal still shows it.
  ///
  /// `isCovered`: whether the running screen may have been drawn over the panel. The cursor returns to the screen's
  /// caret, and is hidden if that lies below the panel.
  func changes(isCovered: Bool, caret: (column: Int, row: Int)?) -> String {
    let picture = screen.renderWhole(column: area.columns.lowerBound, row: area.rows.lowerBound)
    guard isCovered || picture != shown else { return "" }
    shown = picture
    let cursor = caret.map { contains(column: $0.column, row: $0.row) ? "\u{1B}[?25l" : "\u{1B}[?25h" } ?? ""
    return "\u{1B}7\(picture)\u{1B}8\(cursor)"
  }
}

/// The cells of the meter's panel: a side of a wide terminal, and the lower or upper half of a narrow one.
struct MeterArea: Equatable {
  let columns: Range<Int>
  let rows: Range<Int>

  /// The columns from which on the panel is at a side.
  private static let wide = 80

  init(in size: TerminalSize, isMoved: Bool) {
    if size.columns >= Self.wide {
      let width = min(max(size.columns * 2 / 5, 38), 60)
      let start = isMoved ? 0 : size.columns - width
      (columns, rows) = (start..<start + width, 0..<size.rows)
    } else {
      let height = min(max(size.rows / 2, 8), size.rows)
      let start = isMoved ? 0 : size.rows - height
      (columns, rows) = (0..<size.columns, start..<start + height)
    }
  }
}
