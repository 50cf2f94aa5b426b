extension Focus {
  /// The node that has the focus, if it can keep it: it is shown, and can be used.
  var usableNode: RenderNode? { node.flatMap { $0.isOnScreen && $0.isFocusable ? $0 : nil } }

  /// Moves the focus to the target of a click, unless the click leaves the focus in its place.
  ///
  /// A control that a click only activates, such as a button, does not take the focus from a view that takes text or
  /// keys, or publishes values: the control's action usually applies to that view.
  func clickMove(to new: RenderNode) {
    // Controls create their semantics to answer whether they take the focus: skipped if the focus stays.
    if node === new { return }
    if !new.takesFocusByClick, let usableNode, keepsFocus(usableNode, from: new) { return }
    move(to: new, isMarked: false)
  }

  /// Whether the focused node keeps the focus: it takes text or keys and is no scroll view, or publishes values that
  /// the clicked one does not.
  private func keepsFocus(_ node: RenderNode, from new: RenderNode) -> Bool {
    node.takesFocusByClick && node.scroller == nil || publishesValues(at: node, beside: new)
  }

  /// Moves the focus, scrolls the node into view, and marks the views that read the focus.
  ///
  /// `isMarked`: whether a key or the program moved it, so that plain pictures mark it.
  func move(to new: RenderNode?, isMarked: Bool = true) {
    guard node !== new else { return }
    set(new, isMarked: isMarked)
    if let new { Self.reveal(new) }
    publish()
  }

  /// Scrolls the containers of the render node so that it shows.
  private static func reveal(_ renderNode: RenderNode) {
    var area = CGRect(origin: .zero, size: renderNode.size)
    for inner in renderNode.chain { area = (inner.scroller?.reveal(area) ?? area).moved(by: inner.origin) }
  }

  /// Called before a key that may remove the focused row of a list: the row after it, or else the one before it, has
  /// the focus then.
  func chooseHeir() {
    guard let node = presentNode, let rows = node.chain.lazy.compactMap({ $0 as? LazyRows }).first else {
      return heir = nil
    }
    let row = rows.rowFocus(of: node)
    func next(_ direction: FocusDirection) -> RenderNode? {
      var found = row.nextFocusable(direction, within: rows)
      while let current = found, row.contains(current) { found = current.nextFocusable(direction, within: rows) }
      return found === rows ? nil : found
    }
    heir = next(.forward) ?? next(.backward)
  }

  /// Keeps the focus in a control whose style shows another of several alternatives: the first render node there takes
  /// it.
  func followControl(around alternatives: RenderNode) {
    guard let focused = presentNode, alternatives.contains(focused), !focused.isOnScreen,
      let control = alternatives.chain.first(where: \.isControl), let target = control.firstFocusable(.forward)
    else { return }
    set(target, isMarked: isMarked)
  }

  /// Called after each layout: moves the focus as written states require, and takes it from nodes that left or cannot
  /// have it.
  func settle() {
    isSettling = true
    defer { isSettling = false }
    dropUnmounted()
    let groups = takeChangedGroups()
    for group in groups where group.wantsNone { withdraw(from: group) }
    for group in groups where !group.wantsNone { take(group) }
    dropFocusIfUnusable()
    giveBack()
    publish()
  }

  /// Moves the focus to the first view that stands for the state's value.
  private func take(_ group: FocusGroup) {
    let views = group.wanted
    if views.contains(where: isInside) { return }
    if let target = views.lazy.compactMap(\.focusTarget).first { return move(to: target) }
    if let target = views.lazy.compactMap(\.anyFocusTarget).first { target.firstModalAbove?.previousFocus = target }
    refuse()
  }

  /// Takes the focus from the views of a state, also from one to which a presentation would return it.
  private func withdraw(from group: FocusGroup) {
    let views = group.all
    if views.contains(where: isInside) { set(nil) }
    for presentation in tree.presentations {
      guard let previous = presentation.previousFocus else { continue }
      if views.contains(where: { $0.isAround(previous) }) { presentation.previousFocus = nil }
    }
  }

  /// Takes the focus from a view that was disabled, or that lets its content take the focus; see ``Focus/suspend()``.
  ///
  /// A view that is kept without being shown has the focus again when it is shown.
  private func dropFocusIfUnusable() {
    guard let node else { return }
    // A modifier's focusability stays: only whether the view is enabled can change, which is fast to find out.
    let canHaveFocus = isTakenByNode ? node.isFocusable : node.isEnabled
    guard !canHaveFocus, node.isOnScreen else { return }
    if node.isEnabled { set(nil) } else { suspend() }
  }
}

extension LazyRows {
  /// Returns the row around a node if the row takes the focus, or else the outermost focusable node inside the row.
  func rowFocus(of node: RenderNode) -> RenderNode {
    node.chain.prefix { $0 !== self }.last(where: \.isFocusable) ?? node
  }
}

/// Makes a render node focusable or not, independently of its content.
nonisolated struct FocusableTrait: TraitModifier {
  static var affectsLayout: Bool { false }
  static var respondsToHits: Bool { true }

  let isFocusable: Bool
}

extension RenderNode {
  /// The lowest modal presentation above the render node.
  fileprivate var firstModalAbove: PresentationRenderNode? {
    let presentations = renderTree.presentations
    let own = presentations.lastIndex { $0.contains(self) }
    return presentations[(own.map { $0 + 1 } ?? 0)...].first(where: \.isModal)
  }

  /// The value of the outermost modifier that sets whether the render node takes the focus.
  var explicitFocusability: Bool? {
    traits == nil ? nil : Traits.all(FocusableTrait.self, in: traits).last?.isFocusable
  }
}

extension RenderNode {
  /// Whether the render node is a control that takes the focus as a whole.
  fileprivate var isControl: Bool {
    traits != nil && Traits.contains(SemanticsTrait.self, in: traits) { $0.semantics.isWhole }
  }
}

extension Node {
  /// The first render node of the view that takes the focus; `nil` below a modal presentation.
  var focusTarget: RenderNode? { anyFocusTarget.flatMap { $0.firstModalAbove == nil ? $0 : nil } }

  /// The first render node of the view that takes the focus, wherever it is.
  fileprivate var anyFocusTarget: RenderNode? {
    var target: RenderNode?
    forEachRenderNode { target = target ?? $0.renderNode.firstFocusable(.forward) }
    return target
  }

  /// The innermost enclosing modifier that makes its content focusable.
  private var focusPlace: Traits? {
    if let place = Traits.focusable(in: inputs.traits) { return place }
    var wrap = inputs.wrap
    while let current = wrap {
      if let place = Traits.focusable(in: current.traits) { return place }
      wrap = current.outer
    }
    var renderNode = container
    while let current = renderNode {
      if let place = Traits.focusable(in: current.renderNode.traits) { return place }
      renderNode = current.container
    }
    return nil
  }

  /// Whether the nearest focusable view around the node has the focus.
  fileprivate var isFocusedAround: Bool {
    let graph = tree.graph
    guard let place = graph.untracked({ focusPlace }) else { return false }
    return inputTree.focus.isFocused(at: place, in: graph)
  }
}

extension Traits {
  /// The innermost modifier that makes a render node focusable.
  fileprivate static func focusable(in traits: Traits?) -> Traits? {
    var link = traits
    while let current = link {
      if current.makesFocusable { return current }
      link = current.outer
    }
    return nil
  }

  private var makesFocusable: Bool {
    if let link = asLink(of: FocusableTrait.self) { return link.modifier.isFocusable }
    if let link = asLink(of: KeyTrait.self) { return link.modifier.isFocusable }
    if let link = asLink(of: TapTrait.self) { return link.modifier.isFocusable && link.modifier.isEnabled }
    return asLink(of: SemanticsTrait.self)?.modifier.semantics.takesFocus ?? false
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the nearest enclosing focusable view has the focus.
  ///
  /// A body that reads it is evaluated again when that changes; outside of an evaluation it is `false`.
  ///
  /// Follows [isFocused](https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused).
  public var isFocused: Bool {
    guard StateHost.isActive, let node = scope?.host?.graph.readingNode else { return false }
    return onMainActor(node) { $0.isFocusedAround }
  }
}
