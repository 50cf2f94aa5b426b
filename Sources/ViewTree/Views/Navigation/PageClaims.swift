/// What several views of a stack say of which one counts: the title of a page, the destination for a type of values.
///
/// Which one that is depends on the places of the views in the tree alone, and is found when it is asked for: while a
/// view comes, it has no place yet.
@MainActor final class PageClaims<Value> {
  private struct Claim {
    weak var node: Node?
    var value: Value
    /// Another number for each value that was claimed.
    var number: Int
  }

  private let precedence: Precedence
  private let isEqual: (Value, Value) -> Bool
  private let label: String
  private let version: Source<Int>
  private var claims: [ObjectIdentifier: Claim] = [:]
  /// The view whose claim was found to count, and behind it those that came since: one of these counts now.
  ///
  /// `nil` stands for all.
  private var candidates: [ObjectIdentifier]?
  private var lastNumber = 0
  private lazy var counting = Computed<Claim?>(
    in: version.graph, label: VertexLabel(nil, label), isEqual: { $0?.number == $1?.number }
  ) { [unowned self] in onMainActor(self) { $0.findCounting() } }

  /// To claim a value for which `isEqual` holds in place of another one changes nothing.
  init(_ precedence: Precedence, in graph: Graph, label: String, isEqual: @escaping (Value, Value) -> Bool) {
    self.precedence = precedence
    self.isEqual = isEqual
    self.label = label
    version = Source(0, in: graph, label: label)
  }

  /// The value that counts; read in a rule, that depends on it.
  var value: Value? { counting.value?.value }

  var isEmpty: Bool { claims.isEmpty }

  /// Where several views claim something: the one whose claim counts, and the one whose claim counts without that.
  var rivals: (Node, Node)? {
    let nodes = claims.values.compactMap(\.node)
    guard let first = precedence.choose(nodes), let next = precedence.choose(nodes.filter({ $0 !== first })) else {
      return nil
    }
    return (first, next)
  }

  /// Claims a value for a view, in place of what it claimed before.
  func claim(_ value: Value, for node: Node) {
    lastNumber += 1
    let id = ObjectIdentifier(node)
    let old = claims[id]
    if let old, old.node === node {
      if isEqual(old.value, value) { return }
    } else {
      candidates?.append(id)
    }
    claims[id] = Claim(node: node, value: value, number: lastNumber)
    // From now on it counts in which order the views are, of which those hear that read preferences.
    if claims.count > 1 { node.tree.readsPreferences = true }
    changed()
  }

  func withdraw(_ node: Node) {
    let id = ObjectIdentifier(node)
    guard claims.removeValue(forKey: id) != nil else { return }
    if candidates?.first == id { candidates = nil }
    changed()
  }

  /// Called when the views may be in another order.
  func viewsRearranged() {
    guard claims.count > 1 else { return }
    candidates = nil
    changed()
  }

  private func changed() { version.update { $0 &+= 1 } }

  private func findCounting() -> Claim? {
    _ = version.value
    let nodes = candidates?.compactMap { claims[$0]?.node } ?? claims.values.compactMap(\.node)
    let found = precedence.choose(nodes).map { ObjectIdentifier($0) }
    candidates = found.map { [$0] }
    return found.flatMap { claims[$0] }
  }
}

/// Which of several views counts in the order of the tree, in which an outer one comes before an inner one.
enum Precedence {
  case first, last

  /// Goes down to it from the root: what is compared are the children of the nodes on this one way.
  @MainActor func choose(_ nodes: [Node]) -> Node? {
    guard nodes.count > 1 else { return nodes.first }
    let ways = Ways(to: nodes)
    var (node, found) = (ways.root, nil as Node?)
    while let current = node, found == nil || self == .last {
      if ways.ends.contains(ObjectIdentifier(current)) { found = current }
      node = next(below: current, ways)
    }
    return found
  }

  @MainActor private func next(below node: Node, _ ways: Ways) -> Node? {
    guard let children = ways.children[ObjectIdentifier(node)], children.count > 1 else {
      return ways.children[ObjectIdentifier(node)]?.first
    }
    let ids = Set(children.map { ObjectIdentifier($0) })
    var next: Node?
    node.forEachChild { if ids.contains(ObjectIdentifier($0)), self == .last || next == nil { next = $0 } }
    return next
  }
}

/// The ways from the root of a tree down to some of its nodes.
@MainActor struct Ways {
  let ends: Set<ObjectIdentifier>
  private(set) var root: Node?
  /// The children of a node that are on a way.
  private(set) var children: [ObjectIdentifier: [Node]] = [:]

  init(to nodes: [Node]) {
    ends = Set(nodes.map { ObjectIdentifier($0) })
    var known: Set<ObjectIdentifier> = []
    for end in nodes {
      var node = end
      while known.insert(ObjectIdentifier(node)).inserted {
        guard let parent = node.parent else {
          root = node
          break
        }
        children[ObjectIdentifier(parent), default: []].append(node)
        node = parent
      }
    }
  }

  /// Some nodes of a tree in its order, an inner one before the one that it is in.
  static func inOrder(_ nodes: [Node]) -> [Node] {
    guard nodes.count > 1 else { return nodes }
    let ways = Ways(to: nodes)
    var ordered: [Node] = []
    if let root = ways.root { ways.visit(root) { ordered.append($0) } }
    return ordered
  }

  /// As deep as the tree: what it calls is small, and trees have a limit.
  private func visit(_ node: Node, _ body: (Node) -> Void) {
    let below = children[ObjectIdentifier(node)] ?? []
    if below.count == 1 {
      visit(below[0], body)
    } else if !below.isEmpty {
      let ids = Set(below.map { ObjectIdentifier($0) })
      node.forEachChild { if ids.contains(ObjectIdentifier($0)) { visit($0, body) } }
    }
    if ends.contains(ObjectIdentifier(node)) { body(node) }
  }
}
