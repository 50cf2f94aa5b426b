/// Sets what the bars of a page show; `nil` says nothing.
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

/// It writes to the page while it is evaluated: the bar is evaluated in the same update.
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

  /// Where views are erased, one that says the one thing may come in the place of one that says the other.
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

/// A view that says something of the bars of the page that it is in, as long as it is shown there.
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

  /// Whether the containers in the page show it, as a tab view does its chosen tab; the page itself may be covered.
  ///
  /// What has no element, as an item of a toolbar, is shown as the view around is that has one.
  private func isShown(in page: NavigationPage) -> Bool {
    var next = sequence(first: self as Node, next: \.parent).first { $0.hasContent }
    while let node = next, let container = node.container, container !== page.model.node {
      guard node.isShownByContainer else { return false }
      next = container
    }
    return true
  }
}
