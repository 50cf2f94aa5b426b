/// The render nodes in a container, in their order, and what is known of whether the tree still has the same.
struct ChildList {
  private(set) var nodes: [RenderNode] = []
  private var knowledge = Knowledge.none

  private enum Knowledge {
    case none

    /// The content is evaluated for the first time: its nodes come in their order, and are noted as they are made.
    /// To look for them in the tree later touches each node again, when it is no longer in a cache of the processor.
    case noting
    /// All were noted.
    case noted
    /// They were collected, and are laid out.
    case collected
    /// The tree may have others by now than those collected.
    case stale
  }

  /// Whether these are the ones that the tree has, and are laid out.
  var isCollected: Bool { knowledge == .collected }
  /// Whether some may have left since.
  var isStale: Bool { knowledge == .stale }
  /// Whether these are the ones that the tree has, and were not asked for yet.
  var isNoted: Bool { knowledge == .noted }

  // MARK: While the content is made

  mutating func beginNoting() {
    guard knowledge == .none else { return }
    knowledge = .noting
    // With as much space as the smallest array has anyway.
    nodes.reserveCapacity(3)
  }

  mutating func endNoting() { if knowledge == .noting { knowledge = .noted } }

  /// What a group's modifier puts around a node is not made yet.
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

  /// Called when the tree may have others; says whether that means that the container is laid out again.
  ///
  /// They are collected when they are needed: the tree may be in the middle of an evaluation now.
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

  /// Takes in the nodes that the tree has.
  ///
  /// Returns what was laid out before, if something was.
  mutating func collect(_ new: [RenderNode]) -> [RenderNode]? {
    let old = knowledge == .stale ? nodes : nil
    nodes = new
    knowledge = .collected
    return old
  }
}

extension RenderNode {
  /// Takes in a child that the layout is about to ask.
  final func adopt(_ child: RenderNode) {
    child.renderParent = self
    if child.mayHaveGuides { contentMayHaveGuides() }
  }

  /// Hides those of the children before that are not among those of now.
  final func leave(_ old: [RenderNode], except new: [RenderNode]) {
    let kept = Set(new.map(ObjectIdentifier.init))
    for child in old where child.isPlaced && child.renderParent === self && !kept.contains(ObjectIdentifier(child)) {
      child.damageExtent()
      child.isPlaced = false
    }
  }

  /// Children in front of each other look different in another order, although none of them moves.
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
