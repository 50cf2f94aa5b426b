/// An event of a dragged value, for a render node that accepts the value.
package struct DropEvent {
  package enum Phase {
    /// The value came over the render node.
    case entered
    /// The value moved over the render node.
    case moved
    /// The value left the render node, or the drag was cancelled.
    case exited
    /// The value was dropped on the render node.
    case dropped
  }

  package let phase: Phase
  package let value: any Sendable
  /// The location in the render node's own coordinates.
  package let location: CGPoint
  /// The index before which the value would be inserted in the collection; `nil` if the render node is no row of one.
  package let row: Int?
}

/// Makes a render node accept dragged values.
nonisolated package struct DropTrait: TraitModifier, SelfComparing {
  package typealias Body = Never
  static var affectsLayout: Bool { false }
  static var respondsToHits: Bool { true }

  /// Returns whether the render node accepts a value.
  package let accepts: (any Sendable) -> Bool
  /// Called with the events of an accepted value.
  package let handle: (DropEvent) -> Void
  /// For the rows of a collection that accepts values between them: returns the index before which a value goes that is
  /// dropped at a height of the row.
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
  /// Creates a trait that accepts dropped values, and reports whether an acceptable one is over the render node.
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

  /// Called with a point of the pointer on the render node's screen.
  fileprivate func move(to point: CGPoint, around renderNode: RenderNode) {
    guard !isOver else { return }
    self.point = point
    let new = target(in: renderNode.screenChain(at: point)) ?? row(around: renderNode)
    guard new?.link !== target?.link || new?.renderNode !== target?.renderNode else { return send(.moved) }
    leave()
    target = new
    send(.entered)
  }

  /// The innermost render node that accepts the value.
  private func target(in chain: [RenderNode]) -> PointerTarget<DropTrait>? {
    for renderNode in chain where renderNode.traits != nil && renderNode.isEnabled {
      if let link = Traits.link(DropTrait.self, in: renderNode.traits, where: { $0.accepts(value) }) {
        return PointerTarget(link: link, renderNode: renderNode)
      }
    }
    return nil
  }

  /// Returns the accepting row of a list at the height of the pointer, or the last one above it, for a pointer beside
  /// or below the rows.
  private func row(around renderNode: RenderNode) -> PointerTarget<DropTrait>? {
    var root: Node = renderNode
    while let outer = root.parent { root = outer }
    var (best, height): (PointerTarget<DropTrait>?, CGFloat) = (nil, -.infinity)
    root.renderNode.forEachShown { row in
      guard row.traits != nil, row.isEnabled,
        let link = Traits.link(DropTrait.self, in: row.traits, where: { $0.row != nil && $0.accepts(value) }),
        let list = row.chain.first(where: { $0.semantics?.role == .list }), list.absoluteFrame.contains(point)
      else { return }
      let top = row.absoluteFrame.minY
      if top <= point.y, top > height { (best, height) = (PointerTarget(link: link, renderNode: row), top) }
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
    guard let target, let renderNode = target.present else { return }
    let location = point - renderNode.absoluteOrigin
    let trait = target.link.modifier
    let row = trait.row?(renderNode, location.y)
    trait.handle(DropEvent(phase: phase, value: value, location: location, row: row))
  }
}

extension GestureEvent {
  /// Moves the dragged value to the location of the event.
  package func move(_ session: DragSession) { session.move(to: location, around: renderNode) }
}
