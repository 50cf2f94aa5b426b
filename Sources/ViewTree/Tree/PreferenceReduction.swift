// How the value of a preference is found.
//
// A reader asks what is below it, in the order of the tree, and combines the values by the key's `reduce`. A container
// combines what is in it first, and is one value to those around. If none of its views sets one, but some of them may
// come and go (an `if`, a `ForEach`, an `AnyView`), its value is the key's default, as in SwiftUI.
//
// Containers and readers keep their answers until one below them may be another: a change tells all nodes around it, so
// that to read again costs the way down to it, not all that is there.

/// The values of a preference so far.
struct PreferenceReduction<K: PreferenceKey> {
  private(set) var value: K.Value?
  /// Whether one of the views that were asked may come and go.
  var isDynamic = false

  mutating func add(_ next: K.Value) {
    if value == nil { value = next } else { K.reduce(value: &value!) { next } }
  }

  mutating func add(_ other: PreferenceReduction) {
    if let next = other.value { add(next) }
    isDynamic = isDynamic || other.isDynamic
  }

  /// What a container says of what is in it.
  var ofContainer: PreferenceReduction {
    var result = self
    if result.value == nil, isDynamic { result.value = K.defaultValue }
    return result
  }
}

/// What a node said when it was asked for preferences.
@MainActor final class KnownPreferences {
  private var reductions: [ObjectIdentifier: Any] = [:]

  /// What was said of a key, or what `make` says now.
  func reduction<K>(_ make: (inout PreferenceReduction<K>) -> Void) -> PreferenceReduction<K> {
    if let known = reductions[ObjectIdentifier(K.self)] as? PreferenceReduction<K> { return known }
    var reduction = PreferenceReduction<K>()
    make(&reduction)
    reductions[ObjectIdentifier(K.self)] = reduction
    return reduction
  }

  /// `nil` stands for all keys.
  func forget(_ key: ObjectIdentifier?) { if let key { reductions[key] = nil } else { reductions = [:] } }
}

extension Node {
  /// The preference of all that is below, reduced.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var reduction = PreferenceReduction<K>()
    forEachPreferred { $0.reducePreferences(&reduction) }
    return reduction.value ?? K.defaultValue
  }

  /// Called when other views than before are below, or in another order.
  final func preferencesRearranged() { if tree.readsPreferences { preferenceChanged(nil) } }
}
