/// The node of a modifier that reads the place of its content after each layout.
///
/// Each coordinate space that was read while a view was evaluated is a source of the graph; a layout pass writes those
/// whose frames changed.
@MainActor class PlaceNode<M>: ModifierNode<M>, PlaceReader, MeasuredPlace {
  private var frames: [CoordinateSpace: Source<CGRect>] = [:]

  /// The first render node of the content, without modifiers that stand outside of this one.
  final var placedNode: RenderNode? {
    var found: RenderNode?
    forEachRenderNode { outermost in
      guard found == nil else { return }
      var placedNode = outermost.renderNode
      while let inner = placedNode.wrappedNode, !isAround(placedNode) { placedNode = inner }
      found = placedNode
    }
    return found
  }

  var isPlaced: Bool { placedNode?.isPlaced == true }

  override func didEvaluateContent(isFirst: Bool) { if isFirst { renderTree.geometryReaders.append(self) } }

  final func updateGeometry() {
    for (space, source) in frames { source.write(frame(in: space)) }
    placeMayHaveChanged()
  }

  /// Called after each layout in which the content has a place.
  func placeMayHaveChanged() {}

  final func frame(in space: CoordinateSpace) -> CGRect { placedNode?.frame(in: space) ?? .zero }

  final func frame(of space: NamedCoordinateSpace) -> CGRect? {
    isUnmounted ? nil : placedNode?.named(space.name)?.absoluteFrame
  }

  final func frame(readIn space: CoordinateSpace) -> CGRect {
    if isUnmounted { return .zero }
    guard tree.graph.isComputing else { return frame(in: space) }
    if let source = frames[space] { return source.value }
    let source = Source(frame(in: space), in: tree.graph, label: "GeometryProxy")
    frames[space] = source
    return source.value
  }
}

/// Provides the place of its content through an ``AnchorPlace``.
nonisolated struct AnchorPlaceModifier: ViewModifier {
  let place: AnchorPlace
  /// Called when the content has its first place.
  var onPlaced: (() -> Void)?

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: AnchorPlaceNode.self)
  }
}

private final class AnchorPlaceNode: PlaceNode<AnchorPlaceModifier> {
  private var wasPlaced = false

  override func willEvaluateContent() { modifier.place.measured = self }

  override func isChange(to modifier: AnchorPlaceModifier) -> Bool { false }

  override func placeMayHaveChanged() {
    if wasPlaced { return }
    wasPlaced = true
    if let onPlaced = modifier.onPlaced { tree.effects.add(onPlaced) }
  }
}
