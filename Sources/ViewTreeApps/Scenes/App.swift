/// A program that consists of scenes.
///
///     import TerminalHost
///
///     @main struct Demo: App {
///       var body: some Scene {
///         WindowGroup { WiFiScreen() }
///       }
///     }
///
/// The module `TerminalHost` runs it. Follows [App](https://developer.apple.com/documentation/swiftui/app).
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes; the compiler finds it from ``body``.
  associatedtype Body: Scene

  /// The scenes; a terminal shows the first.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app when the program starts.
  @MainActor @preconcurrency init()
}

/// The scenes of an app as a view, so that the app may have state and read the environment.
nonisolated package struct AppView<A: App>: View {
  // This property must be first: see `PropertyPlan`.
  private let app: A

  @MainActor package init(_ app: A) { self.app = app }

  @MainActor package var body: some View { AppWindows(content: SceneView(scene: app.body).delegates(of: app)) }

  @MainActor package static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.evaluateBody(of: view, as: A.self)
  }
}
