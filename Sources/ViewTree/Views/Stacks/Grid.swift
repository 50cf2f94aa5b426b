/// A container with views in rows and columns: a column is as wide as its widest cell, a row as high as its highest.
///
///     Grid(alignment: .leading) {              Name   Size
///       GridRow { Text("Name"); Text("Size") }   Notes  12 KB
///       GridRow { Text("Notes"); Text("12 KB") }
///     }
///
/// A view outside a ``GridRow`` spans all columns. Follows
/// [Grid](https://developer.apple.com/documentation/swiftui/grid).
nonisolated public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content

  /// Creates a grid; spacings are in the screen's unit, and `nil` is the default of the screen's metrics.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: LayoutView {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never
}
