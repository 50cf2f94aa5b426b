/// A layout that places the cells of a table row side by side, each in its column.
///
/// All rows of a table and its titles have the same columns, because these depend only on the width.
struct TableRowLayout: EngineLayout, Equatable {
  /// The widths of the columns; `nil` is an equal share of the remaining width.
  private let widths: [GridTrack.Length?]
  private let alignments: [HorizontalAlignment]
  private let isCompact: Bool

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  /// Creates the layout; `isCompact` shows only the first column in any width.
  init<RowValue, Sort>(_ columns: [TableColumnPart<RowValue, Sort>], isCompact: Bool) {
    widths = columns.map(\.width)
    alignments = columns.map(\.alignment.horizontal)
    self.isCompact = isCompact
  }

  /// Returns the columns within a width, or only the first if they do not fit; without a width, all columns at their
  /// smallest.
  private func columns(_ width: CGFloat?, _ subviews: Subviews) -> [PlacedTrack] {
    let (width, cell) = (width ?? .infinity, subviews.metrics.divider)
    // A narrower column is not readable.
    let share = GridTrack.Length.flexible(minimum: 4 * cell.width, maximum: .infinity)
    let tracks = GridTracks(
      tracks: widths.map { GridTrack(length: $0 ?? share, spacing: nil, alignment: nil) }, axis: .horizontal)
    let placed = tracks.placed(within: width, metrics: subviews.metrics, cell: cell)
    guard isCompact || (placed.last.map { $0.start + $0.length } ?? 0) > width + 0.001 else { return placed }
    let all = width.isFinite ? width : placed.first?.length ?? 0
    return [PlacedTrack(start: 0, length: all, alignment: nil)]
  }

  /// Whether there is room for more than the first column.
  func showsTitles(within width: CGFloat?, _ subviews: Subviews) -> Bool {
    !isCompact && (widths.count < 2 || columns(width, subviews).count > 1)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let columns = columns(proposal.width, subviews)
    let height = zip(columns, subviews).map { $1.sizeThatFits(offer($0)).height }.max() ?? 0
    return CGSize(
      width: RowLayout.width(proposal, ideal: columns.last.map { $0.start + $0.length } ?? 0), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, (column, cell)) in zip(columns(bounds.width, subviews), subviews).enumerated() {
      let fraction: CGFloat = alignments[index] == .leading ? 0 : alignments[index] == .center ? 0.5 : 1
      let room = column.length - cell.sizeThatFits(offer(column)).width
      cell.place(
        at: CGPoint(x: bounds.minX + column.start + max(room, 0) * fraction, y: bounds.minY), proposal: offer(column))
    }
  }

  private func offer(_ column: PlacedTrack) -> ProposedViewSize { ProposedViewSize(width: column.length, height: nil) }
}

/// A layout of the titles of a table and the line below them, which are hidden if only the first column fits.
struct TableHeaderLayout: EngineLayout {
  let row: TableRowLayout

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard row.showsTitles(within: proposal.width, subviews) else { return .zero }
    return RowLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard row.showsTitles(within: proposal.width, subviews) else { return }
    RowLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

nonisolated struct TableHeader<Content: View>: View {
  let layout: TableHeaderLayout
  let content: Content

  init(layout: TableRowLayout, @ViewBuilder content: () -> Content) {
    self.layout = TableHeaderLayout(row: layout)
    self.content = content()
  }
}

extension TableHeader: LayoutView {}
