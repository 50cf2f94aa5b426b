/// A layout that adds space around the content; `nil` insets are the screen's default on the given edges.
///
/// Inside an outline the default is at least two columns on the sides, because the outline covers one and would touch
/// the text. One row is enough above and below, as a line does not touch the text.
struct PaddingLayout: InsetLayout {
  let edges: Edge.Set
  let insets: EdgeInsets?

  init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets.map {
      EdgeInsets(
        top: $0.top.boundedOrZero, leading: $0.leading.boundedOrZero, bottom: $0.bottom.boundedOrZero,
        trailing: $0.trailing.boundedOrZero)
    }
  }

  func insets(_ subviews: Subviews) -> EdgeInsets { insets(subviews.metrics, isOutlined: subviews.areOutlined) }

  func insets(_ metrics: LayoutMetrics, isOutlined: Bool = false) -> EdgeInsets {
    guard let insets else {
      let width = isOutlined ? max(metrics.padding.width, 2 * metrics.divider.width) : metrics.padding.width
      return EdgeInsets(edges, horizontal: width, vertical: metrics.padding.height)
    }
    return EdgeInsets(
      top: metrics.whole(insets.top, along: .vertical), leading: metrics.whole(insets.leading, along: .horizontal),
      bottom: metrics.whole(insets.bottom, along: .vertical),
      trailing: metrics.whole(insets.trailing, along: .horizontal))
  }

  /// A padded edge has no preferred spacing.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = subviews.content?.spacing ?? ViewSpacing(defaults: subviews.metrics.spacing)
    let insets = insets(subviews)
    for (edge, length) in [
      (Edge.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
    ] where length != 0 { spacing[edge] = nil }
    return spacing
  }
}

extension View {
  /// Adds space on the edges, in the screen's unit; `nil` is the default, one column and one row.
  ///
  /// If an outline surrounds it, such as a ``border(_:width:)`` or the stroke of a shape in an overlay, the default is
  /// two columns on the sides: the outline covers the outer one.
  ///
  /// A negative length lets the view extend beyond the padding; a length that is infinite or not a number counts as 0.
  /// Follows [padding(_:_:)](https://developer.apple.com/documentation/swiftui/view/padding(_:_:)).
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let insets = length.map { EdgeInsets(edges, horizontal: $0, vertical: $0) }
    return modifier(LayoutAround(layout: PaddingLayout(edges: edges, insets: insets)))
  }

  /// Adds equal space on all edges, in the screen's unit.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds a specific space on each edge, in the screen's unit.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutAround(layout: PaddingLayout(insets: insets)))
  }
}
