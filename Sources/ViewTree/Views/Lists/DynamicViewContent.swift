/// Views made from data.
///
/// Follows [DynamicViewContent](https://developer.apple.com/documentation/swiftui/dynamicviewcontent).
public protocol DynamicViewContent<Data>: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The data from which the views are made.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data from which the views are made.
  nonisolated public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows: the Delete key on the row that has the focus calls the action with the row's index,
  /// while the list is edited a click on the sign before the row, and else `Delete` in the menu that a drag over the row
  /// to the left opens, or to the right where the language is written that way.
  ///
  ///     Apple
  ///     +----------+
  ///     |   Delete |
  ///     +----------+
  ///
  /// A row with `swipeActions` has those instead. `nil` forbids it; see ``EditMode`` for the signs. A test:
  ///
  ///     try screen.find(.staticText, "Apple").swipe(to: .leading)
  ///     try screen.find(.menuItem, "Delete").tap()
  ///
  /// Follows
  /// [onDelete(perform:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)).
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> { modifier(RowEditing(delete: action)) }

  /// Lets the user move rows: Option with an arrow key on the row that has the focus calls the action with the row's
  /// index and with that of the row before which it goes, and while the list is edited a drag of the sign at its end.
  ///
  /// `nil` forbids it; see ``EditMode`` for the signs. Follows
  /// [onMove(perform:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)).
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> { modifier(RowEditing(move: action)) }
}
