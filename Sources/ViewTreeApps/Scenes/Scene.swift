/// A part of an app with its own window, or a composition of such parts.
///
/// Follows [Scene](https://developer.apple.com/documentation/swiftui/scene).
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scenes; the compiler finds it from ``body``.
  associatedtype Body: Scene

  /// The scenes that make up this scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Carries the scene's value into its node, the first time and later.
  static func _evaluate(_ scene: Self, in slot: inout _Slot)
}

extension Scene {
  /// Evaluates the body if a value that it read has changed; called by the engine.
  public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    slot.evaluateBody(of: SceneBody(scene: scene), as: Self.self)
  }
}

extension Scene where Body == Never {
  /// Never called: a primitive scene has no body.
  public var body: Never { noBody(of: Self.self) }
}

extension Never: Scene {}

/// A scene as a view.
nonisolated struct SceneView<S: Scene>: View {
  typealias Body = Never

  let scene: S

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) { S._evaluate(view.scene, in: &slot) }
}

/// The body of a scene as a view, so that the scene may have state and read the environment.
nonisolated private struct SceneBody<S: Scene>: View {
  // This property must be first: see `PropertyPlan`.
  let scene: S

  @MainActor var body: some View { SceneView(scene: scene.body) }
}

/// A scene that is a view.
nonisolated struct ViewScene<Content: View>: Scene {
  typealias Body = Never

  let content: Content

  @MainActor static func _evaluate(_ scene: Self, in slot: inout _Slot) { Content._evaluate(scene.content, in: &slot) }
}
