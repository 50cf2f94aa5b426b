extension DynamicViewContent {
  /// Takes values of a type that the pointer carries to the rows, and puts them between them.
  ///
  /// The action is called with the value, alone in its array, and with the index of the row before which it goes: in the
  /// lower half of a row the next one, below the rows of a list the number of rows. A row that takes the value itself has
  /// it. Follows
  /// [dropDestination(for:action:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/dropdestination(for:action:)).
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(
      DropTrait(accepts: { T.value(of: $0) != nil }) { value, row in
        if let value = T.value(of: value) { action([value], row) }
      })
  }

  /// Takes what has data of one of some kinds that the pointer carries to the rows, and puts it between them.
  ///
  /// The action is called with the index of the row before which it goes. Follows
  /// [onInsert(of:perform:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/oninsert(of:perform:)).
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(
      DropTrait(accepts: { NSItemProvider.of($0).has(supportedContentTypes) }) { value, row in
        action(row, [NSItemProvider.of(value)])
      })
  }

  /// Takes what has data of one of some kinds, named by their identifiers, between the rows; the older form.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }
}

extension DropTrait {
  /// Takes values that are dropped before a row of a collection.
  nonisolated fileprivate init(
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
  /// Before which row of its collection something goes that is put on this one: behind it in its lower half.
  fileprivate func rowToInsert(at height: CGFloat) -> Int? {
    guard let position = collectionItem?.position else { return nil }
    return height > absoluteFrame.height / 2 ? position.index + 1 : position.index
  }
}
