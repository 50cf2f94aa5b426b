// The part of an audit of accessibility that only the tree can answer: where Tab stops, which views react to a tap
// although no stop leads to them, and which views keep the focus.

/// A view that an audit reports.
@MainActor package struct AuditedView {
  let renderNode: RenderNode

  /// The innermost element that the view is or belongs to; `nil` if there is none.
  package var element: SemanticNode? {
    for renderNode in renderNode.chain {
      guard let semantics = renderNode.semantics else { continue }
      return SemanticNode(renderNode: renderNode, semantics: semantics)
    }
    return nil
  }

  /// The frame in the coordinates of the root.
  package var frame: CGRect { renderNode.absoluteFrame }
  /// The named views from the root to this one, such as `Form/Section/Toggle`.
  package var path: String { renderNode.shortPath }
  /// Whether a handler of keys, in it or around it, may take Tab.
  package var mayKeepFocus: Bool { renderNode.chain.contains { !$0.keyHandlers.isEmpty } }
}

extension SemanticNode {
  /// The element as the view that an audit reports.
  package var auditedView: AuditedView { AuditedView(renderNode: renderNode) }
}

extension FrameLoop {
  /// The views at which Tab stops, in its order: at most `limit`.
  ///
  /// While something is presented above the screen, Tab stops only in it.
  package func focusStops(limit: Int) -> [AuditedView] {
    run()
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

  private var topLayer: RenderNode { events.presentations.last ?? root }

  /// The views that react to a tap, and that a user of the keyboard reaches neither by a stop of Tab nor by a shortcut.
  package func tappableViews(besides stops: [AuditedView]) -> [AuditedView] {
    let stops = Set(stops.map { ObjectIdentifier($0.renderNode) })
    var found: [AuditedView] = []
    topLayer.forEachShown { renderNode in
      if renderNode.needsPointer(stops) { found.append(AuditedView(renderNode: renderNode)) }
    }
    return found
  }

  /// Gives a view the focus, and presses a key that moves it; returns whether another view has the focus then.
  ///
  /// In a text with links, the key first moves from link to link.
  package func focusLeaves(_ view: AuditedView, by key: Key) -> Bool {
    let renderNode = view.renderNode
    handle(for: "an audit of accessibility") { tree.focus.move(to: renderNode) }
    for _ in 0..<Self.linkLimit where tree.focus.presentNode === renderNode {
      let link = renderNode.rare.value?.focusedLink
      handle(for: "an audit of accessibility") { _ = events.press(key) }
      if tree.focus.presentNode === renderNode, renderNode.rare.value?.focusedLink == link { return false }
    }
    return true
  }

  /// The number of links of one text that an audit visits.
  private static let linkLimit = 100

  /// Calls `body`, and returns the focus to the view that had it.
  package func keepingFocus(_ body: () -> Void) {
    let (node, isMarked) = (tree.focus.presentNode, tree.focus.isMarked)
    body()
    handle(for: "an audit of accessibility") { tree.focus.move(to: node, isMarked: isMarked) }
  }
}

extension RenderNode {
  /// Whether it reacts to a tap, and no stop of Tab is at it, in it, or at a control around it.
  fileprivate func needsPointer(_ stops: Set<ObjectIdentifier>) -> Bool {
    guard tap != nil, isEnabled, Traits.first(ShortcutTrait.self, in: traits) == nil else { return false }
    for outer in chain {
      // A view that is hidden from accessibility repeats what others do.
      if outer.isHiddenFromAccessibility { return false }
      // A scroll view only scrolls by keys.
      if stops.contains(ObjectIdentifier(outer)), outer === self || outer.scroller == nil { return false }
    }
    return firstShown { stops.contains(ObjectIdentifier($0)) } == nil
  }
}
