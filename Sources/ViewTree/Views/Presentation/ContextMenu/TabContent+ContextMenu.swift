extension TabContent {
  /// Adds a menu to the tab, that the key for menus opens while the pointer is over it.
  ///
  /// Follows
  /// [contextMenu(menuItems:)](https://developer.apple.com/documentation/swiftui/tabcontent/contextmenu(menuitems:)).
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let items = menuItems()
    return changingItem { AnyView($0.contextMenu { items }) }
  }
}
