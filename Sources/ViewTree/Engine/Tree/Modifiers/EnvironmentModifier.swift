/// Sets one value of the environment for the views below.
nonisolated struct EnvironmentModifier<Value>: ViewModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: EnvironmentNode<Value>.self)
  }
}

private final class EnvironmentNode<Value>: ModifierNode<EnvironmentModifier<Value>> {
  private var scopes: EnvironmentScopes!

  override var inner: Inputs { scopes.inputs }

  /// The values that the views below read count as changes, not the modifier.
  override func isChange(to modifier: EnvironmentModifier<Value>) -> Bool { false }

  override func willEvaluateContent() { evaluateAgain() }

  /// Evaluates again when the outer value changes: the key path may set only a part of it.
  override func evaluateNow() {
    let values = recording {
      var values = inputs.environmentValues
      values[keyPath: modifier.keyPath] = modifier.value
      return values
    }
    if scopes == nil {
      scopes = EnvironmentScopes(values, inputs)
    } else if scopes.cover(values, in: inputs.environmentValues) {
      update(scopes, from: values)
    } else {
      reportOtherKey()
    }
  }

  private func reportOtherKey() {
    tree.report(
      """
      the key path of .environment(_:_:) changed; the views below keep the value of the first key path. Use one key path, \
      and change the value.
      """,
      at: self)
  }
}

/// The scopes of the keys that a modifier writes; the keys are the same for every value.
@MainActor private struct EnvironmentScopes {
  private let writes: [any EnvironmentWrite]
  private var scopes: [EnvironmentScope] = []
  let inputs: Inputs

  init(_ values: EnvironmentValues, _ outer: Inputs) {
    writes = values.writes
    var scope = outer.environment
    for write in writes {
      if write.key == ObjectIdentifier(LayoutDirectionKey.self) { outer.tree.mayRunRightToLeft = true }
      let new = write.makeScope(parent: scope, graph: outer.tree.graph)
      scopes.append(new)
      scope = new
    }
    inputs = outer.with(environment: scope)
  }

  /// Whether there is a scope for each value that differs from the outer one.
  func cover(_ values: EnvironmentValues, in outer: EnvironmentValues) -> Bool {
    values.writes.allSatisfy { write in writes.contains { $0.key == write.key } || !write.differs(in: values, outer) }
  }

  /// Writes the values; returns whether one of them changed.
  fileprivate func update(from values: EnvironmentValues) -> Bool {
    zip(writes, scopes).reduce(false) { isChanged, next in next.0.update(next.1, from: values) || isChanged }
  }
}

extension Node {
  /// Writes the values into the scopes that the views below read.
  fileprivate func update(_ scopes: EnvironmentScopes, from values: EnvironmentValues) {
    if scopes.update(from: values) { tree.noteChange() }
  }
}

/// Transforms one environment value for the views below.
nonisolated struct EnvironmentTransform<Value>: ViewModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: EnvironmentTransformNode<Value>.self)
  }
}

private final class EnvironmentTransformNode<Value>: ModifierNode<EnvironmentTransform<Value>> {
  private var scopes: EnvironmentScopes!
  private var hasReported = false

  override var inner: Inputs { scopes.inputs }

  /// The values that the views below read count as changes, not the modifier.
  override func isChange(to modifier: EnvironmentTransform<Value>) -> Bool { false }

  override func willEvaluateContent() { evaluateAgain() }

  /// Evaluates again when an outer value changes that the transform read.
  override func evaluateNow() {
    tracking {
      var values = inputs.environmentValues
      modifier.transform(&values[keyPath: modifier.keyPath])
      if scopes == nil {
        scopes = EnvironmentScopes(values, inputs)
      } else {
        update(scopes, from: values)
        if !hasReported, !scopes.cover(values, in: inputs.environmentValues) { reportOtherKey() }
      }
    }
  }

  private func reportOtherKey() {
    hasReported = true
    tree.report(
      """
      the closure of .transformEnvironment(_:transform:) sets a value that it did not set at first; the views below do \
      not see it. Assign the same properties in every call, and a property to itself to keep it: \
      $0.font = isLarge ? .title : $0.font
      """,
      at: self)
  }
}

/// Computes one environment value for the views below from the outer values.
///
/// Its key is known at once; the key behind a key path is known only after the path is applied. The structure does not
/// require that `K` is a key; see `BodyNode`.
nonisolated struct EnvironmentComputation<K, Value> {
  let compute: (EnvironmentValues) -> Value
}

extension EnvironmentComputation: ViewModifier where K: EnvironmentKey, K.Value == Value {
  typealias Body = Never

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: EnvironmentComputationNode<K, Value>.self)
  }
}

private final class EnvironmentComputationNode<K: EnvironmentKey, Value>: ModifierNode<EnvironmentComputation<K, Value>>
where K.Value == Value {
  private var scope: ValueScope<Value>?
  private lazy var innerInputs = inputs.with(environment: scope)

  override var inner: Inputs { innerInputs }

  /// The values that the views below read count as changes, not the modifier.
  override func isChange(to modifier: EnvironmentComputation<K, Value>) -> Bool { false }

  override func willEvaluateContent() { evaluateAgain() }

  override func evaluateNow() {
    let value = recording { modifier.compute(inputs.environmentValues) }
    if let scope {
      if scope.set(value) { tree.noteChange() }
      return
    }
    scope = ValueScope(value, key: K.self, parent: inputs.environment, graph: tree.graph)
  }
}

/// Sets one environment value that never changes while the view exists, so no rule depends on it.
nonisolated struct ConstantEnvironment<K, Value> {
  let value: Value
}

extension ConstantEnvironment: ViewModifier where K: EnvironmentKey, K.Value == Value {
  typealias Body = Never

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    let node: ParentNode = slot.node {
      let scope = ConstantScope(modifier.value, key: K.self, parent: $1.environment)
      return ParentNode(parent: $0, inputs: $1.with(environment: scope))
    }
    node.evaluateChild(content)
  }
}

extension View {
  /// Computes one environment value for this view and the views below from the outer values.
  nonisolated func environment<K: EnvironmentKey>(
    _ key: K.Type, computed compute: @escaping (EnvironmentValues) -> K.Value
  ) -> some View {
    modifier(EnvironmentComputation<K, K.Value>(compute: compute))
  }

  /// Sets one environment value that never changes while the view exists.
  nonisolated func environment<K: EnvironmentKey>(_ key: K.Type, constant value: K.Value) -> some View {
    modifier(ConstantEnvironment<K, K.Value>(value: value))
  }

  /// Sets an environment value for this view and the views below.
  ///
  /// Only views that read the value are evaluated when it changes. Follows
  /// [environment(_:_:)](https://developer.apple.com/documentation/swiftui/view/environment(_:_:)).
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Transforms an environment value for this view and the views below.
  ///
  /// Follows
  /// [transformEnvironment(_:transform:)](https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)).
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}
