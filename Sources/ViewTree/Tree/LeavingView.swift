// A view that leaves by a transition is drawn until that is over, and is there until then: where what shows it turns
// back, it goes on with its state, from where it is. Meanwhile it sleeps: it has disappeared, nothing finds it, and no
// body of it is evaluated but that of its transition. A screen whose time stands still shows it as gone: there it never
// returns.
//
//     shown ──takeDown──▶ leaving ──the transition is over──▶ unmounted
//       ▲                    │
//       └──────takeBack──────┘

/// A view that leaves.
struct LeavingView {
  let node: Node
  /// What tells it from the others that its parent may show; `nil` if it never returns.
  let key: AnyHashable?
}

extension Node {
  /// Keeps a child until its transition is over.
  final func letLeave(_ child: Node, as key: AnyHashable?) {
    tree.leaving[ObjectIdentifier(self), default: []].append(LeavingView(node: child, key: key))
    child.fallAsleep()
    child.notifyActivity()
  }

  /// The child that is leaving and is to be shown again, if there is one.
  @inline(__always) final func takeBack(_ key: @autoclosure () -> AnyHashable?) -> Node? {
    withTree { $0.leaving.isEmpty } ? nil : takeBackLeaving(key())
  }

  private func takeBackLeaving(_ key: AnyHashable?) -> Node? {
    let views = tree.leaving[ObjectIdentifier(self)] ?? []
    guard let key, let index = views.lastIndex(where: { $0.key == key && tree.isSeenLeaving($0.node) }) else {
      return nil
    }
    let child = removeLeaving(at: index)
    child.wakeUp()
    tree.didReturn(child)
    child.notifyActivity()
    return child
  }

  /// Calls `body` with the children that leave, and forgets them.
  @inline(__always) final func forEachLeaving(_ body: (Node) -> Void) {
    if withTree({ $0.leaving.isEmpty }) { return }
    for view in tree.leaving.removeValue(forKey: ObjectIdentifier(self)) ?? [] { body(view.node) }
  }

  private func removeLeaving(at index: Int) -> Node {
    let id = ObjectIdentifier(self)
    let view = tree.leaving[id]!.remove(at: index)
    if tree.leaving[id]!.isEmpty { tree.leaving[id] = nil }
    return view.node
  }

  /// Takes down a view whose transition is over; one that went with what it was in is gone already.
  final func endLeaving() {
    guard !isUnmounted, let parent, let index = parent.leavingIndex(of: self) else { return }
    _ = parent.removeLeaving(at: index)
    unmount()
  }

  private func leavingIndex(of child: Node) -> Int? {
    tree.leaving[ObjectIdentifier(self)]?.firstIndex { $0.node === child }
  }

  /// Whether the view, or one that it is in, is leaving.
  final var isLeaving: Bool {
    guard withTree({ !$0.leaving.isEmpty }) else { return false }
    var node = self
    while let parent = node.parent {
      if parent.leavingIndex(of: node) != nil { return true }
      node = parent
    }
    return false
  }

  private func fallAsleep() {
    didLeave()
    forEachRule { $0.isAsleep = true }
    forEachChild { $0.fallAsleep() }
  }

  private func wakeUp() {
    forEachRule { $0.isAsleep = false }
    didReturn()
    forEachChild { $0.wakeUp() }
  }
}
