/// Makes an element react to a click or tap inside its frame.
nonisolated struct TapTrait: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  static var takesHits: Bool { true }

  let count: Int
  let action: () -> Void
  /// Whether the element takes the focus by itself.
  var isFocusable = false
  /// Whether the trait counts: a row of a list takes taps while it can be selected.
  var isEnabled = true
  /// Whether it does not wait where a view inside may be tapped several times: a row is selected at once.
  var isImmediate = false
  /// Called instead of `action` where the place of the tap counts, as in a text field.
  var locatedAction: (@MainActor (TapLocation) -> Void)?
  /// Told when the button goes down on the element's control, and when it is held there no longer.
  var pressing: (@MainActor (Bool) -> Void)?

  @MainActor func perform(at location: TapLocation) {
    if let locatedAction { locatedAction(location) } else { action() }
  }

  func isSame(as other: TapTrait) -> Bool { count == other.count }

  func hasSameAction(as other: TapTrait) -> Bool {
    locatedAction == nil && other.locatedAction == nil && pressing == nil
      && other.pressing == nil
      && Comparison.areSameFunctions(Compared(action: action), Compared(action: other.action))
  }

  /// A function is compared as the field that it is: handed over as a value of any type it would be another one.
  private struct Compared {
    let action: () -> Void
  }
}

/// Where in an element a tap was.
struct TapLocation {
  /// In the element's own coordinates.
  let point: CGPoint
  let size: CGSize
  /// What measures texts on the screen.
  let text: any TextMeasuring

  @MainActor init(_ point: CGPoint, in element: RenderNode) {
    self.point = point
    size = element.size
    text = element.renderTree.text
  }

  @MainActor init(middleOf element: RenderNode) {
    self.init(CGPoint(x: element.size.width / 2, y: element.size.height / 2), in: element)
  }
}

/// Keys that the element handles while it, or something in it, has the focus.
nonisolated struct KeyTrait: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  /// Returns whether the key was of use.
  let handle: (Key) -> Bool
  let isFocusable: Bool
  /// The same, where the size of the element counts.
  var handleInPlace: (@MainActor (Key, TapLocation) -> Bool)?
  /// Handles the first of some keys that came together, those that need no frames between them.
  var typeAhead: (@MainActor (TypeAhead) -> TypeAhead.Result)?

  @MainActor func handle(_ key: Key, in element: RenderNode) -> Bool {
    if let handleInPlace { return handleInPlace(key, TapLocation(middleOf: element)) }
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

/// Keys that came together, for an element that may handle many of them before the next frame.
struct TypeAhead {
  let keys: ArraySlice<Key>
  let place: TapLocation
  /// Whether a key is of no use to any other view.
  let isUnused: @MainActor (Key) -> Bool

  /// How many keys were handled, and whether a frame is needed before the next one.
  struct Result {
    var count = 0
    var needsFrame = false
  }
}

/// Takes an element and all in it out of hit testing.
nonisolated struct HitTestingTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  let isEnabled: Bool
}

extension View {
  nonisolated func onKey(isFocusable: Bool = false, _ handle: @escaping (Key) -> Bool) -> some View {
    modifier(KeyTrait(handle: handle, isFocusable: isFocusable))
  }

  /// Handles keys in a view whose size counts.
  ///
  /// `typeAhead` handles keys that came together.
  nonisolated func onKeyInPlace(
    typeAhead: (@MainActor (TypeAhead) -> TypeAhead.Result)? = nil,
    _ handle: @escaping @MainActor (Key, TapLocation) -> Bool
  ) -> some View {
    modifier(KeyTrait(handle: { _ in false }, isFocusable: false, handleInPlace: handle, typeAhead: typeAhead))
  }

  /// Calls the action when the view is tapped so many times in a row; counts below 1 are 1.
  ///
  /// Where a view inside waits for more taps, as one with `onTapGesture(count: 2)`, the action is called when none of them
  /// can come any more, four tenths of a second later by the screen's clock; elsewhere it is called at once.
  ///
  /// Follows [onTapGesture](https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)).
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapTrait(count: max(count, 1), action: action))
  }

  /// Calls the action when the view is tapped; `pressing` says while the button is held down on it.
  nonisolated func onTap(
    pressing: @escaping @MainActor (Bool) -> Void, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapTrait(count: 1, action: action, pressing: pressing))
  }

  /// Calls the action with the place of a tap in the view.
  nonisolated func onTap(perform action: @escaping @MainActor (TapLocation) -> Void) -> some View {
    modifier(TapTrait(count: 1, action: {}, locatedAction: action))
  }

  /// Says whether the view, and all in it, can be hit by a click; one that cannot lets it through to what lies below.
  ///
  /// Follows [allowsHitTesting(_:)](https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:)).
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingTrait(isEnabled: enabled))
  }
}

extension RenderNode {
  var tap: TapTrait? { traits == nil ? nil : Traits.first(TapTrait.self, in: traits) { $0.isEnabled } }
  /// How many taps it takes at least.
  var leastTapCount: Int { Traits.all(TapTrait.self, in: traits).filter(\.isEnabled).map(\.count).min() ?? 1 }
  /// The innermost first.
  var keyHandlers: [KeyTrait] { traits == nil ? [] : Traits.all(KeyTrait.self, in: traits) }
  var isFocusable: Bool {
    // Most elements are nothing but what they show.
    if traits == nil { return takesFocusItself && isEnabled }
    if let says = saysFocusable { return says && isEnabled }
    return
      (takesFocusItself || tap?.isFocusable == true
      || Traits.contains(KeyTrait.self, in: traits) { $0.isFocusable }
      || isControlWithFocus || takesFocusForMenu) && isEnabled
  }

  /// Whether a click gives the element the focus also where something else has it: it takes text or keys, and is no
  /// control that is only used.
  var takesFocusByClick: Bool { saysFocusable == true || !isControlWithFocus && leaf?.hasFocusableLinks != true }

  /// Whether the element takes keys, or is a text with links.
  private var takesFocusItself: Bool { keyTarget?.takesFocus ?? leaf?.hasFocusableLinks ?? false }

  /// Whether something in the element takes the focus.
  var hasFocusableContent: Bool {
    for element in renderChildren where !element.isHidden && (element.isFocusable || element.hasFocusableContent) {
      return true
    }
    return false
  }

  private var isControlWithFocus: Bool {
    Traits.contains(SemanticsTrait.self, in: traits) { $0.semantics.takesFocus }
  }

  /// The topmost element at a point, in own coordinates: one that is drawn or can be tapped.
  func hit(_ point: CGPoint) -> RenderNode? {
    guard isPlaced, extent.contains(point) else { return nil }
    if traits != nil, isHidden || Traits.first(HitTestingTrait.self, in: traits)?.isEnabled == false { return nil }
    let here = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
    let children = children(in: here)
    for index in children.indices.reversed() {
      if let found = children.borrow(at: index, { $0.hit(point - $0.origin) }) { return found }
    }
    guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
    return Traits.takesHits(traits) || isHit(at: point) ? self : nil
  }

  /// The elements at a point of the screen that the element is on, from the topmost to the root.
  func screenChain(at point: CGPoint) -> [RenderNode] {
    var root: Node = self
    while let outer = root.parent { root = outer }
    return renderTree.chain(at: point, above: root.renderNode)
  }

  /// The element and those around it, from the inside out.
  var chain: [RenderNode] {
    var elements: [RenderNode] = []
    elements.reserveCapacity(32)
    var element: RenderNode? = self
    while let current = element {
      elements.append(current)
      element = current.renderParent
    }
    return elements
  }

  /// The element itself if it can be tapped, or the first one inside that can.
  var firstTappable: RenderNode? { firstShown { $0.tap != nil } }

  /// The same for a key, which has no place.
  var firstTappableByKey: RenderNode? { firstShown { $0.tap.map { $0.locatedAction == nil } ?? false } }

  /// The first element at or below this one that is shown and fulfils a condition, in the order of the tree.
  func firstShown(where holds: (RenderNode) -> Bool) -> RenderNode? {
    guard isPlaced, !isHidden else { return nil }
    if holds(self) { return self }
    for child in renderChildren { if let found = child.firstShown(where: holds) { return found } }
    return nil
  }

  /// All elements below that are shown, in the order of the tree.
  func forEachShown(_ body: (RenderNode) -> Void) {
    guard isPlaced, !isHidden else { return }
    body(self)
    for child in renderChildren { child.forEachShown(body) }
  }
}

extension CGPoint {
  /// The point a little towards the origin: what begins in the middle of a cell is drawn in the next one, and what ends
  /// there in this one, so that the middle is where it ends and not where it begins.
  package var insideDrawnCell: CGPoint { CGPoint(x: x - 1e-9, y: y - 1e-9) }
}

extension RenderTree {
  /// The elements at a point of the screen, from the topmost to the root.
  func chain(at point: CGPoint, above root: RenderNode) -> [RenderNode] {
    let point = point.insideDrawnCell
    for root in usableRoots(above: root).reversed() {
      if let hit = root.hit(point - root.origin) { return hit.chain }
    }
    return []
  }
}
