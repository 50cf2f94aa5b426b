/// A result builder that combines the columns of a closure.
///
/// Follows [TableColumnBuilder](https://developer.apple.com/documentation/swiftui/tablecolumnbuilder).
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator>: _PartsBuilder {
  /// The combined columns of a closure, of any types.
  nonisolated public struct Columns: TableColumnContent {
    /// The type of the value of a row.
    public typealias TableRowValue = RowValue
    /// The type of the comparator that sorts the rows.
    public typealias TableColumnSortComparator = Sort
    /// `Never`: the columns are primitive and have no body.
    public typealias TableColumnBody = Never

    fileprivate let parts: [@MainActor () -> [TableColumnPart<RowValue, Sort>]]

    /// The single columns; called by the table.
    @MainActor public var _columns: _TableColumns<RowValue, Sort> { _TableColumns(parts: parts.flatMap { $0() }) }
  }

  /// Returns one or more columns.
  nonisolated public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> [Columns]
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    let column = MainActorValue(column)
    return [Columns(parts: [{ column.value._columns.parts }])]
  }

  /// Returns a column that does not sort, among columns that do.
  @_disfavoredOverload nonisolated public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> [Columns] where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    let column = MainActorValue(column)
    return [Columns(parts: [{ column.value._columns.parts.map { $0.unsorted(Sort.self) } }])]
  }

  /// Reports at compile time that a plain view is not a column.
  @available(*, unavailable, message: "a view is not a column: wrap it in TableColumn(\"Title\") { row in … }")
  nonisolated public static func buildExpression<V: View>(_ view: V) -> [Columns] { fatalError() }

  /// Returns no columns.
  nonisolated public static func buildBlock() -> [Columns] { [] }

  /// Combines the columns of a closure.
  nonisolated public static func buildFinalResult(_ columns: [Columns]) -> Columns {
    Columns(parts: columns.flatMap(\.parts))
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the value of a row.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparator that sorts the rows.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// `Never`: the columns are primitive and have no body.
  public typealias TableColumnBody = Never

  // The content has the type of the builder's result, from which the compiler knows the rows and the comparator before it
  // checks the columns.
  /// Creates a group of several columns.
  nonisolated public init<R, S>(@TableColumnBuilder<R, S> content: () -> TableColumnBuilder<R, S>.Columns)
  where Content == TableColumnBuilder<R, S>.Columns { self.init(grouped: content()) }

  /// The single columns; called by the table.
  @MainActor public var _columns: _TableColumns<Content.TableRowValue, Content.TableColumnSortComparator> {
    content._columns
  }
}
