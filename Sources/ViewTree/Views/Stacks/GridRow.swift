/// The cells of one row of a ``Grid``.
///
/// Outside a grid the cells are separate views, as in a `Group`. Follows
/// [GridRow](https://developer.apple.com/documentation/swiftui/gridrow).
nonisolated public struct GridRow<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row; `alignment` is the vertical alignment of its cells, and `nil` is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// A Boolean value that indicates whether the view is always exactly one element of its stack.
  public static var _isUnary: Bool { false }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    GridRowTrait._evaluate(GridRowTrait(alignment: view.alignment), on: view.content, in: &slot)
  }
}

extension View {
  /// Lets a cell of a grid span a number of columns and the gaps between them; the number is limited to 1 to 1,000.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(LayoutValueModifier<GridCellColumns>(value: count))
  }

  /// Places the view at a point of its cell, instead of aligning it.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(LayoutValueModifier<GridCellAnchor>(value: anchor))
  }

  /// Excludes the cell from the size of its column or row along the given axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(LayoutValueModifier<GridCellUnsizedAxes>(value: axes))
  }

  /// Sets the alignment of all cells in the view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(LayoutValueModifier<GridColumnAlignment>(value: guide))
  }
}
