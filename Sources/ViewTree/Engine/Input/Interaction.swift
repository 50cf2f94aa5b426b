/// Makes a render node react to a click or tap inside its frame.
nonisolated struct TapTrait: TraitModifier, SelfComparing {
  static var affectsLayout: Bool { false }

  static var respondsToHits: Bool { true }

  let count: Int
  let action: () -> Void
  /// Whether the render node takes the focus by itself.
  var isFocusable = false
  /// Whether the trait has an effect: a row of a list takes taps while it can be selected.
  var isEnabled = true
  /// Returns whether the row that a tap chooses is chosen; `nil` if a tap chooses no row.
  var isChosen: (@MainActor () -> Bool)?
  /// Called instead of `action` if the location of the tap matters, as in a text field.
  var locatedAction: (@MainActor (TapLocation) -> Void)?
  /// Called when the button goes down on the render node's control, and when it is no longer held there.
  var pressing: (@MainActor (Bool) -> Void)?

  /// Whether it does not wait for a view inside that may be tapped several times: a row is chosen at once.
  var isImmediate: Bool { isChosen != nil }

  @MainActor func perform(at location: TapLocation) {
    if let locatedAction { locatedAction(location) } else { action() }
  }

  func isSame(as other: TapTrait) -> Bool { count == other.count }

  func hasSameAction(as other: TapTrait) -> Bool {
    locatedAction == nil && other.locatedAction == nil && pressing == nil
      && other.pressing == nil
      && Comparison.areSameFunctions(Compared(action: action), Compared(action: other.action))
  }

  /// Compares functions as fields: passed as a value of unknown type, a function would differ from itself.
  private struct Compared {
    let action: () -> Void
  }
}

/// The location of a tap in a render node.
struct TapLocation {
  /// The point in the screen's unit, from the render node's origin.
  let point: CGPoint
  let size: CGSize
  /// The text measuring of the screen.
  let text: any TextMeasuring

  @MainActor init(_ point: CGPoint, in renderNode: RenderNode) {
    self.point = point
    size = renderNode.size
    text = renderNode.renderTree.text
  }

  @MainActor init(middleOf renderNode: RenderNode) {
    self.init(CGPoint(x: renderNode.size.width / 2, y: renderNode.size.height / 2), in: renderNode)
  }
}

/// Keys that the render node handles while it, or one of its descendants, has the focus.
nonisolated struct KeyTrait: TraitModifier, SelfComparing {
  static var affectsLayout: Bool { false }

  /// Returns whether the key was handled.
  let handle: (Key) -> Bool
  let isFocusable: Bool
  /// Whether from right to left the keys ← and → are exchanged.
  var followsDirection = false
  /// Handles a key if the size of the render node matters.
  var handleInPlace: (@MainActor (Key, TapLocation) -> Bool)?
  /// Handles the first of several keys that arrived together, as far as they need no frames between them.
  var typeAhead: (@MainActor (TypeAhead) -> TypeAhead.Result)?

  @MainActor func handle(_ key: Key, in renderNode: RenderNode) -> Bool {
    if let handleInPlace { return handleInPlace(key, TapLocation(middleOf: renderNode)) }
    var key = key
    if followsDirection, renderNode.isMirrored { key.code = key.code.mirrored }
    return handle(key)
  }

  func isSame(as other: KeyTrait) -> Bool { true }

  func hasSameAction(as other: KeyTrait) -> Bool {
    handleInPlace == nil && other.handleInPlace == nil
      && Comparison.areSameFunctions(Compared(handle: handle), Compared(handle: other.handle))
  }

  private struct Compared {
    let handle: (Key) -> Bool
  }
}

/// Keys that arrived together, for a render node that may handle many of them before the next frame.
struct TypeAhead {
  let keys: ArraySlice<Key>
  let place: TapLocation
  /// Returns whether no other view handles a key.
  let isUnused: @MainActor (Key) -> Bool

  /// The number of keys handled, and whether a frame is needed before the next one.
  struct Result {
    var count = 0
    var needsFrame = false
  }
}

/// Excludes a render node and its descendants from hit testing.
nonisolated struct HitTestingTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  let isEnabled: Bool
}

extension View {
  /// Calls an action with each key while the focus is in the view; it returns whether it handled the key.
  ///
  /// A view that takes the focus by it, and others if `followsDirection` is true, gets the key that has the meaning of
  /// ← or → from left to right.
  nonisolated package func onKey(
    isFocusable: Bool = false, followsDirection: Bool = false, _ handle: @escaping (Key) -> Bool
  ) -> some View {
    modifier(KeyTrait(handle: handle, isFocusable: isFocusable, followsDirection: isFocusable || followsDirection))
  }

  /// Handles keys in a view whose size matters.
  ///
  /// `typeAhead` handles keys that arrived together.
  nonisolated func onKeyInPlace(
    typeAhead: (@MainActor (TypeAhead) -> TypeAhead.Result)? = nil,
    _ handle: @escaping @MainActor (Key, TapLocation) -> Bool
  ) -> some View {
    modifier(KeyTrait(handle: { _ in false }, isFocusable: false, handleInPlace: handle, typeAhead: typeAhead))
  }

  /// Calls the action when the view is tapped; `pressing` reports whether the button is held down on it.
  nonisolated func onTap(
    pressing: @escaping @MainActor (Bool) -> Void, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapTrait(count: 1, action: action, pressing: pressing))
  }

  /// Calls the action when the view is tapped, with the location in the view's own coordinates.
  nonisolated func onTap(perform action: @escaping @MainActor (TapLocation) -> Void) -> some View {
    modifier(TapTrait(count: 1, action: {}, locatedAction: action))
  }
}

extension RenderNode {
  var tap: TapTrait? { traits == nil ? nil : Traits.first(TapTrait.self, in: traits) { $0.isEnabled } }
  /// The minimum number of taps that it needs.
  var leastTapCount: Int { Traits.all(TapTrait.self, in: traits).filter(\.isEnabled).map(\.count).min() ?? 1 }
  /// The key handlers, the innermost first.
  var keyHandlers: [KeyTrait] { traits == nil ? [] : Traits.all(KeyTrait.self, in: traits) }
  var isFocusable: Bool {
    // Most render nodes have no traits.
    if traits == nil { return takesFocusItself && isEnabled }
    if let explicitFocusability { return explicitFocusability && isEnabled }
    return
      (takesFocusItself || tap?.isFocusable == true
      || Traits.contains(KeyTrait.self, in: traits) { $0.isFocusable }
      || isControlWithFocus || takesFocusForMenu) && isEnabled
  }

  /// Whether a click gives the render node the focus even if another one has it: it takes text or keys, and is not a
  /// control that a click only activates.
  var takesFocusByClick: Bool { explicitFocusability == true || !isControlWithFocus && leaf?.hasFocusableLinks != true }

  /// Whether the render node takes keys, or is a text with links.
  var takesFocusItself: Bool { keyTarget?.takesFocus ?? leaf?.hasFocusableLinks ?? false }

  /// Whether a descendant takes the focus.
  ///
  /// The innermost nodes are asked first: a scroll view takes the focus only if its content does not, so with the other
  /// order each of many nested ones would visit its content twice, and the innermost content 2ⁿ times.
  var hasFocusableContent: Bool {
    for renderNode in renderChildren
    where !renderNode.isHidden && (renderNode.hasFocusableContent || renderNode.isFocusable) {
      return true
    }
    return false
  }

  /// Whether the node may take the focus in place of its content: it is enabled, and no descendant takes the focus.
  var takesFocusOfContent: Bool { isEnabled && !hasFocusableContent }

  var isControlWithFocus: Bool { Traits.contains(SemanticsTrait.self, in: traits) { $0.semantics.takesFocus } }

  /// The topmost render node at a point, in own coordinates: one that is drawn or can be tapped.
  func hit(_ point: CGPoint) -> RenderNode? {
    guard isPlaced, extent.contains(point) else { return nil }
    if traits != nil, isHidden || Traits.first(HitTestingTrait.self, in: traits)?.isEnabled == false { return nil }
    let here = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
    let children = children(in: here)
    for index in children.indices.reversed() {
      if let found = children.borrow(at: index, { $0.hit(point - $0.origin) }) { return found }
    }
    guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
    return Traits.respondsToHits(traits) || isHit(at: point) ? self : nil
  }

  /// The render nodes at a point of this render node's screen, from the topmost to the root.
  func screenChain(at point: CGPoint) -> [RenderNode] {
    var root: Node = self
    while let outer = root.parent { root = outer }
    return renderTree.chain(at: point, above: root.renderNode)
  }

  /// The render node and those around it, from the inside out.
  var chain: [RenderNode] {
    var renderNodes: [RenderNode] = []
    renderNodes.reserveCapacity(32)
    var renderNode: RenderNode? = self
    while let current = renderNode {
      renderNodes.append(current)
      renderNode = current.renderParent
    }
    return renderNodes
  }

  /// The render node itself if it can be tapped, or its first descendant that can.
  var firstTappable: RenderNode? { firstShown { $0.tap != nil } }

  /// The first tappable render node for a key, which taps at no location.
  var firstTappableByKey: RenderNode? { firstShown { $0.tap.map { $0.locatedAction == nil } ?? false } }

  /// The first shown render node, this one or a descendant, that meets a condition, in tree order.
  func firstShown(where holds: (RenderNode) -> Bool) -> RenderNode? {
    guard isPlaced, !isHidden else { return nil }
    if holds(self) { return self }
    for child in renderChildren { if let found = child.firstShown(where: holds) { return found } }
    return nil
  }

  /// Calls `body` with this render node and its descendants that are shown, in tree order.
  func forEachShown(_ body: (RenderNode) -> Void) {
    guard isPlaced, !isHidden else { return }
    body(self)
    for child in renderChildren { child.forEachShown(body) }
  }
}

extension CGPoint {
  /// The point moved slightly towards the origin.
  ///
  /// An area that begins in the middle of a cell is drawn from the next cell on, and one that ends there is drawn up to
  /// this cell: a click on the middle hits the latter.
  package var insideDrawnCell: CGPoint { CGPoint(x: x - 1e-9, y: y - 1e-9) }
}

extension RenderTree {
  /// The render nodes at a point of the screen, from the topmost to the root.
  func chain(at point: CGPoint, above root: RenderNode) -> [RenderNode] {
    let point = point.insideDrawnCell
    for root in usableRoots(above: root).reversed() { if let hit = root.hit(point - root.origin) { return hit.chain } }
    return []
  }
}
