extension DropTrait {
  /// Takes the values that are dropped before a row of a collection.
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
  /// The row of its collection before which something goes that is put on this one: the next one in its lower half.
  fileprivate func rowToInsert(at height: CGFloat) -> Int? {
    guard let position = collectionItem?.position else { return nil }
    return height > absoluteFrame.height / 2 ? position.index + 1 : position.index
  }
}
