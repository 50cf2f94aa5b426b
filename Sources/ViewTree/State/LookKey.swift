/// A key that says how things look: its values end where something is shown above the screen, such as the list of a menu.
protocol LookKey: EnvironmentKey {}

extension LookKey {
  fileprivate static func makeDefault(parent: EnvironmentScope?) -> EnvironmentScope {
    ConstantScope(defaultValue, key: Self.self, parent: parent)
  }
}

extension EnvironmentScope {
  /// The same environment in which all looks are the default ones.
  ///
  /// Which keys were set around never changes, so that this is found out once, and there is no list of the looks.
  func withoutLooks() -> EnvironmentScope {
    var looks: [ObjectIdentifier: any LookKey.Type] = [:]
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let look = type(of: current.key) as? any LookKey.Type { looks[current.key] = look }
      scope = current.parent
    }
    return looks.values.reduce(self) { $1.makeDefault(parent: $0) }
  }
}
