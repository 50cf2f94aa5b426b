/// A node whose rows are built when they are asked for; how many there are is known before.
@MainActor protocol RowSource: Node {
  var rowCount: Int { get }
  /// Builds the row, unless it is there. Nothing for a row whose id another one has.
  func row(at index: Int) -> Node?
  func index(of row: Node) -> Int?
  /// The first row with an id.
  func index(ofID id: AnyHashable) -> Int?
  /// Takes down the rows of which `isNeeded` says no.
  func release(unless isNeeded: (Int, Node) -> Bool)
}

/// The rows of a collection in a lazy container: only those asked for are there, each found again by its id.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  CollectionNode<Data, ID, Content>, RowSource
{
  private struct Row {
    let id: ID
    let item: ForEachItem<Content>
  }

  private var rows: [Int: Row] = [:]
  private var allIDs: [ID]?
  private(set) var rowCount = 0
  private var reported = Set<ID>()

  override var rowSource: (any RowSource)? { self }
  override var hasElements: Bool { rowCount > 0 }

  override func forEachChild(_ body: (Node) -> Void) { for (_, row) in sortedRows { body(row.item) } }

  private var sortedRows: [(key: Int, value: Row)] { rows.sorted { $0.key < $1.key } }

  // MARK: Values

  override func evaluateNow() {
    let view = view
    let oldCount = rowCount
    view.ids.prepare?(view.data)
    tracking {
      allIDs = view.ids.one == nil ? view.ids.all(view.data) : nil
      rowCount = allIDs?.count ?? view.data.count
    }
    let isRearranged = rearrange(by: rowCount - oldCount)
    for (index, row) in sortedRows { row.item.evaluate(id: row.id, at: index) }
    guard isRearranged || rowCount != oldCount else { return }
    tree.changeCount += 1
    elementsChanged()
  }

  private func id(at index: Int) -> ID {
    if let allIDs { return allIDs[index] }
    return view.ids.one!(view.ids.element(view.data, index))
  }

  /// Finds the rows that are there in the new data, first where they were or moved by a distance; says whether one is
  /// elsewhere or gone.
  private func rearrange(by distance: Int) -> Bool {
    let old = sortedRows
    rows = [:]
    var missing: [(key: Int, value: Row)] = []
    for (index, row) in old {
      if index < rowCount, id(at: index) == row.id { rows[index] = row } else { missing.append((index, row)) }
    }
    guard !missing.isEmpty else { return false }
    missing.removeAll { take($0.value, at: $0.key + distance) }
    for row in search(missing) { row.item.unmount() }
    return true
  }

  private func take(_ row: Row, at index: Int) -> Bool {
    guard index >= 0, index < rowCount, rows[index] == nil, id(at: index) == row.id else { return false }
    rows[index] = row
    return true
  }

  /// Looks through all ids; returns the rows that are gone.
  private func search(_ missing: [(key: Int, value: Row)]) -> [Row] {
    guard !missing.isEmpty else { return [] }
    var places = Dictionary(missing.map { ($0.value.id, $0.value) }, uniquingKeysWith: { first, _ in first })
    for index in 0..<rowCount where rows[index] == nil {
      guard let row = places.removeValue(forKey: id(at: index)) else { continue }
      rows[index] = row
      if places.isEmpty { break }
    }
    return missing.map(\.value).filter { places[$0.id] != nil }
  }

  // MARK: Rows

  func row(at index: Int) -> Node? {
    if let row = rows[index] { return row.item }
    let id = tree.graph.untracked { self.id(at: index) }
    guard !rows.values.contains(where: { $0.id == id }) else {
      if reported.insert(id).inserted { reportRepeated(["\(id)"]) }
      return nil
    }
    let row = Row(id: id, item: ForEachItem(self))
    rows[index] = row
    row.item.evaluate(id: id, at: index)
    return row.item
  }

  func index(of row: Node) -> Int? { rows.first { $0.value.item === row }?.key }

  func index(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return tree.graph.untracked {
      // Rows are often numbered: then the number is the place, and a million rows need not be looked through.
      if let number = id as? Int, number >= 0, number < rowCount, self.id(at: number) == id { return number }
      return (0..<rowCount).first { self.id(at: $0) == id }
    }
  }

  func release(unless isNeeded: (Int, Node) -> Bool) {
    let far = rows.filter { !isNeeded($0.key, $0.value.item) }
    for index in far.keys.sorted() { rows.removeValue(forKey: index)?.item.unmount() }
  }
}
