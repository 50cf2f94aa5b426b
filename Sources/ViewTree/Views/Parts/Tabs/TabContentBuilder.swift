/// Puts the tabs of a closure together.
///
/// Follows [TabContentBuilder](https://developer.apple.com/documentation/swiftui/tabcontentbuilder).
@resultBuilder nonisolated public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a closure, as the content of a tab view.
  ///
  /// Follows
  /// [TabContentBuilder.Content](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/content).
  nonisolated public struct Content<Tabs: TabContent>: View {
    let tabs: Tabs

    /// Nothing: a tab view shows the tabs.
    @MainActor public var body: some View { EmptyView() }
  }

  /// A tab, or a group of tabs.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Reports a plain view, which is no tab.
  @available(
    *, unavailable, message: "a view is no tab by itself: wrap it in Tab(\"Title\", systemImage: \"star\") { … }"
  )
  public static func buildExpression<V: View>(_ view: V) -> TabGroup<TabValue> { fatalError() }

  /// A single one.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// None.
  public static func buildBlock() -> TabGroup<TabValue> { TabGroup(parts: []) }

  /// Several.
  public static func buildBlock<First: TabContent, Second: TabContent, each Other: TabContent>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> TabGroup<TabValue> {
    var parts: [TabGroup<TabValue>.Part] = [.init(first, step: 0), .init(second, step: 1)]
    for other in repeat each other { parts.append(.init(other, step: parts.count)) }
    return TabGroup(parts: parts)
  }

  /// Tabs that are there while a condition holds.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// The first of two branches.
  public static func buildEither<C: TabContent>(first: C) -> TabGroup<TabValue> where C.TabValue == TabValue {
    TabGroup(parts: [.init(first, step: true)])
  }

  /// The second of two branches.
  public static func buildEither<C: TabContent>(second: C) -> TabGroup<TabValue> where C.TabValue == TabValue {
    TabGroup(parts: [.init(second, step: false)])
  }

  /// Tabs that are there where something is available.
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

/// Several tabs, one after the other: what the builder makes of statements and branches.
nonisolated public struct TabGroup<TabValue: Hashable>: TabContent {
  /// Itself.
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
  public func _addTabs(to list: inout _TabList) {
    for part in parts { list.add(at: part.step) { part.add(&$0) } }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = Wrapped.TabValue

  /// Adds the tabs, if they are there.
  public func _addTabs(to list: inout _TabList) { self?._addTabs(to: &list) }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = Content.TabValue

  /// Adds the tabs of each element.
  public func _addTabs(to list: inout _TabList) {
    ids.prepare?(data)
    for (offset, id) in ids.all(data).enumerated() {
      list.add(at: AnyHashable(id)) { content(ids.element(data, offset))._addTabs(to: &$0) }
    }
  }

  /// Tabs for the elements of a collection, which are told apart by a property of theirs.
  @_disfavoredOverload nonisolated public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, ids: ForEachIDs { $0[keyPath: id] })
  }

  /// Tabs for the elements of a collection, which are told apart by their `id`.
  @_disfavoredOverload nonisolated public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, ids: ForEachIDs(\.id))
  }

  /// Tabs for numbers, which are their own ids.
  nonisolated public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TabValue, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, ids: .numbers)
  }
}
