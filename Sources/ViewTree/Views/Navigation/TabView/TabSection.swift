/// A group of tabs with a title; a tab bar shows the tabs with the others, without the title.
///
/// Follows [TabSection](https://developer.apple.com/documentation/swiftui/tabsection).
nonisolated public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>: TabContent
where Content.TabValue == SelectionValue {
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = SelectionValue
  /// The type of the body, which is the tab content itself.
  public typealias Body = Self

  private let header: Header
  private let content: Content

  /// Creates a section, with or without a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header = { EmptyView() }
  ) {
    self.header = header()
    self.content = content()
  }

  /// Adds the tabs of the section to a list; called by the engine.
  public func _addTabs(to list: inout _TabList) { content._addTabs(to: &list) }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}
