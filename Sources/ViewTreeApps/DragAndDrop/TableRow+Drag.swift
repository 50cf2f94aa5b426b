extension TableRowContent {
  /// Makes the row something that can be dragged.
  ///
  /// Follows
  /// [draggable(_:)](https://developer.apple.com/documentation/swiftui/tablerowcontent/draggable(_:)).
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    let payload = MainActorValue(payload)
    return changed { row in row.draggable(payload.value()) }
  }

  /// Makes the row something that can be dragged, by an item provider.
  ///
  /// Follows
  /// [itemProvider(_:)](https://developer.apple.com/documentation/swiftui/tablerowcontent/itemprovider(_:)).
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    let action = MainActorValue(action)
    return changed { row in row.itemProvider(action.value) }
  }
}
