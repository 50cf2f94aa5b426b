/// A tree of data: an element with children is a disclosure group, an element without is its view.
///
///     v Fruit
///         Apple
///         Pear
///     > Nuts
///       Salt
///
/// Children are created when their parent is first expanded. Follows
/// [OutlineGroup](https://developer.apple.com/documentation/swiftui/outlinegroup).
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate typealias Rows = ForEach<Data, ID, OutlineRow<Data, ID, Leaf>>

  /// The data at the top of the tree.
  fileprivate enum Start {
    case root(Data.Element)
    case data(Data)
  }

  fileprivate let start: Start
  fileprivate let tree: OutlineTree<Data, ID, Leaf>
}

/// The functions that walk a tree of data.
nonisolated fileprivate struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
  /// Creates the rows of some elements.
  let rows:
    (Data, @escaping (Data.Element) -> OutlineRow<Data, ID, Leaf>) -> ForEach<Data, ID, OutlineRow<Data, ID, Leaf>>
}

/// One element of a tree.
nonisolated fileprivate struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let element: Data.Element
  let tree: OutlineTree<Data, ID, Leaf>
}

extension OutlineRow: View where Leaf: View {
  @MainActor var body: some View {
    if let children = tree.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(AnyView(tree.view(of: children)))
      } label: {
        tree.content(element)
      }
    } else {
      tree.content(element)
    }
  }
}

extension OutlineRow: TableRowContent where Leaf: TableRowContent {
  typealias TableRowValue = Leaf.TableRowValue
  typealias TableRowBody = Never

  @MainActor func _rows(_ row: @escaping (Leaf.TableRowValue) -> AnyView) -> AnyView {
    let label = tree.content(element)._rows(row)
    guard let children = tree.children(element) else { return label }
    return TableRowOutline.group(nil, label: label) { tree.tableRows(of: children)._rows(row) }
  }
}

extension OutlineTree where Leaf: TableRowContent {
  func tableRows(of data: Data) -> some TableRowContent<Leaf.TableRowValue> {
    rows(data) { OutlineRow(element: $0, tree: self) }
  }
}

extension OutlineTree where Leaf: View {
  func view(of data: Data) -> some View { rows(data) { OutlineRow(element: $0, tree: self) } }
}

/// The content of an expanded group of a tree.
///
/// Follows [OutlineSubgroupChildren](https://developer.apple.com/documentation/swiftui/outlinesubgroupchildren).
nonisolated public struct OutlineSubgroupChildren: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  private let content: AnyView

  fileprivate init(_ content: AnyView) { self.content = content }

  /// A Boolean value that indicates whether the view is always exactly one element of its stack.
  public static var _isUnary: Bool { false }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    AnyView._evaluate(view.content, in: &slot)
  }
}

extension OutlineGroup: View where Leaf: View {
  /// A row for each element, or a group if it has children.
  @MainActor public var body: some View {
    switch start {
    case .root(let element): OutlineRow(element: element, tree: tree)
    case .data(let data): tree.view(of: data).outermostOutlineLevel()
    }
  }
}

extension OutlineGroup: TableRowContent where Leaf: TableRowContent {
  /// The type of the value of a row.
  public typealias TableRowValue = Leaf.TableRowValue
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  /// Returns a row for each element that is shown; called by the table.
  @MainActor public func _rows(_ row: @escaping (Leaf.TableRowValue) -> AnyView) -> AnyView {
    let rows =
      switch start {
      case .root(let element): OutlineRow(element: element, tree: tree)._rows(row)
      case .data(let data): tree.tableRows(of: data)._rows(row)
      }
    return AnyView(rows.environment(\.tableRowOutline, TableRowOutline()))
  }
}

extension OutlineGroup where Parent: TableRowContent, Parent == Leaf, Subgroup == DisclosureTableRow<Leaf, Leaf> {
  /// Creates rows of a table for a tree of identifiable elements; an element whose children are `nil` cannot be
  /// expanded.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, DataElement == Leaf.TableRowValue {
    self.init(.data(data), children: { $0[keyPath: children] }, content: content) { ForEach($0, content: $1) }
  }

  /// Creates rows of a table for a tree of identifiable elements with one element as its root.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, DataElement == Leaf.TableRowValue {
    self.init(.root(root), children: { $0[keyPath: children] }, content: content) { ForEach($0, content: $1) }
  }
}

extension OutlineGroup {
  private init(
    _ start: Start, children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf,
    rows: @escaping (Data, @escaping (Data.Element) -> OutlineRow<Data, ID, Leaf>) -> Rows
  ) {
    self.start = start
    tree = OutlineTree(children: children, content: content, rows: rows)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates a tree whose elements are identified by a key path; an element whose children are `nil` cannot be
  /// expanded.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.data(data), children: { $0[keyPath: children] }, content: content) { ForEach($0, id: id, content: $1) }
  }

  /// Creates a tree of identifiable elements; an element whose children are `nil` cannot be expanded.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a tree with one element as its root, identified by a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.root(root), children: { $0[keyPath: children] }, content: content) { ForEach($0, id: id, content: $1) }
  }

  /// Creates a tree of identifiable elements with one element as its root.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates a tree from the elements of a binding, identified by a key path.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(.data(data), children: { Binding($0[dynamicMember: children]) }, content: content) {
      ForEach($0, id: id, content: $1)
    }
  }

  /// Creates a tree from the identifiable elements of a binding.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element, ID == E.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a tree from a binding to its root, identified by a key path.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(.root(root), children: { Binding($0[dynamicMember: children]) }, content: content) {
      ForEach($0, id: id, content: $1)
    }
  }

  /// Creates a tree from a binding to its identifiable root.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element, ID == E.ID {
    self.init(root, id: \.id, children: children, content: content)
  }
}
