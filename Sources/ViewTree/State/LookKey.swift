/// A key whose values end where something stands above the screen by itself: a sheet, an alert, a cover.
protocol BoundedKey: EnvironmentKey {}

/// A key that says how things look: its values end where anything is shown above the screen, also the list of a menu.
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
  /// The same environment in which some of the keys that end have their default values.
  ///
  /// Which keys were set around never changes, so that this is found out once, and there is no list of the keys.
  func without(_ isEnded: (any BoundedKey.Type) -> Bool) -> EnvironmentScope {
    var ended: [ObjectIdentifier: any BoundedKey.Type] = [:]
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let key = type(of: current.key) as? any BoundedKey.Type, isEnded(key) { ended[current.key] = key }
      scope = current.parent
    }
    return ended.values.reduce(self) { $1.makeDefault(parent: $0) }
  }

  /// The same environment for a view that is shown at another place, where it looks as the views there.
  ///
  /// The place may change: `place` holds its environment, which is `first` now. A key counts that is set in one of the
  /// two environments, or is one of `keys`.
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

/// The value of a key in an environment that changes as a whole.
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
  override var valueElsewhere: K.Value { scope(in: place.valueElsewhere)?.valueElsewhere ?? K.defaultValue }
  override var isRead: Bool { !place.outputs.isEmpty }
}
