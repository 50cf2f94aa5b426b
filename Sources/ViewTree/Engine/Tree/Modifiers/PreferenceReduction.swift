// How the value of a preference is computed.
//
// A reader collects the values below it, in the order of the tree, and combines them with the key's `reduce`. A
// container combines its content first, and contributes one value to its surroundings. If none of its views sets a
// value, but some of them may come and go (an `if`, a `ForEach`, an `AnyView`), its value is the key's default, as in
// SwiftUI.
//
// Containers and readers cache their results until a preference below them changes. A change notifies all ancestors, so
// reading again costs only the path to the change, not the whole tree.

/// The combined values of a preference so far.
struct PreferenceReduction<K: PreferenceKey> {
  private(set) var value: K.Value?
  /// Whether one of the visited views may come and go.
  var isDynamic = false

  mutating func add(_ next: K.Value) { if value == nil { value = next } else { K.reduce(value: &value!) { next } } }

  mutating func add(_ other: PreferenceReduction) {
    if let next = other.value { add(next) }
    isDynamic = isDynamic || other.isDynamic
  }

  /// The result for a container, which is the key's default if it has dynamic views but no value.
  var ofContainer: PreferenceReduction {
    var result = self
    if result.value == nil, isDynamic { result.value = K.defaultValue }
    return result
  }
}

/// The cached results of a node's preferences.
@MainActor final class KnownPreferences {
  private var reductions: [ObjectIdentifier: Any] = [:]

  /// Returns the cached result for a key, or computes it with `make`.
  func reduction<K>(_ make: (inout PreferenceReduction<K>) -> Void) -> PreferenceReduction<K> {
    if let known = reductions[ObjectIdentifier(K.self)] as? PreferenceReduction<K> { return known }
    var reduction = PreferenceReduction<K>()
    make(&reduction)
    reductions[ObjectIdentifier(K.self)] = reduction
    return reduction
  }

  /// Removes the result for a key; `nil` stands for all keys.
  func forget(_ key: ObjectIdentifier?) { if let key { reductions[key] = nil } else { reductions = [:] } }
}

extension Node {
  /// Returns the combined preference of all views below, or the default value if none sets it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var reduction = PreferenceReduction<K>()
    addContributions(to: &reduction)
    return reduction.value ?? K.defaultValue
  }

  /// Adds the preferences of the node and those below it.
  final func reducePreferences<K: PreferenceKey>(_ reduction: inout PreferenceReduction<K>) {
    if let preferenceScope { preferenceScope.addPreferences(to: &reduction) } else { addContributions(to: &reduction) }
  }

  /// Adds the preferences below the node.
  final func addContributions<K: PreferenceKey>(to reduction: inout PreferenceReduction<K>) {
    func add(_ node: Node) { node.reducePreferences(&reduction) }
    if let preferenceScope { preferenceScope.forEachContributor(add) } else { forEachChild(add) }
  }

  /// Notifies the node and those around it that a preference may have changed; `nil` stands for all keys.
  final func preferenceChanged(_ key: ObjectIdentifier?) {
    var node: Node? = self
    while let current = node {
      current.preferenceScope?.forgetPreference(key)
      node = current.parent
    }
  }

  /// Called when the views below changed or were reordered.
  final func preferencesRearranged() { if tree.readsPreferences { preferenceChanged(nil) } }
}
