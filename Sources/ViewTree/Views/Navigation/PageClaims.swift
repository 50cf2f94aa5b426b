/// What several views of a stack say of which one counts: the title of a page, the destination for a type of values.
///
/// Which one that is depends on the places of the views in the tree alone, and is found when it is asked for: while a
/// view comes, it has no place yet.
@MainActor final class PageClaims<Value> {
  /// Which claim counts in the order of the tree, in which an outer view comes before an inner one.
  enum Precedence { case first, last }

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
  private var claims: [Claim] = []
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

  /// The views that claim something, in the order of the tree.
  var claimants: [Node] { claims.compactMap(\.node).sorted { $0.precedes($1) } }

  /// Claims a value for a view, in place of what it claimed before.
  func claim(_ value: Value, for node: Node) {
    lastNumber += 1
    let new = Claim(node: node, value: value, number: lastNumber)
    if let index = claims.firstIndex(where: { $0.node === node }) {
      if isEqual(claims[index].value, value) { return }
      claims[index] = new
    } else {
      claims.append(new)
      // From now on it counts in which order the views are, of which those hear that read preferences.
      if claims.count > 1 { node.tree.readsPreferences = true }
    }
    changed()
  }

  func withdraw(_ node: Node) {
    guard let index = claims.firstIndex(where: { $0.node === node }) else { return }
    claims.remove(at: index)
    changed()
  }

  /// Called when the views may be in another order.
  func viewsRearranged() { if claims.count > 1 { changed() } }

  private func changed() { version.update { $0 &+= 1 } }

  private func findCounting() -> Claim? {
    _ = version.value
    var found: (claim: Claim, node: Node)?
    for claim in claims {
      guard let node = claim.node else { continue }
      if let other = found?.node, precedence == .first ? !node.precedes(other) : !other.precedes(node) { continue }
      found = (claim, node)
    }
    return found?.claim
  }
}
