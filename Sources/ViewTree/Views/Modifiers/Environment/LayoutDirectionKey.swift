private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The direction in which lines run, as views may read it; the engine lays out from left to right either way.
  ///
  /// Follows
  /// [layoutDirection](https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection).
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
