/// A button that toggles the edit mode, in which rows can be deleted and moved: `[ Edit ]`, then `[ Done ]`.
///
/// It changes ``EnvironmentValues/editMode``. Follows
/// [EditButton](https://developer.apple.com/documentation/swiftui/editbutton).
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button for the edit mode of the environment.
  public init() {}

  /// The button that toggles the mode.
  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
