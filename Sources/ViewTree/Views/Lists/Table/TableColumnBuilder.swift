/// Makes the columns of a table from the statements of a closure.
///
/// Follows [TableColumnBuilder](https://developer.apple.com/documentation/swiftui/tablecolumnbuilder).
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Columns of any types.
  nonisolated public struct Columns: TableColumnContent {
    /// The type of a row's value.
    public typealias TableRowValue = RowValue
    /// The type of what says the order of the rows.
    public typealias TableColumnSortComparator = Sort
    /// `Never`: the columns are primitive and have no body.
    public typealias TableColumnBody = Never

    fileprivate let parts: [@MainActor () -> [TableColumnPart<RowValue, Sort>]]

    /// The columns one by one; called by the table.
    @MainActor public var _columns: _TableColumns<RowValue, Sort> { _TableColumns(parts: parts.flatMap { $0() }) }
  }

  /// A column, or several.
  nonisolated public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Columns
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    let column = MainActorValue(column)
    return Columns(parts: [{ column.value._columns.parts }])
  }

  /// A column that does not sort, beside others that do.
  @_disfavoredOverload nonisolated public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Columns where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    let column = MainActorValue(column)
    return Columns(parts: [{ column.value._columns.parts.map { $0.unsorted(Sort.self) } }])
  }

  /// Reports a plain view, which is no column.
  @available(*, unavailable, message: "a view is no column by itself: wrap it in TableColumn(\"Title\") { row in … }")
  nonisolated public static func buildExpression<V: View>(_ view: V) -> Columns { fatalError() }

  /// One statement after the other.
  nonisolated public static func buildBlock(_ columns: Columns...) -> Columns {
    Columns(parts: columns.flatMap(\.parts))
  }

  /// The columns of an `if` without `else`.
  nonisolated public static func buildOptional(_ columns: Columns?) -> Columns { columns ?? Columns(parts: []) }

  /// The columns of the first branch.
  nonisolated public static func buildEither(first columns: Columns) -> Columns { columns }

  /// The columns of the other branch.
  nonisolated public static func buildEither(second columns: Columns) -> Columns { columns }

  /// The columns of an `if #available`.
  nonisolated public static func buildLimitedAvailability(_ columns: Columns) -> Columns { columns }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of what says the order of the rows.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// `Never`: the columns are primitive and have no body.
  public typealias TableColumnBody = Never

  /// Several columns where one is expected.
  nonisolated public init<R, S>(@TableColumnBuilder<R, S> content: () -> Content)
  where R == Content.TableRowValue, S == Content.TableColumnSortComparator {
    self.init(grouped: content())
  }

  /// The columns one by one; called by the table.
  @MainActor public var _columns: _TableColumns<Content.TableRowValue, Content.TableColumnSortComparator> {
    content._columns
  }
}
