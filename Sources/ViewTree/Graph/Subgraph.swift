/// Vertices that live and die together: those of one branch, one row, one screen.
package final class Subgraph {
  @exclusivity(unchecked) private(set) var rules: [Rule] = []
  private(set) var children: [Subgraph] = []
  private unowned(unsafe) var parent: Subgraph?
  private var indexInParent = 0
  @exclusivity(unchecked) private(set) var isDisposed = false

  package init() {}

  /// A part of this subgraph that can be disposed of alone. What joins a disposed subgraph is disposed of at once.
  package func makeChild() -> Subgraph {
    let child = Subgraph()
    child.parent = self
    child.indexInParent = children.count
    child.isDisposed = isDisposed
    if !isDisposed { children.append(child) }
    return child
  }

  /// Cuts the edges of all rules below; none of them runs again, not even one that was marked.
  package func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    if let parent, !parent.isDisposed { parent.remove(self) }
    for child in children { child.dispose() }
    for rule in rules { rule.dispose() }
    children = []
    rules = []
  }

  /// Lets go of all rules at once: those who made them are about to go, and will cut their edges then.
  package func abandon() {
    isDisposed = true
    children = []
    rules = []
  }

  func add(_ rule: Rule) {
    guard !isDisposed else { return rule.dispose() }
    rule.subgraph = self
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

  /// All rules, those of the children included.
  func forEachRule(_ body: (Rule) -> Void) {
    rules.forEach(body)
    for child in children { child.forEachRule(body) }
  }

  private func remove(_ child: Subgraph) {
    let last = children.removeLast()
    guard last !== child else { return }
    children[child.indexInParent] = last
    last.indexInParent = child.indexInParent
  }
}
