/// What can stand in a tab view: tabs, and groups of tabs.
///
/// Types of your own have a body of such. Follows
/// [TabContent](https://developer.apple.com/documentation/swiftui/tabcontent).
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values by which the tabs are selected.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The tabs of which it consists; itself, where it is a tab.
  associatedtype Body: TabContent

  /// The tabs of which it consists.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Adds its tabs to those of a tab view; called by it.
  nonisolated func _addTabs(to list: inout _TabList)
}

extension TabContent {
  /// Adds the tabs of the body.
  nonisolated public func _addTabs(to list: inout _TabList) {
    onMainActor(self) { $0.body }._addTabs(to: &list)
  }
}

extension TabContent where Body == Self {
  /// Itself.
  public var body: Self { self }
}

/// The tabs of a tab view, while they are put together.
public struct _TabList {
  var views: SubviewList

  mutating func add(at step: AnyHashable, _ tabs: (inout _TabList) -> Void) {
    views.enter(step)
    tabs(&self)
    views.leave()
  }
}

extension TabContent {
  /// Shows a number beside the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text beside the tab; `nil` shows none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    var values = ContainerValues()
    values[BadgeValue.self] = label
    return ModifiedTabs(tabs: self, values: values)
  }

  /// Shows a text beside the tab; `nil` shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

  /// Shows a text, as it is, beside the tab; `nil` shows none.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Leaves the tab out while it is hidden.
  nonisolated public func hidden(_ isHidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabs(tabs: self, isHidden: isHidden)
  }

  /// Accepted: users do not arrange the tabs of a bar.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}

/// Tabs that say something to the tab view.
nonisolated private struct ModifiedTabs<Tabs: TabContent>: TabContent {
  typealias TabValue = Tabs.TabValue
  typealias Body = Self

  let tabs: Tabs
  var values = ContainerValues()
  var isHidden = false

  func _addTabs(to list: inout _TabList) {
    guard !isHidden else { return }
    list.views.adding(values) { views in
      var inner = _TabList(views: views)
      tabs._addTabs(to: &inner)
      views = inner.views
    }
  }
}
