/// An item that the system places in a bar.
///
/// Has no effect: default items stay in their places.
///
/// The field of a search is below the title, and a page has one title. Follows
/// [DefaultToolbarItem](https://developer.apple.com/documentation/swiftui/defaulttoolbaritem).
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  /// Creates an item for a part of the bar, and the placement for it on a phone.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// The content without visible items.
  @MainActor public var body: some CustomizableToolbarContent { ToolbarItem(id: "") { EmptyView() }.hidden() }
}
