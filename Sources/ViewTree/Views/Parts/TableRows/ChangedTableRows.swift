/// Rows of a table, each with a change to its view.
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
  /// Rows whose views are changed.
  nonisolated func changed<Changed: View>(
    _ change: @escaping @MainActor (AnyView) -> Changed
  ) -> some TableRowContent<TableRowValue> { ChangedTableRows(base: self, change: change) }
}
