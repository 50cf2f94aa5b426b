/// The content type of a list that shows a tree.
public typealias _OutlineContent<Data: RandomAccessCollection, ID: Hashable, Row: View> = OutlineGroup<
  Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
>

extension List where SelectionValue == Never {
  /// Creates a list of a tree, in which elements with children can be expanded.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == _OutlineContent<Data, Data.Element.ID, RowContent> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree whose elements are identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineContent<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// Creates a list of a tree from the elements of a binding.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == _OutlineContent<Binding<Data>, Data.Element.ID, RowContent> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree from the elements of a binding, identified by a key path.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _OutlineContent<Binding<Data>, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List {
  /// Creates a list of a tree, in which several rows can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == _OutlineContent<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree, in which one row can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == _OutlineContent<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree, identified by a key path, in which several rows can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineContent<Data, ID, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// Creates a list of a tree, identified by a key path, in which one row can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineContent<Data, ID, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// Creates a list of a tree from the elements of a binding, in which several rows can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == _OutlineContent<Binding<Data>, Data.Element.ID, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree from the elements of a binding, in which one row can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == _OutlineContent<Binding<Data>, Data.Element.ID, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree from the elements of a binding, identified by a key path, in which several rows can be
  /// selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _OutlineContent<Binding<Data>, ID, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// Creates a list of a tree from the elements of a binding, identified by a key path, in which one row can be
  /// selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _OutlineContent<Binding<Data>, ID, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
