extension ToolbarContent {
  /// Removes the items while `hidden` is true.
  ///
  /// Follows [hidden(_:)](https://developer.apple.com/documentation/swiftui/toolbarcontent/hidden(_:)).
  @ToolbarContentBuilder nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    if !hidden { self }
  }
}

extension CustomizableToolbarContent {
  /// Removes the items while `hidden` is true.
  @ToolbarContentBuilder nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    if !hidden { self }
  }
}

extension View {
  /// Removes a control from a group in a toolbar while `hidden` is true.
  ///
  /// Follows [toolbarItemHidden(_:)](https://developer.apple.com/documentation/swiftui/view/toolbaritemhidden(_:)).
  @ViewBuilder nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { if !hidden { self } }
}
