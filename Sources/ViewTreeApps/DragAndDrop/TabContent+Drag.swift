extension TabContent {
  /// Accepts values of a type that are dropped on the tab.
  ///
  /// Follows
  /// [dropDestination(for:action:)](https://developer.apple.com/documentation/swiftui/tabcontent/dropdestination(for:action:)).
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    changingItem { item in
      AnyView(
        item.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }

  /// Lets the user drag a value from the tab.
  ///
  /// Follows [draggable(_:)](https://developer.apple.com/documentation/swiftui/tabcontent/draggable(_:)).
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> { changingItem { AnyView($0.draggable(payload())) } }
}
