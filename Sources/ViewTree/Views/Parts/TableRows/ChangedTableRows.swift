/// Rows of a table whose views are modified.
nonisolated struct ChangedTableRows<Base: TableRowContent, Changed: View>: TableRowContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableRowBody = Never

  let base: Base
  let change: @MainActor (AnyView) -> Changed

  @MainActor func _rows(_ row: @escaping (Base.TableRowValue) -> AnyView) -> AnyView {
    let change = change
    return base._rows { AnyView(change(row($0))) }
  }
}

extension TableRowContent {
  /// Returns the rows with modified views.
  nonisolated package func changed<Changed: View>(
    _ change: @escaping @MainActor (AnyView) -> Changed
  ) -> some TableRowContent<TableRowValue> { ChangedTableRows(base: self, change: change) }
}
