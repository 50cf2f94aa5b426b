/// A scene with one window.
///
/// As the app's first scene it fills the screen; otherwise `openWindow(id:)` shows it above. Its title is not shown.
/// Follows [Window](https://developer.apple.com/documentation/swiftui/window).
nonisolated public struct Window<Content: View>: Scene {
  /// Never: the scene is primitive, the engine shows it without a body.
  public typealias Body = Never

  private let id: String
  private let content: Content

  /// A window with a title and an id.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    (self.id, self.content) = (id, content())
  }
  /// A window with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }
  /// A window with a title and an id.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  /// Carries the scene's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    let content = scene.content
    SceneWindow<Content>._evaluate(SceneWindow(WindowName(id: scene.id)) { _ in content }, in: &slot)
  }
}

/// A window beside the others; in a terminal it opens above them, as a ``Window``.
///
/// Follows [UtilityWindow](https://developer.apple.com/documentation/swiftui/utilitywindow).
public typealias UtilityWindow = Window

/// A menu of the system's bar; a terminal has none.
///
/// As the app's only scene its content is shown; beside others nothing of it is. Follows
/// [MenuBarExtra](https://developer.apple.com/documentation/swiftui/menubarextra).
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// Never: the scene is primitive, the engine shows it without a body.
  public typealias Body = Never

  private let content: Content

  /// A menu with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
  /// A menu with a label of any kind, and whether it is there.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.content = content()
  }
  /// A menu with a title, and whether it is there.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
  where Label == Text { self.content = content() }
  /// A menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == ViewTree.Label<Text, Image> { self.content = content() }
  /// A menu with a title and a symbol, and whether it is there.
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
  /// Never: the scene is primitive, the engine shows it without a body.
  public typealias Body = Never

  private let content: Content

  /// The settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Carries the scene's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    let content = scene.content
    SceneWindow<Content>._evaluate(SceneWindow(.settings) { _ in content }, in: &slot)
  }
}
