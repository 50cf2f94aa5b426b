// The algorithm by which a grid divides its space.
//
// Columns share the width as the children of a stack do: the least flexible come first, each is offered an equal share
// of the remaining width and becomes as wide as its widest cell. Rows share the height the same way. Cells that span
// columns do not size them: they are offered what the other columns leave of the width, and widen theirs if that is not
// enough. A view outside any row spans all columns. A cell's unsized axes do not count.

/// Marks the render nodes below as one row of a grid; they share the link.
nonisolated struct GridRowTrait: TraitModifier {
  static var affectsLayout: Bool { true }

  let alignment: VerticalAlignment?
}

struct GridCellColumns: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

struct GridCellAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

struct GridCellUnsizedAxes: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

struct GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// A layout of rows and columns.
///
/// Columns share the width as the children of a stack do, and each becomes as wide as its widest cell; rows share the
/// height the same way. Follows [GridLayout](https://developer.apple.com/documentation/swiftui/gridlayout).
public struct GridLayout: EngineLayout {
  /// The alignment of a cell in its column and row, unless they set their own.
  public var alignment: Alignment
  /// The distance between columns, in the screen's unit; `nil` means the default of ``LayoutMetrics/spacing``.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in the screen's unit; `nil` means the default of ``LayoutMetrics/spacing``.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout with an alignment and distances; infinite distances count as 0.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The rows of the grid, kept so that they are not found again for each proposal.
  public struct Cache {
    var rows: [Row]
    var columnCount: Int
  }

  struct Row {
    var cells: [Cell]
    var alignment: VerticalAlignment?
  }

  struct Cell {
    let view: LayoutSubview
    let columns: Range<Int>
    let spansRow: Bool
    let unsized: Axis.Set
  }

  /// The maximum number of columns that a cell spans.
  static let columnLimit = 1000

  /// Finds the rows and the number of columns.
  public func makeCache(subviews: Subviews) -> Cache {
    var rows: [Row] = []
    var lastLink: TraitLink<GridRowTrait>?
    for subview in subviews {
      let link = subview.gridRow
      if link == nil || link !== lastLink { rows.append(Row(cells: [], alignment: subview.gridRowAlignment)) }
      lastLink = link
      let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      rows[rows.count - 1].cells.append(
        Cell(
          view: subview, columns: start..<start + min(max(subview[GridCellColumns.self], 1), Self.columnLimit),
          spansRow: link == nil,
          unsized: subview[GridCellUnsizedAxes.self]))
    }
    let count = rows.flatMap(\.cells).filter { !$0.spansRow }.map(\.columns.upperBound).max() ?? 1
    return Cache(rows: rows, columnCount: count)
  }

  /// Returns the sum of the columns by the sum of the rows, with the gaps between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    measure(proposal, subviews.metrics, cache).size
  }

  /// Places each cell in its column and row.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let tracks = measure(proposal, subviews.metrics, cache)
    let alignments = columnAlignments(cache)
    var y = bounds.minY
    for (row, height) in zip(cache.rows, tracks.heights) {
      let vertical = row.alignment ?? alignment.vertical
      let line = baseline(of: row, vertical, tracks)
      for cell in row.cells {
        let frame = CGRect(
          x: bounds.minX + tracks.x(of: cell), y: y, width: tracks.width(of: cell), height: height)
        place(
          cell, in: frame,
          Alignment(horizontal: alignments[cell.columns.lowerBound] ?? alignment.horizontal, vertical: vertical), line)
      }
      y += height + tracks.gap.height
    }
  }

  private func place(_ cell: Cell, in frame: CGRect, _ alignment: Alignment, _ line: CGFloat?) {
    let proposal = ProposedViewSize(frame.size)
    if let anchor = cell.view[GridCellAnchor.self] {
      return cell.view.place(at: anchor.place(in: frame), anchor: anchor, proposal: proposal)
    }
    var frame = frame
    if let line {
      let dimensions = cell.view.dimensions(in: proposal)
      frame = CGRect(
        x: frame.minX, y: frame.minY + line - dimensions[alignment.vertical], width: frame.width,
        height: dimensions.height)
      return cell.view.place(Alignment(horizontal: alignment.horizontal, vertical: .top), in: frame, proposal: proposal)
    }
    cell.view.place(alignment, in: frame, proposal: proposal)
  }

  /// The line on which the baselines of a row meet, if it is aligned by them.
  private func baseline(of row: Row, _ alignment: VerticalAlignment, _ tracks: Tracks) -> CGFloat? {
    guard alignment.key.isBaseline else { return nil }
    return row.cells.map {
      $0.view.dimensions(in: ProposedViewSize(width: tracks.width(of: $0), height: nil))[alignment]
    }.max()
  }

  private func columnAlignments(_ cache: Cache) -> [Int: HorizontalAlignment] {
    var alignments: [Int: HorizontalAlignment] = [:]
    for cell in cache.rows.flatMap(\.cells) where !cell.spansRow {
      if let alignment = cell.view[GridColumnAlignment.self] { alignments[cell.columns.lowerBound] = alignment }
    }
    return alignments
  }

  private func measure(_ proposal: ProposedViewSize, _ metrics: LayoutMetrics, _ cache: Cache) -> Tracks {
    let gap = CGSize(
      width: (metrics.whole(horizontalSpacing, along: .horizontal) ?? metrics.spacing.width).boundedOrZero,
      height: (metrics.rowGap(verticalSpacing) ?? metrics.spacing.height).boundedOrZero)
    var tracks = Tracks(
      gap: gap, widths: columnWidths(proposal, gap.width, cache), widenedFor: cache.rows.flatMap(\.cells), proposal)
    let columns = tracks
    tracks.heights = divide(
      cache.rows.count, proposal.height.map { $0 - gap.height * CGFloat(max(cache.rows.count - 1, 0)) }
    ) { row, height in
      let cells = cache.rows[row].cells.lazy.filter { !$0.unsized.contains(.vertical) }.map {
        ($0.view, ProposedViewSize(width: columns.width(of: $0), height: height))
      }
      let vertical = cache.rows[row].alignment ?? alignment.vertical
      guard vertical.key.isBaseline else { return cells.reduce(0) { max($0, $1.0.sizeThatFits($1.1).height) } }
      let sizes = cells.map { $0.0.dimensions(in: $0.1) }
      let line = sizes.map { $0[vertical] }.max() ?? 0
      return sizes.map { line - $0[vertical] + $0.height }.max() ?? 0
    }
    return tracks
  }

  private func columnWidths(_ proposal: ProposedViewSize, _ gap: CGFloat, _ cache: Cache) -> [CGFloat] {
    var cells: [[Cell]] = Array(repeating: [], count: cache.columnCount)
    for cell in cache.rows.flatMap(\.cells)
    where !cell.spansRow && cell.columns.count == 1 && !cell.unsized.contains(.horizontal) {
      cells[cell.columns.lowerBound].append(cell)
    }
    let length = proposal.width.map { $0 - gap * CGFloat(cache.columnCount - 1) }
    return divide(cache.columnCount, length) { column, width in
      cells[column].reduce(0) { max($0, $1.view.sizeThatFits(ProposedViewSize(width: width, height: nil)).width) }
    }
  }

  /// Divides a length among tracks as a stack does; `measure` returns the length that a track takes of an offer.
  private func divide(_ count: Int, _ length: CGFloat?, _ measure: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
    guard let length, length < .infinity else { return (0..<count).map { measure($0, length) } }
    let ranges = (0..<count).map { (index: $0, minimum: measure($0, 0), maximum: measure($0, .infinity)) }
    let order = ranges.sorted {
      let (x, y) = ($0.maximum - $0.minimum, $1.maximum - $1.minimum)
      return x != y ? x < y : ($0.minimum, $1.index) > ($1.minimum, $0.index)
    }
    var lengths = Array(repeating: CGFloat.zero, count: count)
    var available = length
    for (served, track) in order.enumerated() {
      lengths[track.index] = measure(track.index, max(available / CGFloat(count - served), 0))
      available -= lengths[track.index]
    }
    return lengths
  }
}

/// The widths of the columns and the heights of the rows.
private struct Tracks {
  let gap: CGSize
  private var widths: [CGFloat]
  /// The start of each column: summing the columns before each cell would cost one addition for each pair of columns.
  private var starts: [CGFloat] = []
  /// The width of all columns and the gaps between them.
  private(set) var width: CGFloat
  var heights: [CGFloat] = []

  /// Creates columns of given widths, widened for cells that are wider than the columns that they span.
  init(gap: CGSize, widths: [CGFloat], widenedFor cells: [GridLayout.Cell], _ proposal: ProposedViewSize) {
    (self.gap, self.widths) = (gap, widths)
    width = Self.length(widths, gap.width)
    widen(for: cells, proposal)
    starts.reserveCapacity(widths.count)
    var start = CGFloat.zero
    for width in self.widths {
      starts.append(start)
      start += width + gap.width
    }
  }

  private static func length(_ tracks: [CGFloat], _ gap: CGFloat) -> CGFloat {
    tracks.reduce(0, +) + gap * CGFloat(max(tracks.count - 1, 0))
  }

  var size: CGSize { CGSize(width: width, height: Self.length(heights, gap.height)) }

  func x(of cell: GridLayout.Cell) -> CGFloat { cell.spansRow ? 0 : starts[cell.columns.lowerBound] }

  func width(of cell: GridLayout.Cell) -> CGFloat {
    if cell.spansRow { return width }
    return widths[cell.columns].reduce(0, +) + gap.width * CGFloat(cell.columns.count - 1)
  }

  private mutating func widen(for cells: [GridLayout.Cell], _ proposal: ProposedViewSize) {
    for cell in cells where (cell.spansRow || cell.columns.count > 1) && !cell.unsized.contains(.horizontal) {
      let own = width(of: cell)
      let offer = proposal.width.map { max($0 - (width - own), 0) }
      let missing = cell.view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width - own
      guard missing > 0 else { continue }
      let columns = cell.spansRow ? 0..<widths.count : cell.columns
      for column in columns { widths[column] += missing / CGFloat(columns.count) }
      width += missing
    }
  }
}

extension LayoutSubview {
  fileprivate var gridRow: RowLink? { ask { $0.gridRow } }
  fileprivate var gridRowAlignment: VerticalAlignment? { ask { $0.gridRow?.modifier.alignment } }

  fileprivate typealias RowLink = TraitLink<GridRowTrait>
}

extension RenderNode {
  /// The row that contains the render node; a modifier of the whole row stands around each of its cells.
  fileprivate var gridRow: TraitLink<GridRowTrait>? {
    Traits.link(GridRowTrait.self, in: traits) ?? wrappedNode?.gridRow
  }
}
