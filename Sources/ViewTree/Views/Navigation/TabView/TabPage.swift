/// The view of a tab.
nonisolated struct TabPage: View, Identifiable {
  /// The values that the body of a page passes to the tab view.
  struct Values {
    let values: ContainerValues
    /// The node that read them: another node of the page may take its place before it leaves.
    let reader: ObjectIdentifier
  }
  /// The values of the pages of a tab view, by the ids of the pages.
  typealias Table = Source<[[AnyHashable]: Values]>

  let id: [AnyHashable]
  let content: AnyView
  /// The values of all pages, if this one may pass some.
  let values: Table?

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.layoutNode(RootLayout()) { TabPageNode(RootLayout(), parent: $0, inputs: $1) }.show(view)
  }
}

private final class TabPageNode: LayoutNode<RootLayout, RootLayout.Cache> {
  private var page: TabPage?
  private var last: ContainerValues?

  func show(_ page: TabPage) {
    let old = self.page?.content
    self.page = page
    if page.values == nil { last = nil }
    // A value that was read evaluates no page again, also none with closures, which are never equal.
    if old.map({ $0.isSame(as: page.content) }) != true { evaluate(page.content) }
    readValues()
  }

  override func prepareToMeasure() {
    super.prepareToMeasure()
    readValues()
  }

  /// Stores the values that the view passes, if they have changed.
  private func readValues() {
    guard let page, let target = page.values, let content = currentChildren.first else { return }
    let new = content.containerValues
    if let last, last.hasSameTab(as: new) { return }
    last = new
    target.update { $0[page.id] = TabPage.Values(values: new, reader: ObjectIdentifier(self)) }
  }

  override func willUnmount() {
    if let page, let values = page.values, last != nil {
      values.update { if $0[page.id]?.reader == ObjectIdentifier(self) { $0[page.id] = nil } }
    }
    super.willUnmount()
  }
}

extension ContainerValues {
  fileprivate func hasSameTab(as other: Self) -> Bool {
    tags == other.tags && self[BadgeValue.self] == other[BadgeValue.self]
      && Comparison.areSame(self[TabItemValue.self], other[TabItemValue.self])
  }
}
