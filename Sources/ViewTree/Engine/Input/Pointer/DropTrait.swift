/// An event of a dragged value, for an element that accepts the value.
package struct DropEvent {
  package enum Phase {
    /// The value came over the element.
    case entered
    /// The value moved over the element.
    case moved
    /// The value left the element, or the drag was cancelled.
    case exited
    /// The value was dropped on the element.
    case dropped
  }

  package let phase: Phase
  package let value: any Sendable
  /// The location in the element's own coordinates.
  package let location: CGPoint
  /// The row before which the value would be inserted in its collection, if the element is a row.
  package let row: Int?
}

/// Makes an element accept dragged values.
nonisolated package struct DropTrait: TraitModifier, SelfComparing {
  package typealias Body = Never
  static var affectsLayout: Bool { false }
  static var respondsToHits: Bool { true }

  /// Returns whether the element accepts a value.
  package let accepts: (any Sendable) -> Bool
  /// Called with the events of an accepted value.
  package let handle: (DropEvent) -> Void
  /// For a row between which values are inserted: returns the row of its collection before which a value is inserted
  /// that is dropped at a height of the element.
  let row: (@MainActor (RenderNode, CGFloat) -> Int?)?

  init(
    accepts: @escaping (any Sendable) -> Bool, handle: @escaping (DropEvent) -> Void,
    row: @escaping @MainActor (RenderNode, CGFloat) -> Int?
  ) { (self.accepts, self.handle, self.row) = (accepts, handle, row) }

  /// Accepts the values for which `accepts` returns `true`, and reports their events to `handle`.
  package init(accepts: @escaping (any Sendable) -> Bool, handle: @escaping (DropEvent) -> Void) {
    (self.accepts, self.handle, row) = (accepts, handle, nil)
  }

  func isSame(as other: DropTrait) -> Bool { true }
}

extension DropTrait {
  /// Creates a trait that accepts dropped values, and reports whether an acceptable one is over the element.
  package init(
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

/// A dragged value, from a press that moves to its release.
@MainActor package final class DragSession {
  private let value: any Sendable
  private var target: PointerTarget<DropTrait>?
  /// The last point of the pointer on the screen.
  private var point = CGPoint.zero
  /// Whether the value was dropped, or the drag was cancelled.
  private(set) package var isOver = false

  package init(_ value: any Sendable) { self.value = value }

  /// Called with a point of the pointer on the element's screen.
  fileprivate func move(to point: CGPoint, around element: RenderNode) {
    guard !isOver else { return }
    self.point = point
    let new = target(in: element.screenChain(at: point)) ?? row(around: element)
    guard new?.link !== target?.link || new?.element !== target?.element else { return send(.moved) }
    leave()
    target = new
    send(.entered)
  }

  /// The innermost element that accepts the value.
  private func target(in chain: [RenderNode]) -> PointerTarget<DropTrait>? {
    for element in chain where element.traits != nil && element.isEnabled {
      if let link = Traits.link(DropTrait.self, in: element.traits, where: { $0.accepts(value) }) {
        return PointerTarget(link: link, element: element)
      }
    }
    return nil
  }

  /// Beside and below the rows of a list, the accepting row at the height of the pointer, or the last one above it.
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

  /// Called when the button came up.
  package func drop() {
    guard !isOver else { return }
    isOver = true
    send(.dropped)
    target = nil
  }

  /// Cancels the drag: nothing is dropped.
  package func cancel() {
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

extension GestureEvent {
  /// Moves what is carried to where the pointer is.
  package func move(_ session: DragSession) { session.move(to: location, around: element) }
}
