/// Rules that live and die together, such as those of one branch, one row or one screen.
package final class Subgraph {
  @safe @exclusivity(unchecked) private(set) var rules: [Rule] = []
  @safe @exclusivity(unchecked) private(set) var isDisposed = false

  package init() {}

  /// Cuts the edges of all its rules; none of them runs again, even if it was marked.
  package func dispose() {
    isDisposed = true
    for rule in rules { rule.dispose() }
    rules = []
  }

  /// Forgets all rules at once; the nodes that made them are about to be released, which cuts the edges.
  package func abandon() {
    isDisposed = true
    rules = []
  }

  func add(_ rule: Rule) {
    guard !isDisposed else { return rule.dispose() }
    rule.subgraph = Unowned(self)
    rule.indexInSubgraph = Int32(rules.count)
    rules.append(rule)
  }

  /// Removes a rule that was disposed alone.
  func remove(_ rule: Rule) {
    rule.subgraph = nil
    guard !isDisposed else { return }
    let last = rules.removeLast()
    guard last !== rule else { return }
    rules[Int(rule.indexInSubgraph)] = last
    last.indexInSubgraph = rule.indexInSubgraph
  }

  func forEachRule(_ body: (Rule) -> Void) { rules.forEach(body) }
}
