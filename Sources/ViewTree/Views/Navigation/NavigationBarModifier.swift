/// Sets properties of a page's bars; `nil` leaves a property unchanged.
nonisolated struct NavigationBarModifier: ViewModifier {
  var title: Text?
  var subtitle: Text?
  var hidesBackButton: Bool?
  var hidesTitle: Bool?
  var top: Visibility?
  var bottom: Visibility?
  var columnWidth: SplitColumnWidth?

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: NavigationBarNode.self)
  }
}

/// The node writes to the page during its evaluation, so that the bar is evaluated in the same update.
private final class NavigationBarNode: ModifierNode<NavigationBarModifier>, PageSettingNode {
  override func didEvaluateContent(isFirst: Bool) { applySettings() }

  func applySettings(in page: NavigationPage) {
    set(page.title, to: modifier.title)
    set(page.subtitle, to: modifier.subtitle)
    set(page.hidesBackButton, to: modifier.hidesBackButton)
    set(page.hidesTitle, to: modifier.hidesTitle)
    set(page.topVisibility, to: modifier.top)
    set(page.bottomVisibility, to: modifier.bottom)
    set(page.columnWidth, to: modifier.columnWidth)
  }

  /// With erased types, a modifier for one property may replace a modifier for a different one.
  private func set<Value>(_ setting: PageSetting<Value>, to value: Value?) {
    if let value { setting.set(value, for: self) } else { setting.remove(self) }
  }

  func removeSettings(from page: NavigationPage) {
    page.title.remove(self)
    page.subtitle.remove(self)
    page.hidesBackButton.remove(self)
    page.hidesTitle.remove(self)
    page.topVisibility.remove(self)
    page.bottomVisibility.remove(self)
    page.columnWidth.remove(self)
  }

  override func willUnmount() { removeSettings() }
  override var activityObserver: (any ActivityObserver)? { self }
}

/// A view that sets a property of its page's bars, as long as it is shown in the page.
@MainActor protocol PageSettingNode: ActivityObserver {
  func applySettings(in page: NavigationPage)
  func removeSettings(from page: NavigationPage)
}

extension PageSettingNode {
  private var page: NavigationPage? { inputs.environmentValues.navigationPage }

  func applySettings() {
    guard let page else { return }
    if !isLeaving, isShown(in: page) { applySettings(in: page) } else { removeSettings(from: page) }
  }

  func removeSettings() { if let page { removeSettings(from: page) } }

  func didLeave() { removeSettings() }
  func didReturn() { applySettings() }
  func activityChanged() { applySettings() }

  /// Whether the containers in the page show the view, as a tab view shows its selected tab; the page itself may be
  /// covered.
  ///
  /// A view without an element, such as a toolbar item, is shown if its nearest ancestor with an element is shown.
  private func isShown(in page: NavigationPage) -> Bool {
    var next = sequence(first: self as Node, next: \.parent).first { $0.hasContent }
    while let node = next, let container = node.container, container !== page.model.node {
      guard node.isShownByContainer else { return false }
      next = container
    }
    return true
  }
}
