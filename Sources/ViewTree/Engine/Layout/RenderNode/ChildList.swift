/// The render nodes in a container, in order, and whether the tree may have changed them since.
struct ChildList {
  private(set) var nodes: [RenderNode] = []
  private var knowledge = Knowledge.none

  private enum Knowledge {
    case none

    /// The content is evaluated for the first time: its nodes are made in order, and noted as they are made. A later
    /// search of the tree would touch each node again, when it is no longer in the processor's cache.
    case noting
    /// All were noted.
    case noted
    /// The nodes were collected, and are laid out.
    case collected
    /// The tree may have changed since the nodes were collected.
    case stale
  }

  /// Whether these are the tree's current nodes, and they are laid out.
  var isCollected: Bool { knowledge == .collected }
  /// Whether some of the nodes may have left since.
  var isStale: Bool { knowledge == .stale }
  /// Whether these are the tree's current nodes, and no layout has used them yet.
  var isNoted: Bool { knowledge == .noted }

  // MARK: While the content is made

  mutating func beginNoting() {
    guard knowledge == .none else { return }
    knowledge = .noting
    // The smallest array has as much space anyway.
    nodes.reserveCapacity(3)
  }

  mutating func endNoting() { if knowledge == .noting { knowledge = .noted } }

  /// Notes a node, unless a group's modifier wraps it: the wrapper is not made yet, so the notes are discarded.
  @MainActor mutating func note(_ node: RenderNode) {
    guard knowledge == .noting else { return }
    if node.inputs.wrap != nil { forgetNotes() } else { nodes.append(node) }
  }

  mutating func forgetNotes() {
    guard knowledge == .noting || knowledge == .noted else { return }
    knowledge = .none
    nodes = []
  }

  // MARK: Afterwards

  /// Called when the tree may have changed; returns whether the container must be laid out again.
  ///
  /// The nodes are collected when they are needed: the tree may be in the middle of an evaluation now.
  mutating func mayHaveChanged() -> Bool {
    switch knowledge {
    case .none, .noting, .stale: return false
    case .noted:
      forgetNotes()
      return false
    case .collected:
      knowledge = .stale
      return true
    }
  }

  /// Stores the tree's current nodes.
  ///
  /// Returns the nodes that were laid out before and have become stale, if any.
  mutating func collect(_ new: [RenderNode]) -> [RenderNode]? {
    let old = knowledge == .stale ? nodes : nil
    nodes = new
    knowledge = .collected
    return old
  }
}

extension RenderNode {
  /// Makes a node a child, before the layout measures it.
  final func adopt(_ child: RenderNode) {
    child.renderParent = self
    if child.mayHaveGuides { contentMayHaveGuides() }
    if !child.motionState.isEmpty { renderTree.animator.mark(around: child) }
  }

  /// Hides the old children that are not among the new ones.
  final func leave(_ old: [RenderNode], except new: [RenderNode]) {
    let kept = Set(new.map(ObjectIdentifier.init))
    for child in old where child.isPlaced && child.renderParent === self && !kept.contains(ObjectIdentifier(child)) {
      child.damageExtent()
      child.isPlaced = false
    }
  }

  /// Damages overlapping children whose order changed: the picture differs although none of them moves.
  final func damageReordered(_ new: [RenderNode], from old: [RenderNode]) {
    let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { (ObjectIdentifier($0.element), $0.offset) })
    var last = -1
    for child in new where child.isPlaced {
      guard let place = places[ObjectIdentifier(child)] else { continue }
      if place < last { child.damageExtent() }
      last = max(last, place)
    }
  }
}
