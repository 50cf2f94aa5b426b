/// Views made from a collection, one group for each element, which keeps its identity and state by the element's id.
///
/// Two elements with the same id are an issue; the second is left out. Follows
/// [ForEach](https://developer.apple.com/documentation/swiftui/foreach).
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let ids: ForEachIDs<Data, ID>
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @_disfavoredOverload nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, ids: ForEachIDs { $0[keyPath: id] })
  }

  @_disfavoredOverload nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, ids: ForEachIDs(\.id))
  }

  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, ids: .numbers)
  }

  nonisolated public init(
    _ data: Range<Int>, id: KeyPath<Int, Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, ids: id == \.self ? .numbers : ForEachIDs { $0[keyPath: id] })
  }

  /// Rows over the elements of a binding. They are arranged again when the ids change, and a row is evaluated again
  /// when its element does.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    data.readIfObserved()
    self.init(data: data, content: content, ids: .bound { $0.values(of: id, name: "ids by \(id)") })
  }

  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID {
    data.readIfObserved()
    self.init(data: data, content: content, ids: .bound { $0.values(of: \.id, name: "ids") })
  }

  nonisolated public static var _isUnary: Bool { false }

  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if let node = slot.node {
      return unsafeDowncast(node, to: CollectionNode<Data, ID, Content>.self).update(view)
    }
    let node: CollectionNode<Data, ID, Content> = slot.node {
      $0.buildsRowsLazily ? LazyForEachNode(view, parent: $0, inputs: $1) : ForEachNode(view, parent: $0, inputs: $1)
    }
    node.evaluateNow()
  }
}

/// How the ids of the elements are found.
struct ForEachIDs<Data: RandomAccessCollection, ID> {
  let all: (Data) -> [ID]
  /// The id of one element; `nil` where only all can be asked together.
  let one: ((Data.Element) -> ID)?
  /// Called before the ids are asked for.
  var prepare: ((Data) -> Void)?
  /// The element at an offset from the start.
  var element: (Data, Int) -> Data.Element = { $0[$0.index($0.startIndex, offsetBy: $1)] }

  init(_ one: @escaping (Data.Element) -> ID) {
    all = { $0.map(one) }
    self.one = one
  }

  init(all: @escaping (Data) -> [ID], one: ((Data.Element) -> ID)? = nil) {
    self.all = all
    self.one = one
  }
}

extension ForEachIDs {
  fileprivate static func bound<C>(all: @escaping (Data) -> [ID]) -> ForEachIDs where Data == Binding<C> {
    var ids = ForEachIDs(all: all)
    ids.prepare = { $0.location.prepare() }
    return ids
  }
}

extension ForEachIDs<Range<Int>, Int> {
  /// Numbers are their own ids. A collection whose type is not known takes several times as long.
  static var numbers: ForEachIDs {
    var ids = ForEachIDs(all: { Array($0) }, one: { $0 })
    ids.element = { $0.lowerBound + $1 }
    return ids
  }
}

extension Binding {
  /// Observation notes what is read while a body runs. The ids are read later: a collection that only Observation knows
  /// is read now.
  fileprivate func readIfObserved() { if location.host == nil { _ = location.get() } }
}

/// A node that makes the contents of rows.
@MainActor class RowMaker<Content: View>: Node {
  /// Makes the content at an offset. A function and no override, which would ask for the collection's type each time.
  @exclusivity(unchecked) final fileprivate(set) var makeContent: (Int) -> Content

  fileprivate init(_ makeContent: @escaping (Int) -> Content, parent: Node, inputs: Inputs) {
    self.makeContent = makeContent
    super.init(parent: parent, inputs: inputs)
  }
}

/// The node of a collection of views.
@MainActor class CollectionNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowMaker<Content> {
  final private(set) var view: ForEach<Data, ID, Content>

  init(_ view: ForEach<Data, ID, Content>, parent: Node, inputs: Inputs) {
    self.view = view
    super.init(view.makeContent, parent: parent, inputs: inputs)
  }

  final func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    makeContent = view.makeContent
    evaluateAgain()
  }
}

extension ForEach {
  /// The content of the element at an offset.
  fileprivate var makeContent: (Int) -> Content {
    let (data, content, element) = (data, content, ids.element)
    return { content(element(data, $0)) }
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  CollectionNode<Data, ID, Content>
{
  /// Of type `ForEachItem<Content>`: a list of nodes is one of those that are specialized.
  private var items: [Node] = []
  private var ids: [ID] = []
  /// The offsets of the elements whose id another one before them has: they have no item.
  private var repeated: Set<Int> = []

  override func forEachChild(_ body: (Node) -> Void) { items.forEachBorrowed(body) }

  override func evaluateNow() {
    let view = view
    view.ids.prepare?(view.data)
    let newIDs = tracking { view.ids.all(view.data) }
    if newIDs != ids { arrange(newIDs) }
    var item = 0
    for offset in newIDs.indices {
      if !repeated.isEmpty, repeated.contains(offset) { continue }
      unsafeDowncast(items[item], to: ForEachItem<Content>.self).evaluate(id: newIDs[offset], at: offset)
      item += 1
    }
  }

  private func arrange(_ newIDs: [ID]) {
    let old = items.isEmpty ? nil : Dictionary(uniqueKeysWithValues: zip(unique(ids), items))
    repeated = offsetsOfRepeated(newIDs)
    items = old.map { rearranged($0, by: unique(newIDs)) } ?? makeItems(newIDs.count - repeated.count)
    ids = newIDs
    if !repeated.isEmpty { reportRepeated(Set(repeated.map { "\(newIDs[$0])" }).sorted()) }
    tree.changeCount += 1
    elementsChanged()
  }

  /// The ids that have an item.
  private func unique(_ ids: [ID]) -> [ID] {
    repeated.isEmpty ? ids : ids.indices.filter { !repeated.contains($0) }.map { ids[$0] }
  }

  private func makeItems(_ count: Int) -> [Node] {
    var items: [Node] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(ForEachItem<Content>(self)) }
    return items
  }

  private func rearranged(_ old: [ID: Node], by ids: [ID]) -> [Node] {
    var old = old
    let items = ids.map { old.removeValue(forKey: $0) ?? ForEachItem<Content>(self) }
    for item in old.values { item.unmount() }
    return items
  }
}

// Without this each id is hashed by asking its type how, which takes longer than to evaluate a row's toggle.
@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
private func offsetsOfRepeated<ID: Hashable>(_ ids: [ID]) -> Set<Int> {
  var seen = Set<ID>(minimumCapacity: ids.count)
  return Set(ids.indices.filter { !seen.insert(ids[$0]).inserted })
}

extension Node {
  func reportRepeated(_ ids: [String]) {
    tree.report(
      "ForEach: the id \(ids.joined(separator: ", ")) occurs several times; only the first element of each is shown. Give each element an id of its own.",
      at: self)
  }
}

/// One row: its content is evaluated by a rule of its own, so that a change of what the row reads reaches only the row.
final class ForEachItem<Content: View>: ParentNode, CollectionItem {
  private unowned(unsafe) let maker: RowMaker<Content>
  @exclusivity(unchecked) private(set) var offset = 0
  @exclusivity(unchecked) private var id: Any?
  var itemID: AnyHashable? { id as? AnyHashable }
  override var identity: AnyHashable? { itemID }

  var position: (index: Int, count: Int)? {
    if let source = parent?.rowSource { return source.index(of: self).map { ($0, source.rowCount) } }
    var (index, count): (Int?, Int) = (nil, 0)
    parent?.forEachChild { node in
      if node === self { index = count }
      count += 1
    }
    return index.map { ($0, count) }
  }

  init(_ maker: RowMaker<Content>) {
    self.maker = maker
    super.init(parent: maker, inputs: maker.inputs)
  }

  override var buildsRowsLazily: Bool { false }
  override var name: String? { id.map { "[\(shortDescription(of: $0))]" } }

  func evaluate(id: Any, at offset: Int) {
    self.id = id
    self.offset = offset
    evaluateAgain()
  }

  override func evaluateNow() { evaluateChild(tracking { maker.makeContent(offset) }) }
}

/// A node that stands for one element of a collection.
@MainActor protocol CollectionItem: Node {
  var itemID: AnyHashable? { get }
  /// Where it stands among how many.
  var position: (index: Int, count: Int)? { get }
}
