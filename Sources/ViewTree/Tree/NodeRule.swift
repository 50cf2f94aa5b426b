/// The rule that evaluates a node: it runs again when something changes that was read while it ran.
final class NodeRule: Rule {
  private unowned let node: any EvaluatedNode
  private let inbox: Inbox
  /// Names from outside the graph that made the rule dirty: `@self`, a published object.
  private(set) var outerCauses: [String] = []

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

  override func compute() -> Bool {
    let node = Unchecked(node)
    MainActor.assumeIsolated { node.value.evaluateNow() }
    outerCauses = []
    return false
  }

  /// SwiftUI's word for observed properties: Observation does not tell which one it was.
  fileprivate static let observation = "@dependencies"

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
      rule?.invalidate(because: NodeRule.observation)
    } else {
      inbox.add { self.rule?.invalidate(because: NodeRule.observation) }
    }
  }
}
