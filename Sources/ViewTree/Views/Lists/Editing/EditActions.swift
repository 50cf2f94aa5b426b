/// The edits that the user can make to the rows of a bound collection; each edit changes the collection at once.
///
///     List($fruits, editActions: [.delete, .move]) { $fruit in Text(fruit.name) }
///
/// Follows [EditActions](https://developer.apple.com/documentation/swiftui/editactions).
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits: bit 0 moves rows, bit 1 deletes them.
  public let rawValue: Int

  /// Creates the actions whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// The action of moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The action of deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// The actions of moving and deleting rows.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// A row of a bound collection that the user can edit.
///
/// Follows [EditableCollectionContent](https://developer.apple.com/documentation/swiftui/editablecollectioncontent).
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  fileprivate let content: Content
  fileprivate let data: Binding<Data>
  fileprivate let actions: EditActions<Data>

  /// The row with its edit actions.
  @MainActor public var body: some View { content.modifier(RowEditing(delete: delete, move: move)) }

  @MainActor private var delete: ((IndexSet) -> Void)? {
    guard actions.contains(EditActions(rawValue: 2)) else { return nil }
    return { offsets in
      guard let old = data.wrappedValue as? any RangeReplaceableCollection else { return }
      if let new = old.removing(offsets) as? Data { data.wrappedValue = new }
    }
  }

  @MainActor private var move: ((IndexSet, Int) -> Void)? {
    guard actions.contains(EditActions(rawValue: 1)) else { return nil }
    return { offsets, destination in
      guard let old = data.wrappedValue as? any MutableCollection else { return }
      if let new = old.moving(offsets, to: destination) as? Data { data.wrappedValue = new }
    }
  }
}

extension RangeReplaceableCollection {
  fileprivate func removing(_ offsets: IndexSet) -> Self {
    Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  fileprivate func moving(_ offsets: IndexSet, to destination: Int) -> Self {
    var new = self
    new.move(fromOffsets: offsets, toOffset: destination)
    return new
  }
}

extension ForEach {
  /// Creates rows for the elements of a binding, which the user can delete or move.
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>
  {
    self.init(data) { EditableCollectionContent(content: content($0), data: data, actions: editActions) }
  }

  /// Creates rows for the elements of a binding, identified by a key path, which the user can delete or move.
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection, Content == EditableCollectionContent<R, C>
  {
    self.init(data, id: id) { EditableCollectionContent(content: content($0), data: data, actions: editActions) }
  }
}

extension List {
  /// Creates a list with rows for the elements of a binding, which the user can delete or move.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never, Data.Element: Identifiable,
    Content == ForEach<Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with rows for the elements of a binding, identified by a key path, which the user can delete or
  /// move.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>>
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with rows for the elements of a binding, in which the user can delete, move and select several
  /// rows.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with rows for the elements of a binding, in which the user can delete or move rows, and select
  /// one.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with rows for the elements of a binding, identified by a key path, in which the user can delete,
  /// move and select several rows.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with rows for the elements of a binding, identified by a key path, in which the user can delete or
  /// move rows, and select one.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}
