/// A view that a `@FocusState` is about.
@MainActor protocol FocusedView: Node {
  var cell: FocusCell { get }
  /// The state's value while the focus is in the view.
  var focusValue: AnyHashable { get }
}
