/// A key for a value that views pass to their container.
///
/// Follows [ContainerValueKey](https://developer.apple.com/documentation/swiftui/containervaluekey).
@preconcurrency public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
///
///     extension ContainerValues { @Entry var isPinned = false }
///
///     Text("Milk").containerValue(\.isPinned, true)
///
/// A container reads the values of its subviews; see `Group(subviews:transform:)`. Follows
/// [ContainerValues](https://developer.apple.com/documentation/swiftui/containervalues).
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The view's tags, from the innermost.
  private(set) var tags: [AnyHashable] = []

  init() {}

  /// The value for a key, or the key's default value if the view sets none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the innermost tag of a given type, or `nil` if the view has none.
  ///
  /// Follows [tag(for:)](https://developer.apple.com/documentation/swiftui/containervalues/tag(for:)).
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

  /// Returns whether the innermost tag of this type equals the given tag.
  ///
  /// Follows [hasTag(_:)](https://developer.apple.com/documentation/swiftui/containervalues/hastag(_:)).
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Adds the values of an outer modifier; values that are already set, from inside, take precedence.
  mutating func add(_ outer: ContainerValues) {
    values.merge(outer.values) { inner, _ in inner }
    tags += outer.tags
  }

  mutating func add(tag: AnyHashable) { tags.append(tag) }
}

/// A modifier that passes values to the container.
protocol ContainerValueModifier {
  nonisolated var containerValues: ContainerValues { get }
}

nonisolated struct ContainerValueTrait: TraitModifier, ContainerValueModifier {
  static var affectsLayout: Bool { true }

  let containerValues: ContainerValues
}
