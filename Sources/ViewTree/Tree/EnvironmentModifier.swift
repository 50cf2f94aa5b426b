/// Sets one value of the environment for the views below.
nonisolated struct EnvironmentModifier<Value>: ViewModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor static func _evaluate<Content: View>(_ view: ModifiedContent<Content, Self>, in slot: inout _Slot) {
    slot.evaluate(view, in: EnvironmentNode<Value>.self)
  }
}

private final class EnvironmentNode<Value>: ModifierNode<EnvironmentModifier<Value>> {
  private var scopes: [EnvironmentScope] = []
  private lazy var innerInputs = makeInner()

  override var inner: Inputs { innerInputs }

  override func willUpdate(to modifier: EnvironmentModifier<Value>) {
    let writes = writes(of: modifier)
    if writes.map(\.key) == scopes.map(\.key) {
      for (write, scope) in zip(writes, scopes) { write.update(scope) }
    } else {
      reportOtherKey()
    }
  }

  private func reportOtherKey() {
    tree.report(
      """
      the key path of .environment(_:_:) changed; the views below keep the value of the first one. Use a key path that \
      stays the same, and change the value.
      """,
      at: self)
  }

  /// The keys that the modifier's key path writes; they are the same for every value.
  private func writes(of modifier: EnvironmentModifier<Value>) -> [any EnvironmentWrite] {
    var values = inputs.environmentValues
    values[keyPath: modifier.keyPath] = modifier.value
    return values.writes
  }

  private func makeInner() -> Inputs {
    var scope = inputs.environment
    for write in writes(of: modifier) {
      let new = write.makeScope(parent: scope, graph: tree.graph)
      scopes.append(new)
      scope = new
    }
    return inputs.with(environment: scope)
  }
}

/// Changes one value of the environment for the views below, given the value around.
nonisolated struct EnvironmentTransform<Value>: ViewModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor static func _evaluate<Content: View>(_ view: ModifiedContent<Content, Self>, in slot: inout _Slot) {
    slot.evaluate(view, in: EnvironmentTransformNode<Value>.self)
  }
}

private final class EnvironmentTransformNode<Value>: ModifierNode<EnvironmentTransform<Value>> {
  private var rules: [Rule] = []
  private lazy var innerInputs = makeInner()

  override var inner: Inputs { innerInputs }

  override func willUpdate(to modifier: EnvironmentTransform<Value>) { for rule in rules { rule.invalidate() } }

  override func forEachRule(_ body: (Rule) -> Void) { rules.forEach(body) }

  private func transformed() -> EnvironmentValues {
    var values = inputs.environmentValues
    modifier.transform(&values[keyPath: modifier.keyPath])
    return values
  }

  private func makeInner() -> Inputs {
    var scope = inputs.environment
    for write in tree.graph.untracked({ transformed().writes }) {
      let new = write.makeTransformScope(parent: scope, graph: tree.graph) {
        [unowned self] in
        onMainActor(self) { $0.transformed() }
      }
      if let scope = new as? any ComputedScope { rules.append(scope.rule) }
      scope = new
    }
    return inputs.with(environment: scope)
  }
}

/// Computes one value of the environment for the views below from the values around.
///
/// Its key is known, which a key path of the environment tells only when it is applied.
nonisolated struct EnvironmentComputation<K: EnvironmentKey>: ViewModifier {
  typealias Body = Never

  let compute: (EnvironmentValues) -> K.Value

  @MainActor static func _evaluate<Content: View>(_ view: ModifiedContent<Content, Self>, in slot: inout _Slot) {
    slot.evaluate(view, in: EnvironmentComputationNode<K>.self)
  }
}

private final class EnvironmentComputationNode<K: EnvironmentKey>: ModifierNode<EnvironmentComputation<K>> {
  private lazy var scope = makeScope()
  private lazy var innerInputs = inputs.with(environment: scope)

  override var inner: Inputs { innerInputs }

  override func willUpdate(to modifier: EnvironmentComputation<K>) { scope.rule.invalidate() }

  override func forEachRule(_ body: (Rule) -> Void) { body(scope.rule) }

  private func makeScope() -> TransformScope<K.Value> {
    let outer = inputs.environment
    return TransformScope(
      key: ObjectIdentifier(K.self), label: .environment(K.self), parent: outer, graph: tree.graph
    ) { [unowned(unsafe) self] in
      onMainActor(self) { $0.modifier.compute(EnvironmentValues(scope: outer)) }
    }
  }
}

/// A value that stays on the thread it is on.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension View {
  /// Computes one value of the environment for this view and those below it from the values around.
  nonisolated func environment<K: EnvironmentKey>(
    _ key: K.Type, computed compute: @escaping (EnvironmentValues) -> K.Value
  ) -> some View {
    modifier(EnvironmentComputation<K>(compute: compute))
  }

  /// Sets a value of the environment for this view and those below it; the innermost setting wins.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, to be read by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier(keyPath: \.[ObjectType<T>()], value: object))
  }

  /// Puts an observable object into the environment, for `@EnvironmentObject`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier(keyPath: \.[ObjectType<T>()], value: object))
  }

  /// Changes a value of the environment for this view and those below it, given the value around.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}

/// A type as an argument of a subscript in a key path.
private struct ObjectType<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<Object: AnyObject>(_: ObjectType<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}
