extension Table {
  /// Creates a table with a row for each element of a tree.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Value,
    Columns.TableColumnSortComparator == Never, Value == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), nil, nil as Binding<[Never]>?,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a tree, in which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Value,
    Columns.TableColumnSortComparator == Never, Value == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), ListSelectionBinding(optional: selection),
      nil as Binding<[Never]>?,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a tree, in which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Value,
    Columns.TableColumnSortComparator == Never, Value == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), ListSelectionBinding(set: selection),
      nil as Binding<[Never]>?,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a tree, whose order a click on a title changes.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value, Columns.TableRowValue == Value,
    Columns.TableColumnSortComparator == Sort, Value == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), nil, sortOrder,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a tree, in which one row can be selected, and whose order a click
  /// on a title changes.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value, Columns.TableRowValue == Value,
    Columns.TableColumnSortComparator == Sort, Value == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), ListSelectionBinding(optional: selection),
      sortOrder,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a tree, in which several rows can be selected, and whose order a
  /// click on a title changes.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value, Columns.TableRowValue == Value,
    Columns.TableColumnSortComparator == Sort, Value == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), ListSelectionBinding(set: selection),
      sortOrder,
      columnCustomization)
  }
}
