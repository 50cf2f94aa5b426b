/// A button that performs the rename action of the environment.
///
///     [ Rename ]
///
/// It is disabled without a `renameAction` modifier around it. Follows
/// [RenameButton](https://developer.apple.com/documentation/swiftui/renamebutton).
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.renameAction) private var rename

  /// The content of the rename button.
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
  /// Creates a button with the title `Rename`; in a toolbar it is a symbol.
  public init() { label = ViewTree.Label("Rename", systemImage: "pencil") }
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

/// An action that begins to rename an item.
///
/// Follows [RenameAction](https://developer.apple.com/documentation/swiftui/renameaction).
nonisolated public struct RenameAction {
  fileprivate let action: @MainActor () -> Void

  /// Begins to rename the item.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The action that renames the surrounding item; `nil` without a `renameAction` modifier.
  ///
  /// Follows [rename](https://developer.apple.com/documentation/swiftui/environmentvalues/rename).
  public var rename: RenameAction? { renameAction }

  fileprivate var renameAction: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of the rename buttons in the view.
  ///
  /// Follows [renameAction(_:)](https://developer.apple.com/documentation/swiftui/view/renameaction(_:)).
  @preconcurrency nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.renameAction, RenameAction(action: action))
  }

  /// Lets the rename buttons in the view give a field the focus.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.renameAction, RenameAction { isFocused.wrappedValue = true })
  }
}
