// The part of an audit of accessibility that only the tree can answer: where Tab stops, which views react to a tap
// although no stop leads to them, and which views keep the focus.

/// A view that an audit reports.
@MainActor package struct AuditedView {
  let renderNode: RenderNode

  /// The innermost element that the view is, or that it is a part of; `nil` if there is none.
  ///
  /// A view in a list is not a part of the list.
  package var element: SemanticNode? {
    for renderNode in renderNode.chain {
      guard let semantics = renderNode.semantics, semantics.isWhole || renderNode === self.renderNode else { continue }
      return SemanticNode(renderNode: renderNode, semantics: semantics)
    }
    return nil
  }

  /// Whether an element is the view, or is inside.
  package func contains(_ element: SemanticNode) -> Bool { element.renderNode.chain.contains { $0 === renderNode } }

  /// The frame in the coordinates of the root.
  package var frame: CGRect { renderNode.absoluteFrame }
  /// The named views from the root to this one, such as `Form/Section/Toggle`.
  package var path: String { renderNode.shortPath }
  /// Whether a handler of keys, in it or around it, may take Tab, or a focus state may take the focus back.
  package var mayKeepFocus: Bool { hasFocusState || renderNode.chain.contains { !$0.keyHandlers.isEmpty } }
  /// Whether a focus state stands for it, or for a view around it.
  package var hasFocusState: Bool {
    var node: Node? = renderNode
    while let current = node {
      if current.focusedView != nil { return true }
      node = current.parent
    }
    return false
  }
  /// Whether a modifier keeps the focus from it.
  package var isKeptFromFocus: Bool { renderNode.explicitFocusability == false }
}

extension SemanticNode {
  /// The element as the view that an audit reports.
  package var auditedView: AuditedView { AuditedView(renderNode: renderNode) }
}

/// The focus at a moment: a view or none, and the link in a text with links.
@MainActor package struct AuditedFocus {
  fileprivate let renderNode: RenderNode?
  fileprivate let link: UInt16?
  fileprivate let isMarked: Bool

  /// Whether a view has the focus.
  package func isAt(_ view: AuditedView) -> Bool { renderNode === view.renderNode }

  /// Whether the same view and the same link have the focus.
  package func isSame(as other: AuditedFocus) -> Bool { renderNode === other.renderNode && link == other.link }
}

extension EventDispatcher {
  /// The views at which Tab stops, in its order: at most `limit`.
  ///
  /// While something is presented above the screen, Tab stops only in it.
  package func focusStops(limit: Int) -> [AuditedView] {
    let top = topLayer
    var stops: [AuditedView] = []
    var seen: Set<ObjectIdentifier> = []
    var next = top.firstFocusable(.forward)
    while let stop = next, stops.count < limit, seen.insert(ObjectIdentifier(stop)).inserted {
      stops.append(AuditedView(renderNode: stop))
      next = stop.nextFocusable(.forward, within: top)
    }
    return stops
  }

  private var topLayer: RenderNode { presentations.last ?? root }

  /// The views that react to a tap, or that would take the focus without a modifier, and that a user of the keyboard
  /// reaches neither by a stop of Tab nor by a shortcut.
  package func viewsForPointer(besides stops: [AuditedView]) -> [AuditedView] {
    let stops = Set(stops.map { ObjectIdentifier($0.renderNode) })
    var found: [AuditedView] = []
    topLayer.forEachShown { renderNode in
      if renderNode.needsPointer(stops) { found.append(AuditedView(renderNode: renderNode)) }
    }
    return found
  }

  /// The stops that are no element, contain none, and are no part of one.
  package func views(among stops: [AuditedView], without elements: [SemanticNode]) -> [AuditedView] {
    var nodes: Set<ObjectIdentifier> = []
    var wholes: Set<ObjectIdentifier> = []
    for element in elements {
      for node in [element.renderNode] + element.outerNodes {
        nodes.insert(ObjectIdentifier(node))
        if element.semantics.isWhole { wholes.insert(ObjectIdentifier(node)) }
      }
    }
    return stops.filter { stop in
      let node = stop.renderNode
      // A control without an element of its own, such as the button that opens a group, belongs to the element around it.
      if node.scroller != nil || node.semantics != nil { return false }
      if node.firstShown(where: { nodes.contains(ObjectIdentifier($0)) }) != nil { return false }
      return !node.chain.contains { wholes.contains(ObjectIdentifier($0)) || $0.isHiddenFromAccessibility }
    }
  }

  /// The focus at present.
  package var auditedFocus: AuditedFocus {
    let node = tree.focus.presentNode
    return AuditedFocus(renderNode: node, link: node?.rare.value?.focusedLink, isMarked: tree.focus.isMarked)
  }

  /// Gives a view the focus.
  package func moveFocus(to view: AuditedView) { tree.focus.move(to: view.renderNode) }

  /// Returns the focus to the view that had it.
  package func restore(_ focus: AuditedFocus) { tree.focus.move(to: focus.renderNode, isMarked: focus.isMarked) }
}

extension RenderNode {
  /// Whether it needs the pointer, and no stop of Tab is at it, in it, or at a control around it.
  fileprivate func needsPointer(_ stops: Set<ObjectIdentifier>) -> Bool {
    guard traits != nil, reactsToPointer, isEnabled, Traits.first(ShortcutTrait.self, in: traits) == nil else {
      return false
    }
    for outer in chain {
      // A view that is hidden from accessibility repeats what others do.
      if outer.isHiddenFromAccessibility || !outer.allowsHits { return false }
      // A scroll view only scrolls by keys.
      if stops.contains(ObjectIdentifier(outer)), outer === self || outer.scroller == nil { return false }
    }
    return firstShown { stops.contains(ObjectIdentifier($0)) } == nil
  }

  /// Whether it reacts to a tap, or is kept from the focus that it would take.
  private var reactsToPointer: Bool {
    tap != nil || explicitFocusability == false && (takesFocusItself || isControlWithFocus)
      || Traits.contains(GestureTrait.self, in: traits) { $0.isEnabled && $0.reactsToTap() }
  }

  private var allowsHits: Bool { Traits.first(HitTestingTrait.self, in: traits)?.isEnabled != false }
}
