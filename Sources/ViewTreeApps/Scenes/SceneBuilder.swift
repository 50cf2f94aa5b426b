/// A result builder that combines the scenes in a closure.
///
/// Follows [SceneBuilder](https://developer.apple.com/documentation/swiftui/scenebuilder).
@resultBuilder nonisolated public enum SceneBuilder {
  /// Returns the scene unchanged.
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }

  /// Reports a plain view, which is not a scene.
  @available(*, unavailable, message: "a view is not a scene: wrap it in WindowGroup { … }")
  public static func buildExpression<V: View>(_ view: V) -> WindowGroup<V> { fatalError() }

  /// Returns the scene unchanged.
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }

  /// Combines several scenes: a terminal shows the first in its only window, and the others open above it.
  public static func buildBlock<First: Scene, Second: Scene, each Other: Scene>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> some Scene {
    var others: [AnyView] = [AnyView(OtherScene(scene: second))]
    repeat others.append(AnyView(OtherScene(scene: each other)))
    return ViewScene(content: ScenesView(first: first, others: others))
  }

  /// Returns a scene whose availability is known at compile time.
  public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> S { scene }

  /// Returns the scene of a condition, or no scene if the condition is false.
  @MainActor public static func buildOptional<S: Scene>(_ scene: S?) -> some Scene {
    ViewScene(content: scene.map { SceneView(scene: $0) })
  }
}

/// The first scene, and the scenes that open above it.
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
