/// The reason why an action of a control failed.
package struct ActionError: Error {
  package let description: String
}

/// The target of a tap on a control.
@MainActor package struct TapTarget {
  let renderNode: RenderNode
  /// The number of clicks that it needs.
  package let count: Int
  /// Whether it reacts to a tap, and not only to other gestures.
  package var reactsToTap: Bool { link != nil || renderNode.tap != nil }
  /// The link in the render node's text that is the target.
  var link: TextLink?

  package var frame: CGRect {
    let frame = renderNode.absoluteFrame
    return link?.rects.first.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) } ?? frame
  }

  /// A point of the target that a click reaches, without another element in front; rather of the target itself than of
  /// a part of it that takes clicks.
  package func point(by events: EventDispatcher) -> CGPoint? {
    let frame = frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let corners = [
      CGPoint(x: frame.minX + 0.25, y: frame.minY + 0.25), CGPoint(x: frame.maxX - 0.25, y: frame.maxY - 0.25),
    ]
    let points = ([middle] + corners).filter(events.screen.contains)
    func reached(_ point: CGPoint) -> RenderNode? { events.chain(at: point).first { link != nil || $0.tap != nil } }
    return points.first { reached($0) === renderNode } ?? points.first { reached($0).map(isPart) == true }
  }

  /// Whether a render node is inside the target, and in no other element.
  private func isPart(_ part: RenderNode) -> Bool {
    let inside = part.chain.prefix { $0 !== renderNode && $0.semantics == nil }
    return inside.last?.renderParent === renderNode
  }
}

extension SemanticNode {
  /// The actions of a control besides a tap.
  package struct Actions {
    package let setExpanded: (@MainActor (Bool) -> Void)?
    package let increment: (@MainActor () -> Void)?
    package let decrement: (@MainActor () -> Void)?
    package let selectDate: (@MainActor (Date) throws -> Void)?
    package let selectOption: (@MainActor (String) throws -> Void)?
  }

  package var actions: Actions {
    Actions(
      setExpanded: semantics.setExpanded, increment: adjusting(.increment, orElse: semantics.increment),
      decrement: adjusting(.decrement, orElse: semantics.decrement),
      selectDate: semantics.selectDate, selectOption: semantics.selectOption)
  }

  private func adjusting(
    _ direction: AccessibilityAdjustmentDirection, orElse own: (@MainActor () -> Void)?
  ) -> (@MainActor () -> Void)? {
    guard let adjust = adjustment else { return own }
    return { adjust(direction) }
  }

  package var isShown: Bool { renderNode.isOnScreen }

  /// The render node that a tap on the control reaches: the render node itself, its first tappable part, or else the
  /// innermost tappable render node around it.
  ///
  /// For a container, the render node around its label.
  package var tapTarget: TapTarget? {
    if let link { return TapTarget(renderNode: renderNode, count: 1, link: link) }
    let target =
      (semantics.isWhole ? renderNode.firstTappable : handle) ?? renderNode.chain.first { $0.tap != nil }
      ?? renderNode.chain.first { Traits.link(GestureTrait.self, in: $0.traits) != nil }
    return target.map { TapTarget(renderNode: $0, count: $0.leastTapCount) }
  }

  /// The render node that opens and closes a container: the innermost tappable render node around its label, or the
  /// label, or for a container that opens, a part of the label that does more than select it.
  var handle: RenderNode? {
    guard let label = renderNode.labelPart(of: semantics.labelRole) else {
      return semantics.isExpanded == nil ? nil : renderNode.firstTappable
    }
    let inside = label.chain.prefix { $0 !== renderNode } + [renderNode]
    if let around = inside.dropFirst().first(where: { $0.tap != nil }) { return around }
    let part = semantics.isExpanded == nil ? nil : label.firstShown { $0.tap?.isImmediate == false }
    return part ?? (label.tap == nil ? nil : label)
  }

  /// Whether the render node has a context menu.
  package var hasContextMenu: Bool { renderNode.contextMenu != nil }

  /// Opens the menu of the render node, or of the innermost enclosing one with a menu; returns whether there is one.
  package func openContextMenu() -> Bool { renderNode.openContextMenu() }

  /// Gives the focus to the first part that takes it; returns whether there is one.
  ///
  /// `isMarked`: whether a plain picture marks the focus, as after a key.
  package func focus(isMarked: Bool) -> Bool {
    var target: RenderNode?
    renderNode.forEachShown { if target == nil, $0.isFocusable { target = $0 } }
    guard let target else { return false }
    if let link { target.leaf?.focus(on: link) } else { target.leaf?.enterLinks(.forward) }
    let focus = target.inputTree.focus
    focus.move(to: target, isMarked: isMarked)
    // It may have the focus already, from a tap.
    if isMarked { focus.set(target) }
    return true
  }
}
