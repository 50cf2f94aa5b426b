/// A scene with a window that shows a view; in a terminal it fills the screen.
///
/// The app's first scene is shown; others open above it by `\.openWindow`. Titles are not shown. Follows
/// [WindowGroup](https://developer.apple.com/documentation/swiftui/windowgroup).
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// The type `Never`: the scene is primitive, so the engine shows it without a body.
  public typealias Body = Never

  private let name: WindowName
  private let content: (AnyHashable?) -> Content

  private init(name: WindowName, content: @escaping (AnyHashable?) -> Content) {
    (self.name, self.content) = (name, content)
  }

  /// Creates a window with a view.
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.init(name: WindowName(), content: { _ in content })
  }

  /// Creates a window with a view; `openWindow(id:)` opens it by `id`.
  public init(id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(name: WindowName(id: id), content: { _ in content })
  }

  /// Creates a window with a title, which is not shown.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Creates a window with a title, which is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Creates a window with a title, which is not shown.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// Creates a window with a title, which is not shown, and an id.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(id: id, content: content) }
  /// Creates a window with a title, which is not shown, and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, content: content)
  }
  /// Creates a window with a title, which is not shown, and an id.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, content: content)
  }

  /// Carries the scene's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    SceneWindow<Content>._evaluate(SceneWindow(scene.name, content: scene.content), in: &slot)
  }
}

/// The content of a window that shows a value.
///
/// Follows
/// [PresentedWindowContent](https://developer.apple.com/documentation/swiftui/presentedwindowcontent).
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  fileprivate init(_ value: AnyHashable?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value?.base as? Data)
    self.content = content
  }

  /// The content for the value.
  @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
  /// Creates windows that each show a value of a type, opened by `openWindow(value:)`; the app's first window has
  /// `nil`.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(name: WindowName(id: id, type: ObjectIdentifier(type))) { PresentedWindowContent($0, content: content) }
  }

  /// Creates windows that each show a value of a type, or a default value if there is none.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(name: WindowName(id: id, type: ObjectIdentifier(type))) { value in
      PresentedWindowContent(value ?? AnyHashable(defaultValue())) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }

  /// Creates windows with a title that each show a value of a type.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

  /// Creates windows with a title that each show a value of a type, or a default value if there is none.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}
