/// A scene with a window that shows a view; in a terminal it fills the screen.
///
/// The app's first scene is shown; others open above it by `\.openWindow`. Titles are not shown. Follows
/// [WindowGroup](https://developer.apple.com/documentation/swiftui/windowgroup).
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  private let name: WindowName
  private let content: (AnyHashable?) -> Content

  private init(name: WindowName, content: @escaping (AnyHashable?) -> Content) {
    (self.name, self.content) = (name, content)
  }

  /// A window with a view.
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.init(name: WindowName(), content: { _ in content })
  }

  /// A window with a view; `id` names the group to code that opens windows.
  public init(id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(name: WindowName(id: id), content: { _ in content })
  }

  /// A window with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// A window with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// A window with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// A window with a title and an id.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(id: id, content: content) }
  /// A window with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, content: content)
  }
  /// A window with a title and an id.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, content: content)
  }

  /// Carries the view's value into its node; called by the engine.
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

  /// The content.
  @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
  /// Windows that show values of a type, one each: `openWindow(value:)` opens one; the first window of an app has none.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(name: WindowName(id: id, type: ObjectIdentifier(type))) { PresentedWindowContent($0, content: content) }
  }

  /// Windows that show values of a type, one each, or else a default one.
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

  /// Windows with a title that show values of a type.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

  /// Windows with a title that show values of a type, or else a default one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}
