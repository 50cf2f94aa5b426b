extension TableRowContent {
  /// Adds a context menu to the row, which a secondary click opens.
  ///
  /// Follows
  /// [contextMenu(menuItems:)](https://developer.apple.com/documentation/swiftui/tablerowcontent/contextmenu(menuitems:)).
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let menu = MainActorValue(menuItems())
    return changed { row in row.contextMenu { menu.value } }
  }

  /// Adds a context menu to the row, with a preview beside it.
  ///
  /// Follows
  /// [contextMenu(menuItems:preview:)](https://developer.apple.com/documentation/swiftui/tablerowcontent/contextmenu(menuitems:preview:)).
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (menu, picture) = (MainActorValue(menuItems()), MainActorValue(preview()))
    return changed { row in
      row.contextMenu {
        menu.value
      } preview: {
        picture.value
      }
    }
  }
}
