/// A view that a `@FocusState` refers to.
@MainActor protocol FocusedView: Node {
  var cell: FocusCell { get }
  /// The state's value while the focus is in the view.
  var focusValue: AnyHashable { get }
}
