/// A button that renames what it is about, as `renameAction` around says.
///
///     [ Rename ]
///
/// Where nothing says how, it is disabled. Follows
/// [RenameButton](https://developer.apple.com/documentation/swiftui/renamebutton).
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.renameAction) private var rename

  /// The button.
  @MainActor public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == ViewTree.Label<Text, Image> {
  /// Creates a button called `Rename`; in a toolbar it is a symbol.
  public init() { label = ViewTree.Label("Rename", systemImage: "pencil") }
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

/// How something is renamed.
///
/// Follows [RenameAction](https://developer.apple.com/documentation/swiftui/renameaction).
nonisolated public struct RenameAction {
  fileprivate let action: @MainActor () -> Void

  /// Begins to rename it.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// How what is around is renamed; `nil` where nothing says how.
  ///
  /// Follows [rename](https://developer.apple.com/documentation/swiftui/environmentvalues/rename).
  public var rename: RenameAction? { renameAction }

  fileprivate var renameAction: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  /// Says what the buttons below do that rename something.
  ///
  /// Follows [renameAction(_:)](https://developer.apple.com/documentation/swiftui/view/renameaction(_:)).
  @preconcurrency nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.renameAction, RenameAction(action: action))
  }

  /// Says that the buttons below which rename something give a field the focus.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.renameAction, RenameAction { isFocused.wrappedValue = true })
  }
}
