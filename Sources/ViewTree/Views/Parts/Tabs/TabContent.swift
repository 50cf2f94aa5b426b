/// A type that contributes tabs and groups of tabs to a tab view.
///
/// A custom type composes other content in its `body`. Follows
/// [TabContent](https://developer.apple.com/documentation/swiftui/tabcontent).
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values that select the tabs.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The type of the content's body; `Self` for a tab.
  associatedtype Body: TabContent

  /// The tabs that the content is composed of.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Adds the tabs to those of a tab view, which calls this function.
  nonisolated func _addTabs(to list: inout _TabList)
}

extension TabContent {
  /// Adds the tabs of the body.
  nonisolated public func _addTabs(to list: inout _TabList) { onMainActor(self) { $0.body }._addTabs(to: &list) }
}

extension TabContent where Body == Self {
  /// The content, which is its own body.
  public var body: Self { self }
}

/// The tabs of a tab view while they are collected.
public struct _TabList {
  var views: SubviewList
  /// The changes that surrounding modifiers make to the item of a tab in the bar, the innermost last.
  private var changes: [TabItemChange.Change] = []

  init(views: SubviewList) { self.views = views }

  /// The combined change of all surrounding modifiers; `nil` if there is none.
  var change: TabItemChange.Change? {
    let changes = changes
    return changes.isEmpty ? nil : { changes.reversed().reduce($0) { $1($0) } }
  }

  /// Adds tabs with values for the tab view, and with a change to their items in the bar.
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
  /// Shows a number beside the tab; 0 removes it.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text beside the tab; `nil` removes it.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    var values = ContainerValues()
    values[BadgeValue.self] = label
    return ModifiedTabs(tabs: self, values: values)
  }

  /// Shows a localized text beside the tab; `nil` removes it.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

  /// Shows a verbatim text beside the tab; `nil` removes it.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Omits the tab while it is hidden.
  nonisolated public func hidden(_ isHidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabs(tabs: self, isHidden: isHidden)
  }

  /// Disables the choice of the tab; the program can still select it.
  ///
  /// Follows [disabled(_:)](https://developer.apple.com/documentation/swiftui/tabcontent/disabled(_:)).
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    var values = ContainerValues()
    if disabled { values[TabDisabled.self] = true }
    return ModifiedTabs(tabs: self, values: values)
  }

  /// Returns the tabs with a change to their items in the bar.
  nonisolated package func changingItem(_ change: @escaping (AnyView) -> AnyView) -> some TabContent<TabValue> {
    ModifiedTabs(tabs: self, change: change)
  }
}

/// Whether a tab cannot be chosen by the user.
enum TabDisabled: ContainerValueKey {
  static var defaultValue: Bool { false }
}

/// The change to the item of a tab in the bar.
enum TabItemChange: ContainerValueKey {
  typealias Change = (AnyView) -> AnyView

  static var defaultValue: Change? { nil }
}

/// Tabs with values for the tab view.
nonisolated private struct ModifiedTabs<Tabs: TabContent>: TabContent {
  typealias TabValue = Tabs.TabValue
  typealias Body = Self

  let tabs: Tabs
  var values = ContainerValues()
  var isHidden = false
  var change: TabItemChange.Change?

  func _addTabs(to list: inout _TabList) { if !isHidden { list.adding(values, change) { tabs._addTabs(to: &$0) } } }
}
