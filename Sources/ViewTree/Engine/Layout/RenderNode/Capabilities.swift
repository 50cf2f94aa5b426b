// Capabilities that only some render nodes have. A node offers one by returning itself: `RenderNode.scroller`,
// `keyTarget`, `frontPainter`, or `leaf` if it is one. The tree keeps a list of each ``PlaceReader``.

/// A window that moves over its content, or a container that is notified when a view in it is brought into view.
@MainActor protocol Scroller: RenderNode {
  /// Brings an area of the node, in its own coordinates, into view, because a view in it gets the focus.
  ///
  /// Returns the area's place afterwards.
  func reveal(_ area: CGRect) -> CGRect

  /// Moves the node's content so that an area of it, in own coordinates, shows: at `anchor`, or with as little movement
  /// as possible.
  ///
  /// Returns the area's place afterwards.
  func scroll(_ area: CGRect, to anchor: ScrollAnchor) -> CGRect

  /// Whether the node moves over its content along an axis.
  func scrolls(along axis: Axis) -> Bool

  /// Scrolls as far as a key does, whatever has the focus. A scroll view that rests at targets scrolls for several
  /// arrow keys at once, `lines`.
  ///
  /// Returns for how many keys it scrolled; `nil` if nothing moved.
  func scroll(by key: Key, lines: Int) -> Int?

  /// The part of the node between the margins of its content.
  var inside: CGRect { get }

  /// Called when the estimated lengths of rows before the window changed: the window moves with the rows that it shows.
  func contentMoved(by distance: CGFloat, along axis: Axis)
}

extension Scroller {
  func scroll(_ area: CGRect, to anchor: ScrollAnchor) -> CGRect { area }
  func scrolls(along axis: Axis) -> Bool { false }
  func scroll(by key: Key, lines: Int) -> Int? { nil }
  var inside: CGRect { CGRect(origin: .zero, size: size) }
  func contentMoved(by distance: CGFloat, along axis: Axis) {}
}

/// A node that takes keys by itself, independently of modifiers.
@MainActor protocol KeyTarget: RenderNode {
  /// Whether it can take the focus.
  var takesFocus: Bool { get }
  /// Whether it is shown in reverse video while it has the focus.
  var isInvertedInFocus: Bool { get }
  /// Called with a key while the node, or a view in it, has the focus.
  ///
  /// Returns whether it handled the key.
  func handleKey(_ key: Key) -> Bool
}

/// A node that draws something above its children.
@MainActor protocol FrontPainter: RenderNode {
  func drawFront(into context: inout DrawContext)
}

/// A node that reads its own place, or the places of its render nodes, after each layout pass.
@MainActor protocol PlaceReader: Node {
  var isPlaced: Bool { get }
  func updateGeometry()
}
