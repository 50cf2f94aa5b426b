/// A container that shows rows with columns, aligned below their titles.
///
///       Name        Age ^    City
///       ---------------------------
///     * Ann         31       Berlin
///       Bob         42       Rome
///
/// Columns without a given width share the remaining width; a text that is too long is truncated. A click on the title
/// of a sortable column makes it the first of the `sortOrder`, or reverses its direction: the table shows the order,
/// and the program sorts its data. In a table with a selection, a tap on a row selects it, as in a ``List``. Rows of a
/// collection are built when they scroll into view.
///
/// If the columns do not fit, or the horizontal size class is compact, only the first column is shown, without its
/// title. Follows [Table](https://developer.apple.com/documentation/swiftui/table).
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelectionBinding?
  /// The order of the rows; `nil` if the table cannot be sorted.
  private let sortOrder: Binding<[Columns.TableColumnSortComparator]>?
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelectionBinding?,
    _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?,
    _ customization: Binding<TableColumnCustomization<Value>>?
  ) {
    (self.rows, self.columns, self.selection) = (rows, columns, selection)
    (self.sortOrder, self.customization) = (sortOrder, customization)
  }

  /// The titles and the rows in the current style.
  @MainActor public var body: some View {
    let columns = shownColumns
    let layout = TableRowLayout(columns, isCompact: sizeClass == .compact)
    StyledControl(
      TableStyleConfiguration(
        header: .init(header(columns, layout)),
        rows: .init(
          rows._rows { value in
            AnyView(TableCells(layout: layout, cells: columns.map { column in { column.cell(value) } }))
          }
          .modifier(ListRows()))),
      default: AutomaticTableStyle.self
    )
    .modifier(ListSelectionScope(selection: selection, isSelectable: selection != nil))
    .environment(ControlContextKey.self, constant: [.rows, .plainSections])
    .semantics(Semantics(.table, isWhole: false))
  }

  @MainActor private var shownColumns: [TableColumnPart<Value, Columns.TableColumnSortComparator>] {
    let customization = customization?.wrappedValue
    return columns._columns.parts.filter { column in
      let visibility = column.customizationID.flatMap { customization?[visibility: $0] } ?? .automatic
      return visibility == .automatic ? !column.isHiddenByDefault : visibility == .visible
    }
  }

  @MainActor @ViewBuilder private func header(
    _ columns: [TableColumnPart<Value, Columns.TableColumnSortComparator>], _ layout: TableRowLayout
  ) -> some View {
    if headers != .hidden {
      TableHeader(layout: layout) {
        TableCells(
          layout: layout,
          cells: columns.map { column in
            {
              AnyView(
                TableTitle(label: column.label, comparator: column.comparator, sortOrder: sortOrder)
                  .semantics(Semantics(.heading, isWhole: false)))
            }
          })
        Divider()
      }
      .indented(selection == nil ? 0 : 1)
    }
  }
}

/// The cells of a row, or the titles of the columns.
nonisolated struct TableCells: View, ViewPart {
  let layout: TableRowLayout
  let cells: [@MainActor () -> AnyView]
  @Environment(\.tableRowOutline) private var outline

  init(layout: TableRowLayout, cells: [@MainActor () -> AnyView]) { (self.layout, self.cells) = (layout, cells) }

  @MainActor var body: some View {
    layout() { ForEach(0..<cells.count, id: \.self) { HStackLayout()(cell($0)) } }.singleLine()
  }

  private func cell(_ index: Int) -> @MainActor () -> AnyView {
    let cell = cells[index]
    guard index == 0, let outline else { return cell }
    return { AnyView(OutlinedTableCell(outline: outline, cell: cell())) }
  }
}

/// The title of a column; a button if the table can be sorted by the column.
///
///     Name ^      Name v      Name ▲      Name ▼
nonisolated private struct TableTitle<Sort: SortComparator>: View {
  let label: AnyView
  let comparator: Sort?
  let sortOrder: Binding<[Sort]>?
  @Environment(\.glyphs) private var glyphs

  init(label: AnyView, comparator: Sort?, sortOrder: Binding<[Sort]>?) {
    (self.label, self.comparator, self.sortOrder) = (label, comparator, sortOrder)
  }

  @MainActor var body: some View {
    if let comparator, let sortOrder {
      Button {
        sort(by: comparator, &sortOrder.wrappedValue)
      } label: {
        HStack(alignment: .firstTextBaseline) {
          label.bold()
          if let order = order(of: comparator, in: sortOrder.wrappedValue) {
            Text(verbatim: mark(order)).accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
      .modifier(AccessibilityTrait(value: order(of: comparator, in: sortOrder.wrappedValue).map(words)))
    } else {
      label.bold()
    }
  }

  /// Returns the sort direction of a column; `nil` if the rows are not sorted by it first.
  private func order(of comparator: Sort, in sortOrder: [Sort]) -> SortOrder? {
    sortOrder.first.flatMap { $0.isSame(as: comparator) ? $0.order : nil }
  }

  private func sort(by comparator: Sort, _ sortOrder: inout [Sort]) {
    if let order = order(of: comparator, in: sortOrder) {
      sortOrder[0].order = order == .forward ? .reverse : .forward
    } else {
      sortOrder = [comparator] + sortOrder.filter { !$0.isSame(as: comparator) }
    }
  }

  private func mark(_ order: SortOrder) -> String {
    let isAscending = order == .forward
    return glyphs == .ascii ? isAscending ? "^" : "v" : isAscending ? "▲" : "▼"
  }

  private func words(_ order: SortOrder) -> String { order == .forward ? "ascending" : "descending" }
}

extension SortComparator {
  /// Whether both compare by the same value, in either direction.
  fileprivate func isSame(as other: Self) -> Bool {
    if let same = isSameKeyPath(as: other) { return same }
    var turned = other
    turned.order = order
    return self == turned
  }

  private func isSameKeyPath(as other: Self) -> Bool? {
    func compare<C>(_ a: KeyPathComparator<C>) -> Bool? {
      (other as? KeyPathComparator<C>).map { $0.keyPath == a.keyPath }
    }
    func asKeyPath<C>(_ type: C.Type) -> Bool? { (self as? KeyPathComparator<C>).flatMap(compare) }
    return asKeyPath(Compared.self)
  }
}
