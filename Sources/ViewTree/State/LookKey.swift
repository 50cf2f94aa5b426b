/// A key whose values end where something stands above the screen by itself: a sheet, an alert, a cover.
protocol BoundedKey: EnvironmentKey {}

/// A key that says how things look: its values end where anything is shown above the screen, also the list of a menu.
protocol LookKey: BoundedKey {}

extension BoundedKey {
  fileprivate static func makeDefault(parent: EnvironmentScope?) -> EnvironmentScope {
    ConstantScope(defaultValue, key: Self.self, parent: parent)
  }
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
}
