/// The rule that evaluates a node; it runs again when a value changes that the evaluation read.
class NodeRule: ViewRule {
  /// The node owns the rule and disposes it when it leaves the tree.
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
    if graph.recordsCauses, !node.countsEvaluations, let hub = node.tree.hub {
      hub.evaluateContent(of: node, causes: causes)
    } else {
      node.evaluateNow()
    }
  }

  /// SwiftUI's name for the cause "an observed property changed".
  ///
  /// Observation does not name the property.
  static let observation = "@dependencies"

  /// Records the label of the observed property that is about to change.
  final func observe(_ label: @escaping () -> String) { if graph.recordsCauses { causes.append(.observed(label)) } }

  /// Returns a closure that Observation calls when a property changes that the rule read: it invalidates the rule.
  final func makeObserver() -> @Sendable () -> Void {
    let reference = WeakRule(self, inbox: onMainActor(node) { $0.tree.host.inbox })
    return { reference.invalidate() }
  }

  final override func invalidate(because cause: String) {
    // A subscription to an observable object may retain the rule longer than its screen exists.
    guard state != .disposed else { return }
    if graph.recordsCauses { causes.append(.name(cause)) }
    if graph.recordsCauses || onMainActor(node, { $0.tree.log != nil }), cause == NodeRule.observation {
      onMainActor(node) { $0.observedObjectsWillChange() }
    }
    invalidate()
  }

  /// Called when an observed object changes in a transaction.
  fileprivate final func noteChange(in transaction: Transaction) {
    if !transaction.isPlain { onMainActor((node, transaction)) { $0.tree.host.noteChange(in: $1) } }
  }
}

extension Graph {
  /// The node whose reads are being recorded.
  var readingNode: Node? { (current as? NodeRule)?.node ?? (current as? ReadCollector)?.node }
}

/// The rule for calls of a view outside of its evaluation, repeated with different arguments: guides, the methods of a
/// layout, the transform of a preference.
///
/// It depends on everything that any of the calls read, until that changes.
final class AnswerRule: NodeRule {
  private unowned let reader: any AnswerReader

  @MainActor init(of reader: any AnswerReader) {
    self.reader = reader
    super.init(reader)
  }

  @MainActor override fileprivate func run() { reader.answersMayHaveChanged() }

  /// Calls `answer` and adds its reads, including properties of observable objects.
  func watch<T>(_ answer: () -> T) -> T { recordMore { withObservationTracking(answer, onChange: makeObserver()) } }
}

/// Records the reads of code that may need a rule.
///
/// A rule is created only if something was read.
///
/// Most leaves and bodies read only values that never change.
final class ReadCollector: Rule {
  /// The node for which the code runs.
  var node: Node? { nodeLink?.object }
  @safe @exclusivity(unchecked) var nodeLink: Unowned<Node>?

  var hasInputs: Bool { !inputs.isEmpty }

  init(graph: Graph) { super.init(graph: graph, subgraph: nil) }

  override var label: String { node.map { onMainActor($0) { $0.shortPath } } ?? "" }
}

/// A weak reference to a rule.
///
/// Observation calls it on the thread that changes the object, but views are evaluated on the main thread.
///
/// Sendable: the rule is used only on the main thread, to which the inbox forwards calls from other threads.
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
