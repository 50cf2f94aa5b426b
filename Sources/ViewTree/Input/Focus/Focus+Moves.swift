extension Focus {
  /// The node that has the focus and can go on having it: it is shown, and can be used.
  var usableNode: RenderNode? { node.flatMap { $0.isOnScreen && $0.isFocusable ? $0 : nil } }

  /// Moves the focus to what a click is for, unless that leaves the focus where it is.
  ///
  /// A control that a click only uses, as a button, leaves it with what takes text or keys, or publishes values: that is
  /// what the control's action is about.
  func clickMove(to new: RenderNode) {
    // What takes the focus is asked of the controls, which make their semantics for it: not where nothing moves.
    if node === new { return }
    if !new.takesFocusByClick, let usableNode, keepsFocus(usableNode, from: new) { return }
    move(to: new, isMarked: false)
  }

  /// Whether what has the focus would lose more by a click than that: a window only shows its bars.
  private func keepsFocus(_ node: RenderNode, from new: RenderNode) -> Bool {
    node.takesFocusByClick && node.scroller == nil || publishesValues(at: node, beside: new)
  }

  /// Moves the focus, scrolls what is around the node so that it shows, and marks the views that read where it is.
  ///
  /// `isMarked`: whether it came by a key or by the program, and plain pictures show it.
  func move(to new: RenderNode?, isMarked: Bool = true) {
    guard node !== new else { return }
    set(new, isMarked: isMarked)
    if let new { Self.reveal(new) }
    publish()
  }

  /// Scrolls what is around the element so that it shows.
  private static func reveal(_ element: RenderNode) {
    var area = CGRect(origin: .zero, size: element.size)
    for inner in element.chain {
      area = (inner.scroller?.reveal(area) ?? area).moved(by: inner.origin)
    }
  }

  /// Keeps the focus in a control whose look shows another one of several alternatives: the first element there takes it.
  func followControl(around alternatives: RenderNode) {
    guard let focused = presentNode, alternatives.contains(focused), !focused.isOnScreen,
      let control = alternatives.chain.first(where: \.isControl), let target = control.firstFocusable(.forward)
    else { return }
    set(target, isMarked: isMarked)
  }

  /// Called after each layout: what a state asked for is done where it can be, and nothing goes on showing that it has
  /// the focus which left or cannot have it.
  func settle() {
    dropUnmounted()
    let groups = takeChangedGroups()
    for group in groups where group.wantsNone && group.all.contains(where: isInside) { set(nil) }
    for group in groups where !group.wantsNone { take(group) }
    dropUnable()
    giveBack()
    publish()
  }

  /// Moves the focus to the first view for which a state stands.
  private func take(_ group: FocusGroup) {
    let views = group.wanted
    if views.contains(where: isInside) { return }
    if let target = views.lazy.compactMap(\.focusTarget).first { move(to: target) } else { refuse() }
  }

  /// A view that was disabled, or that leaves the focus to what is in it, loses it; see ``Focus/suspend()``.
  ///
  /// One that is kept without being shown has it again when it is shown.
  private func dropUnable() {
    guard let node else { return }
    // What a modifier makes focusable stays so: there only whether it is enabled can change, which is quickly asked.
    let canHaveFocus = isOwn ? node.isFocusable : node.isEnabled
    guard !canHaveFocus, node.isOnScreen else { return }
    if node.isEnabled { set(nil) } else { suspend() }
  }
}

/// Says whether an element takes the focus, whatever is below.
nonisolated struct FocusableTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }
  static var takesHits: Bool { true }

  let isFocusable: Bool
}

extension RenderNode {
  /// Whether nothing modal lies above the element.
  fileprivate var isUsable: Bool {
    renderTree.presentations.fromTopmostModal?.contains { $0.contains(self) } ?? true
  }

  /// What the outermost modifier says that says whether the element takes the focus.
  var saysFocusable: Bool? { traits == nil ? nil : Traits.all(FocusableTrait.self, in: traits).last?.isFocusable }
}

extension RenderNode {
  /// Whether the element is a control that has the focus as a whole.
  fileprivate var isControl: Bool {
    traits != nil && Traits.contains(SemanticsTrait.self, in: traits) { $0.semantics.isWhole }
  }
}

extension Node {
  /// The first element of the view that takes the focus; none below something modal.
  var focusTarget: RenderNode? {
    var target: RenderNode?
    forEachRenderNode { target = target ?? $0.renderNode.firstFocusable(.forward) }
    return target.flatMap { $0.isUsable ? $0 : nil }
  }

  /// The innermost modifier around that makes what it modifies focusable.
  private var focusPlace: Traits? {
    if let place = Traits.focusable(in: inputs.traits) { return place }
    var wrap = inputs.wrap
    while let current = wrap {
      if let place = Traits.focusable(in: current.traits) { return place }
      wrap = current.outer
    }
    var element = container
    while let current = element {
      if let place = Traits.focusable(in: current.renderNode.traits) { return place }
      element = current.container
    }
    return nil
  }

  /// Whether what is focusable around the node has the focus.
  fileprivate var isFocusedAround: Bool {
    let graph = tree.graph
    guard let place = graph.untracked({ focusPlace }) else { return false }
    return inputTree.focus.isFocused(at: place, in: graph)
  }
}

extension Traits {
  /// The innermost modifier that makes an element focusable.
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
  /// Whether the nearest focusable view around has the focus.
  ///
  /// A body that reads it is evaluated when that changes; outside of an evaluation it is false.
  ///
  /// Follows [isFocused](https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused).
  public var isFocused: Bool {
    guard StateHost.isActive, let node = scope?.host?.graph.readingNode else { return false }
    return onMainActor(node) { $0.isFocusedAround }
  }
}
