extension TableRowContent {
  /// Lets the user drag a value from the row.
  ///
  /// Follows
  /// [draggable(_:)](https://developer.apple.com/documentation/swiftui/tablerowcontent/draggable(_:)).
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    let payload = MainActorValue(payload)
    return changed { row in row.draggable(payload.value()) }
  }

  /// Lets the user drag an item provider's data from the row; `nil` as the action disables dragging.
  ///
  /// Follows
  /// [itemProvider(_:)](https://developer.apple.com/documentation/swiftui/tablerowcontent/itemprovider(_:)).
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    let action = MainActorValue(action)
    return changed { row in row.itemProvider(action.value) }
  }
}
