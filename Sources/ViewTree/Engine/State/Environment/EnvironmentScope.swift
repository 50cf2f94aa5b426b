/// One value that a modifier set in the environment, with the enclosing scope.
///
/// Scopes form a chain from the innermost to the root's. Each holds one key with its own vertex, so a change reaches
/// exactly the rules below that read the key. The chain itself never changes.
class EnvironmentScope {
  let key: ObjectIdentifier
  let parent: EnvironmentScope?
  private let filter: KeyFilter

  /// `constants` are the keys that ``constant(_:)`` finds.
  init(key: ObjectIdentifier, parent: EnvironmentScope?, constants: [ObjectIdentifier] = []) {
    self.key = key
    self.parent = parent
    filter = (parent?.filter ?? KeyFilter(constants)).adding(key)
  }

  static func find(_ key: ObjectIdentifier, from scope: EnvironmentScope?) -> EnvironmentScope? {
    guard let scope, scope.filter.mayContain(key) else { return nil }
    // Walks without a retain and a release for each scope: the innermost scope retains them all.
    return search(from: scope, next: { $0.parent }) {
      $0.key == key
    } last: {
      $0.constant(key)
    }
  }

  /// Returns the scope of a value that is constant for the whole screen; only the outermost scope has such values.
  func constant(_ key: ObjectIdentifier) -> EnvironmentScope? { nil }

  /// Whether a rule depends on the value.
  var isRead: Bool { false }

  /// The value for a description; `nil` in the scope of a screen's own values.
  var anyValue: Any? { nil }

  /// The host of the screen.
  var host: StateHost? { parent?.host }
}

/// The outermost scope, with the values that are constant for the life of the screen.
///
/// They are found by a hash table, without a walk over all of them. The scope retains the graph for the inner scopes,
/// whose vertices do not: a task may read a view's `@Environment` after the screen is gone.
final class ScreenScope: EnvironmentScope {
  private let scopes: [EnvironmentScope]
  /// The hash table: the index in `scopes` of a key's scope, at the key's place or the next free place after it; -1 if
  /// free.
  private let places: [Int8]
  private let owner: StateHost

  /// The scope's own key is never looked up: each of its values has its own key.
  init(_ scopes: [EnvironmentScope], owner: StateHost) {
    self.scopes = scopes
    self.owner = owner
    var places = [Int8](repeating: -1, count: 1 << Self.bits)
    for (index, scope) in scopes.enumerated() {
      var place = Int(scope.key.place(bits: UInt64(Self.bits)))
      while places[place] >= 0 { place = (place + 1) % places.count }
      places[place] = Int8(index)
    }
    self.places = places
    super.init(key: ObjectIdentifier(ScreenScope.self), parent: nil, constants: scopes.map(\.key))
  }

  /// A table of 128 places for about twenty values.
  private static let bits = 7

  override func constant(_ key: ObjectIdentifier) -> EnvironmentScope? {
    var place = Int(key.place(bits: UInt64(Self.bits)))
    while places[place] >= 0 {
      let scope = scopes[Int(places[place])]
      if scope.key == key { return scope }
      place = (place + 1) % places.count
    }
    return nil
  }

  override var host: StateHost? { owner }
}

/// A Bloom filter of the keys of a scope and of the enclosing scopes; most keys are not set, and need no search.
private struct KeyFilter {
  // 256 bits: a screen has about twenty keys, which set a third of 64 bits and a sixth of 128.
  private var bits = SIMD4<UInt64>()

  init(_ keys: [ObjectIdentifier]) { for key in keys { self = adding(key) } }

  func adding(_ key: ObjectIdentifier) -> KeyFilter {
    var filter = self
    let place = key.place(bits: 8)
    filter.bits[Int(place / 64)] |= 1 &<< (place % 64)
    return filter
  }

  func mayContain(_ key: ObjectIdentifier) -> Bool {
    let place = key.place(bits: 8)
    return (bits[Int(place / 64)] &>> (place % 64)) & 1 != 0
  }
}

class TypedScope<Value>: EnvironmentScope {
  func get() -> Value { preconditionFailure("BUG: a scope must override get()") }

  /// The value for a thread other than the main thread; the read records no dependency.
  var offMainValue: Value { self.get() }

  override var anyValue: Any? {
    guard let host else { return get() }
    return host.untracked { get() }
  }
}

/// A value that never changes; it has no vertex, so no rule depends on it.
final class ConstantScope<Value>: TypedScope<Value> {
  private let value: Value

  init<K: EnvironmentKey>(_ value: Value, key: K.Type, parent: EnvironmentScope?) {
    self.value = value
    super.init(key: ObjectIdentifier(key), parent: parent)
  }

  override func get() -> Value { value }
}

/// A value that a modifier sets, or computes from outer values.
final class ValueScope<Value>: TypedScope<Value> {
  private let source: Source<Value>

  init<K: EnvironmentKey>(_ value: Value, key: K.Type, parent: EnvironmentScope?, graph: Graph) {
    source = Source(value, in: graph, label: .environment(key), isEqual: Comparison.areSame)
    super.init(key: ObjectIdentifier(key), parent: parent)
  }

  override func get() -> Value { source.value }
  override var offMainValue: Value { source.offMainValue }
  override var isRead: Bool { !source.outputs.isEmpty }
  /// Writes the value; returns whether it differs.
  func set(_ value: Value) -> Bool {
    guard source.graph.recordsCauses, isRead, let host else { return source.write(value) }
    let old = host.graph.untracked { source.value }
    guard source.write(value) else { return false }
    host.noteEnvironment(source, from: old, to: value)
    return true
  }
}

/// One key that was written to a copy of the environment values, to become a scope.
protocol EnvironmentWrite {
  var key: ObjectIdentifier { get }
  var anyValue: Any { get }
  func makeScope(parent: EnvironmentScope?, graph: Graph) -> EnvironmentScope
  func makeConstantScope() -> EnvironmentScope
  /// Whether the key has other values in the two environments.
  func differs(in values: EnvironmentValues, _ others: EnvironmentValues) -> Bool
  /// Writes the key's value in `values` to the scope that this write created. Returns whether it differs.
  @discardableResult func update(_ scope: EnvironmentScope, from values: EnvironmentValues) -> Bool
}

/// A key of type `K`, and its value; the type has no generic requirements, for the same reason as `TraitLink`.
struct KeyWrite<K, Value> {
  var value: Value
}

extension KeyWrite: EnvironmentWrite where K: EnvironmentKey, K.Value == Value {
  var key: ObjectIdentifier { ObjectIdentifier(K.self) }
  var anyValue: Any { value }

  func makeScope(parent: EnvironmentScope?, graph: Graph) -> EnvironmentScope {
    ValueScope(value, key: K.self, parent: parent, graph: graph)
  }

  func makeConstantScope() -> EnvironmentScope { ConstantScope(value, key: K.self, parent: nil) }

  func differs(in values: EnvironmentValues, _ others: EnvironmentValues) -> Bool {
    !Comparison.areSame(values[K.self], others[K.self])
  }

  func update(_ scope: EnvironmentScope, from values: EnvironmentValues) -> Bool {
    (scope as? ValueScope<K.Value>)?.set(values[K.self]) ?? false
  }
}
