/// The position to which a scroll view brings its target, on each axis: 0 at its start, 1 at its end; `nil` moves it as
/// little as possible.
struct ScrollAnchor {
  var x: CGFloat?
  var y: CGFloat?

  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? x : y }
}

/// A place that can be scrolled to: an area of a render node, in the render node's coordinates.
@MainActor struct ScrollPlace {
  let renderNode: RenderNode
  let area: CGRect

  /// Scrolls all enclosing scroll views so that the area shows.
  ///
  /// Returns, for each axis along which the area moved, the edge of the window at which it came in.
  @discardableResult func scroll(to anchor: ScrollAnchor) -> ScrollAnchor {
    let start = area.origin + renderNode.absoluteOrigin
    var area = area
    var current: RenderNode? = renderNode
    while let container = current {
      area = (container.scroller?.scroll(area, to: anchor) ?? area).moved(by: container.origin)
      current = container.renderParent
    }
    let distance = renderNode.unrotated(distance: area.origin - start)
    func edge(_ axis: Axis) -> CGFloat? { abs(distance[axis]) < 0.001 ? nil : distance[axis] < 0 ? 1 : 0 }
    return ScrollAnchor(x: edge(.horizontal), y: edge(.vertical))
  }
}

extension Node {
  /// The view with an identity, at or below this node: its first render node, or the place of a row that is not built.
  ///
  /// The views of rows are created only if nothing else has the identity.
  func scrollTarget(_ id: AnyHashable) -> ScrollPlace? {
    firstTarget(of: id) { $0.index(ofID: id) } ?? firstTarget(of: nil) { $0.index(ofExplicitID: id) }
  }

  private func firstTarget(of id: AnyHashable?, index: (any RowSource) -> Int?) -> ScrollPlace? {
    var target = (self as? LazyRenderNode)?.target(ofRow: index)
    if target != nil { return target }
    func find(_ node: Node) {
      guard target == nil else { return }
      if let id, node.identity == id {
        node.forEachRenderNode { renderNode in
          let renderNode = renderNode.renderNode
          if target == nil, renderNode.isPlaced {
            target = ScrollPlace(renderNode: renderNode, area: CGRect(origin: .zero, size: renderNode.size))
          }
        }
      }
      if target == nil { target = node.firstTarget(of: id, index: index) }
    }
    forEachChild(find)
    return target
  }
}
