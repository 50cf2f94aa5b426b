/// What happens to a value that is dragged, as an element that takes it hears of it.
struct DropEvent {
  enum Phase {
    /// It came over the element.
    case entered
    /// It moved over the element.
    case moved
    /// It left the element, or was given up.
    case exited
    /// It was dropped on the element.
    case dropped
  }

  let phase: Phase
  let value: any Sendable
  /// In the element's own coordinates.
  let location: CGPoint
  /// Before which row of its collection it would be put, where the element is a row.
  let row: Int?
}

/// Makes an element take what is dragged to it.
nonisolated struct DropTrait: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }
  static var takesHits: Bool { true }

  /// Whether it takes a value.
  let accepts: (any Sendable) -> Bool
  /// Hears of a value that it accepts.
  let handle: (DropEvent) -> Void
  /// Where the element is a row, before or behind which values are put: before which row of its collection something goes
  /// that is dropped at a height of it.
  var row: (@MainActor (RenderNode, CGFloat) -> Int?)?

  func isSame(as other: DropTrait) -> Bool { true }
}

extension DropTrait {
  /// Takes values that are dropped, and says while one that it would take is over the element.
  init(
    accepts: @escaping (any Sendable) -> Bool, isTargeted: @escaping (Bool) -> Void,
    drop: @escaping (DropEvent) -> Void
  ) {
    self.init(accepts: accepts) { event in
      switch event.phase {
      case .entered: isTargeted(true)
      case .moved: break
      case .exited: isTargeted(false)
      case .dropped:
        isTargeted(false)
        drop(event)
      }
    }
  }
}

/// A value on its way with the pointer, from a press that moves to its release.
@MainActor final class DragSession {
  private let value: any Sendable
  private var target: PointerTarget<DropTrait>?
  /// Where the pointer was last, on the screen.
  private var point = CGPoint.zero
  /// Whether it was dropped, or given up.
  private(set) var isOver = false

  init(_ value: any Sendable) { self.value = value }

  /// The pointer is at a point of the screen that an element is on.
  func move(to point: CGPoint, around element: RenderNode) {
    guard !isOver else { return }
    self.point = point
    let new = target(in: element.screenChain(at: point)) ?? row(around: element)
    guard new?.link !== target?.link || new?.element !== target?.element else { return send(.moved) }
    leave()
    target = new
    send(.entered)
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

  /// Beside the rows of a list, and below them, the row at the height of the pointer that takes the value, or the last
  /// above it.
  private func row(around element: RenderNode) -> PointerTarget<DropTrait>? {
    var root: Node = element
    while let outer = root.parent { root = outer }
    var (best, height): (PointerTarget<DropTrait>?, CGFloat) = (nil, -.infinity)
    root.renderNode.forEachShown { row in
      guard row.traits != nil, row.isEnabled,
        let link = Traits.link(DropTrait.self, in: row.traits, where: { $0.row != nil && $0.accepts(value) }),
        let list = row.chain.first(where: { $0.semantics?.role == .list }), list.absoluteFrame.contains(point)
      else { return }
      let top = row.absoluteFrame.minY
      if top <= point.y, top > height { (best, height) = (PointerTarget(link: link, element: row), top) }
    }
    return best
  }

  /// The button came up.
  func drop() {
    guard !isOver else { return }
    isOver = true
    send(.dropped)
    target = nil
  }

  /// Gives it up: nothing is dropped.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    leave()
  }

  private func leave() {
    send(.exited)
    target = nil
  }

  private func send(_ phase: DropEvent.Phase) {
    guard let target, let element = target.present else { return }
    let location = point - element.absoluteOrigin
    let trait = target.link.modifier
    let row = trait.row?(element, location.y)
    trait.handle(DropEvent(phase: phase, value: value, location: location, row: row))
  }
}
