/// A scene with one window.
///
/// As the app's first scene it fills the screen; otherwise `openWindow(id:)` shows it above the others. Its title is
/// not shown. Follows [Window](https://developer.apple.com/documentation/swiftui/window).
nonisolated public struct Window<Content: View>: Scene {
  /// The type `Never`: the scene is primitive, so the engine shows it without a body.
  public typealias Body = Never

  private let id: String
  private let content: Content

  /// Creates a window with a title and an id.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    (self.id, self.content) = (id, content())
  }
  /// Creates a window with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }
  /// Creates a window with a title and an id.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  /// Carries the scene's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    let content = scene.content
    SceneWindow<Content>._evaluate(SceneWindow(WindowName(id: scene.id)) { _ in content }, in: &slot)
  }
}

/// A window for tools; in a terminal it is a ``Window``, which opens above the others.
///
/// Follows [UtilityWindow](https://developer.apple.com/documentation/swiftui/utilitywindow).
public typealias UtilityWindow = Window

/// A menu in the system's menu bar, which a terminal does not have.
///
/// As the app's only scene its content is shown; beside other scenes it is not. Follows
/// [MenuBarExtra](https://developer.apple.com/documentation/swiftui/menubarextra).
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// The type `Never`: the scene is primitive, so the engine shows it without a body.
  public typealias Body = Never

  private let content: Content

  /// Creates a menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
  /// Creates a menu with a view as its label; `isInserted` has no effect.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.content = content()
  }
  /// Creates a menu with a title; `isInserted` has no effect.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
  where Label == Text { self.content = content() }
  /// Creates a menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == ViewTree.Label<Text, Image> { self.content = content() }
  /// Creates a menu with a title and a symbol; `isInserted` has no effect.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == ViewTree.Label<Text, Image> { self.content = content() }

  /// Carries the scene's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    let content = scene.content
    SceneWindow<Content>._evaluate(SceneWindow(WindowName(id: "\u{0}menu")) { _ in content }, in: &slot)
  }
}

/// The window of an app's settings: `\.openSettings` and ``SettingsLink`` show it above the others.
///
/// Follows [Settings](https://developer.apple.com/documentation/swiftui/settings).
nonisolated public struct Settings<Content: View>: Scene {
  /// The type `Never`: the scene is primitive, so the engine shows it without a body.
  public typealias Body = Never

  private let content: Content

  /// Creates the window of the settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Carries the scene's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    let content = scene.content
    SceneWindow<Content>._evaluate(SceneWindow(.settings) { _ in content }, in: &slot)
  }
}
