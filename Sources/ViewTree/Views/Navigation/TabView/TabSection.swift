/// Tabs that belong together; a bar shows them with the others, without the title.
///
/// Follows [TabSection](https://developer.apple.com/documentation/swiftui/tabsection).
nonisolated public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>: TabContent
where Content.TabValue == SelectionValue {
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = SelectionValue
  /// Itself.
  public typealias Body = Self

  private let header: Header
  private let content: Content

  /// Tabs with a title.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }

  /// Adds the tabs of the section.
  public func _addTabs(to list: inout _TabList) { content._addTabs(to: &list) }
}

extension TabSection where Header == Text {
  /// Tabs with a title.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Tabs with a title, which is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection where Header == EmptyView {
  /// Tabs without a title.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}
