/// Sets properties of a page's bars; `nil` leaves a property unchanged.
nonisolated struct NavigationBarModifier: ViewModifier {
  typealias Body = Never

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
private final class NavigationBarNode: ModifierNode<NavigationBarModifier>, PageClaimant {
  override func didEvaluateContent(isFirst: Bool) { claim() }

  func claim(in page: NavigationPage) {
    claim(modifier.title, of: page.title)
    claim(modifier.subtitle, of: page.subtitle)
    claim(modifier.hidesBackButton, of: page.hidesBackButton)
    claim(modifier.hidesTitle, of: page.hidesTitle)
    claim(modifier.top, of: page.topVisibility)
    claim(modifier.bottom, of: page.bottomVisibility)
    claim(modifier.columnWidth, of: page.columnWidth)
  }

  /// With erased types, a modifier for one property may replace a modifier for a different one.
  private func claim<Value>(_ value: Value?, of claims: PageClaims<Value>) {
    if let value { claims.claim(value, for: self) } else { claims.withdraw(self) }
  }

  func withdraw(from page: NavigationPage) {
    page.title.withdraw(self)
    page.subtitle.withdraw(self)
    page.hidesBackButton.withdraw(self)
    page.hidesTitle.withdraw(self)
    page.topVisibility.withdraw(self)
    page.bottomVisibility.withdraw(self)
    page.columnWidth.withdraw(self)
  }

  override func willUnmount() { withdraw() }
  override func didLeave() { withdraw() }
  override func didReturn() { claim() }
  override func activityChanged() { claim() }
}

/// A view that sets a property of its page's bars, as long as it is shown in the page.
@MainActor protocol PageClaimant: Node {
  func claim(in page: NavigationPage)
  func withdraw(from page: NavigationPage)
}

extension PageClaimant {
  private var page: NavigationPage? { inputs.environmentValues.navigationPage }

  func claim() {
    guard let page else { return }
    if !isLeaving, isShown(in: page) { claim(in: page) } else { withdraw(from: page) }
  }

  func withdraw() { if let page { withdraw(from: page) } }

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
