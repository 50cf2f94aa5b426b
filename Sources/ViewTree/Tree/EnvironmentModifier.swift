/// Sets one value of the environment for the views below.
nonisolated struct EnvironmentModifier<Value>: ViewModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: EnvironmentNode<Value>.self)
  }
}

private final class EnvironmentNode<Value>: ModifierNode<EnvironmentModifier<Value>> {
  private var scopes: EnvironmentScopes!

  override var inner: Inputs { scopes.inputs }

  /// What comes of it are other values for the views below.
  override func isChange(to modifier: EnvironmentModifier<Value>) -> Bool { false }

  override func willEvaluateContent() { evaluateAgain() }

  /// Runs again when a value around changes of which the modifier sets a part.
  override func evaluateNow() {
    let values = recording {
      var values = inputs.environmentValues
      values[keyPath: modifier.keyPath] = modifier.value
      return values
    }
    if scopes == nil {
      scopes = EnvironmentScopes(values, inputs)
    } else if scopes.hasKeys(of: values) {
      update(scopes, from: values)
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
}

/// The scopes of the keys that a modifier writes; they are the same for every value.
@MainActor private struct EnvironmentScopes {
  private let writes: [any EnvironmentWrite]
  private var scopes: [EnvironmentScope] = []
  let inputs: Inputs

  init(_ values: EnvironmentValues, _ outer: Inputs) {
    writes = values.writes
    var scope = outer.environment
    for write in writes {
      if write.key == ObjectIdentifier(LayoutDirectionKey.self) { outer.tree.mayMirror = true }
      let new = write.makeScope(parent: scope, graph: outer.tree.graph)
      scopes.append(new)
      scope = new
    }
    inputs = outer.with(environment: scope)
  }

  func hasKeys(of values: EnvironmentValues) -> Bool { values.writes.map(\.key) == writes.map(\.key) }

  /// Says whether a value is another one than before.
  fileprivate func update(from values: EnvironmentValues) -> Bool {
    zip(writes, scopes).reduce(false) { isChanged, next in next.0.update(next.1, from: values) || isChanged }
  }
}

extension Node {
  /// Gives the views below the values of scopes.
  fileprivate func update(_ scopes: EnvironmentScopes, from values: EnvironmentValues) {
    if scopes.update(from: values) { tree.changeCount += 1 }
  }
}

/// Changes one value of the environment for the views below, given the value around.
nonisolated struct EnvironmentTransform<Value>: ViewModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: EnvironmentTransformNode<Value>.self)
  }
}

private final class EnvironmentTransformNode<Value>: ModifierNode<EnvironmentTransform<Value>> {
  private var scopes: EnvironmentScopes!

  override var inner: Inputs { scopes.inputs }

  /// What comes of it are other values for the views below.
  override func isChange(to modifier: EnvironmentTransform<Value>) -> Bool { false }

  override func willEvaluateContent() { evaluateAgain() }

  /// Runs again when one of the values around changes that the transform read.
  override func evaluateNow() {
    tracking {
      var values = inputs.environmentValues
      modifier.transform(&values[keyPath: modifier.keyPath])
      if scopes == nil { scopes = EnvironmentScopes(values, inputs) } else { update(scopes, from: values) }
    }
  }
}

/// Computes one value of the environment for the views below from the values around.
///
/// Its key is known, which a key path of the environment tells only when it is applied.
nonisolated struct EnvironmentComputation<K: EnvironmentKey>: ViewModifier {
  typealias Body = Never

  let compute: (EnvironmentValues) -> K.Value

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: EnvironmentComputationNode<K>.self)
  }
}

private final class EnvironmentComputationNode<K: EnvironmentKey>: ModifierNode<EnvironmentComputation<K>> {
  private var scope: ValueScope<K.Value>?
  private lazy var innerInputs = inputs.with(environment: scope)

  override var inner: Inputs { innerInputs }

  /// What comes of it are other values for the views below.
  override func isChange(to modifier: EnvironmentComputation<K>) -> Bool { false }

  override func willEvaluateContent() { evaluateAgain() }

  override func evaluateNow() {
    let value = recording { modifier.compute(inputs.environmentValues) }
    if let scope {
      if scope.set(value) { tree.changeCount += 1 }
      return
    }
    scope = ValueScope(value, key: K.self, parent: inputs.environment, graph: tree.graph)
  }
}

/// Sets one value of the environment that stays the same while the view is there: no rule depends on it.
nonisolated struct ConstantEnvironment<K: EnvironmentKey>: ViewModifier {
  typealias Body = Never

  let value: K.Value

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    let node: ParentNode = slot.node {
      let scope = ConstantScope(modifier.value, key: K.self, parent: $1.environment)
      return ParentNode(parent: $0, inputs: $1.with(environment: scope))
    }
    node.evaluateChild(content)
  }
}

extension View {
  /// Computes one value of the environment for this view and those below it from the values around.
  nonisolated func environment<K: EnvironmentKey>(
    _ key: K.Type, computed compute: @escaping (EnvironmentValues) -> K.Value
  ) -> some View {
    modifier(EnvironmentComputation<K>(compute: compute))
  }

  /// Sets one value of the environment to what it is as long as the view is there.
  nonisolated func environment<K: EnvironmentKey>(_ key: K.Type, constant value: K.Value) -> some View {
    modifier(ConstantEnvironment<K>(value: value))
  }

  /// Sets a value of the environment for the view and all in it.
  ///
  /// Only views that read the value are evaluated when it changes. Follows
  /// [environment(_:_:)](https://developer.apple.com/documentation/swiftui/view/environment(_:_:)).
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, by its type; `nil` takes out the one that a view above put there.
  ///
  /// Follows [environment(_:)](https://developer.apple.com/documentation/swiftui/view/environment(_:)).
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier(keyPath: \.[ObjectType<T>()], value: object))
  }

  /// Puts an object into the environment, by its type, for `@EnvironmentObject`.
  ///
  /// Follows [environmentObject(_:)](https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)).
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier(keyPath: \.[ObjectType<T>()], value: object))
  }

  /// Changes a value of the environment for this view and those below it, given the value around.
  ///
  /// Follows
  /// [transformEnvironment(_:transform:)](https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)).
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
