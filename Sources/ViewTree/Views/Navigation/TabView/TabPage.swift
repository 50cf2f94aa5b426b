/// The view of a tab.
nonisolated struct TabPage: View, Identifiable {
  /// The values that the bodies of pages pass to a tab view.
  typealias Values = [[AnyHashable]: ContainerValues]

  let id: [AnyHashable]
  let content: AnyView
  /// Where to store the values from the page's body, if they are needed.
  let values: Source<Values>?

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.layoutNode(RootLayout()) { TabPageNode(RootLayout(), parent: $0, inputs: $1) }.show(view)
  }
}

private final class TabPageNode: LayoutNode<RootLayout, RootLayout.Cache> {
  private var page: TabPage?
  private var last = ContainerValues()

  func show(_ page: TabPage) {
    self.page = page
    evaluate(page.content)
    readValues()
  }

  override func prepareToMeasure() {
    super.prepareToMeasure()
    readValues()
  }

  /// Stores the values that the view passes, if they have changed.
  private func readValues() {
    guard let page, let target = page.values else { return }
    var new = ContainerValues()
    currentChildren.first?.addContainerValues(to: &new)
    let isKnown = tree.graph.untracked { target.value[page.id] != nil }
    guard !isKnown || !last.hasSameTab(as: new) else { return }
    last = new
    target.update { $0[page.id] = new }
  }

  override func willUnmount() {
    if let page { page.values?.update { $0[page.id] = nil } }
    super.willUnmount()
  }
}

extension ContainerValues {
  fileprivate func hasSameTab(as other: Self) -> Bool {
    tags == other.tags && self[BadgeValue.self] == other[BadgeValue.self]
      && Comparison.areSame(self[TabItemValue.self], other[TabItemValue.self])
  }
}
