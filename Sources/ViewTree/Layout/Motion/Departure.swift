/// A node of a view that leaves, which is drawn until its transition is over.
@MainActor final class Departure {
  enum Outcome { case ended, returned }

  let node: RenderNode
  /// Holds what the view consists of.
  let view: Node
  /// Holds the departure.
  ///
  /// It may leave the tree itself meanwhile, and then goes with all that is still drawn in it.
  private(set) weak var container: RenderNode?
  /// How many were drawn before it when it left, of those that are there or leave.
  fileprivate(set) var index: Int
  /// The number of the update in which it left.
  let update: Int
  /// Whether the view is not in the layout of what lies below: a sheet, a menu.
  var isPresentation: Bool { view === container }
  /// Waits for what the body of its transition moves.
  var listener: AnimationListener?
  /// What came of it; `nil` while it is drawn.
  fileprivate(set) var outcome: Outcome?

  /// Whether nothing of it moves any more.
  var isOver: Bool { node.motion?.isMoving != true && listener?.isRunning != true }
  /// Whether it was seen on its way.
  var isPresented: Bool { node.motionState.contains(.isPresented) }

  init(_ node: RenderNode, of view: Node, in container: RenderNode, at index: Int) {
    (self.node, self.view, self.container, self.index) = (node, view, container, index)
    update = view.tree.updateCount
  }
}

/// What left the tree and is still drawn, in the order in which it left.
///
/// Ten thousand rows may leave, return or end at once: each takes the same time, and those with an outcome are taken out
/// of the lists together.
@MainActor struct Departures {
  /// Some have an outcome, until ``takeOut()``.
  private(set) var all: [Departure] = []
  private var ofViews: [ObjectIdentifier: OfView] = [:]

  /// Those of one view, and of how many nothing has come yet.
  private struct OfView {
    private(set) var departures: [Departure] = []
    var left = 0

    mutating func add(_ departure: Departure) {
      departures.append(departure)
      left += 1
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Those of a view of which nothing has come yet.
  func of(_ view: Node) -> [Departure] {
    ofViews[ObjectIdentifier(view)]?.departures.filter { $0.outcome == nil } ?? []
  }

  mutating func append(_ departure: Departure) {
    all.append(departure)
    ofViews[ObjectIdentifier(departure.view), default: OfView()].add(departure)
    // What is presented is drawn with its content in it.
    if !departure.isPresentation { departure.container?.rare[or: RenderNode.Rare()].departures.append(departure) }
  }

  /// Notes what came of a departure; says whether it was the last of its view.
  mutating func note(_ outcome: Departure.Outcome, of departure: Departure) -> Bool {
    let isFirst = departure.outcome == nil
    departure.outcome = outcome
    let id = ObjectIdentifier(departure.view)
    if isFirst { ofViews[id]?.left -= 1 }
    guard ofViews[id].map({ $0.left == 0 }) ?? true else { return false }
    ofViews[id] = nil
    return true
  }

  /// Takes those with an outcome out of the lists.
  mutating func takeOut() {
    var containers = Set<ObjectIdentifier>()
    for departure in all where departure.outcome != nil {
      guard let container = departure.container else { continue }
      if containers.insert(ObjectIdentifier(container)).inserted { container.takeOutDepartures() }
    }
    all.removeAll { $0.outcome != nil }
  }
}

extension RenderNode {
  /// The children with those that left the tree and are still drawn, in the order of the layout.
  final var presentedChildren: [RenderNode] {
    guard let departures = rare.value?.departures, !departures.isEmpty else { return renderChildren }
    var children = renderChildren
    // Back from the last update: before it, what left in it was among the children.
    var end = departures.endIndex
    while end > 0 {
      let update = departures[end - 1].update
      let start = departures[..<end].lastIndex { $0.update != update }.map { $0 + 1 } ?? 0
      children = children.joined(by: departures[start..<end])
      end = start
    }
    // Where time stands still, what left is shown as gone.
    return children.filter { !$0.motionState.contains(.isLeaving) || $0.motionState.contains(.isPresented) }
  }

  fileprivate func takeOutDepartures() {
    guard let departures = rare.value?.departures, !departures.isEmpty else { return }
    var (update, ended) = (-1, 0)
    for departure in departures.sorted(by: { ($0.update, $0.index) < ($1.update, $1.index) }) {
      if departure.update != update { (update, ended) = (departure.update, 0) }
      departure.index -= ended
      // One that returned is among the children again, before the others.
      if departure.outcome == .ended { ended += 1 }
    }
    rare[or: Rare()].departures = departures.filter { $0.outcome == nil }
  }
}

@MainActor extension [RenderNode] {
  /// With those that left in one update in their places.
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
  /// The index of an element for which a condition holds, looked for at a place, beside it, and ever further away.
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
