extension Table {
  /// Creates a table with a row for each element of a collection; with a `selection`, one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(
      TableForEachContent(data: data), columns(), selection.map { ListSelectionBinding(optional: $0) }, nil,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, in which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(
      TableForEachContent(data: data), columns(), ListSelectionBinding(set: selection), nil, columnCustomization)
  }

  /// Creates a table with a row for each element of a collection; with a `selection`, one row can be selected.
  ///
  /// A click on a title changes the sort order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>? = nil,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      TableForEachContent(data: data), columns(), selection.map { ListSelectionBinding(optional: $0) }, sortOrder,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, in which several rows can be selected.
  ///
  /// A click on a title changes the sort order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      TableForEachContent(data: data), columns(), ListSelectionBinding(set: selection), sortOrder, columnCustomization)
  }

  /// Creates a table of rows; with a `selection`, one row can be selected.
  public init(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), selection.map { ListSelectionBinding(optional: $0) }, nil, columnCustomization)
  }

  /// Creates a table of rows, in which several rows can be selected.
  public init(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), ListSelectionBinding(set: selection), nil, columnCustomization)
  }

  /// Creates a table of rows; with a `selection`, one row can be selected.
  ///
  /// A click on a title changes the sort order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>? = nil,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), selection.map { ListSelectionBinding(optional: $0) }, sortOrder, columnCustomization)
  }

  /// Creates a table of rows, in which several rows can be selected.
  ///
  /// A click on a title changes the sort order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), ListSelectionBinding(set: selection), sortOrder, columnCustomization)
  }
}
