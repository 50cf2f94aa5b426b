/// The rule that evaluates a node: it runs again when something changes that was read while it ran.
class NodeRule: ViewRule {
  /// The node owns the rule, and disposes of it when it leaves the tree.
  @inline(__always) final var node: Node { nodeLink.object }
  private let nodeLink: Unowned<Node>

  @MainActor init(_ node: Node) {
    nodeLink = Unowned(node)
    let graph = node.tree.graph
    super.init(graph: graph, subgraph: graph.root, depth: node.depth, isObserver: true)
  }

  final override var label: String { onMainActor(node) { $0.shortPath } }

  final override func compute() -> Bool {
    onMainActor(self) { $0.run() }
    return false
  }

  @MainActor fileprivate func run() {
    if graph.recordsCauses, !node.isCounted, let hub = node.tree.hub {
      hub.evaluateContent(of: node, causes: causes)
    } else {
      node.evaluateNow()
    }
  }

  /// SwiftUI's word for observed properties: Observation does not tell which one it was.
  static let observation = "@dependencies"

  /// Takes note of what the property is called of whose change Observation tells the rule.
  final func observe(_ label: @escaping () -> String) { if graph.recordsCauses { causes.append(.observed(label)) } }

  /// What a later change of an observable property calls that the rule read: it invalidates the rule.
  final func makeObserver() -> @Sendable () -> Void {
    let reference = WeakRule(self, inbox: onMainActor(node) { $0.tree.host.inbox })
    return { reference.invalidate() }
  }

  final override func invalidate(because cause: String) {
    // A subscription to an observable object may hold the rule longer than its screen is there.
    guard state != .disposed else { return }
    if graph.recordsCauses { noteCause(cause) }
    invalidate()
  }

  private func noteCause(_ cause: String) {
    causes.append(.name(cause))
    if cause == NodeRule.observation { onMainActor(node) { $0.observedObjectsWillChange() } }
  }

  /// Called when an object that was read changes in a transaction.
  fileprivate final func noteChange(in transaction: Transaction) {
    if !transaction.isPlain { onMainActor((node, transaction)) { $0.tree.host.noteChange(in: $1) } }
  }
}

extension Graph {
  /// The node for which something is read at the moment.
  var readingNode: Node? { (current as? NodeRule)?.node ?? (current as? ReadCollector)?.node }
}

/// The rule of what a node asks of its view outside of its evaluation, again and again with other arguments: guides,
/// the methods of a layout, a preference on its way up.
///
/// It depends on all that any answer depended on, until that changes.
final class AnswerRule: NodeRule {
  @MainActor override fileprivate func run() { node.answersMayHaveChanged() }

  /// Runs what reads for an answer, also properties of observable objects.
  func watch<T>(_ answer: () -> T) -> T {
    recordMore { withObservationTracking(answer, onChange: makeObserver()) }
  }
}

/// Runs what may need a rule: one is made only if something was read.
///
/// Most leaves and bodies read only what never changes.
final class ReadCollector: Rule {
  /// The node for which something runs.
  var node: Node? { nodeLink?.object }
  @exclusivity(unchecked) var nodeLink: Unowned<Node>?

  var hasInputs: Bool { !inputs.isEmpty }

  init(graph: Graph) { super.init(graph: graph, subgraph: nil) }

  override var label: String { node.map { onMainActor($0) { $0.shortPath } } ?? "" }
}

/// Observation calls from wherever the object is changed; views are evaluated on the main thread.
///
/// Sendable: the rule is used on the main thread, to which the inbox brings what is said elsewhere.
private final class WeakRule: @unchecked Sendable {
  private weak var rule: NodeRule?
  private let inbox: Inbox

  init(_ rule: NodeRule, inbox: Inbox) {
    self.rule = rule
    self.inbox = inbox
  }

  func invalidate() {
    let transaction = Transaction.current
    if MainThread.isCurrent { invalidate(in: transaction) } else { inbox.add { self.invalidate(in: transaction) } }
  }

  private func invalidate(in transaction: Transaction) {
    guard let rule else { return }
    rule.invalidate(because: NodeRule.observation)
    if rule.state != .disposed { rule.noteChange(in: transaction) }
  }
}
