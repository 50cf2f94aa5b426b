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
