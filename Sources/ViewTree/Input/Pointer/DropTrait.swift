/// Makes an element take what is dragged to it.
nonisolated struct DropTrait: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }
  static var takesHits: Bool { true }

  /// Whether it takes a value.
  let accepts: (any Sendable) -> Bool
  /// Takes a value that it accepts, with the place at which it is dropped, in the element's own coordinates.
  let drop: (any Sendable, CGPoint) -> Void
  /// Called when a value that it accepts comes over the element, and when that leaves or is dropped.
  let isTargeted: (Bool) -> Void

  func isSame(as other: DropTrait) -> Bool { true }
}

/// A value on its way with the pointer, from a press that moves to its release.
@MainActor final class DragSession {
  private let value: any Sendable
  private var target: PointerTarget<DropTrait>?
  /// Whether it was dropped, or given up.
  private(set) var isOver = false

  init(_ value: any Sendable) { self.value = value }

  /// The pointer is at a point of the screen that an element is on.
  func move(to point: CGPoint, around element: RenderNode) {
    guard !isOver else { return }
    let new = target(in: element.screenChain(at: point))
    guard new?.link !== target?.link else { return }
    leave()
    target = new
    new?.link.modifier.isTargeted(true)
  }

  /// The innermost element that takes the value.
  private func target(in chain: [RenderNode]) -> PointerTarget<DropTrait>? {
    for element in chain where element.traits != nil && element.isEnabled {
      if let link = Traits.link(DropTrait.self, in: element.traits, where: { $0.accepts(value) }) {
        return PointerTarget(link: link, element: element)
      }
    }
    return nil
  }

  /// The button came up.
  func drop(at point: CGPoint) {
    let target = target
    cancel()
    guard let target, let element = target.present else { return }
    target.link.modifier.drop(value, point - element.absoluteOrigin)
  }

  /// Gives it up: nothing is dropped.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    leave()
  }

  private func leave() {
    defer { target = nil }
    if let target, target.present != nil { target.link.modifier.isTargeted(false) }
  }
}
