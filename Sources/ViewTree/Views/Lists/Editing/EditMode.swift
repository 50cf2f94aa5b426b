/// A mode that indicates whether the rows of lists show signs for deleting and moving them.
///
///     (-) Apple          =         Apple
///     (-) Pear           =         Pear
///
/// The left picture shows the active mode. A click on the sign before a row deletes it, if the rows have
/// `onDelete(perform:)`; the sign at the end is dragged to a different row, if they have `onMove(perform:)`. Follows
/// [EditMode](https://developer.apple.com/documentation/swiftui/editmode).
public enum EditMode: Hashable, Sendable {
  /// The rows show no signs.
  case inactive
  /// A transition between the two other modes, which counts as active.
  case transient
  /// The rows show their signs.
  case active

  /// A Boolean value that indicates whether rows show their signs.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// A binding to the edit mode, which an ``EditButton`` changes.
  ///
  /// If no view sets one, each page of a stack has its own, and views outside a stack have the screen's; it begins
  /// inactive. Follows [editMode](https://developer.apple.com/documentation/swiftui/environmentvalues/editmode).
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? scope?.host.map { Self.editMode(of: $0, in: stackPage) } }
    set { self[EditModeKey.self] = newValue }
  }

  private static func editMode(of host: StateHost, in page: (any StackPage)?) -> Binding<EditMode> {
    func make() -> StoredLocation<EditMode> {
      StoredLocation(EditMode.inactive, owner: host, label: VertexLabel(nil, "editMode"))
    }
    let singletons = page.map { onMainActor($0) { $0.singletons } }
    return Binding(singletons?.singleton(storesNew: true, make) ?? host.singleton(make))
  }
}
