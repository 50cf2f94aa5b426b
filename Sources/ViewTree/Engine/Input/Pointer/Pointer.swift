/// The state of the pointer between its events.
@MainActor final class Pointer {
  /// The press while the button is down, and while another tap may follow.
  @safe @exclusivity(unchecked) fileprivate var press: Press?
  /// The render node that the first of several quick presses met.
  @safe @exclusivity(unchecked) private var lastTarget: PressTarget?
  /// The timers that gestures wait for.
  let timers = TimerQueue()
  @safe @exclusivity(unchecked) private var nextTapTimer: TimerQueue.ID?
  /// The views under the pointer that handle hovering.
  @safe @exclusivity(unchecked) fileprivate var hovered: [PointerTarget<HoverTrait>] = []

  /// Whether a view handled the pointer's events; see ``EventDispatcher/hasUse(for:)``.
  @safe @exclusivity(unchecked) fileprivate(set) var isUsed = false

  /// Keeps the press until another tap follows, or until a time.
  fileprivate func keepPressForNextTap(until time: Duration) {
    press?.awaitNextTap()
    if press?.isUsed == true { isUsed = true }
    nextTapTimer = timers.set(at: time) { [weak self] in self?.endPress() }
  }

  fileprivate func endPress() {
    guard let ended = press else { return }
    press = nil
    timers.cancel(nextTapTimer)
    ended.end()
    if ended.isUsed { isUsed = true }
  }

  /// Whether a press counts: the second one of a double click counts only if it meets the same render node as the
  /// first.
  ///
  /// A different control at this place appeared by the first press: the user has not seen it.
  fileprivate func counts(_ event: PointerEvent, on renderNode: RenderNode?, in chain: [RenderNode]) -> Bool {
    if event.count > 1, let lastTarget {
      return lastTarget.renderNode === renderNode && lastTarget.root == chain.last.map(ObjectIdentifier.init)
    }
    lastTarget = PressTarget(renderNode: renderNode, root: chain.last.map(ObjectIdentifier.init))
    return true
  }

  /// Called after a click that closed a presentation, or whose target left: the next ones in a row are no presses of the
  /// views that were below.
  fileprivate func forgetTarget() { lastTarget = PressTarget() }

  /// The render node that reacts to a press, and the screen or the presentation that it is in.
  private struct PressTarget {
    /// Not a weak reference: counting the references of a node takes longer once it has one.
    var renderNode: RenderNode?
    var root: ObjectIdentifier?
  }

  /// Drops what has left the tree from the press, its target and the hovered views.
  func dropUnmounted() {
    press?.dropUnmounted()
    if lastTarget?.renderNode?.isUnmounted == true { forgetTarget() }
    if !hovered.isEmpty { hovered.removeAll { $0.present == nil } }
  }

  /// Drops the press and the hovered views, which are gone.
  func forget() {
    press = nil
    lastTarget = nil
    hovered = []
    timers.cancelAll()
  }
}

/// A render node below the pointer, with the modifier that handles it.
///
/// The pointer may rest for long: a render node that leaves is not kept alive.
struct PointerTarget<M: TraitModifier> {
  let link: TraitLink<M>
  private(set) weak var renderNode: RenderNode?

  /// The render node, if it is still there.
  @MainActor var present: RenderNode? { renderNode.flatMap { $0.isUnmounted ? nil : $0 } }
}

extension EventDispatcher {
  /// Returns whether a view handles the pointer's events in `events`: by a recognized gesture or tap, a hover handler,
  /// or scrolling.
  package func hasUse(for events: () -> Void) -> Bool {
    pointer.isUsed = false
    events()
    return pointer.isUsed
  }

  /// Whether a tap is not recognized yet, because a further tap may follow.
  package var awaitsTap: Bool {
    pointer.press.map { $0.awaitsNextTap && !$0.hasWinner && $0.hasActiveContender } ?? false
  }

  /// Called when a view handles an event, such as a scroll view the wheel.
  func noteUse() { pointer.isUsed = true }

  /// Handles an event of the pointer: a hover, a press, a drag or a release.
  package func point(_ event: PointerEvent) {
    let chain = chain(at: event.location)
    let isFollowed = updateHovered(chain, at: event.location)
    switch event.phase {
    case .hover: if isFollowed { noteUse() }
    case .down:
      press(event, on: chain)
      hold(pointer.press == nil ? nil : chain.focusTarget.flatMap { $0.takesFocusByClick ? nil : $0 })
    case .drag:
      // A press that moves is no click any more.
      hold(nil)
      if pointer.press?.awaitsNextTap == false { send(.drag, event) }
    case .up:
      hold(nil)
      release(event, over: chain)
    }
  }

  /// Shows a control as held down; `nil` shows none.
  private func hold(_ control: RenderNode?) {
    let old = tree.pressed
    guard old !== control else { return }
    tree.pressed = control
    if old?.isUnmounted == false { old?.firstTappable?.tap?.pressing?(false) }
    control?.firstTappable?.tap?.pressing?(true)
  }

  /// Handles a click: the button goes down and up in one place.
  package func click(at point: CGPoint, count: Int = 1) {
    let (chain, event) = (chain(at: point), PointerEvent(.up, at: point, count: count))
    updateHovered(chain, at: point)
    press(event, on: chain)
    release(event, over: chain)
  }

  private func press(_ event: PointerEvent, on chain: [RenderNode]) {
    var contenders = contenders(in: chain, at: event.location)
    if let last = pointer.press, last.isNextTap(event) { contenders = last.handOver(to: contenders) }
    pointer.endPress()
    guard pointer.counts(event, on: contenders.first?.renderNode, in: chain) else { return }
    pointer.press = Press(at: event.location, contenders: contenders, in: chain, timers: pointer.timers)
    send(.down, event)
  }

  private func send(_ phase: GestureEvent.Phase, _ event: PointerEvent) {
    pointer.press?.send(phase, at: event.location, count: event.count, modifiers: event.modifiers)
  }

  private func release(_ event: PointerEvent, over chain: [RenderNode]) {
    guard let press = pointer.press, !press.awaitsNextTap else { return }
    let isClick = !press.hasWinner && !press.hasMoved
    if isClick, closesPresentation(over: chain) {
      noteUse()
      pointer.forgetTarget()
      return pointer.endPress()
    }
    send(.up, event)
    if isClick, !press.hasWinner, focusClicked(in: chain) { noteUse() }
    if press.hasWinner || !press.hasActiveContender { return pointer.endPress() }
    pointer.keepPressForNextTap(until: tree.time + PointerEvent.clickInterval)
  }

  /// The contenders for a press, in their order.
  private func contenders(in chain: [RenderNode], at point: CGPoint) -> [any Contender] {
    var (high, normal, simultaneous): ([any Contender], [any Contender], [any Contender]) = ([], [], [])
    if let leaf = chain.first?.leaf, let link = leaf.linkTap(at: point) { normal.append(TapContender(link, of: leaf)) }
    chain.forEachBorrowed { renderNode in
      let traits = renderNode.traits
      guard Traits.mayContain(TapTrait.self, in: traits) || Traits.mayContain(GestureTrait.self, in: traits) else {
        return
      }
      Traits.forEachLink(in: traits) { link in
        if let tap = link.asLink(of: TapTrait.self), tap.modifier.isEnabled {
          normal.append(TapContender(tap, of: renderNode))
        }
        guard let gesture = link.asLink(of: GestureTrait.self), renderNode.isEnabled else { return }
        if !gesture.modifier.allowsInside { (high, normal, simultaneous) = ([], [], []) }
        guard gesture.modifier.isEnabled else { return }
        let contender = GestureContender(gesture, of: renderNode)
        switch contender.rank {
        case .high: high.insert(contender, at: 0)
        case .normal: normal.append(contender)
        case .simultaneous: simultaneous.append(contender)
        }
      }
    }
    return high.isEmpty && simultaneous.isEmpty ? normal : high + normal + simultaneous
  }

  // MARK: Hovering

  /// Updates the hovered views; returns whether a view was notified.
  @discardableResult private func updateHovered(_ chain: [RenderNode], at point: CGPoint) -> Bool {
    let (old, new) = (pointer.hovered, hovered(in: chain))
    if old.isEmpty, new.isEmpty { return false }
    pointer.hovered = new.map { PointerTarget(link: $0.link, renderNode: $0.renderNode) }
    for before in old where before.present != nil && !new.contains(where: { $0.link === before.link }) {
      before.link.modifier.update(nil)
    }
    for (link, renderNode) in new {
      let isFirst = !old.contains { $0.link === link }
      link.modifier.update(
        HoverTrait.Move(location: point - renderNode.absoluteOrigin, renderNode: renderNode, isFirst: isFirst))
    }
    return true
  }

  private func hovered(in chain: [RenderNode]) -> [(link: TraitLink<HoverTrait>, renderNode: RenderNode)] {
    var found: [(link: TraitLink<HoverTrait>, renderNode: RenderNode)] = []
    chain.forEachBorrowed { renderNode in
      guard Traits.mayContain(HoverTrait.self, in: renderNode.traits) else { return }
      Traits.forEachLink(in: renderNode.traits) { link in
        if let hover = link.asLink(of: HoverTrait.self) { found.append((hover, renderNode)) }
      }
    }
    return found
  }
}

/// Notifies a view of the pointer over it.
nonisolated struct HoverTrait: TraitModifier, SelfComparing {
  static var affectsLayout: Bool { false }
  static var respondsToHits: Bool { true }

  struct Move {
    /// The location in the render node's own coordinates.
    let location: CGPoint
    let renderNode: RenderNode
    /// Whether the pointer was not over the render node before.
    let isFirst: Bool
  }

  /// Called with each move over the render node, and with `nil` when the pointer has left.
  let update: @MainActor (Move?) -> Void

  func isSame(as other: HoverTrait) -> Bool { true }
}
