/// A scene with a window that shows a view; in a terminal it fills the screen.
///
/// Follows [WindowGroup](https://developer.apple.com/documentation/swiftui/windowgroup).
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  private let content: Content

  /// A window with a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A window with a view; `id` names the group to code that opens windows.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    Content._evaluate(scene.content, in: &slot)
  }
}
