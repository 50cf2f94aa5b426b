// A view that leaves by a transition stays in the tree and is drawn until the transition is over. If its parent shows
// it again before that, it continues with its state from its current appearance. While it leaves it is asleep: it has
// disappeared, nothing finds it, and no body in it is evaluated except that of its transition. A screen whose clock
// does not run shows the view as gone, and there it never returns.
//
//     shown ──removeChild──▶ leaving ──the transition is over──▶ unmounted
//       ▲                       │
//       └──────restoreChild─────┘

/// The views of one parent that are removed, but still drawn in their transitions.
@MainActor struct LeavingViews {
  private struct Entry {
    let node: Node
    /// Identifies the view among those that its parent may show; `nil` if it never returns.
    let key: AnyHashable?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The leaving nodes by key; several nodes with the same key may leave one after another.
  private var keyed: [AnyHashable: [Node]] = [:]
  private var lastNumber = 0

  var isEmpty: Bool { entries.isEmpty }
  /// The leaving nodes, in the order in which they left.
  var nodes: [Node] { entries.values.sorted { $0.number < $1.number }.map(\.node) }

  func contains(_ node: Node) -> Bool { entries[ObjectIdentifier(node)] != nil }

  mutating func add(_ node: Node, as key: AnyHashable?) {
    lastNumber += 1
    entries[ObjectIdentifier(node)] = Entry(node: node, key: key, number: lastNumber)
    if let key { keyed[key, default: []].append(node) }
  }

  mutating func remove(_ node: Node) {
    guard let key = entries.removeValue(forKey: ObjectIdentifier(node))?.key else { return }
    let left = keyed[key]?.filter { $0 !== node } ?? []
    keyed[key] = left.isEmpty ? nil : left
  }

  /// Returns the last of the views with a key that satisfies a condition; `nil` if there is none.
  func last(_ key: AnyHashable, where holds: (Node) -> Bool) -> Node? { keyed[key]?.last(where: holds) }
}

extension Node {
  /// Keeps a child until its transition is over.
  final func startLeaving(_ child: Node, as key: AnyHashable?) {
    tree.leaving[ObjectIdentifier(self), default: LeavingViews()].add(child, as: key)
    child.fallAsleep()
    child.notifyActivity()
  }

  /// Removes and returns the leaving child that is shown again, or returns `nil`.
  @inline(__always) final func restoreChild(_ key: @autoclosure () -> AnyHashable?) -> Node? {
    withTree { $0.leaving.isEmpty } ? nil : restoreLeavingChild(key())
  }

  private func restoreLeavingChild(_ key: AnyHashable?) -> Node? {
    guard let key,
      let child = tree.leaving[ObjectIdentifier(self)]?.last(key, where: { tree.isVisibleWhileLeaving($0) })
    else {
      return nil
    }
    removeLeaving(child)
    child.wakeUp()
    tree.didReturn(child)
    child.notifyActivity()
    return child
  }

  /// Removes the leaving children and calls `body` with each, in the order in which they left.
  @inline(__always) final func forEachLeaving(_ body: (Node) -> Void) {
    if withTree({ $0.leaving.isEmpty }) { return }
    tree.leaving.removeValue(forKey: ObjectIdentifier(self))?.nodes.forEach(body)
  }

  private func removeLeaving(_ child: Node) {
    let id = ObjectIdentifier(self)
    tree.leaving[id]?.remove(child)
    if tree.leaving[id]?.isEmpty == true { tree.leaving[id] = nil }
  }

  /// Removes a view whose transition is over; does nothing if it was already removed with an ancestor.
  final func endLeaving() {
    guard !isUnmounted, let parent, parent.isLeft(by: self) else { return }
    parent.removeLeaving(self)
    unmount()
  }

  /// Whether a child leaves.
  private func isLeft(by child: Node) -> Bool { tree.leaving[ObjectIdentifier(self)]?.contains(child) == true }

  /// Whether the view or one of its ancestors is leaving.
  final var isLeaving: Bool {
    guard withTree({ !$0.leaving.isEmpty }) else { return false }
    var node = self
    while let owner = node.layoutPart?.wrapped ?? node.parent {
      if owner.isLeft(by: node) { return true }
      node = owner
    }
    return false
  }

  final func fallAsleep() {
    if let layoutPart {
      layoutPart.releaseFocus()
      layoutPart.companion?.fallAsleep()
    }
    activityObserver?.didLeave()
    forEachRule { $0.isAsleep = true }
    forEachChild { $0.fallAsleep() }
  }

  final func wakeUp() {
    forEachRule { $0.isAsleep = false }
    activityObserver?.didReturn()
    layoutPart?.companion?.wakeUp()
    forEachChild { $0.wakeUp() }
  }
}
