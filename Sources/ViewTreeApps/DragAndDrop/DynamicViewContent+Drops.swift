extension DynamicViewContent {
  /// Inserts values of a type that are dropped on the rows.
  ///
  /// The action is called with an array of the single value, and with the index before which it is inserted: the next
  /// row's index if the drop is on the lower half of a row, and the number of rows if it is below the rows of a list. A
  /// row that accepts the value itself receives it instead. Follows
  /// [dropDestination(for:action:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/dropdestination(for:action:)).
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(
      DropTrait(accepts: { T.value(of: $0) != nil }) { value, row in
        if let value = T.value(of: value) { action([value], row) }
      })
  }

  /// Inserts items with data of some types that are dropped on the rows.
  ///
  /// The action is called with the index before which the item is inserted. Follows
  /// [onInsert(of:perform:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/oninsert(of:perform:)).
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(
      DropTrait(accepts: { NSItemProvider.of($0).has(supportedContentTypes) }) { value, row in
        action(row, [NSItemProvider.of(value)])
      })
  }

  /// Inserts items with data of some types, given by their identifiers; an older form of the modifier.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }
}
