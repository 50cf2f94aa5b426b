/// Views created from a collection.
///
/// Each element has one group of views, whose identity and state belong to the element's id.
///
/// Elements with the same id are reported as an issue. All of them are shown: the first keeps the state of the first
/// element with that id in the last evaluation, the second that of the second, and so on. Each row is evaluated
/// separately, so a value that one row reads does not affect the others. Follows
/// [ForEach](https://developer.apple.com/documentation/swiftui/foreach).
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of elements.
  public var data: Data
  /// Creates the views of an element.
  public var content: (Data.Element) -> Content
  let ids: ForEachIDs<Data, ID>

  package init(data: Data, content: @escaping (Data.Element) -> Content, ids: ForEachIDs<Data, ID>) {
    (self.data, self.content, self.ids) = (data, content, ids)
  }
}

extension ForEach: View where Content: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  /// Creates views for the elements of a collection, identified by a key path.
  @_disfavoredOverload nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, ids: ForEachIDs { $0[keyPath: id] })
  }

  /// Creates views for the elements of a collection, identified by their `id`.
  @_disfavoredOverload nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, ids: ForEachIDs(\.id))
  }

  /// Creates views for a range of numbers, which are their own ids.
  ///
  /// The range may change in a later evaluation: rows are then added or removed at its ends. In a picker the tag of a
  /// view without one is its place from 0, as in SwiftUI; with `id: \.self` it is the number.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    var ids = ForEachIDs<Data, ID>.numbers
    ids.tagsPlaces = true
    self.init(data: data, content: content, ids: ids)
  }

  /// Creates views for a range of numbers, identified by a key path; `\.self` is the number.
  nonisolated public init(
    _ data: Range<Int>, id: KeyPath<Int, Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, ids: id == \.self ? .numbers : ForEachIDs { $0[keyPath: id] })
  }

  /// Creates rows for the elements of a binding, identified by a key path.
  ///
  /// Rows are rearranged when the ids change, and a row is evaluated again when its element changes.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data._Whole.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: _BindingCollection {
    data._whole.readIfObserved()
    let name = "ids by \(propertyLabel(id, in: typeName(Data._Whole.Element.self)))"
    self.init(data: data, content: content, ids: .bound { $0._whole.values(of: id, name: name) })
  }

  /// Creates rows for the elements of a binding, identified by their `id`.
  ///
  /// Rows are rearranged when the ids change, and a row is evaluated again when its element changes.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data: _BindingCollection, Data._Whole.Element: Identifiable, ID == Data._Whole.Element.ID {
    data._whole.readIfObserved()
    self.init(data: data, content: content, ids: .bound { $0._whole.values(of: \.id, name: "ids") })
  }

  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated public static var _isUnary: Bool { false }
  /// Whether views in it come and go by themselves.
  nonisolated public static var _isGroup: Bool { true }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if let node = slot.node { return downcast(node, to: CollectionNode<Data, ID, Content>.self).update(view) }
    let node: CollectionNode<Data, ID, Content> = slot.node {
      $0.buildsRowsLazily ? LazyForEachNode(view, parent: $0, inputs: $1) : ForEachNode(view, parent: $0, inputs: $1)
    }
    node.evaluateNow()
  }
}

/// The functions that compute the ids of the elements.
package struct ForEachIDs<Data: RandomAccessCollection, ID> {
  let all: (Data) -> [ID]
  /// Returns the id of one element; `nil` if ids can only be computed for the whole collection.
  let one: ((Data.Element) -> ID)?
  /// Prepares a binding to a collection before the ids are computed; `nil` for other collections.
  var prepare: ((Data) -> Void)?
  /// Returns the element at an offset from the start.
  var element: (Data, Int) -> Data.Element = { $0[$0.index($0.startIndex, offsetBy: $1)] }
  /// Whether options without a tag are identified by their places, and not by their ids.
  var tagsPlaces = false

  package init(_ one: @escaping (Data.Element) -> ID) {
    all = { $0.map(one) }
    self.one = one
  }

  init(all: @escaping (Data) -> [ID], one: ((Data.Element) -> ID)? = nil) {
    self.all = all
    self.one = one
  }
}

extension ForEachIDs {
  fileprivate static func bound(all: @escaping (Data) -> [ID]) -> ForEachIDs where Data: _BindingCollection {
    var ids = ForEachIDs(all: all)
    ids.prepare = { $0._whole.location.prepare() }
    return ids
  }
}

extension ForEachIDs<Range<Int>, Int> {
  /// Numbers are their own ids.
  ///
  /// Generic code for an unknown collection type takes several times as long.
  package static var numbers: ForEachIDs {
    var ids = ForEachIDs(all: { Array($0) }, one: { $0 })
    ids.element = { $0.lowerBound + $1 }
    return ids
  }
}

extension Binding {
  /// Reads a collection that only Observation tracks while the body runs.
  ///
  /// The ids are read later, when Observation no longer records reads.
  fileprivate func readIfObserved() { if location.host == nil { _ = location.get() } }
}

/// A node that creates the content of rows.
@MainActor class RowMaker<Content: View>: Node {
  /// Creates the content at an offset.
  ///
  /// A stored function instead of an override, which would look up the collection's type at each call.
  @safe @exclusivity(unchecked) final fileprivate(set) var makeContent: (Int) -> Content

  fileprivate init(_ makeContent: @escaping (Int) -> Content, parent: Node, inputs: Inputs) {
    self.makeContent = makeContent
    super.init(parent: parent, inputs: inputs)
  }
}

/// The node of a collection of views.
@MainActor
class CollectionNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowMaker<Content>,
  PreferenceScope
{
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

  /// Called when rows were added, removed or reordered.
  final func rowsChanged() {
    tree.noteChange()
    renderNodesChanged()
    preferencesRearranged()
  }

  /// Notes that all rows were replaced by the same number of new rows.
  final func noteNewRows(_ count: Int) {
    if count > 1, let hub = tree.hub { for recorder in hub.recorders { recorder.rowsAreNew(in: self) } }
  }

  final override var preferenceScope: (any PreferenceScope)? { self }

  final func addPreferences<K>(to reduction: inout PreferenceReduction<K>) {
    reduction.isDynamic = true
    addContributions(to: &reduction)
  }
}

extension ForEach {
  /// Returns the content of the element at an offset.
  fileprivate var makeContent: (Int) -> Content {
    let (data, content, element) = (data, content, ids.element)
    return { content(element(data, $0)) }
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  CollectionNode<Data, ID, Content>
{
  /// Items of the type `ForEachItem<Content>`.
  ///
  /// The array has the element type `Node` because arrays of nodes are specialized.
  private var items: [Node] = []
  private var ids: [ID] = []
  /// The number of earlier elements with the same id, by offset; contains only elements whose id is repeated.
  private var occurrences: [Int: Int] = [:]
  private var reported = Set<ID>()
  /// Whether the rows have never been arranged.
  private var isFirst = true

  override func forEachChild(_ body: (Node) -> Void) { items.forEachBorrowed(body) }

  override func evaluateNow() {
    let view = view
    view.ids.prepare?(view.data)
    let newIDs = tracking { view.ids.all(view.data) }
    if newIDs != ids { arrange(newIDs) }
    for offset in newIDs.indices {
      downcast(items[offset], to: ForEachItem<Content>.self).evaluate(id: newIDs[offset], at: offset)
    }
  }

  private func arrange(_ newIDs: [ID]) {
    let newOccurrences = occurrencesOfRepeated(newIDs)
    items =
      items.isEmpty && withTree { $0.leaving.isEmpty }
      ? makeItems(newIDs.count) : rearranged(by: newIDs, newOccurrences)
    if isFirst { isFirst = false } else { noteInsertions() }
    (ids, occurrences) = (newIDs, newOccurrences)
    if !occurrences.isEmpty { reportRepeated() }
    rowsChanged()
  }

  /// Reports the insertion of new items, which are not evaluated yet.
  private func noteInsertions() {
    let new = items.filter { downcast($0, to: ForEachItem<Content>.self).child == nil }
    for item in new { tree.didInsert(item) }
    if new.count == items.count, new.count == ids.count { noteNewRows(new.count) }
  }

  private func makeItems(_ count: Int) -> [Node] {
    var items: [Node] = []
    items.reserveCapacity(count)
    // A closure would look up the type of the items at each call.
    for _ in 0..<count { items.append(ForEachItem<Content>(self)) }
    return items
  }

  /// Returns the items in the order of the new ids; removes the items that are no longer needed.
  private func rearranged(by newIDs: [ID], _ newOccurrences: [Int: Int]) -> [Node] {
    var firsts = [ID: Node](minimumCapacity: items.count)
    var others: [Occurrence<ID>: Node] = [:]
    for (offset, item) in items.enumerated() {
      if let number = occurrences[offset] {
        others[Occurrence(id: ids[offset], number: number)] = item
      } else {
        firsts[ids[offset]] = item
      }
    }
    func take(_ id: ID, _ number: Int?) -> Node? {
      guard let number else { return firsts.removeValue(forKey: id) }
      return others.removeValue(forKey: Occurrence(id: id, number: number))
    }
    func key(_ id: ID, _ number: Int?) -> AnyHashable { Occurrence(id: id, number: number ?? 0) }
    let new = newIDs.indices.map { offset in
      let (id, number) = (newIDs[offset], newOccurrences[offset])
      return take(id, number) ?? restoreChild(key(id, number)) ?? ForEachItem<Content>(self)
    }
    for offset in items.indices {
      let (id, number) = (ids[offset], occurrences[offset])
      if let item = take(id, number) { removeChild(item, as: key(id, number)) }
    }
    return new
  }

  private func reportRepeated() {
    let new = Set(occurrences.keys.map { ids[$0] }).subtracting(reported)
    guard !new.isEmpty else { return }
    reported.formUnion(new)
    reportRepeated(new.map { shortDescription(of: $0) }.sorted())
  }
}

/// An element whose id an earlier element has too.
private struct Occurrence<ID: Hashable>: Hashable {
  let id: ID
  /// The number of elements with the id that come before it.
  let number: Int
}

// Unspecialized code looks up the hash function of each id, which takes longer than evaluating a row with a toggle.
@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
private func occurrencesOfRepeated<ID: Hashable>(_ ids: [ID]) -> [Int: Int] {
  var seen = Set<ID>(minimumCapacity: ids.count)
  var counts: [ID: Int] = [:]
  var occurrences: [Int: Int] = [:]
  for offset in ids.indices where !seen.insert(ids[offset]).inserted {
    counts[ids[offset], default: 0] += 1
    occurrences[offset] = counts[ids[offset]]
  }
  return occurrences
}

extension Node {
  func reportRepeated(_ ids: [String]) {
    tree.report(
      "ForEach: several elements have the id \(ids.joined(separator: ", ")); the state of one may move to another when the collection changes. Give each element an id of its own.",
      at: self)
  }
}

/// One row; a rule of its own evaluates its content, so a change of a value that the row reads affects only the row.
final class ForEachItem<Content: View>: ParentNode, CollectionItem {
  private let maker: Unowned<RowMaker<Content>>
  @safe @exclusivity(unchecked) private(set) var offset = 0
  @safe @exclusivity(unchecked) private var id: Any?
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
    self.maker = Unowned(maker)
    super.init(parent: maker, inputs: maker.inputs, features: .isCollectionItem)
  }

  /// The offset names a row whose id is an object, because the identity of an object differs in each run.
  override var name: String? {
    id.map { $0 is ObjectIdentifier || type(of: $0) is AnyClass ? "[#\(offset)]" : "[\(shortDescription(of: $0))]" }
  }

  func evaluate(id: Any, at offset: Int) {
    self.id = id
    self.offset = offset
    evaluateAgain()
  }

  override func evaluateNow() { evaluateMember(tracking { maker.object.makeContent(offset) }) }
}

/// A node that represents one element of a collection.
@MainActor protocol CollectionItem: Node {
  var itemID: AnyHashable? { get }
  /// The index among the rows, and the number of rows.
  var position: (index: Int, count: Int)? { get }
}
