private struct OpacityKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}

extension EnvironmentValues {
  /// The product of the opacities around.
  var opacity: Double {
    get { self[OpacityKey.self] }
    set { self[OpacityKey.self] = newValue }
  }
}
