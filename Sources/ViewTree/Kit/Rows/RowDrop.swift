extension DropTrait {
  /// Creates a trait for values that are dropped on a row of a collection; `insert` receives the index before which
  /// they go.
  package init(
    accepts: @escaping (any Sendable) -> Bool, insert: @escaping (_ value: any Sendable, _ row: Int) -> Void
  ) {
    self.init(
      accepts: accepts,
      handle: { event in
        if event.phase == .dropped, let row = event.row { insert(event.value, row) }
      }, row: { $0.rowToInsert(at: $1) })
  }
}

extension RenderNode {
  /// Returns the index before which a value dropped on this row is inserted: the next row's in the lower half of the
  /// row, otherwise its own; `nil` outside of a collection.
  fileprivate func rowToInsert(at height: CGFloat) -> Int? {
    guard let position = collectionItem?.position else { return nil }
    return height > absoluteFrame.height / 2 ? position.index + 1 : position.index
  }
}
