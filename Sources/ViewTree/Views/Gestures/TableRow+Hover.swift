extension TableRowContent {
  /// Calls an action when the pointer enters or leaves the row.
  ///
  /// Follows [onHover(perform:)](https://developer.apple.com/documentation/swiftui/tablerowcontent/onhover(perform:)).
  nonisolated public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    let action = MainActorValue(action)
    return changed { row in row.onHover(perform: action.value) }
  }
}
