extension TableRowContent {
  /// Prevents the user from selecting the row.
  ///
  /// Follows
  /// [selectionDisabled(_:)](https://developer.apple.com/documentation/swiftui/tablerowcontent/selectiondisabled(_:)).
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    changed { row in row.selectionDisabled(isDisabled) }
  }
}
