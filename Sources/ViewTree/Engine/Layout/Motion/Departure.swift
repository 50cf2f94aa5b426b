/// A node of a leaving view, which is drawn until its transition is over.
@MainActor final class Departure {
  enum Outcome { case ended, returned }

  let node: RenderNode
  /// The leaving view, kept alive.
  let view: Node
  /// The render node in which the node is drawn.
  ///
  /// It may leave the tree meanwhile, and then everything still drawn in it is gone too.
  private(set) weak var container: RenderNode?
  /// The number of render nodes drawn before it when it left, present and leaving ones.
  fileprivate(set) var index: Int
  /// The number of the update in which it left.
  let update: Int
  /// Whether the view is a presentation, outside the layout below it: a sheet, a menu.
  var isPresentation: Bool { view === container }
  /// Reports whether animations in the body of the transition still run.
  var listener: AnimationListener?
  /// The outcome of the departure; `nil` while the node is drawn.
  fileprivate(set) var outcome: Outcome?

  /// Whether all of its motions are over.
  var isOver: Bool { node.motion?.isMoving != true && listener?.isRunning != true }
  /// Whether the node was drawn on its way.
  var isPresented: Bool { node.motionState.contains(.isPresented) }

  init(_ node: RenderNode, of view: Node, in container: RenderNode, at index: Int) {
    (self.node, self.view, self.container, self.index) = (node, view, container, index)
    update = view.tree.updateCount
  }
}

/// The nodes that left the tree and are still drawn, in the order in which they left.
///
/// Ten thousand rows may leave, return or end at once: each takes constant time, and those with an outcome are removed
/// from the lists together.
@MainActor struct Departures {
  /// All departures; some have an outcome, until ``removeFinished()``.
  private(set) var all: [Departure] = []
  private var byView: [ObjectIdentifier: ViewDepartures] = [:]

  /// The departures of one view, and the number of those without an outcome.
  private struct ViewDepartures {
    private(set) var departures: [Departure] = []
    var remaining = 0

    mutating func add(_ departure: Departure) {
      departures.append(departure)
      remaining += 1
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// The departures of a view that have no outcome yet.
  func of(_ view: Node) -> [Departure] {
    byView[ObjectIdentifier(view)]?.departures.filter { $0.outcome == nil } ?? []
  }

  mutating func append(_ departure: Departure) {
    all.append(departure)
    byView[ObjectIdentifier(departure.view), default: ViewDepartures()].add(departure)
    // A presentation is drawn with its content in it.
    if !departure.isPresentation { departure.container?.rare[or: RenderNode.Rare()].departures.append(departure) }
  }

  /// Notes the outcome of a departure; returns whether it was the last one of its view.
  mutating func note(_ outcome: Departure.Outcome, of departure: Departure) -> Bool {
    let isFirst = departure.outcome == nil
    departure.outcome = outcome
    let id = ObjectIdentifier(departure.view)
    if isFirst { byView[id]?.remaining -= 1 }
    guard byView[id].map({ $0.remaining == 0 }) ?? true else { return false }
    byView[id] = nil
    return true
  }

  /// Removes the departures with an outcome from the lists.
  mutating func removeFinished() {
    var containers = Set<ObjectIdentifier>()
    for departure in all where departure.outcome != nil {
      guard let container = departure.container else { continue }
      if containers.insert(ObjectIdentifier(container)).inserted { container.removeFinishedDepartures() }
    }
    all.removeAll { $0.outcome != nil }
  }
}

extension RenderNode {
  /// The children, and those that left the tree and are still drawn, in the order of the layout.
  final var presentedChildren: [RenderNode] {
    guard let departures = rare.value?.departures, !departures.isEmpty else { return renderChildren }
    var children = renderChildren
    // From the last update backwards: before an update, the nodes that left in it were among the children.
    var end = departures.endIndex
    while end > 0 {
      let update = departures[end - 1].update
      let start = departures[..<end].lastIndex { $0.update != update }.map { $0 + 1 } ?? 0
      children = children.joined(by: departures[start..<end])
      end = start
    }
    // While time stands still, leaving nodes are shown as gone.
    return children.filter { !$0.motionState.contains(.isLeaving) || $0.motionState.contains(.isPresented) }
  }

  fileprivate func removeFinishedDepartures() {
    guard let departures = rare.value?.departures, !departures.isEmpty else { return }
    var (update, ended) = (-1, 0)
    for departure in departures.sorted(by: { ($0.update, $0.index) < ($1.update, $1.index) }) {
      if departure.update != update { (update, ended) = (departure.update, 0) }
      departure.index -= ended
      // A node that returned is among the children again, before the others.
      if departure.outcome == .ended { ended += 1 }
    }
    rare[or: Rare()].departures = departures.filter { $0.outcome == nil }
  }
}

@MainActor extension [RenderNode] {
  /// The children with the departures of one update inserted in their places.
  fileprivate func joined(by departures: ArraySlice<Departure>) -> [RenderNode] {
    var (joined, next) = ([RenderNode](), startIndex)
    joined.reserveCapacity(count + departures.count)
    for departure in departures.sorted(by: { $0.index < $1.index }) where departure.outcome != .returned {
      let known = Swift.min(departure.index - joined.count, endIndex - next)
      if known > 0 {
        joined += self[next..<next + known]
        next += known
      }
      joined.append(departure.node)
    }
    return joined + self[next...]
  }
}

extension [RenderNode] {
  /// The index of the render node nearest to a place for which a condition holds.
  func index(around place: Int, where holds: (RenderNode) -> Bool) -> Int? {
    for distance in 0..<Swift.max(count - place, place + 1) {
      if place + distance < count, holds(self[place + distance]) { return place + distance }
      if distance > 0, place - distance >= 0, place - distance < count, holds(self[place - distance]) {
        return place - distance
      }
    }
    return nil
  }
}
