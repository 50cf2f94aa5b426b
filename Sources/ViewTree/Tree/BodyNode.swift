/// A node that is evaluated by a rule of its own.
@MainActor protocol EvaluatedNode: AnyObject {
  var node: Node { get }
  func evaluateNow()
}

/// The node of a composed view: it evaluates the body and carries it into its only child.
///
/// Also the base of nodes whose body is made by somebody else than the view itself: a style, a view modifier.
@MainActor class BodyNode<V: View>: ParentNode, EvaluatedNode, AskedNode {
  private final var view: V
  private var storages: [AnyObject?] = []
  final private(set) lazy var rule = NodeRule(self, depth: depth, inputs: inputs)

  final var node: Node { self }

  override var name: String? { typeName(evaluatedType) }

  /// The type whose evaluations are counted.
  var evaluatedType: Any.Type { V.self }

  required init(_ view: V, parent: Node, inputs: Inputs) {
    self.view = view
    super.init(parent: parent, inputs: inputs)
  }

  /// Called once, when the node has its place.
  func mount() { rule.update() }

  final func update(_ view: V) {
    if Comparison.areSame(self.view, view) { return tree.recorder?.skipped(self, evaluatedType) ?? () }
    self.view = view
    rule.invalidate(because: "@self")
    rule.update()
  }

  final func evaluateNow() {
    let before = tree.changeCount
    let causes = tree.recorder == nil ? [] : child == nil ? ["@identity"] : causeNames
    tree.recorder?.willEvaluate(self, evaluatedType)
    var connected = view
    connectProperties(of: &connected)
    let body = tree.asking(self) { rule.tracking { evaluateBody(of: connected) } }
    evaluateBody(body)
    tree.recorder?.evaluated(self, evaluatedType, causes: causes, isUnneeded: tree.changeCount == before)
  }

  /// What made the body run, in SwiftUI's words, each once.
  final var causeNames: [String] {
    var names: [String] = []
    for name in rule.outerCauses + rule.causes.map(nameOfCause) where !names.contains(name) { names.append(name) }
    return names
  }

  /// The name of the view's own property that reads the vertex, or what the vertex is called.
  private func nameOfCause(_ vertex: Vertex) -> String {
    let entries = PropertyPlan.of(V.self).entries
    let index = withUnsafePointer(to: view) { pointer in
      zip(entries, storages).enumerated().first { _, property in
        property.0.vertex(UnsafeRawPointer(pointer) + property.0.offset, property.1) === vertex
      }?.offset
    }
    if let index { return entries[index].name }
    let owner = typeName(evaluatedType) + "."
    return vertex.label.hasPrefix(owner) ? String(vertex.label.dropFirst(owner.count)) : vertex.label
  }

  /// What the node consists of now.
  func evaluateBody(of view: V) -> V.Body { view.body }

  func evaluateBody(_ body: V.Body) { evaluateChild(body) }

  final override func willUnmount() {
    let plan = PropertyPlan.of(V.self)
    for (entry, storage) in zip(plan.entries, storages) { if let storage { entry.disconnect(storage) } }
  }

  final override func forEachRule(_ body: (Rule) -> Void) { body(rule) }

  /// Everything counts as changed when the body runs for the first time.
  final var changedNames: [String] {
    if child != nil { return causeNames }
    var names: [String] = []
    for entry in PropertyPlan.of(V.self).entries where !names.contains(entry.name) { names.append(entry.name) }
    return names.isEmpty ? ["@self"] : ["@self", "@identity"] + names
  }

  private func connectProperties(of view: inout V) {
    let plan = PropertyPlan.of(V.self)
    guard !plan.entries.isEmpty else { return }
    if storages.isEmpty { storages = Array(repeating: nil, count: plan.entries.count) }
    withUnsafeMutablePointer(to: &view) { pointer in
      for (index, entry) in plan.entries.enumerated() {
        let context = PropertyContext(
          owner: tree.host, environment: inputs.environment, ownerType: evaluatedType, name: entry.name, rule: rule)
        entry.connect(UnsafeMutableRawPointer(pointer) + entry.offset, &storages[index], context)
      }
    }
  }
}

extension _Slot {
  /// Hands a composed view to the node that evaluates its body.
  @inline(__always) @MainActor mutating func evaluateBody<V: View, N: BodyNode<V>>(of view: V, _ type: N.Type) {
    if let node {
      unsafeDowncast(node, to: BodyNode<V>.self).update(view)
    } else {
      node(type) { N(view, parent: $0, inputs: $1) }.mount()
    }
  }
}
