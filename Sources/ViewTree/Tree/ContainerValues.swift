/// A key for a value that views hand to the container around them.
///
/// Follows [ContainerValueKey](https://developer.apple.com/documentation/swiftui/containervaluekey).
@preconcurrency public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view hands to the container around it.
///
///     extension ContainerValues { @Entry var isPinned = false }
///
///     Text("Milk").containerValue(\.isPinned, true)
///
/// A container reads them of its subviews; see `Group(subviews:transform:)`. Follows
/// [ContainerValues](https://developer.apple.com/documentation/swiftui/containervalues).
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tags of the view, the innermost first.
  private(set) var tags: [AnyHashable] = []

  init() {}

  /// The value of a key: what the view sets, else the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, if it has one of a type.
  ///
  /// Follows [tag(for:)](https://developer.apple.com/documentation/swiftui/containervalues/tag(for:)).
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

  /// Whether the view has a tag.
  ///
  /// Follows [hasTag(_:)](https://developer.apple.com/documentation/swiftui/containervalues/hastag(_:)).
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Takes in what a modifier around says; what is said inside counts more.
  mutating func add(_ outer: ContainerValues) {
    values.merge(outer.values) { inner, _ in inner }
    tags += outer.tags
  }

  mutating func add(tag: AnyHashable) { tags.append(tag) }
}

/// A modifier that says something to the container around.
protocol ContainerValueModifier {
  nonisolated var containerValues: ContainerValues { get }
}

nonisolated struct ContainerValueTrait: TraitModifier, ContainerValueModifier {
  typealias Body = Never
  static var affectsLayout: Bool { true }

  let containerValues: ContainerValues
}

extension View {
  /// Hands a value to the container around the view.
  ///
  /// Follows
  /// [containerValue(_:_:)](https://developer.apple.com/documentation/swiftui/view/containervalue(_:_:)).
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return modifier(ContainerValueTrait(containerValues: values))
  }
}
