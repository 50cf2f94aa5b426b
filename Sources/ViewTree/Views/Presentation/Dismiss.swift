/// Closes what the view is presented in: a sheet, an alert, a page of a `NavigationStack`.
///
///     @Environment(\.dismiss) private var dismiss
///     ...
///     Button("Done") { dismiss() }
///
/// Where the view is in nothing of the kind it does nothing. Follows
/// [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction).
nonisolated public struct DismissAction {
  let isPresented: Binding<Bool>?

  /// Closes it.
  @MainActor @preconcurrency public func callAsFunction() { isPresented?.wrappedValue = false }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(isPresented: nil) }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Closes what the view is presented in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in something that is presented.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

extension View {
  /// Says whether the user can close what the view is presented in by Escape or a click beside it; the program always
  /// can. Follows
  /// [interactiveDismissDisabled](https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(DismissDisabledKey.self) { $0 = $0 || isDisabled }
  }
}
