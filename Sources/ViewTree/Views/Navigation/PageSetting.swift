/// A property that several views of a stack may set, although only one value is used: the title of a page, or the
/// destination for a type of values.
///
/// The choice depends only on the places of the views in the tree, and is made when the value is read: a view that is
/// being added has no place yet.
@MainActor final class PageSetting<Value> {
  private struct Entry {
    weak var node: Node?
    var value: Value
    /// A number that is unique for each value.
    var number: Int
  }

  private let precedence: Precedence
  private let isEqual: (Value, Value) -> Bool
  private let label: String
  private let version: Source<Int>
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The last chosen view, followed by the views that were added since; the chosen one is among them.
  ///
  /// `nil` stands for all views.
  private var candidates: [ObjectIdentifier]?
  private var lastNumber = 0
  private lazy var chosen = Computed<Entry?>(
    in: version.graph, label: VertexLabel(nil, label), isEqual: { $0?.number == $1?.number }
  ) { [unowned self] in onMainActor(self) { $0.findChosen() } }

  /// Creates a setting without a value; replacing a value by one that is equal by `isEqual` is no change.
  init(_ precedence: Precedence, in graph: Graph, label: String, isEqual: @escaping (Value, Value) -> Bool) {
    self.precedence = precedence
    self.isEqual = isEqual
    self.label = label
    version = Source(0, in: graph, label: label)
  }

  /// The chosen value; a rule that reads it depends on it.
  var value: Value? { chosen.value?.value }

  var isEmpty: Bool { entries.isEmpty }

  /// If several views set a value, the chosen view, and the one that would be chosen without it.
  var conflict: (Node, Node)? {
    let nodes = entries.values.compactMap(\.node)
    guard let first = precedence.choose(nodes), let next = precedence.choose(nodes.filter({ $0 !== first })) else {
      return nil
    }
    return (first, next)
  }

  /// Sets the value of a view, replacing its previous one.
  func set(_ value: Value, for node: Node) {
    lastNumber += 1
    let id = ObjectIdentifier(node)
    let old = entries[id]
    if let old, old.node === node {
      if isEqual(old.value, value) { return }
    } else {
      candidates?.append(id)
    }
    entries[id] = Entry(node: node, value: value, number: lastNumber)
    // From now on the order of the views matters, and changes of the order are reported only to readers of preferences.
    if entries.count > 1 { node.tree.readsPreferences = true }
    changed()
  }

  func remove(_ node: Node) {
    let id = ObjectIdentifier(node)
    guard entries.removeValue(forKey: id) != nil else { return }
    if candidates?.first == id { candidates = nil }
    changed()
  }

  /// Called when the order of the views may have changed.
  func viewsRearranged() {
    guard entries.count > 1 else { return }
    candidates = nil
    changed()
  }

  private func changed() { version.update { $0 &+= 1 } }

  private func findChosen() -> Entry? {
    _ = version.value
    let nodes = candidates?.compactMap { entries[$0]?.node } ?? entries.values.compactMap(\.node)
    let found = precedence.choose(nodes).map { ObjectIdentifier($0) }
    candidates = found.map { [$0] }
    return found.flatMap { entries[$0] }
  }
}

/// The choice among views by their order in the tree, in which an outer view precedes an inner one.
enum Precedence {
  case first, last

  /// Walks down from the root to the chosen node, comparing only the children on the way.
  @MainActor func choose(_ nodes: [Node]) -> Node? {
    guard nodes.count > 1 else { return nodes.first }
    let paths = NodePaths(to: nodes)
    var (node, found) = (paths.root, nil as Node?)
    while let current = node, found == nil || self == .last {
      if paths.ends.contains(ObjectIdentifier(current)) { found = current }
      node = next(below: current, paths)
    }
    return found
  }

  @MainActor private func next(below node: Node, _ paths: NodePaths) -> Node? {
    guard let children = paths.children[ObjectIdentifier(node)], children.count > 1 else {
      return paths.children[ObjectIdentifier(node)]?.first
    }
    let ids = Set(children.map { ObjectIdentifier($0) })
    var next: Node?
    node.forEachChild { if ids.contains(ObjectIdentifier($0)), self == .last || next == nil { next = $0 } }
    return next
  }
}

/// The paths from the root of a tree down to some of its nodes.
@MainActor struct NodePaths {
  let ends: Set<ObjectIdentifier>
  private(set) var root: Node?
  /// The children of each node that are on a path.
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

  /// Returns nodes in the order of the tree, an inner one before the one that contains it.
  static func inOrder(_ nodes: [Node]) -> [Node] {
    guard nodes.count > 1 else { return nodes }
    let paths = NodePaths(to: nodes)
    var ordered: [Node] = []
    if let root = paths.root { paths.visit(root) { ordered.append($0) } }
    return ordered
  }

  /// Recursive to the depth of the tree, which is limited; each call needs little stack.
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
