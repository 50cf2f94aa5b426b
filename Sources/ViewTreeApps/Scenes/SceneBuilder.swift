/// Makes one scene of those in a closure.
///
/// Follows [SceneBuilder](https://developer.apple.com/documentation/swiftui/scenebuilder).
@resultBuilder nonisolated public enum SceneBuilder {
  /// A single scene.
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }

  /// Reports a plain view, which is no scene.
  @available(*, unavailable, message: "a view is no scene by itself: wrap it in WindowGroup { … }")
  public static func buildExpression<V: View>(_ view: V) -> WindowGroup<V> { fatalError() }

  /// A single scene.
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }

  /// Several scenes: a terminal has one window, and shows the first; the others open above it.
  public static func buildBlock<First: Scene, Second: Scene, each Other: Scene>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> some Scene {
    var others: [AnyView] = [AnyView(OtherScene(scene: second))]
    repeat others.append(AnyView(OtherScene(scene: each other)))
    return ViewScene(content: ScenesView(first: first, others: others))
  }

  /// A scene under a condition that is known before the program runs.
  public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> S { scene }

  /// A scene under a condition; where it does not hold there is none.
  @MainActor public static func buildOptional<S: Scene>(_ scene: S?) -> some Scene {
    ViewScene(content: scene.map { SceneView(scene: $0) })
  }
}

/// The first scene, and those that open above it.
nonisolated private struct ScenesView<First: Scene>: View {
  let first: First
  let others: [AnyView]

  @MainActor var body: some View {
    SceneView(scene: first)
    ForEach(others.indices, id: \.self) { others[$0] }
  }
}

/// A scene that is not the first.
nonisolated private struct OtherScene<S: Scene>: View {
  let scene: S

  @MainActor var body: some View { SceneView(scene: scene).environment(\.isMainScene, false) }
}
