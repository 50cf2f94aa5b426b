/// A node of a view with properties that store something in it.
@MainActor protocol StatefulNode: Node {
  var hasStates: Bool { get }
  /// Takes over the values of the same view's properties on another screen, before the first evaluation.
  func takeStates(of other: any StatefulNode)
}

/// The states of the views of a screen, for another screen that is mounted with the same view.
///
/// A view is found again by its place: the types and the identities of the nodes around it, and its number among the
/// views of that place.
@MainActor package final class ViewStates {
  private struct Step: Hashable {
    let type: ObjectIdentifier
    let identity: AnyHashable?
  }

  /// Whether the other screen runs no actions of views, whose effects are in the states already.
  let isStill: Bool
  /// The number of nodes that the other screen has above the nodes of this one.
  private let levelsAbove: Int
  private var nodes: [[Step]: [any StatefulNode]] = [:]
  private var seen: Set<ObjectIdentifier> = []

  init(isStill: Bool, levelsAbove: Int) { (self.isStill, self.levelsAbove) = (isStill, levelsAbove) }

  /// Adds the states at and below a node.
  func add(_ node: Node) {
    guard !node.isUnmounted, seen.insert(ObjectIdentifier(node)).inserted else { return }
    if let stateful = node as? any StatefulNode, stateful.hasStates { nodes[steps(to: node), default: []].append(stateful) }
    if let companion = node.layoutPart?.companion { add(companion) }
    node.forEachChild(add)
  }

  private func steps(to node: Node) -> [Step] {
    var steps: [Step] = []
    var next: Node? = node
    while let current = next {
      steps.append(Step(type: ObjectIdentifier(type(of: current)), identity: current.identity))
      next = current.parent
    }
    return steps
  }

  /// Gives a new node of the other screen the states of the node that stands at its place.
  func hand(to node: any StatefulNode) {
    guard node.hasStates, !nodes.isEmpty else { return }
    var place = steps(to: node)
    guard place.count > levelsAbove + 1 else { return }
    // The root comes last.
    place.removeSubrange(place.count - 1 - levelsAbove..<place.count - 1)
    guard var others = nodes[place], !others.isEmpty else { return }
    node.takeStates(of: others.removeFirst())
    nodes[place] = others
  }
}
