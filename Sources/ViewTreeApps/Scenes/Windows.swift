// A terminal shows one window at a time: the window of the app's first scene, or the one that was opened last above it.

/// A window that is open above the first.
struct OpenWindow: Identifiable {
  let id: Int
  let name: WindowName
  /// The value that the window shows.
  let value: AnyHashable?
}

/// The key by which a window is opened: the id of its scene, the type of its value, or both.
struct WindowName: Hashable {
  var id: String?
  var type: ObjectIdentifier?

  /// Returns whether the name matches a scene; an omitted id or type matches all.
  func means(_ scene: WindowName) -> Bool { (id == nil || id == scene.id) && (type == nil || type == scene.type) }

  /// The windows of documents of a type.
  static func documents<Document>(of type: Document.Type) -> WindowName {
    WindowName(id: "\u{0}documents", type: ObjectIdentifier(type))
  }

  /// The window of the app's settings.
  static let settings = WindowName(id: "\u{0}settings")
}

/// The scenes of an app whose windows can be opened.
@MainActor final class WindowRegister {
  fileprivate private(set) var scenes: Set<WindowName> = []
  /// The file types that each document scene reads.
  private(set) var documentTypes: [WindowName: [UTType]] = [:]
  fileprivate var nextID = 0

  nonisolated init() {}

  /// Adds a scene, with the file types that it reads if it is one of documents.
  fileprivate func add(_ scene: WindowName, _ types: [UTType]?) {
    scenes.insert(scene)
    if let types { documentTypes[scene] = types }
  }
}

private struct OpenWindowsKey: EnvironmentKey {
  static var defaultValue: OpenWindows? { nil }
}

private struct IsMainSceneKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// The open windows, with functions to open and close them.
struct OpenWindows {
  @Binding fileprivate var windows: [OpenWindow]
  let register: WindowRegister

  @MainActor func open(_ name: WindowName, value: AnyHashable? = nil) {
    guard register.scenes.contains(where: name.means) else {
      let id = name.id.map { "the id \"\($0)\"" } ?? "a value of this type"
      return RuntimeIssue.report("openWindow found no scene for \(id); declare a Window or a WindowGroup for it")
    }
    register.nextID += 1
    windows.append(OpenWindow(id: register.nextID, name: name, value: value))
  }

  @MainActor func close(where isMeant: (OpenWindow) -> Bool) { windows.removeAll(where: isMeant) }
  @MainActor func closeLast() { if !windows.isEmpty { windows.removeLast() } }

  @MainActor fileprivate func isOpen(_ id: Int) -> Binding<Bool> {
    Binding(get: { windows.contains { $0.id == id } }, set: { if !$0 { close { $0.id == id } } })
  }
}

extension EnvironmentValues {
  var openWindows: OpenWindows? {
    get { self[OpenWindowsKey.self] }
    set { self[OpenWindowsKey.self] = newValue }
  }

  /// Whether the scene is the app's first.
  var isMainScene: Bool {
    get { self[IsMainSceneKey.self] }
    set { self[IsMainSceneKey.self] = newValue }
  }
}

/// The content of an app, with its open windows in the environment.
nonisolated struct AppWindows<Content: View>: View, ViewPart {
  let content: Content
  @State private var windows: [OpenWindow] = []
  @PlaceObject private var register = WindowRegister()

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    content.environment(\.openWindows, OpenWindows(windows: $windows, register: register))
  }
}

/// The windows of a scene: the first scene's is always shown, others open above it.
nonisolated struct SceneWindow<Content: View>: View, ViewPart {
  let name: WindowName
  /// The file types that a document scene reads; `nil` for other scenes.
  private let types: [UTType]?
  /// Makes the content for a value that the window shows.
  let content: (AnyHashable?) -> Content
  @Environment(\.isMainScene) private var isMain
  @Environment(\.openWindows) private var windows

  init(_ name: WindowName, reading types: [UTType]? = nil, content: @escaping (AnyHashable?) -> Content) {
    (self.name, self.types, self.content) = (name, types, content)
  }

  @MainActor var body: some View {
    let _ = windows?.register.add(name, types)
    if isMain { content(nil) }
    if let windows {
      ForEach(windows.windows.filter { $0.name.means(name) }) { window in
        EmptyView().modifier(
          ModalModifier(isPresented: windows.isOpen(window.id), placement: .cover) {
            RootLayout() { content(window.value) }
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          })
      }
    }
  }
}

/// An action that opens a window of the app: `@Environment(\.openWindow)`.
///
///     Button("About") { openWindow(id: "about") }
///
/// A terminal shows one window at a time: a new window covers the others until it is closed by `\.dismiss`,
/// `\.dismissWindow` or Escape. If no scene has the id or the type of the value, an issue is reported. Follows
/// [OpenWindowAction](https://developer.apple.com/documentation/swiftui/openwindowaction).
nonisolated public struct OpenWindowAction {
  fileprivate let windows: OpenWindows?

  @MainActor private func open(_ name: WindowName, value: AnyHashable? = nil) {
    guard let windows else {
      return RuntimeIssue.report(
        "openWindow was called in a view outside of an App, which has no scenes; run an App that declares the window")
    }
    windows.open(name, value: value)
  }

  /// Opens the window of the scene with an id; if there is none, an issue is reported.
  @MainActor @preconcurrency public func callAsFunction(id: String) { open(WindowName(id: id)) }

  /// Opens a window of the group that is for values of the type.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(WindowName(type: ObjectIdentifier(D.self)), value: AnyHashable(value))
  }

  /// Opens a window of the group with an id that is for values of the type.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(WindowName(id: id, type: ObjectIdentifier(D.self)), value: AnyHashable(value))
  }
}

/// An action that closes a window of the app: `@Environment(\.dismissWindow)`.
///
/// The first window stays. Follows
/// [DismissWindowAction](https://developer.apple.com/documentation/swiftui/dismisswindowaction).
nonisolated public struct DismissWindowAction {
  fileprivate let windows: OpenWindows?

  /// Closes the window that was opened last.
  @MainActor @preconcurrency public func callAsFunction() { windows?.closeLast() }

  /// Closes the windows of a scene by its id.
  @MainActor @preconcurrency public func callAsFunction(id: String) { windows?.close { $0.name.id == id } }

  /// Closes the windows that show a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.close { $0.value == AnyHashable(value) }
  }

  /// Closes the windows of a scene that show a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.close { $0.name.id == id && $0.value == AnyHashable(value) }
  }
}

/// An action that opens the window of the app's settings: `@Environment(\.openSettings)`.
///
/// Follows [OpenSettingsAction](https://developer.apple.com/documentation/swiftui/opensettingsaction).
nonisolated public struct OpenSettingsAction {
  fileprivate let windows: OpenWindows?

  /// Opens the window of the settings.
  @MainActor @preconcurrency public func callAsFunction() { windows?.open(.settings) }
}

extension EnvironmentValues {
  /// An action that opens a window of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(windows: openWindows) }
  /// An action that closes a window of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windows: openWindows) }
  /// An action that opens the window of the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windows: openWindows) }
  /// A Boolean value that indicates whether several windows can be open, one above the other; `true` in an app.
  public var supportsMultipleWindows: Bool { openWindows != nil }
}

/// A button that opens the window of the app's settings.
///
/// Follows [SettingsLink](https://developer.apple.com/documentation/swiftui/settingslink).
nonisolated public struct SettingsLink<Label: View>: View {
  /// The label; `nil` shows `Settings…`.
  private let label: Label?
  @Environment(\.openSettings) private var openSettings
  @Environment(\.glyphs) private var glyphs

  /// Creates a button with a label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a button with the title `Settings…`.
  public init() where Label == Text { label = nil }

  /// The content of the settings button.
  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      if let label {
        label
      } else {
        Text(glyphs == .ascii ? "Settings..." : "Settings…").accessibilityLabel("Settings…")
      }
    }
  }
}
