/// Makes one scene of those in a closure.
///
/// Follows [SceneBuilder](https://developer.apple.com/documentation/swiftui/scenebuilder).
@resultBuilder nonisolated public enum SceneBuilder {
  /// A single scene.
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }

  /// A single scene.
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }

  /// Several scenes: a terminal has one window, and shows the first.
  public static func buildBlock<First: Scene, Second: Scene, each Other: Scene>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> some Scene { first }
}
