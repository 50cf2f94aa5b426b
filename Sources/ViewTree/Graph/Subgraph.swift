/// Vertices that live and die together: those of one branch, one row, one screen.
package final class Subgraph {
  @exclusivity(unchecked) private(set) var rules: [Rule] = []
  @exclusivity(unchecked) private(set) var isDisposed = false

  package init() {}

  /// Cuts the edges of all its rules; none of them runs again, not even one that was marked.
  package func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    for rule in rules { rule.dispose() }
    rules = []
  }

  /// Lets go of all rules at once: the nodes that made them are about to go, and cut their edges then.
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

  /// Lets go of a rule that was disposed of alone.
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
