/// What a stack and the views in its pages know of each other: a page finds it in the environment.
@MainActor final class NavigationModel {
  private let graph: Graph
  /// The stack, for issues.
  weak var node: Node?
  var path: PathStorage
  /// The links that are followed by a page of their own, in the order in which they were.
  let links: Source<[LinkedDestination]>
  /// The columns of a split view of which this is the first one.
  let columns: SplitColumns?
  private var destinations: [ObjectIdentifier: ValueDestinations] = [:]
  /// The types for which several destinations were reported.
  private var reported: Set<ObjectIdentifier> = []

  init(graph: Graph, path: PathStorage, columns: SplitColumns? = nil) {
    self.graph = graph
    self.path = path
    self.columns = columns
    links = Source([], in: graph, label: VertexLabel(nil, "NavigationStack.links")) { $0.elementsEqual($1, by: ===) }
  }

  /// What makes the pages of values of a type.
  func destinations(of type: Any.Type) -> ValueDestinations {
    if let known = destinations[ObjectIdentifier(type)] { return known }
    let new = ValueDestinations(.first, in: graph, label: "navigationDestination") { _, _ in false }
    destinations[ObjectIdentifier(type)] = new
    return new
  }

  /// Whether something says which page a value has.
  func hasPage(of element: PathElement) -> Bool { !destinations(of: element.type).isEmpty }

  /// Says once that of several views that say which page a type has only one counts.
  func reportRepeated(_ type: Any.Type) {
    let id = ObjectIdentifier(type)
    guard !reported.contains(id), let (first, next) = destinations(of: type).rivals else { return }
    reported.insert(id)
    let name = typeName(type)
    first.tree.report(
      """
      two views of the NavigationStack have .navigationDestination(for: \(name).self), this one and that at \
      \(next.shortPath). This one, the first in the stack, counts; the other is never shown. Remove one of them, and let \
      none stand in a page that is pushed for such a value.
      """, at: first)
  }

  /// Says that nothing makes pages of a type of which a value was pushed; a node may ask before all views are there.
  func reportMissing(_ type: Any.Type, at node: Node) {
    guard destinations(of: type).isEmpty else { return }
    let type = typeName(type)
    node.tree.report(
      """
      a value of type \(type) was pushed, for which the NavigationStack has no destination; the page is empty. Add \
      .navigationDestination(for: \(type).self) to a view in the stack.
      """, at: node)
  }

  /// What `body` reads concerns nobody: for events.
  func untracked<T>(_ body: () -> T) -> T { graph.untracked(body) }

  /// Called when the views in the pages may be in another order.
  func viewsRearranged() { for destination in destinations.values { destination.viewsRearranged() } }

  func makePage(_ content: NavigationPage.Content, over previous: NavigationPage?) -> NavigationPage {
    NavigationPage(content, of: self, over: previous, graph: graph)
  }

  func makeLink(on page: NavigationPage) -> LinkedDestination {
    LinkedDestination(on: page, version: Source(0, in: graph, label: "navigationDestination"))
  }

  /// Shows the page of a value above all others.
  func push(_ element: PathElement) {
    guard !path.append(element), let node else { return }
    node.tree.report(
      """
      a link has a value of type \(typeName(element.type)), and the path of the stack holds \
      \(path.elementType.map(typeName) ?? "others"); the link does nothing. Give the stack a NavigationPath, or the link a \
      value of the path's type.
      """, at: node)
  }

  /// Where there is room for one column of a split view, whether the next one is shown.
  var showsNextColumn: Bool {
    get { columns?.showsNext ?? false }
    set { columns?.showsNext = newValue }
  }

  /// Goes back until no more than `count` values are left.
  func pop(to count: Int) { path.shorten(count) }

  /// What a link on the first page shows in the column in the middle of three, or the path without one; read in a rule,
  /// it depends on both.
  var replacement: NavigationPage.Content? {
    if let element = path.elements().last { return .value(element) }
    return links.value.last { if case .root? = $0.page?.content { true } else { false } }.map { .link($0) }
  }

  /// Goes back to the first page, on which no link is followed.
  func popAll() {
    pop(to: 0)
    for link in links.value { if case .root? = link.page?.content { link.close() } }
  }
}

/// What makes pages of values of one type; that of the view nearest to the first page counts.
typealias ValueDestinations = PageClaims<(AnyHashable) -> AnyView?>

/// A page that is there as long as a binding of a view on the page below says so.
@MainActor final class LinkedDestination {
  /// The page below, which knows this one by its model.
  private(set) weak var page: NavigationPage?
  private let version: Source<Int>
  private var make: () -> AnyView = { AnyView(EmptyView()) }
  /// Says to the binding that the user goes back.
  private(set) var close: @MainActor () -> Void = {}

  init(on page: NavigationPage, version: Source<Int>) {
    self.page = page
    self.version = version
  }

  /// Read in a rule, it depends on the closure.
  func makeView() -> AnyView {
    _ = version.value
    return make()
  }

  func update(_ make: @escaping () -> AnyView, isChanged: Bool, close: @escaping @MainActor () -> Void) {
    (self.make, self.close) = (make, close)
    if isChanged { version.update { $0 &+= 1 } }
  }
}

/// A page of a stack.
@MainActor final class NavigationPage {
  enum Content {
    case root
    case value(PathElement)
    case link(LinkedDestination)
    /// The next column of a split view.
    case next

    func isSame(as other: Content) -> Bool {
      switch (self, other) {
      case (.root, .root), (.next, .next): true
      case (.value(let a), .value(let b)): a == b
      case (.link(let a), .link(let b)): a === b
      default: false
      }
    }
  }

  let model: NavigationModel
  let content: Content
  let singles = Singles()
  /// The page below.
  let previous: NavigationPage?
  /// How many values of the path belong to this page and those below.
  private let valueCount: Int
  /// The innermost counts, and of several the last, as of the button that goes back.
  let title: PageClaims<Text>
  let hidesBackButton: PageClaims<Bool>
  let subtitle: PageClaims<Text>
  let hidesTitle: PageClaims<Bool>
  let topVisibility: PageClaims<Visibility>
  let bottomVisibility: PageClaims<Visibility>
  let items: ToolbarItems
  /// How wide the page is as a column.
  let columnWidth: PageClaims<SplitColumnWidth>

  init(_ content: Content, of model: NavigationModel, over previous: NavigationPage?, graph: Graph) {
    self.model = model
    self.content = content
    self.previous = previous
    var count = previous?.valueCount ?? 0
    if case .value = content { count += 1 }
    valueCount = count
    func claims<Value: Equatable>(_ label: String) -> PageClaims<Value> {
      PageClaims(.last, in: graph, label: label) { $0 == $1 }
    }
    title = claims("navigationTitle")
    subtitle = claims("navigationSubtitle")
    hidesBackButton = claims("navigationBarBackButtonHidden")
    hidesTitle = claims("toolbar(removing:)")
    topVisibility = claims("toolbarVisibility")
    bottomVisibility = claims("toolbarVisibility")
    items = ToolbarItems(in: graph)
    columnWidth = claims("navigationSplitViewColumnWidth")
  }

  /// The page to which a button goes back: none where it is seen beside this one.
  var back: NavigationPage? {
    if case .root = content { return model.columns?.outer?.back }
    guard let previous, case .root = previous.content, model.columns?.isWide.value == true else { return previous }
    return nil
  }

  /// Called before a link on the page is followed: one beside what another link shows takes its place.
  func willFollowLink() {
    guard case .root = content, let columns = model.columns else { return }
    model.popAll()
    columns.inner?.model?.popAll()
  }

  /// Goes back to the page below.
  func pop() {
    switch content {
    case .root: model.columns?.outer?.pop()
    case .next:
      model.showsNextColumn = false
      model.popAll()
    case .value: model.pop(to: valueCount - 1)
    case .link(let link):
      model.pop(to: valueCount)
      link.close()
    }
  }

  /// Whether the page is there; to go back it is set to `false`.
  private(set) lazy var isPresented = Binding<Bool>(
    get: { true },
    set: { [weak self] isPresented in
      if isPresented { return }
      checkedOnMainActor(self, "a page of a navigation stack was dismissed outside of the main actor") { $0?.pop() }
    })

  /// Called when the views in the page may be in another order.
  func viewsRearranged() {
    title.viewsRearranged()
    subtitle.viewsRearranged()
    hidesBackButton.viewsRearranged()
    hidesTitle.viewsRearranged()
    topVisibility.viewsRearranged()
    bottomVisibility.viewsRearranged()
    columnWidth.viewsRearranged()
    items.viewsRearranged()
    model.viewsRearranged()
  }
}

extension EnvironmentValues {
  /// The page of a stack that the view is in.
  var navigationPage: NavigationPage? { stackPage as? NavigationPage }
}

extension NavigationPage: StackPage {
  func open(
    _ page: @escaping () -> AnyView, called title: String, isPresented: Binding<Bool>, above view: AnyView
  ) -> AnyView {
    AnyView(
      view.navigationDestination(isPresented: isPresented) { page().navigationTitle(Text(verbatim: title)) })
  }
}
