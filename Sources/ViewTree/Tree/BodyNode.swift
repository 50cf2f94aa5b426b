/// The rule that evaluates a node: it runs again when something changes that was read while it ran.
final class NodeRule: Rule {
  private unowned let node: any EvaluatedNode
  private let inbox: Inbox
  /// Names from outside the graph that made the rule dirty: `@self`, a published object.
  fileprivate var outerCauses: [String] = []

  init(_ node: any EvaluatedNode, depth: Int, inputs: Inputs) {
    self.node = node
    inbox = inputs.tree.host.inbox
    super.init(
      graph: inputs.tree.graph, subgraph: inputs.subgraph, depth: depth, isObserver: true)
  }

  override var label: String {
    let node = Unchecked(node)
    return MainActor.assumeIsolated { node.value.node.path }
  }

  /// The causes in SwiftUI's words, each once.
  var causeNames: [String] {
    var names = outerCauses
    for cause in causes.map(\.label) where !names.contains(cause) { names.append(cause) }
    return names
  }

  override func compute() -> Bool {
    let node = Unchecked(node)
    MainActor.assumeIsolated { node.value.evaluateNow() }
    outerCauses = []
    return false
  }

  /// Runs `make`; a later change of an observable property that it read invalidates the rule.
  func tracking<T>(_ make: () -> T) -> T {
    let reference = WeakRule(self, inbox: inbox)
    return withObservationTracking(make) { reference.invalidate() }
  }

  func invalidate(because cause: String) {
    if graph.recordsCauses { outerCauses.append(cause) }
    invalidate()
  }
}

/// A node that is evaluated by a rule of its own.
@MainActor protocol EvaluatedNode: AnyObject {
  var node: Node { get }
  func evaluateNow()
}

/// The node of a composed view: it evaluates the body and carries it into its only child.
///
/// Also the base of nodes whose body is made by somebody else than the view itself: a style, a view modifier.
@MainActor class BodyNode<V: View>: ParentNode<V>, EvaluatedNode {
  private var storages: [AnyObject?] = []
  final private(set) lazy var rule = NodeRule(self, depth: depth, inputs: inputs)

  final var node: Node { self }

  override var name: String? { typeName(evaluatedType) }

  /// The type whose evaluations are counted.
  var evaluatedType: Any.Type { V.self }

  override func mount() { rule.update() }

  override func update(_ view: V) {
    if Comparison.areSame(self.view, view) { return tree.recorder?.skipped(self, evaluatedType) ?? () }
    self.view = view
    rule.invalidate(because: "@self")
    rule.update()
  }

  final func evaluateNow() {
    let before = tree.changeCount
    var connected = view
    connectProperties(of: &connected)
    let body = rule.tracking { evaluateBody(of: connected) }
    evaluateBody(body)
    tree.recorder?.evaluated(self, evaluatedType, causes: rule.causeNames, isUnneeded: tree.changeCount == before)
  }

  /// What the node consists of now.
  func evaluateBody(of view: V) -> V.Body { view.body }

  func evaluateBody(_ body: V.Body) { evaluateChild(body) }

  final override func willUnmount() {
    let plan = PropertyPlan.of(V.self)
    for (entry, storage) in zip(plan.entries, storages) { if let storage { entry.disconnect(storage) } }
  }

  private func connectProperties(of view: inout V) {
    let plan = PropertyPlan.of(V.self)
    guard !plan.entries.isEmpty else { return }
    if storages.isEmpty { storages = Array(repeating: nil, count: plan.entries.count) }
    withUnsafeMutablePointer(to: &view) { pointer in
      for (index, entry) in plan.entries.enumerated() {
        let context = PropertyContext(
          owner: tree.host, environment: inputs.environment, ownerType: evaluatedType, name: entry.name,
          invalidate: { [weak rule] in rule?.invalidate(because: $0) })
        entry.connect(UnsafeMutableRawPointer(pointer) + entry.offset, &storages[index], context)
      }
    }
  }
}

/// Observation calls from wherever the object is changed; views are evaluated on the main thread.
private final class WeakRule: @unchecked Sendable {
  private weak var rule: NodeRule?
  private let inbox: Inbox

  init(_ rule: NodeRule, inbox: Inbox) {
    self.rule = rule
    self.inbox = inbox
  }

  func invalidate() {
    if MainThread.isCurrent {
      rule?.invalidate(because: "observed property")
    } else {
      inbox.add { self.rule?.invalidate(because: "observed property") }
    }
  }
}
