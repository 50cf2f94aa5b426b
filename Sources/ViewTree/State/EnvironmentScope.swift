/// One value that a modifier put into the environment, and the scope around it.
///
/// Scopes form a chain from the innermost to the root's. Each holds one key with a vertex of its own, so that a change
/// reaches exactly those who read that key below it, and the chain itself never changes.
class EnvironmentScope {
  let key: ObjectIdentifier
  let parent: EnvironmentScope?

  init(key: ObjectIdentifier, parent: EnvironmentScope?) {
    self.key = key
    self.parent = parent
  }

  static func find(_ key: ObjectIdentifier, from scope: EnvironmentScope?) -> EnvironmentScope? {
    var scope = scope
    while let candidate = scope {
      if candidate.key == key { return candidate }
      scope = candidate.parent
    }
    return nil
  }
}

class TypedScope<Value>: EnvironmentScope {
  func get() -> Value { preconditionFailure("BUG: a scope must override get()") }
}

/// A value that is the same for the life of the screen: nobody needs to depend on it.
final class ConstantScope<Value>: TypedScope<Value> {
  private let value: Value

  init(_ value: Value, key: ObjectIdentifier, parent: EnvironmentScope?) {
    self.value = value
    super.init(key: key, parent: parent)
  }

  override func get() -> Value { value }
}

/// A value set by `.environment(_:_:)`.
final class ValueScope<Value>: TypedScope<Value> {
  private let source: Source<Value>

  init(_ value: Value, key: ObjectIdentifier, label: VertexLabel, parent: EnvironmentScope?, graph: Graph) {
    source = Source(value, in: graph, label: label, isEqual: Comparison.areSame)
    super.init(key: key, parent: parent)
  }

  override func get() -> Value { source.value }
  func set(_ value: Value) { source.write(value) }
}

/// A value computed from the surrounding ones by `.transformEnvironment(_:transform:)`.
final class TransformScope<Value>: TypedScope<Value>, ComputedScope {
  private let computed: Computed<Value>
  var rule: Rule { computed }

  init(
    key: ObjectIdentifier, label: VertexLabel, parent: EnvironmentScope?, graph: Graph,
    compute: @escaping () -> Value
  ) {
    computed = Computed(
      in: graph, subgraph: graph.root, label: label, isEqual: Comparison.areSame, body: compute)
    super.init(key: key, parent: parent)
  }

  override func get() -> Value { computed.value }
}

/// A scope whose value a rule computes.
protocol ComputedScope {
  var rule: Rule { get }
}

/// One key written to a copy of the environment values, to be made a scope.
protocol EnvironmentWrite {
  var key: ObjectIdentifier { get }
  func makeScope(parent: EnvironmentScope?, graph: Graph) -> EnvironmentScope
  func makeConstantScope(parent: EnvironmentScope?) -> EnvironmentScope
  func makeTransformScope(
    parent: EnvironmentScope?, graph: Graph, transform: @escaping () -> EnvironmentValues
  ) -> EnvironmentScope
  func update(_ scope: EnvironmentScope)
}

struct KeyWrite<K: EnvironmentKey>: EnvironmentWrite {
  var value: K.Value

  var key: ObjectIdentifier { ObjectIdentifier(K.self) }

  private var label: VertexLabel {
    .derived { "@Environment(\(String(describing: K.self).replacing("Key", with: "")))" }
  }

  func makeScope(parent: EnvironmentScope?, graph: Graph) -> EnvironmentScope {
    ValueScope(value, key: key, label: label, parent: parent, graph: graph)
  }

  func makeConstantScope(parent: EnvironmentScope?) -> EnvironmentScope {
    ConstantScope(value, key: key, parent: parent)
  }

  func makeTransformScope(
    parent: EnvironmentScope?, graph: Graph, transform: @escaping () -> EnvironmentValues
  ) -> EnvironmentScope {
    TransformScope(key: key, label: label, parent: parent, graph: graph) { transform()[K.self] }
  }

  func update(_ scope: EnvironmentScope) { (scope as? ValueScope<K.Value>)?.set(value) }
}
