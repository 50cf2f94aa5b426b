/// A view that shows one of several views, with a bar of tabs below for choosing it.
///
///     Inbox
///     ...
///     ------------------------------
///      *Mail*   Search    Settings 2
///
/// A tab is a view with a `tabItem`, or a ``Tab``; its `tag` is its value. The view of a tab is created at its first
/// selection, or at once if its `tabItem` or `tag` may stand in the view's body; later it keeps its state, but
/// disappears while a different tab is selected. While the bar has the focus, Left and Right select a neighbour, Home
/// and End the first and the last tab. A selection without a tab shows the first tab, with an issue. Takes all the
/// proposed space. Follows
/// [TabView](https://developer.apple.com/documentation/swiftui/tabview).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a tab view with a binding to its selection; with `nil` it stores the selection itself.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view of ``Tab``s with a binding to its selection.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = .init(tabs: content())
  }

  /// The selected tab's view with the bar.
  @MainActor public var body: some View {
    TabEntriesView(entries: SubviewList(of: content).entries, selection: selection)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its selection itself.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view of ``Tab``s that stores its selection itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = .init(tabs: content())
  }
}
