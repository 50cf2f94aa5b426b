extension Table {
  /// Creates a table with a row for each element of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never,
    Value == Data.Element
  {
    self.init(TableForEachContent(data: data), columns(), nil, nil as Binding<[Never]>?, columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, in which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never,
    Value == Data.Element
  {
    self.init(
      TableForEachContent(data: data), columns(), ListSelectionBinding(optional: selection), nil as Binding<[Never]>?,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, in which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never,
    Value == Data.Element
  {
    self.init(
      TableForEachContent(data: data), columns(), ListSelectionBinding(set: selection), nil as Binding<[Never]>?,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, whose order a click on a title changes.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Sort.Compared == Value, Columns.TableRowValue == Value,
    Columns.TableColumnSortComparator == Sort, Value == Data.Element
  {
    self.init(TableForEachContent(data: data), columns(), nil, sortOrder, columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, in which one row can be selected, and whose order a
  /// click on a title changes.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Sort.Compared == Value, Columns.TableRowValue == Value,
    Columns.TableColumnSortComparator == Sort, Value == Data.Element
  {
    self.init(
      TableForEachContent(data: data), columns(), ListSelectionBinding(optional: selection), sortOrder,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, in which several rows can be selected, and whose
  /// order a click on a title changes.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Sort.Compared == Value, Columns.TableRowValue == Value,
    Columns.TableColumnSortComparator == Sort, Value == Data.Element
  {
    self.init(
      TableForEachContent(data: data), columns(), ListSelectionBinding(set: selection), sortOrder, columnCustomization)
  }

  /// Creates a table of rows.
  public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), nil, nil as Binding<[Never]>?, columnCustomization)
  }

  /// Creates a table of rows for values of a type.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), nil, nil as Binding<[Never]>?, columnCustomization)
  }

  /// Creates a table of rows, in which one row can be selected.
  public init(
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), ListSelectionBinding(optional: selection), nil as Binding<[Never]>?, columnCustomization)
  }

  /// Creates a table of rows for values of a type, in which one row can be selected.
  public init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), ListSelectionBinding(optional: selection), nil as Binding<[Never]>?, columnCustomization)
  }

  /// Creates a table of rows, in which several rows can be selected.
  public init(
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), ListSelectionBinding(set: selection), nil as Binding<[Never]>?, columnCustomization)
  }

  /// Creates a table of rows for values of a type, in which several rows can be selected.
  public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), ListSelectionBinding(set: selection), nil as Binding<[Never]>?, columnCustomization)
  }

  /// Creates a table of rows, whose order a click on a title changes.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), nil, sortOrder, columnCustomization)
  }

  /// Creates a table of rows for values of a type, whose order a click on a title changes.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), nil, sortOrder, columnCustomization)
  }

  /// Creates a table of rows, in which one row can be selected, and whose order a click on a title changes.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelectionBinding(optional: selection), sortOrder, columnCustomization)
  }

  /// Creates a table of rows for values of a type, in which one row can be selected, and whose order a click on a title
  /// changes.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelectionBinding(optional: selection), sortOrder, columnCustomization)
  }

  /// Creates a table of rows, in which several rows can be selected, and whose order a click on a title changes.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelectionBinding(set: selection), sortOrder, columnCustomization)
  }

  /// Creates a table of rows for values of a type, in which several rows can be selected, and whose order a click on a
  /// title changes.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelectionBinding(set: selection), sortOrder, columnCustomization)
  }
}
