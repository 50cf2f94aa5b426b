/// Whether the rows of lists show how they are deleted and moved.
///
///     (-) Apple          =         Apple
///     (-) Pear           =         Pear
///
/// Left: active. A click on the sign before a row deletes it, where the rows have `onDelete(perform:)`; the sign at the
/// end is dragged to another row, where they have `onMove(perform:)`. Follows
/// [EditMode](https://developer.apple.com/documentation/swiftui/editmode).
public enum EditMode: Hashable, Sendable {
  /// The rows are shown as they are.
  case inactive
  /// On the way from one to the other; it counts as active.
  case transient
  /// The rows show their signs.
  case active

  /// Whether rows show their signs.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists are edited: what an ``EditButton`` changes.
  ///
  /// Where no view sets one, each page of a stack has its own, and what is in none has the screen's; inactive at first.
  /// Follows
  /// [editMode](https://developer.apple.com/documentation/swiftui/environmentvalues/editmode).
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? scope?.host.map { Self.editMode(of: $0, in: stackPage) } }
    set { self[EditModeKey.self] = newValue }
  }

  private static func editMode(of host: StateHost, in page: (any StackPage)?) -> Binding<EditMode> {
    func make() -> StoredLocation<EditMode> {
      StoredLocation(EditMode.inactive, owner: host, label: VertexLabel(nil, "editMode"))
    }
    let singles = page.map { onMainActor($0) { $0.singles } }
    return Binding(singles?.single(make) ?? host.single(make))
  }
}
