/// A container with cells in columns, row by row from the top, that builds only the visible cells.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 6))]) {      Ann      Bob      Cy
///       ForEach(names, id: \.self) { Text($0) }                    Dora     Eve      Flo
///     }
///
/// The grid is as wide as its proposal, or as its columns if these need more. In a ``ScrollView`` it builds the cells
/// of a ``ForEach`` when they scroll into view, like a ``LazyVStack``. If an element does not have exactly one view, as
/// with an `if`, the whole collection is built. The header and the footer of a ``Section`` span all columns, and its
/// rows are cells. Follows [LazyVGrid](https://developer.apple.com/documentation/swiftui/lazyvgrid).
nonisolated public struct LazyVGrid<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  let grid: LazyGrid
  let content: Content

  /// Creates a grid with its columns.
  ///
  /// `alignment` applies to columns that are narrower than the grid. `spacing` is the distance between rows in the
  /// screen's unit; `nil` leaves it to the rows. Headers and footers in `pinnedViews` stay visible while a part of
  /// their section is. An empty array counts as one column and is reported as an issue.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(
      columns, LazyLayout(axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews.parts),
      "LazyVGrid")
    self.content = content()
  }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    view.grid.evaluate(view.content, in: &slot)
  }
}

/// A container with cells in rows, column by column from the leading edge, that builds only the visible cells.
///
/// The grid is as high as its proposal, or as its rows if these need more. It builds cells like a ``LazyVGrid``, in a
/// ``ScrollView`` that scrolls horizontally. Follows
/// [LazyHGrid](https://developer.apple.com/documentation/swiftui/lazyhgrid).
nonisolated public struct LazyHGrid<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  let grid: LazyGrid
  let content: Content

  /// Creates a grid with its rows.
  ///
  /// `alignment` applies to rows that are lower than the grid. `spacing` is the distance between columns in the
  /// screen's unit; `nil` leaves it to the columns. Headers and footers in `pinnedViews` stay visible while a part of
  /// their section is. An empty array counts as one row and is reported as an issue.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(
      rows, LazyLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews.parts),
      "LazyHGrid")
    self.content = content()
  }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    view.grid.evaluate(view.content, in: &slot)
  }
}

/// The common implementation of both grids.
nonisolated struct LazyGrid {
  private let tracks: GridTracks
  private let layout: LazyLayout
  /// The name of the view for an issue; `nil` if it has tracks.
  private let name: String?

  init(_ items: [GridItem], _ layout: LazyLayout, _ name: String) {
    let tracks = (items.isEmpty ? [GridItem()] : items).map(GridTrack.init)
    self.tracks = GridTracks(tracks: tracks, axis: layout.axis.other)
    self.layout = layout
    self.name = items.isEmpty ? name : nil
  }

  @MainActor func evaluate<Content: View>(_ content: Content, in slot: inout _Slot) {
    let isFirst = slot.node == nil
    let node = slot.node { LazyGridRenderNode(layout, tracks, parent: $0, inputs: $1) }
    if let name, isFirst {
      node.tree.report("\(name) has no GridItem, so one flexible GridItem is used; give it at least one", at: node)
    }
    node.setTracks(tracks)
    node.evaluate(content, layout: layout)
  }
}
