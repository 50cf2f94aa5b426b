extension TabContent {
  /// Adds a context menu to the tab, which opens at the menu key while the pointer is over the tab.
  ///
  /// Follows
  /// [contextMenu(menuItems:)](https://developer.apple.com/documentation/swiftui/tabcontent/contextmenu(menuitems:)).
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let items = menuItems()
    return changingItem { AnyView($0.contextMenu { items }) }
  }
}
