/// A view that is created from a collection of data.
///
/// Follows [DynamicViewContent](https://developer.apple.com/documentation/swiftui/dynamicviewcontent).
public protocol DynamicViewContent<Data>: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The data from which the views are created.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data from which the views are created.
  nonisolated public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows.
  ///
  /// The action receives the index of the row. It is called by the Delete key on the row with the focus. While the list
  /// is edited, a click on the sign before the row calls it. Otherwise a drag of the row towards its leading edge opens
  /// a menu with `Delete`.
  ///
  ///     Apple
  ///     +----------+
  ///     |   Delete |
  ///     +----------+
  ///
  /// A row with `swipeActions` has these instead. `nil` forbids deletion; see ``EditMode`` for the signs. A test:
  ///
  ///     try screen.find(.staticText, "Apple").swipe(to: .leading)
  ///     try screen.find(.menuItem, "Delete").tap()
  ///
  /// Follows
  /// [onDelete(perform:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)).
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> { modifier(RowEditing(delete: action)) }

  /// Lets the user move rows.
  ///
  /// The action receives the index of the row and the index before which it is moved. It is called by Option with an
  /// arrow key on the row with the focus, and by a drag of the sign at the row's end while the list is edited.
  ///
  /// `nil` forbids moving; see ``EditMode`` for the signs. Follows
  /// [onMove(perform:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)).
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> { modifier(RowEditing(move: action)) }
}
