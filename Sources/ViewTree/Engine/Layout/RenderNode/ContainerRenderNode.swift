/// A render node with children; it stores the area that they cover.
@MainActor class ContainerRenderNode: RenderNode, PreferenceScope {
  @safe @exclusivity(unchecked) final private(set) var covered = CGRect.null

  /// The render nodes inside, in the order in which they are drawn.
  var currentChildren: [RenderNode] { [] }

  /// The children as they were last collected.
  var knownChildren: [RenderNode] { [] }

  /// The render nodes inside, as the tree has them now.
  var collectedRenderChildren: [RenderNode] { [] }

  /// Called before a dirty render node recomputes its answers.
  func prepareToMeasure() {}

  /// Gives each child its place within `size`, by setting its `pending`.
  func placeRenderChildren() {}

  /// Called when the render node knows its size, before its children are collected and placed.
  func prepareToPlace() {}

  /// Called when a render node is created directly inside.
  func renderNodeMade(_ renderNode: RenderNode) {}

  /// Called when a render node inside leaves the tree before its first layout.
  func newRenderNodeLeft() {}

  /// Removes what measuring keeps besides the answers, and returns a closure that restores it.
  func makeCacheRestorer() -> () -> Void { {} }

  /// Stores the area that the render node covers, once its children have their places.
  final func cover(_ children: [RenderNode]) {
    covered = currentExtent(children)
    sortedAxis = children.count > 8 ? findOrder(children) : nil
  }

  /// The cached preferences of the container; `nil` until one is read.
  @safe @exclusivity(unchecked) private final var knownPreferences: KnownPreferences?

  final override var preferenceScope: (any PreferenceScope)? { self }

  final func forgetPreference(_ key: ObjectIdentifier?) { knownPreferences?.forget(key) }

  func forEachContributor(_ body: (Node) -> Void) { forEachChild(body) }

  final func addPreferences<K>(to reduction: inout PreferenceReduction<K>) {
    guard isShownByContainer else { return }
    let known = knownPreferences ?? KnownPreferences()
    knownPreferences = known
    reduction.add(known.reduction { addContributions(to: &$0) }.ofContainer)
  }

  private func findOrder(_ children: [RenderNode]) -> Axis? {
    func isSorted(_ start: (CGRect) -> CGFloat, _ end: (CGRect) -> CGFloat) -> Bool {
      var first = children.count
      var next = CGFloat.infinity
      for child in children.reversed() {
        let extent = child.placedExtent
        guard child.isPlaced, !extent.isNull, end(extent) <= next else { break }
        next = start(extent)
        first -= 1
      }
      guard first <= 4 else { return false }
      sortedStart = UInt8(first)
      return true
    }
    if isSorted({ $0.minY }, { $0.maxY }) { return .vertical }
    return isSorted({ $0.minX }, { $0.maxX }) ? .horizontal : nil
  }
}
