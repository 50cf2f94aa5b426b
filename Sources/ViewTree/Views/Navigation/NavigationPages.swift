/// The pages of a stack; the topmost is shown.
nonisolated struct NavigationPages<Root: View>: View {
  let path: PathStorage
  let root: Root

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node {
      NavigationRenderNode(
        NavigationLayout(),
        NavigationModel(graph: $1.tree.graph, path: view.path, in: $1.environmentValues.navigationPage), parent: $0,
        inputs: $1)
    }.show(view.root, path: view.path)
  }
}

/// Shows the last subview in all the proposed space.
struct NavigationLayout: EngineLayout {
  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.last?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.last?.place(at: bounds.origin, proposal: proposal)
  }
}

/// The node of a stack.
///
/// It depends on the path and on the followed links: a push evaluates it and the new page, and no page below.
class NavigationRenderNode<L: EngineLayout>: LayoutRenderNode<L, L.Cache>, PageSettingNode {
  final let model: NavigationModel
  private(set) final lazy var root = makePage(.root)
  private(set) final var pushed: [PageNode] = []

  /// The page that is shown.
  final var top: PageNode { pushed.last ?? root }

  init(_ layout: L, _ model: NavigationModel, parent: Node, inputs: Inputs) {
    self.model = model
    super.init(layout, parent: parent, inputs: inputs)
    features.formUnion([.keepsInactiveViews, .keepsPresentations])
    model.node = self
    tree.keepsInactiveViews = true
  }

  override func forEachChild(_ body: (Node) -> Void) {
    body(root)
    pushed.forEach(body)
  }

  final override func shows(_ node: Node) -> Bool {
    var page = node
    while let outer = page.parent, outer !== self { page = outer }
    return shows(page: page)
  }

  /// Returns whether a page, or the content beside pages, is shown.
  func shows(page: Node) -> Bool { page === top }

  /// Returns the node of a new page over a page below.
  final func makePage(_ content: NavigationPage.Content, over below: NavigationPage? = nil) -> PageNode {
    PageNode(model.makePage(content, over: below), parent: self, inputs: inputs.insideRenderNode)
  }

  func show<Root: View>(_ root: Root, path: PathStorage) {
    model.path = path
    self.root.show(root)
    evaluateAgain()
  }

  override func evaluateNow() {
    let (elements, links) = tracking { (model.path.elements(), model.links.value) }
    let (old, oldTop) = (pushed, top)
    pushed = pages(elements, links)
    // The pages at the beginning that stay.
    let kept = zip(old, pushed).prefix { $0 === $1 }.count
    applySettings()
    guard kept < max(old.count, pushed.count) else { return }
    for page in pushed[kept...] { page.evaluateNow() }
    for page in old[kept...] { removeChild(page) }
    renderNodesChanged()
    preferencesRearranged()
    if oldTop !== top {
      if !oldTop.isUnmounted { oldTop.notifyActivity() }
      top.notifyActivity()
    }
  }

  final func applySettings(in page: NavigationPage) {
    if page === model.enclosingPage { page.inner.set(WeakPage(page: top.page), for: self) }
  }

  final func removeSettings(from page: NavigationPage) { page.inner.remove(self) }

  final override func willUnmount() {
    super.willUnmount()
    removeSettings()
  }

  final override var activityObserver: (any ActivityObserver)? { self }

  /// Returns the pages for the values of the path, and for the followed links on each of them.
  ///
  /// All pages are new from the first changed one on.
  func pages(_ elements: [PathElement], _ links: [LinkedDestination]) -> [PageNode] {
    var pages: [PageNode] = []
    let followed = Dictionary(links.compactMap { link in link.page.map { (ObjectIdentifier($0), link) } }) { $1 }
    func appendLinks() {
      let below = (pages.last ?? root).page
      if let link = followed[ObjectIdentifier(below)] { append(.link(link)) }
    }
    func append(_ content: NavigationPage.Content) {
      let below = pages.last ?? root
      let old = pages.count < pushed.count ? pushed[pages.count] : nil
      if let old, old.page.previous === below.page, old.page.content.isSame(as: content) {
        pages.append(old)
      } else {
        pages.append(makePage(content, over: below.page))
      }
      appendLinks()
    }
    appendLinks()
    for element in elements { append(.value(element)) }
    return pages
  }
}

/// The node of a page.
///
/// The page of a value or a link depends on the reads of its closure.
final class PageNode: ParentNode, PreferenceScope, StatefulNode {
  let page: NavigationPage

  init(_ page: NavigationPage, parent: Node, inputs: Inputs) {
    self.page = page
    super.init(parent: parent, inputs: inputs)
  }

  override var preferenceScope: (any PreferenceScope)? { self }
  var hasStates: Bool { true }
  func takeStates(of other: any StatefulNode) {
    page.singletons.takeValues(of: downcast(other, to: PageNode.self).page.singletons, for: tree.host)
  }
  private func takeGivenStates() { if child == nil { tree.givenStates?.hand(to: self) } }

  func forgetPreference(_ key: ObjectIdentifier?) { if key == nil { page.viewsRearranged() } }

  /// Shows the first page.
  func show<Root: View>(_ root: Root) {
    takeGivenStates()
    evaluateChild(PageFrame(page: page, shown: root).environment(StackPageKey.self, constant: page))
  }

  /// Shows the next column, with a way back to the first if there is room for only one; a column that contains columns
  /// itself has no bars.
  func showNext<Next: View>(_ next: Next, hasBars: Bool) {
    takeGivenStates()
    let page = page
    let goBack = ExitCommand(isEnabled: { page.model.untracked { page.back != nil } }) { page.pop() }
    if hasBars {
      evaluateChild(
        PageFrame(page: page, shown: next).modifier(goBack).environment(StackPageKey.self, constant: page))
    } else {
      evaluateChild(LayoutContainer(layout: RootLayout(), content: next).modifier(goBack))
    }
  }

  override func evaluateNow() {
    takeGivenStates()
    let view = tracking { makeView() }
    let page = page
    evaluateChild(
      PageFrame(page: page, shown: view ?? AnyView(EmptyView()))
        .onExitCommand { if page.hidesBackButton.value != true { page.pop() } }
        .environment(\.dismiss, DismissAction(isPresented: page.isPresented))
        .environment(\.isPresented, true)
        .environment(StackPageKey.self, constant: page))
    if view == nil { tree.effects.add { [self] in if !isUnmounted { reportMissing() } } }
  }

  private func makeView() -> AnyView? {
    switch page.content {
    case .root, .next: nil
    case .link(let link): link.makeView()
    case .value(let element): page.model.destinations(of: element.type).value?(element.value)
    }
  }

  /// Reports a missing destination after the update, in which it may be added.
  private func reportMissing() {
    guard case .value(let element) = page.content else { return }
    page.model.reportMissing(element.type, at: self)
  }
}
