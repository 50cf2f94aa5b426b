/// The pages of a stack, of which the topmost is shown.
nonisolated struct NavigationPages<Root: View>: View {
  typealias Body = Never

  let path: PathStorage
  let root: Root

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { NavigationRenderNode(path: view.path, parent: $0, inputs: $1) }.show(view.root, path: view.path)
  }
}

/// Shows the last subview in all the space that is offered.
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
/// It depends on the path and on the links that are followed: a push evaluates it and the new page, and no page below.
private final class NavigationRenderNode: LayoutRenderNode<NavigationLayout> {
  private let model: NavigationModel
  private lazy var root = PageNode(model.makePage(.root, over: nil), parent: self, inputs: inputs.insideRenderNode)
  private var pushed: [PageNode] = []

  /// The page that is shown.
  private var top: PageNode { pushed.last ?? root }

  init(path: PathStorage, parent: Node, inputs: Inputs) {
    model = NavigationModel(graph: inputs.tree.graph, path: path)
    super.init(NavigationLayout(), parent: parent, inputs: inputs)
    model.node = self
    tree.keepsInactiveViews = true
  }

  override func forEachChild(_ body: (Node) -> Void) {
    body(root)
    pushed.forEach(body)
  }

  override var keepsInactiveViews: Bool { true }
  override var keepsPresentations: Bool { true }

  override func shows(_ node: Node) -> Bool {
    var page = node
    while let outer = page.parent, outer !== self { page = outer }
    return page === top
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
    // The pages that stay are the first.
    let kept = zip(old, pushed).prefix { $0 === $1 }.count
    guard kept < max(old.count, pushed.count) else { return }
    for page in pushed[kept...] { page.evaluateNow() }
    for page in old[kept...] { takeDown(page) }
    renderNodesChanged()
    preferencesRearranged()
    if oldTop !== top {
      if !oldTop.isUnmounted { oldTop.notifyActivity() }
      top.notifyActivity()
    }
  }

  /// The pages for the values of the path, and for the links that are followed on each of them.
  ///
  /// From the first that is another one than before all are new.
  private func pages(_ elements: [PathElement], _ links: [LinkedDestination]) -> [PageNode] {
    var pages: [PageNode] = []
    let followed = Dictionary(links.map { (ObjectIdentifier($0.page), $0) }) { $1 }
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
        let page = model.makePage(content, over: below.page)
        pages.append(PageNode(page, parent: self, inputs: inputs.insideRenderNode))
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
/// That of a value or a link depends on what its closure reads.
private final class PageNode: ParentNode {
  let page: NavigationPage

  init(_ page: NavigationPage, parent: Node, inputs: Inputs) {
    self.page = page
    super.init(parent: parent, inputs: inputs)
  }

  override func preferenceChanged(_ key: ObjectIdentifier?) {
    if key == nil { page.viewsRearranged() }
    super.preferenceChanged(key)
  }

  /// The first page.
  func show<Root: View>(_ root: Root) {
    evaluateChild(PageFrame(page: page, shown: root).environment(NavigationPageKey.self, constant: page))
  }

  override func evaluateNow() {
    let view = tracking { makeView() }
    let page = page
    evaluateChild(
      PageFrame(page: page, shown: view ?? AnyView(EmptyView()))
        .onExitCommand { page.pop() }
        .environment(\.dismiss, DismissAction(isPresented: page.isPresented))
        .environment(\.isPresented, true)
        .environment(NavigationPageKey.self, constant: page))
    if view == nil { tree.effects.add { [self] in reportMissing() } }
  }

  private func makeView() -> AnyView? {
    switch page.content {
    case .root: nil
    case .link(let link): link.makeView()
    case .value(let element): page.model.destinations(of: element.type).value?(element.value)
    }
  }

  /// The destination may come in the update in which the page does.
  private func reportMissing() {
    guard !isUnmounted, case .value(let element) = page.content else { return }
    guard page.model.destinations(of: element.type).isEmpty else { return }
    let type = typeName(element.type)
    tree.report(
      """
      a value of type \(type) was pushed, for which the NavigationStack has no destination; the page is empty. Add \
      .navigationDestination(for: \(type).self) to a view in the stack.
      """, at: self)
  }
}
