// What only some render nodes can do, beside being laid out and drawn. A node that can says so by handing itself over:
// `RenderNode.scroller`, `keyTarget`, `frontPainter`; or `leaf`, where it is one. A ``PlaceReader`` is known to the tree.

/// A window that moves over its content, or a container that wants to know what in it is brought into view.
@MainActor protocol Scroller: RenderNode {
  /// Brings an area of the node, in own coordinates, into view, as something in it gets the focus.
  ///
  /// Returns where it will be.
  func reveal(_ area: CGRect) -> CGRect

  /// Moves what is in the node so that an area of it, in own coordinates, shows: at `anchor`, or with as little movement
  /// as possible.
  ///
  /// Returns where it will be.
  func scroll(_ area: CGRect, to anchor: ScrollAnchor) -> CGRect

  /// Whether the node moves over its content along an axis.
  func scrolls(along axis: Axis) -> Bool

  /// Called when estimated lengths before what is seen became others: the window follows what it showed.
  func contentMoved(by distance: CGFloat, along axis: Axis)
}

extension Scroller {
  func scroll(_ area: CGRect, to anchor: ScrollAnchor) -> CGRect { area }
  func scrolls(along axis: Axis) -> Bool { false }
  func contentMoved(by distance: CGFloat, along axis: Axis) {}
}

/// A node that takes keys by itself, whatever modifiers say.
@MainActor protocol KeyTarget: RenderNode {
  /// Whether it can take the focus.
  var takesFocus: Bool { get }
  /// Whether it is shown in reverse video while it has the focus.
  var isInvertedInFocus: Bool { get }
  /// Called with a key while the node, or something in it, has the focus.
  ///
  /// Says whether the key was of use.
  func handleKey(_ key: Key) -> Bool
}

/// A node that draws something above its children.
@MainActor protocol FrontPainter: RenderNode {
  func drawFront(into context: inout DrawContext)
}

/// A node that looks after each layout pass where it is now, or where its elements are.
@MainActor protocol PlaceReader: Node {
  var isPlaced: Bool { get }
  func updateGeometry()
}
