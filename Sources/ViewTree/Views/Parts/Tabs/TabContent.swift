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
  /// What modifiers around add to the item of a tab in the bar, the innermost last.
  private var changes: [TabItemChange.Change] = []

  init(views: SubviewList) { self.views = views }

  /// What all modifiers around add to the item of a tab; `nil`: nothing.
  var change: TabItemChange.Change? {
    let changes = changes
    return changes.isEmpty ? nil : { changes.reversed().reduce($0) { $1($0) } }
  }

  /// Adds tabs that say something to the tab view, and to whose items in the bar something is added.
  mutating func adding(_ values: ContainerValues, _ change: TabItemChange.Change?, _ tabs: (inout _TabList) -> Void) {
    var inner = self
    if let change { inner.changes.append(change) }
    views.adding(values) { views in
      inner.views = views
      tabs(&inner)
      views = inner.views
    }
  }

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

  /// Says whether the tab cannot be chosen; a program can still select it.
  ///
  /// Follows [disabled(_:)](https://developer.apple.com/documentation/swiftui/tabcontent/disabled(_:)).
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    var values = ContainerValues()
    if disabled { values[TabDisabled.self] = true }
    return ModifiedTabs(tabs: self, values: values)
  }

  /// The tabs with more at their items in the bar.
  nonisolated func changingItem(_ change: @escaping TabItemChange.Change) -> some TabContent<TabValue> {
    ModifiedTabs(tabs: self, change: change)
  }
}

/// Whether a tab cannot be chosen.
enum TabDisabled: ContainerValueKey {
  static var defaultValue: Bool { false }
}

/// What is added to the item of a tab in the bar.
enum TabItemChange: ContainerValueKey {
  typealias Change = (AnyView) -> AnyView

  static var defaultValue: Change? { nil }
}

/// Tabs that say something to the tab view.
nonisolated private struct ModifiedTabs<Tabs: TabContent>: TabContent {
  typealias TabValue = Tabs.TabValue
  typealias Body = Self

  let tabs: Tabs
  var values = ContainerValues()
  var isHidden = false
  var change: TabItemChange.Change?

  func _addTabs(to list: inout _TabList) {
    if !isHidden { list.adding(values, change) { tabs._addTabs(to: &$0) } }
  }
}
