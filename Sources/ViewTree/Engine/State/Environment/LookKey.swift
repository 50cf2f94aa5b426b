/// A key whose values are reset where content stands above the screen by itself: a sheet, an alert, a cover.
protocol BoundedKey: EnvironmentKey {}

/// A key for the look of views.
///
/// Its values are reset wherever content is shown above the screen, including a menu's list.
protocol LookKey: BoundedKey {}

extension BoundedKey {
  fileprivate static func makeDefault(parent: EnvironmentScope?) -> EnvironmentScope {
    ConstantScope(defaultValue, key: Self.self, parent: parent)
  }
}

extension LookKey {
  fileprivate static func makeScope(
    of place: Source<EnvironmentScope?>, parent: EnvironmentScope
  ) -> EnvironmentScope { PlacedScope<Self>(place, parent: parent) }
}

extension EnvironmentScope {
  /// Returns this environment with the default values of some of these keys.
  ///
  /// The keys that are set in the chain never change, so this is computed once, without a list of all keys.
  func without(_ isEnded: (any BoundedKey.Type) -> Bool) -> EnvironmentScope {
    var ended: [ObjectIdentifier: any BoundedKey.Type] = [:]
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let key = type(of: current.key) as? any BoundedKey.Type, isEnded(key) { ended[current.key] = key }
      scope = current.parent
    }
    return ended.values.reduce(self) { $1.makeDefault(parent: $0) }
  }

  /// Returns this environment with the looks of another place, for a view that is shown there.
  ///
  /// The place may change: `place` holds its environment, which is initially `first`. A key is included if it is set in
  /// one of the two environments, or is one of `keys`.
  func withLooks(
    of place: Source<EnvironmentScope?>, first: EnvironmentScope?, and keys: [any LookKey.Type]
  ) -> EnvironmentScope {
    var looks: [ObjectIdentifier: any LookKey.Type] = [:]
    for key in keys { looks[ObjectIdentifier(key)] = key }
    for start in [self, first] {
      var scope = start
      while let current = scope {
        if let key = type(of: current.key) as? any LookKey.Type { looks[current.key] = key }
        scope = current.parent
      }
    }
    return looks.values.reduce(self) { $1.makeScope(of: place, parent: $0) }
  }
}

/// The value of a key in an environment that can be replaced as a whole.
private final class PlacedScope<K: LookKey>: TypedScope<K.Value> {
  private let place: Source<EnvironmentScope?>

  init(_ place: Source<EnvironmentScope?>, parent: EnvironmentScope) {
    self.place = place
    super.init(key: ObjectIdentifier(K.self), parent: parent)
  }

  private func scope(in environment: EnvironmentScope?) -> TypedScope<K.Value>? {
    Self.find(key, from: environment).map { downcast($0, to: TypedScope<K.Value>.self) }
  }

  override func get() -> K.Value { scope(in: place.value)?.get() ?? K.defaultValue }
  override var offMainValue: K.Value { scope(in: place.offMainValue)?.offMainValue ?? K.defaultValue }
}
