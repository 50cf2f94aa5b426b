/// The rows of a scrolling list: rows of collections are built when they come into the window.
nonisolated package struct LazyRowStack<Content: View>: View {
  package typealias Body = Never

  let layout = LazyLayout(
    axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, isFlexible: false, hasFlatSections: false)
  let alignsWithBoxes: Bool
  let content: Content

  /// `alignsWithBoxes`: whether rows beside sections are aligned with the rows in the sections' boxes.
  package init(alignsWithBoxes: Bool = false, @ViewBuilder content: () -> Content) {
    self.alignsWithBoxes = alignsWithBoxes
    self.content = content()
  }
}

extension LazyRowStack: LazyView {
  @MainActor package static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let node = slot.node { LazyRowStackRenderNode(view.layout, parent: $0, inputs: $1) }
    node.alignsWithBoxes = view.alignsWithBoxes
    node.evaluateAgain()
    node.evaluate(view.content, layout: view.layout)
  }
}

private final class LazyRowStackRenderNode: LazyNode, KeyTarget {
  var alignsWithBoxes = false
  private var hasBoxes = false

  private var listSpacing = ListSpacing()

  /// Runs again when the environment has other distances.
  override func evaluateNow() {
    let new = recording { inputs.environmentValues.listSpacing }
    guard new != listSpacing else { return }
    listSpacing = new
    tree.noteChange()
    rowsDidChange()
    setNeedsLayout(climbing: true)
  }

  override func gap(_ first: RenderNode?, _ second: RenderNode) -> CGFloat {
    guard listSpacing != ListSpacing(), let first else { return 0 }
    let length = first.isBoxOfRows || second.isBoxOfRows ? listSpacing.sections : listSpacing.rows
    return max(renderTree.metrics.whole(length, along: .vertical)?.boundedOrZero ?? 0, 0).bounded
  }

  override func nodesDidChange() { hasBoxes = alignsWithBoxes && renderChildren.contains(where: \.isBoxOfRows) }

  override func inset(of renderNode: RenderNode) -> CGFloat {
    hasBoxes && !renderNode.isBoxOfRows ? renderTree.metrics.divider.width * 2 : 0
  }

  override var keyTarget: (any KeyTarget)? { self }
  var takesFocus: Bool { false }
  var isInvertedInFocus: Bool { true }
}

// Up and Down move the focus from row to row, also to rows out of sight. The first and the last row pass the keys on to
// the views around the list.
extension LazyRowStackRenderNode {
  func handleKey(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty, key.code == .up || key.code == .down, !isBelowMenu, let focused = renderTree.focused,
      let next = next(key.code == .down ? .forward : .backward, from: rowFocus(of: focused))
    else { return false }
    inputTree.focus.moveByUser(to: next)
    (next as? RowRenderNode)?.takeSelection()
    return true
  }

  /// Whether a menu is open above the rows, which then receives the arrow keys.
  private var isBelowMenu: Bool {
    renderTree.usablePresentations.last.map { $0.presentation.takesKeys && !$0.contains(self) } ?? false
  }

  /// Returns the focusable render node of the nearest row below or above `current` that has one; `nil` if none has.
  private func next(_ direction: FocusDirection, from current: RenderNode) -> RenderNode? {
    let start = frameInLayout(of: current)
    var candidate = current.nextFocusable(direction, within: self)
    while let found = candidate, found !== self {
      let frame = frameInLayout(of: found)
      // Lengths are not rounded: render nodes that touch may overlap by less than is visible.
      if direction == .forward ? frame.minY > start.maxY - 0.001 : frame.maxY < start.minY + 0.001 {
        return rowFocus(of: found)
      }
      candidate = found.nextFocusable(direction, within: self)
    }
    return nil
  }
}

extension RenderNode {
  /// Whether the render node is a section: it contains rows and is not a row.
  var isBoxOfRows: Bool { rowsTrait?.isRow == false }
}

/// The distances between the rows of a list, and between its sections; `nil` means 0.
struct ListSpacing: Equatable {
  var rows: CGFloat?
  var sections: CGFloat?
}

private struct ListSpacingKey: LookKey {
  static var defaultValue: ListSpacing { ListSpacing() }
}

extension EnvironmentValues {
  /// The distances between the rows of the lists below.
  var listSpacing: ListSpacing {
    get { self[ListSpacingKey.self] }
    set { self[ListSpacingKey.self] = newValue }
  }
}
