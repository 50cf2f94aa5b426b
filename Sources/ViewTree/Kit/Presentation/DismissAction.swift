/// An action that closes the presentation of the view: a sheet, an alert, a page of a `NavigationStack`.
///
///     @Environment(\.dismiss) private var dismiss
///     ...
///     Button("Done") { dismiss() }
///
/// Outside any presentation it does nothing. Follows
/// [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction).
nonisolated public struct DismissAction {
  package let isPresented: Binding<Bool>?

  /// Closes the presentation, if there is one.
  @MainActor @preconcurrency public func callAsFunction() { isPresented?.wrappedValue = false }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(isPresented: nil) }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// An action that closes the presentation of the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the view is in a presentation.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
