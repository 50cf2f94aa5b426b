private struct OmitsViewsWithoutObjectsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a screen leaves out the views whose object is missing in the environment.
  package var omitsViewsWithoutObjects: Bool {
    get { self[OmitsViewsWithoutObjectsKey.self] }
    set { self[OmitsViewsWithoutObjectsKey.self] = newValue }
  }
}
