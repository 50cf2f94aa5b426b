/// Cells in columns, row by row from the top, of which only those in sight are built.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 6))]) {      Ann      Bob      Cy
///       ForEach(names, id: \.self) { Text($0) }                    Dora     Eve      Flo
///     }
///
/// It is as wide as what is offered, or as its columns where these need more. In a ``ScrollView`` it builds the cells of a ``ForEach`` when they come into the
/// window, as a ``LazyVStack`` does; where an element has not exactly one view, as with an `if`, the whole collection is
/// built. The header and the footer of a ``Section`` span all columns, and its rows are cells. Follows
/// [LazyVGrid](https://developer.apple.com/documentation/swiftui/lazyvgrid).
nonisolated public struct LazyVGrid<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  let grid: LazyGrid
  let content: Content

  /// A grid with its columns; `alignment` is that of columns which are narrower than the grid, `spacing` the distance
  /// between rows, which `nil` leaves to them.
  ///
  /// Headers and footers of sections that are `pinnedViews` stay in sight as long as something of their section is.
  /// Without columns there is one, and that is an issue.
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

/// Cells in rows, column by column from the leading edge, of which only those in sight are built.
///
/// It is as high as what is offered, or as its rows where these need more, and builds cells like a ``LazyVGrid`` in a ``ScrollView`` that scrolls
/// horizontally. Follows [LazyHGrid](https://developer.apple.com/documentation/swiftui/lazyhgrid).
nonisolated public struct LazyHGrid<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  let grid: LazyGrid
  let content: Content

  /// A grid with its rows; `alignment` is that of rows which are lower than the grid, `spacing` the distance between
  /// columns, which `nil` leaves to them.
  ///
  /// Headers and footers of sections that are `pinnedViews` stay in sight as long as something of their section is.
  /// Without rows there is one, and that is an issue.
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

/// What both grids have in common.
nonisolated struct LazyGrid {
  private let tracks: GridTracks
  private let layout: LazyLayout
  /// What the view is called, where it has no tracks.
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
      node.tree.report("\(name): without a GridItem there is nothing to put cells into; one is assumed", at: node)
    }
    node.setTracks(tracks)
    node.evaluate(content, layout: layout)
  }
}
