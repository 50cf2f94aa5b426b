/// A result builder that combines the tabs of a closure.
///
/// Follows [TabContentBuilder](https://developer.apple.com/documentation/swiftui/tabcontentbuilder).
@resultBuilder nonisolated public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a closure, as the content of a tab view.
  ///
  /// Follows [TabContentBuilder.Content](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/content).
  nonisolated public struct Content<Tabs: TabContent>: View {
    let tabs: Tabs

    /// An empty view: the tab view shows the tabs.
    @MainActor public var body: some View { EmptyView() }
  }

  /// Returns content of one or more tabs.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Reports at compile time that a plain view is not a tab.
  @available(
    *, unavailable, message: "a view is not a tab: wrap it in Tab(\"Title\", systemImage: \"star\") { … }"
  )
  public static func buildExpression<V: View>(_ view: V) -> TabGroup<TabValue> { fatalError() }

  /// Reports at compile time that a statement without a value, such as an assignment, is not a tab.
  @available(*, unavailable, message: "a statement without a value is not a tab: move it into an action")
  public static func buildExpression(_ statement: Void) -> TabGroup<TabValue> { fatalError() }

  /// Returns the only content of a closure.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Returns empty content.
  public static func buildBlock() -> TabGroup<TabValue> { TabGroup(parts: []) }

  /// Combines several contents.
  public static func buildBlock<First: TabContent, Second: TabContent, each Other: TabContent>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> TabGroup<TabValue> {
    var parts: [TabGroup<TabValue>.Part] = [.init(first, step: 0), .init(second, step: 1)]
    for other in repeat each other { parts.append(.init(other, step: parts.count)) }
    return TabGroup(parts: parts)
  }

  /// Returns tabs that exist while a condition is true.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// Returns the tabs of the first branch.
  public static func buildEither<C: TabContent>(first: C) -> TabGroup<TabValue> where C.TabValue == TabValue {
    TabGroup(parts: [.init(first, step: true)])
  }

  /// Returns the tabs of the second branch.
  public static func buildEither<C: TabContent>(second: C) -> TabGroup<TabValue> where C.TabValue == TabValue {
    TabGroup(parts: [.init(second, step: false)])
  }

  /// Returns tabs that depend on an availability check.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TabGroup<TabValue>
  where C.TabValue == TabValue { TabGroup(parts: [.init(content, step: true)]) }
}

extension TabContentBuilder.Content: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    var tabs = _TabList(views: list)
    self.tabs._addTabs(to: &tabs)
    list = tabs.views
  }
}

/// The combined tabs of several statements or branches in a builder.
nonisolated public struct TabGroup<TabValue: Hashable>: TabContent {
  /// The content has no body of its own.
  public typealias Body = Self

  struct Part {
    let step: AnyHashable
    let add: (inout _TabList) -> Void

    init(_ content: some TabContent, step: AnyHashable) {
      self.step = step
      add = { content._addTabs(to: &$0) }
    }
  }

  let parts: [Part]

  /// Adds the tabs.
  public func _addTabs(to list: inout _TabList) { for part in parts { list.add(at: part.step) { part.add(&$0) } } }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Wrapped.TabValue

  /// Adds the tabs if the value is not `nil`.
  public func _addTabs(to list: inout _TabList) { self?._addTabs(to: &list) }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Content.TabValue

  /// Adds the tabs of each element.
  public func _addTabs(to list: inout _TabList) {
    ids.prepare?(data)
    for (offset, id) in ids.all(data).enumerated() {
      list.add(at: AnyHashable(id)) { content(ids.element(data, offset))._addTabs(to: &$0) }
    }
  }

  /// Creates tabs for the elements of a collection, which are identified by a key path.
  @_disfavoredOverload nonisolated public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, ids: ForEachIDs { $0[keyPath: id] })
  }

  /// Creates tabs for the identifiable elements of a collection.
  @_disfavoredOverload nonisolated public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, ids: ForEachIDs(\.id))
  }

  /// Creates tabs for the numbers of a range, which identify themselves.
  nonisolated public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TabValue, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, ids: .numbers)
  }
}
