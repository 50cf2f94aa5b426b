/// A node whose rows are built when they are asked for; how many there are is known before.
@MainActor protocol RowSource: Node {
  var rowCount: Int { get }
  /// Builds the row, unless it is there.
  func row(at index: Int) -> Node
  func index(of row: Node) -> Int?
  /// The first row with an id.
  func index(ofID id: AnyHashable) -> Int?
  /// Takes down the rows of which `isNeeded` says no.
  func release(unless isNeeded: (Int, Node) -> Bool)
}

/// The rows of a collection in a lazy container: only those asked for are there, each found again by its id.
///
/// Which of several elements with the same id a row is of could be told only if all ids were looked at: such a row
/// stays where it is as long as an element with its id is there, and else comes to the first that has none.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  CollectionNode<Data, ID, Content>, RowSource
{
  private struct Row {
    let id: ID
    let item: ForEachItem<Content>
    /// The place of its element.
    var index: Int
  }

  /// The rows that are there, in their order.
  private var rows: [Row] = []
  /// How many of the rows that are there have an id.
  private var counts: [ID: Int] = [:]
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

  /// Finds the rows that are there in the new data, first where they were or moved by a distance; says whether one is
  /// elsewhere or gone.
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
    counts = Dictionary(rows.map { ($0.id, 1) }, uniquingKeysWith: +)
    for row in gone { takeDown(row.item, as: row.id) }
    return true
  }

  private func keep(_ row: Row, at index: Int, _ taken: inout Set<Int>) {
    taken.insert(index)
    rows.append(Row(id: row.id, item: row.item, index: index))
  }

  /// Looks through all ids; returns the rows that are gone.
  private func search(_ missing: [Row], _ taken: inout Set<Int>) -> [Row] {
    guard !missing.isEmpty else { return [] }
    // The last of several with the same id is the first to be taken.
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

  /// Where the row at an index is among those that are there, or would be.
  ///
  /// Most often they follow each other.
  private func position(of index: Int) -> Int {
    guard let first = rows.first, let last = rows.last, index > first.index else { return 0 }
    if index > last.index { return rows.count }
    var (low, high) = (max(rows.count - 1 - (last.index - index), 0), min(index - first.index, rows.count - 1))
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func row(at index: Int) -> Node {
    let position = position(of: index)
    if position < rows.count, rows[position].index == index { return rows[position].item }
    let id = tree.graph.untracked { self.id(at: index) }
    if counts[id] != nil, reported.insert(id).inserted { reportRepeated([shortDescription(of: id)]) }
    let returning = takeBack(id).map { downcast($0, to: ForEachItem<Content>.self) }
    let row = Row(id: id, item: returning ?? ForEachItem(self), index: index)
    rows.insert(row, at: position)
    counts[id, default: 0] += 1
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
      // Rows are often numbered: then the number is the place, and a million rows need not be looked through.
      if let number = id as? Int, number >= 0, number < rowCount, self.id(at: number) == id { return number }
      return (0..<rowCount).first { self.id(at: $0) == id }
    }
  }

  func release(unless isNeeded: (Int, Node) -> Bool) {
    var far: [Row] = []
    rows.removeAll { row in
      if isNeeded(row.index, row.item) { return false }
      far.append(row)
      return true
    }
    for row in far {
      counts[row.id] = counts[row.id].flatMap { $0 > 1 ? $0 - 1 : nil }
      row.item.unmount()
    }
    if !far.isEmpty { preferencesRearranged() }
  }
}
