extension Table {
  /// Creates a table with a row for each element of a tree; with a `selection`, one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection.map { ListSelectionBinding(optional: $0) }, nil, columnCustomization)
  }

  /// Creates a table with a row for each element of a tree, in which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), ListSelectionBinding(set: selection), nil,
      columnCustomization)
  }

  /// Creates a table with a row for each element of a tree; with a `selection`, one row can be selected.
  ///
  /// A click on a title changes the sort order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>? = nil,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection.map { ListSelectionBinding(optional: $0) }, sortOrder, columnCustomization)
  }

  /// Creates a table with a row for each element of a tree, in which several rows can be selected.
  ///
  /// A click on a title changes the sort order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), ListSelectionBinding(set: selection),
      sortOrder,
      columnCustomization)
  }
}
