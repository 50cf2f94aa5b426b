/// What is known of the pointer between its events.
@MainActor final class Pointer {
  /// What goes on while the button is down.
  fileprivate var press: Press?
  /// The views that the pointer is over, of those that want to know.
  fileprivate var hovered: [(link: TraitLink<HoverTrait>, element: RenderNode)] = []
}

extension EventDispatcher {
  /// A step of the pointer.
  package func point(_ event: PointerEvent) {
    let chain = chain(at: event.location)
    updateHovered(chain, at: event.location)
    switch event.phase {
    case .hover: break
    case .down:
      pointer.press?.cancel()
      pointer.press = Press(at: event.location, contenders: contenders(in: chain))
      send(.down, event)
    case .drag: send(.drag, event)
    case .up:
      release(event, over: chain)
      pointer.press = nil
    }
  }

  /// A click: the button goes down and up in one place.
  package func click(at point: CGPoint, count: Int = 1, modifiers: Key.Modifiers = []) {
    self.point(PointerEvent(.down, at: point, count: count, modifiers: modifiers))
    self.point(PointerEvent(.up, at: point, count: count, modifiers: modifiers))
  }

  private func send(_ phase: GestureEvent.Phase, _ event: PointerEvent) {
    pointer.press?.send(phase, at: event.location, count: event.count, modifiers: event.modifiers)
  }

  private func release(_ event: PointerEvent, over chain: [RenderNode]) {
    guard let press = pointer.press else { return }
    let isClick = !press.isWon && !press.hasMoved
    if isClick, closesPresentation(over: chain) { return press.cancel() }
    send(.up, event)
    if isClick, !press.isWon { focusClicked(in: chain) }
    press.cancel()
  }

  /// Those who take part in a press, in their order.
  private func contenders(in chain: [RenderNode]) -> [any Contender] {
    var (high, normal, simultaneous): ([any Contender], [any Contender], [any Contender]) = ([], [], [])
    for element in chain {
      for trait in element.pointerTraits where element.isEnabled || trait.isTap {
        switch trait {
        case .tap(let tap): normal.append(TapContender(tap, of: element) { focusControl(in: chain) })
        case .gesture(let link):
          if !link.modifier.allowsInside { (high, normal, simultaneous) = ([], [], []) }
          guard link.modifier.isEnabled else { continue }
          let contender = GestureContender(link, of: element)
          switch link.modifier.rank {
          case .high: high.insert(contender, at: 0)
          case .normal: normal.append(contender)
          case .simultaneous: simultaneous.append(contender)
          }
        }
      }
    }
    return high + normal + simultaneous
  }

  private func focusControl(in chain: [RenderNode]) {
    if let focus = focusTarget(in: chain) { tree.focus.move(to: focus) }
  }

  // MARK: Hovering

  private func updateHovered(_ chain: [RenderNode], at point: CGPoint) {
    let old = pointer.hovered
    pointer.hovered = chain.flatMap { element in element.hoverLinks.map { ($0, element) } }
    for (link, element) in old where !element.isUnmounted && !pointer.hovered.contains(where: { $0.link === link }) {
      link.modifier.update(nil)
    }
    for (link, element) in pointer.hovered {
      let isNew = !old.contains { $0.link === link }
      link.modifier.update(HoverTrait.Move(location: point - element.absoluteOrigin, element: element, isFirst: isNew))
    }
  }
}

/// Tells a view when the pointer is over it.
nonisolated struct HoverTrait: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }
  static var takesHits: Bool { true }

  struct Move {
    /// In the element's own coordinates.
    let location: CGPoint
    let element: RenderNode
    /// Whether the pointer was elsewhere before.
    let isFirst: Bool
  }

  /// Called with each move over the element, and with nothing when the pointer has left.
  let update: @MainActor (Move?) -> Void

  func isSame(as other: HoverTrait) -> Bool { true }
}

extension RenderNode {
  fileprivate enum PointerTrait {
    case tap(TapTrait)
    case gesture(TraitLink<GestureTrait>)

    var isTap: Bool { if case .tap = self { true } else { false } }
  }

  /// What reacts to a press, the innermost modifier first.
  fileprivate var pointerTraits: [PointerTrait] {
    var (found, link) = ([PointerTrait](), traits)
    while let current = link {
      if let tap = current.asLink(of: TapTrait.self) { found.append(.tap(tap.modifier)) }
      if let gesture = current.asLink(of: GestureTrait.self) { found.append(.gesture(gesture)) }
      link = current.outer
    }
    return found
  }

  fileprivate var hoverLinks: [TraitLink<HoverTrait>] {
    var (found, link) = ([TraitLink<HoverTrait>](), traits)
    while let current = link {
      if let hover = current.asLink(of: HoverTrait.self) { found.append(hover) }
      link = current.outer
    }
    return found
  }
}
