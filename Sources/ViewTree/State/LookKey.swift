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
  fileprivate static func makeForwarded(to scope: EnvironmentScope, parent: EnvironmentScope) -> EnvironmentScope {
    (scope as? TypedScope<Value>).map { ForwardedScope(to: $0, key: Self.self, parent: parent) } ?? parent
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

  /// The same environment for what is shown at another place, where things look as they do around `place`.
  func withLooks(of place: EnvironmentScope?) -> EnvironmentScope {
    var looks: [ObjectIdentifier: (any LookKey.Type, EnvironmentScope)] = [:]
    var scope = place
    while let current = scope {
      if looks[current.key] == nil, let key = type(of: current.key) as? any LookKey.Type {
        looks[current.key] = (key, current)
      }
      scope = current.parent
    }
    return looks.values.reduce(without { $0 is any LookKey.Type }) { $1.0.makeForwarded(to: $1.1, parent: $0) }
  }
}

/// The value of a scope elsewhere.
private final class ForwardedScope<Value>: TypedScope<Value> {
  private let target: TypedScope<Value>

  init<K: EnvironmentKey>(to target: TypedScope<Value>, key: K.Type, parent: EnvironmentScope?) {
    self.target = target
    super.init(key: ObjectIdentifier(key), parent: parent)
  }

  override func get() -> Value { target.get() }
  override var valueElsewhere: Value { target.valueElsewhere }
  override var isRead: Bool { target.isRead }
}
