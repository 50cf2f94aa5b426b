/// A node that builds its rows on demand and knows their number in advance.
@MainActor protocol RowSource: Node {
  var rowCount: Int { get }
  /// Returns the row at an index, and builds it if necessary.
  func row(at index: Int) -> Node
  func index(of row: Node) -> Int?
  /// Returns the index of the first row with an id.
  func index(ofID id: AnyHashable) -> Int?
  /// Returns the index of the first row whose views, as the closure makes them, have an identity; builds no row.
  func index(ofExplicitID id: AnyHashable) -> Int?
  /// Removes the rows for which `isNeeded` returns false.
  func release(unless isNeeded: (Int, Node) -> Bool)
}

/// The rows of a collection in a lazy container.
///
/// Only requested rows exist, and each is found again by its id.
///
/// Rows of several elements with the same id could be told apart only by reading all ids. Such a row stays at its index
/// as long as an element with its id is there; otherwise it moves to the first such element without a row.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  CollectionNode<Data, ID, Content>, RowSource
{
  private struct Row {
    let id: ID
    let item: ForEachItem<Content>
    /// The index of its element.
    var index: Int
  }

  /// The existing rows, in order.
  private var rows: [Row] = []
  /// The ids of the existing rows; one that two rows have is reported, and no longer needed.
  private var builtIDs = Set<ID>()
  private var allIDs: [ID]?
  private(set) var rowCount = 0
  private var reported = Set<ID>()

  override var rowSource: (any RowSource)? { self }
  override var hasContent: Bool { rowCount > 0 }

  override func forEachChild(_ body: (Node) -> Void) { for row in rows { body(row.item) } }

  // MARK: Values

  override func evaluateNow() {
    let view = view
    let oldCount = rowCount
    view.ids.prepare?(view.data)
    tracking {
      allIDs = view.ids.one == nil ? view.ids.all(view.data) : nil
      rowCount = allIDs?.count ?? view.data.count
    }
    let known = rows.count
    let isRearranged = rearrange(by: rowCount - oldCount)
    if rows.isEmpty, rowCount == oldCount { noteNewRows(known) }
    for row in rows { row.item.evaluate(id: row.id, at: row.index) }
    if isRearranged || rowCount != oldCount { rowsChanged() }
  }

  private func id(at index: Int) -> ID {
    if let allIDs { return allIDs[index] }
    return view.ids.one!(view.ids.element(view.data, index))
  }

  /// Matches the existing rows with the new data, first at their old index, then moved by `distance`.
  ///
  /// Returns whether a row moved or is gone.
  private func rearrange(by distance: Int) -> Bool {
    let areInPlace = rows.map { $0.index < rowCount && id(at: $0.index) == $0.id }
    guard areInPlace.contains(false) else { return false }
    let old = rows
    rows = []
    var taken = Set<Int>(minimumCapacity: old.count)
    var missing: [Row] = []
    for (row, isInPlace) in zip(old, areInPlace) {
      if isInPlace { keep(row, at: row.index, &taken) } else { missing.append(row) }
    }
    missing.removeAll { row in
      let index = row.index + distance
      guard index >= 0, index < rowCount, !taken.contains(index), id(at: index) == row.id else { return false }
      keep(row, at: index, &taken)
      return true
    }
    let gone = search(missing, &taken)
    rows.sort { $0.index < $1.index }
    builtIDs = Set(rows.map(\.id))
    for row in gone { removeChild(row.item, as: row.id) }
    return true
  }

  private func keep(_ row: Row, at index: Int, _ taken: inout Set<Int>) {
    taken.insert(index)
    rows.append(Row(id: row.id, item: row.item, index: index))
  }

  /// Searches all ids for the missing rows; returns the rows that are gone.
  private func search(_ missing: [Row], _ taken: inout Set<Int>) -> [Row] {
    guard !missing.isEmpty else { return [] }
    // `popLast()` then takes rows with the same id in their old order.
    var places = Dictionary(grouping: missing.reversed(), by: \.id)
    for index in 0..<rowCount where !taken.contains(index) {
      let id = id(at: index)
      guard let row = places[id]?.popLast() else { continue }
      keep(row, at: index, &taken)
      if places[id]?.isEmpty == true { places[id] = nil }
      if places.isEmpty { break }
    }
    let gone = Set(places.values.joined().map { ObjectIdentifier($0.item) })
    return missing.filter { gone.contains(ObjectIdentifier($0.item)) }
  }

  // MARK: Rows

  /// Returns the position in `rows` of the row at an index, or the position at which it would be inserted.
  ///
  /// Rows are mostly consecutive, which narrows the search.
  private func position(of index: Int) -> Int {
    guard let first = rows.first, let last = rows.last, index > first.index else { return 0 }
    if index > last.index { return rows.count }
    let (low, high) = (max(rows.count - 1 - (last.index - index), 0), min(index - first.index, rows.count - 1))
    return (low..<high).partitionPoint { rows[$0].index >= index }
  }

  func row(at index: Int) -> Node {
    let position = position(of: index)
    if position < rows.count, rows[position].index == index { return rows[position].item }
    let id = tree.graph.untracked { self.id(at: index) }
    if !builtIDs.insert(id).inserted, reported.insert(id).inserted { reportRepeated([shortDescription(of: id)]) }
    let returning = restoreChild(id).map { downcast($0, to: ForEachItem<Content>.self) }
    let row = Row(id: id, item: returning ?? ForEachItem(self), index: index)
    rows.insert(row, at: position)
    row.item.evaluate(id: id, at: index)
    preferencesRearranged()
    return row.item
  }

  func index(of row: Node) -> Int? {
    guard row.parent === self else { return nil }
    let index = downcast(row, to: ForEachItem<Content>.self).offset
    let position = position(of: index)
    return position < rows.count && rows[position].item === row ? index : nil
  }

  func index(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return tree.graph.untracked {
      // Ids are often consecutive numbers. The number is then the index, and a million rows need not be searched.
      if let number = id as? Int, number >= 0, number < rowCount, self.id(at: number) == id { return number }
      return (0..<rowCount).first { self.id(at: $0) == id }
    }
  }

  func index(ofExplicitID id: AnyHashable) -> Int? {
    let type = Swift.type(of: id.base)
    if !Content.mayContain({ $0 == AnyView.self || ($0 as? any SubviewSource.Type)?.idType == type }) { return nil }
    return tree.graph.untracked { (0..<rowCount).first { SubviewList(of: makeContent($0)).contains(id) } }
  }

  func release(unless isNeeded: (Int, Node) -> Bool) {
    var far: [Row] = []
    rows.removeAll { row in
      if isNeeded(row.index, row.item) { return false }
      far.append(row)
      return true
    }
    for row in far {
      builtIDs.remove(row.id)
      row.item.unmount()
    }
    if !far.isEmpty { preferencesRearranged() }
  }
}
