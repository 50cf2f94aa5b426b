/// A container that shows views as rows, one below the other.
///
///     Apple
///     Pear
///
/// In a list with a selection, a tap on a row selects it by its `tag`, or by the id of its element; selected rows are
/// marked. Without rows its ideal height is four rows, the room of a ``ContentUnavailableView`` in an overlay.
/// Follows [List](https://developer.apple.com/documentation/swiftui/list).
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelectionBinding?

  /// True for `List(configuration)`: the outer list is published and has the selection, and this one only draws it.
  private let isUnpublished: Bool

  fileprivate init(_ content: Content, _ selection: ListSelectionBinding?, isUnpublished: Bool = false) {
    self.content = content
    self.selection = selection
    self.isUnpublished = isUnpublished
  }

  /// The rows in the current style.
  @MainActor public var body: some View {
    if isUnpublished {
      styled
    } else {
      styled
        .modifier(ListSelectionScope(selection: selection, isSelectable: SelectionValue.self != Never.self))
        .environment(ControlContextKey.self, constant: .rows)
        .semantics(Semantics(.list, isWhole: false))
    }
  }

  @MainActor private var styled: some View {
    StyledControl(ListStyleConfiguration(content: .init(content.modifier(ListRows()))), default: DefaultListStyle.self)
  }
}

extension List: ScrollableView {}

extension List {
  /// Creates a list of views, in which several rows can be selected; a tap selects or deselects a row.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { .init(set: $0) })
  }

  /// Creates a list of views, in which one row can be selected; a tap on the selected row keeps it.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { .init(optional: $0) })
  }

  /// Creates a list of views, in which one row is always selected.
  @_disfavoredOverload public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content(), ListSelectionBinding(value: selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

  /// Creates a list with rows for the elements of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(ForEach(data, content: rowContent), nil)
  }

  /// Creates a list with rows for the elements of a collection, which are identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), nil)
  }

  /// Creates a list with a row for each number of a range.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), nil)
  }

  /// Creates a list with rows for the elements of a binding.
  public init<Data: _BindingCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data._Whole.Element: Identifiable, Content == ForEach<Data, Data._Whole.Element.ID, RowContent> {
    self.init(ForEach(data, content: rowContent), nil)
  }

  /// Creates a list with rows for the elements of a binding, which are identified by a key path.
  public init<Data: _BindingCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data._Whole.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), nil)
  }
}

extension List {
  /// Creates a list with a row for each number of a range, in which several rows can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), selection.map { .init(set: $0) })
  }

  /// Creates a list with a row for each number of a range, in which one row can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), selection.map { .init(optional: $0) })
  }

  /// Creates a list with rows for the elements of a collection, in which several rows can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(ForEach(data, content: rowContent), selection.map { .init(set: $0) })
  }

  /// Creates a list with rows for the elements of a collection, in which one row can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(ForEach(data, content: rowContent), selection.map { .init(optional: $0) })
  }

  /// Creates a list of a collection whose elements are identified by a key path, in which several rows can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection.map { .init(set: $0) })
  }

  /// Creates a list of a collection whose elements are identified by a key path, in which one row can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection.map { .init(optional: $0) })
  }

  /// Creates a list with a row for each number of a range, in which one row is always selected.
  @_disfavoredOverload public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), .init(value: selection))
  }

  /// Creates a list with rows for the elements of a collection, in which one row is always selected.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(ForEach(data, content: rowContent), .init(value: selection))
  }

  /// Creates a list of a collection whose elements are identified by a key path, in which one row is always selected.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .init(value: selection))
  }
}

extension List where SelectionValue == Never, Content == ListStyleConfiguration.Content {
  /// Creates the list of a configuration in the next outer style.
  public init(_ configuration: ListStyleConfiguration) { self.init(configuration.content, nil, isUnpublished: true) }
}
