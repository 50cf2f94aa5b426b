/// An action that updates a view's content; see `refreshable(action:)`.
///
///     @Environment(\.refresh) private var refresh
///     ...
///     if let refresh { Button("Reload") { Task { await refresh() } } }
///
/// Follows [RefreshAction](https://developer.apple.com/documentation/swiftui/refreshaction).
public struct RefreshAction: Sendable {
  fileprivate let action: @MainActor @Sendable () async -> Void

  /// Runs the action, and returns when it has finished.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that updates the view's content; `nil` if there is none.
  ///
  /// Follows [refresh](https://developer.apple.com/documentation/swiftui/environmentvalues/refresh).
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the user update the view's content: Control with R runs the action, wherever the focus is.
  ///
  ///          Refreshing...
  ///     + Inbox ------------------+
  ///     | First                   |
  ///
  /// While the action runs, a line above the view shows it. Views inside read the action as `\.refresh`. Follows
  /// [refreshable(action:)](https://developer.apple.com/documentation/swiftui/view/refreshable(action:)).
  nonisolated public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}

private struct RefreshableModifier: ViewModifier {
  private let action: @MainActor @Sendable () async -> Void
  @State private var isRunning = false
  @Environment(\.glyphs) private var glyphs

  nonisolated init(action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

  @MainActor func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if isRunning {
        Text(glyphs == .ascii ? "Refreshing..." : "Refreshing…").foregroundStyle(.secondary).lineLimit(1)
          .frame(maxWidth: .infinity)
      }
      content.environment(\.refresh, RefreshAction(action: action))
    }
    .background {
      Color.clear.frame(width: 0, height: 0).onTap { _ in run() }
        .modifier(ShortcutTrait(shortcuts: [KeyboardShortcut("r")]))
    }
  }

  @MainActor private func run() {
    guard !isRunning else { return }
    isRunning = true
    Task {
      await action()
      isRunning = false
    }
  }
}
