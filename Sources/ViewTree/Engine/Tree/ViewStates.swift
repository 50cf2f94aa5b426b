/// A node of a view with properties that store something in it.
@MainActor protocol StatefulNode: Node {
  var hasStates: Bool { get }
  /// Takes over the values of the same view's properties on another screen, before the first evaluation.
  func takeStates(of other: any StatefulNode)
}

/// The states of the views of a screen, for another screen that is mounted with the same view.
///
/// A view is found again by its place: the types, identities and numbers of the nodes around it.
@MainActor package final class ViewStates {
  fileprivate struct Step: Hashable {
    let type: ObjectIdentifier
    let identity: AnyHashable?
    /// The number of siblings before the node; `nil` if the identity tells it from them.
    var number: Int?
  }

  /// Whether the other screen runs no actions of views, whose effects are in the states already.
  let isStill: Bool
  /// The host of the screen.
  let host: StateHost
  /// The number of nodes that the other screen has above the nodes of this one.
  private let levelsAbove: Int
  private var nodes: [[Step]: any StatefulNode] = [:]
  /// The nodes by places without numbers: a container may keep views that it does not show, which the other screen has
  /// not made.
  private var nodesOfAnyNumber: [[Step]: [any StatefulNode]] = [:]
  private var seen: Set<ObjectIdentifier> = []

  init(of host: StateHost, isStill: Bool, levelsAbove: Int) {
    (self.host, self.isStill, self.levelsAbove) = (host, isStill, levelsAbove)
  }

  /// Adds the states at and below a node.
  func add(_ node: Node) {
    guard !node.isUnmounted, seen.insert(ObjectIdentifier(node)).inserted else { return }
    if let stateful = node as? any StatefulNode, stateful.hasStates {
      let place = place(of: node)
      nodes[place] = stateful
      nodesOfAnyNumber[place.withoutNumbers, default: []].append(stateful)
    }
    if let companion = node.layoutPart?.companion { add(companion) }
    node.forEachChild(add)
  }

  private func place(of node: Node) -> [Step] {
    var steps: [Step] = []
    var next: Node? = node
    while let current = next {
      let identity = current.identity.flatMap { $0.isOfObject ? nil : $0 }
      steps.append(
        Step(
          type: ObjectIdentifier(type(of: current)), identity: identity,
          number: identity == nil ? current.siblingsBefore : nil))
      next = current.parent
    }
    return steps
  }

  /// Gives a new node of the other screen the states of the node that stands at its place.
  func hand(to node: any StatefulNode) {
    guard node.hasStates, !nodes.isEmpty else { return }
    var place = place(of: node)
    guard place.count > levelsAbove + 1 else { return }
    // The root comes last.
    place.removeSubrange(place.count - 1 - levelsAbove..<place.count - 1)
    if let known = nodes[place] { return node.takeStates(of: known) }
    let others = nodesOfAnyNumber[place.withoutNumbers] ?? []
    if others.count == 1 { node.takeStates(of: others[0]) }
  }
}

extension [ViewStates.Step] {
  fileprivate var withoutNumbers: Self {
    map { step in
      var step = step
      step.number = nil
      return step
    }
  }
}

extension AnyHashable {
  /// Whether the value is the identity of an object, which another screen does not have.
  fileprivate var isOfObject: Bool { base is ObjectIdentifier || type(of: base) is AnyClass }
}

extension Node {
  /// The number of children of its parent that come before the node; a node that is being mounted comes last.
  fileprivate var siblingsBefore: Int {
    var (number, isFound) = (0, false)
    parent?.forEachChild { child in
      if child === self { isFound = true } else if !isFound { number += 1 }
    }
    return number
  }
}
