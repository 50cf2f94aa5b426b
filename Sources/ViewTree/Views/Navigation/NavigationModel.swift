/// The state that a stack shares with the views in its pages; a page finds it in the environment.
@MainActor final class NavigationModel {
  private let graph: Graph
  /// The stack's node, for issues.
  weak var node: Node?
  var path: PathStorage
  /// The followed links with destinations, in the order in which they were followed.
  let links: Source<[LinkedDestination]>
  /// The columns of a split view whose first column contains the stack.
  let columns: SplitColumns?
  /// The page of a column that contains the stack.
  private(set) weak var enclosingPage: NavigationPage?
  private var destinations: [ObjectIdentifier: ValueDestinations] = [:]
  /// The types for which repeated destinations were reported.
  private var reported: Set<ObjectIdentifier> = []

  init(graph: Graph, path: PathStorage, columns: SplitColumns? = nil, in page: NavigationPage? = nil) {
    self.graph = graph
    self.path = path
    self.columns = columns
    enclosingPage = page.flatMap { $0.model.columns == nil ? nil : $0 }
    links = Source([], in: graph, label: VertexLabel(nil, "NavigationStack.links")) { $0.elementsEqual($1, by: ===) }
  }

  /// The page that contains the pages, if it leaves the way back to their bar.
  fileprivate var outer: NavigationPage? { columns?.outer ?? enclosingPage.flatMap { $0.isBare ? $0 : nil } }

  /// Returns the destinations for values of a type.
  func destinations(of type: Any.Type) -> ValueDestinations {
    if let known = destinations[ObjectIdentifier(type)] { return known }
    let new = ValueDestinations(.first, in: graph, label: "navigationDestination") { _, _ in false }
    destinations[ObjectIdentifier(type)] = new
    return new
  }

  /// Returns whether a view associates a page with the value's type.
  func hasPage(of element: PathElement) -> Bool { !destinations(of: element.type).isEmpty }

  /// Reports, once for each type, that several views have a destination for it, and that only one is used.
  func reportRepeated(_ type: Any.Type) {
    let id = ObjectIdentifier(type)
    guard !reported.contains(id), let (first, next) = destinations(of: type).conflict else { return }
    reported.insert(id)
    let name = typeName(type)
    first.tree.report(
      """
      two views of the NavigationStack have .navigationDestination(for: \(name).self): this view and the one at \
      \(next.shortPath). The destination of this view, the first, is used; the other is never shown. Remove one of them, \
      and put none into a page that is pushed for such a value.
      """, at: first)
  }

  /// Reports that a pushed value's type has no destination; the check waits until all views exist.
  func reportMissing(_ type: Any.Type, at node: Node) {
    guard destinations(of: type).isEmpty else { return }
    let type = typeName(type)
    node.tree.report(
      """
      the NavigationStack has no destination for a pushed value of type \(type); the page is empty. Add \
      .navigationDestination(for: \(type).self) to a view in the stack.
      """, at: node)
  }

  /// Runs `body` without recording its reads, for events.
  func untracked<T>(_ body: () -> T) -> T { graph.untracked(body) }

  /// Called when the order of the views in the pages may have changed.
  func viewsRearranged() { for destination in destinations.values { destination.viewsRearranged() } }

  func makePage(_ content: NavigationPage.Content, over previous: NavigationPage?) -> NavigationPage {
    NavigationPage(content, of: self, over: previous, graph: graph)
  }

  func makeLink(on page: NavigationPage) -> LinkedDestination {
    LinkedDestination(on: page, version: Source(0, in: graph, label: "navigationDestination"))
  }

  /// Shows the page of a value on top.
  func push(_ element: PathElement) {
    guard !path.append(element), let node else { return }
    node.tree.report(
      """
      a link has a value of type \(typeName(element.type)), but the path of the stack holds \
      \(path.elementType.map { "values of type \(typeName($0))" } ?? "values of a different type"); the link has no effect. Give \
      the stack a NavigationPath, or the link a value of the path's type.
      """, at: node)
  }

  /// Goes back until at most `count` values are left.
  func pop(to count: Int) { path.shorten(count) }

  /// The content that replaces the middle of three columns: the last value of the path, or else the last link.
  ///
  /// Every link is on the first page, because a first column of three shows no page over it. A rule that reads the
  /// content depends on the path and the links.
  var replacement: NavigationPage.Content? {
    if let element = path.elements().last { return .value(element) }
    return links.value.last.map { .link($0) }
  }

  /// Goes back to the first page, and closes its links.
  func popAll() {
    pop(to: 0)
    for link in links.value { if case .root? = link.page?.content { link.close() } }
  }
}

/// The views that create pages for values of one type; the one nearest to the first page is used.
typealias ValueDestinations = PageSetting<(AnyHashable) -> AnyView?>

/// A page that exists as long as a binding in the page below is set.
@MainActor final class LinkedDestination {
  /// The page below, which refers to this one through its model.
  private(set) weak var page: NavigationPage?
  private let version: Source<Int>
  private var make: () -> AnyView = { AnyView(EmptyView()) }
  /// Resets the binding when the user goes back.
  private(set) var close: @MainActor () -> Void = {}

  init(on page: NavigationPage, version: Source<Int>) { (self.page, self.version) = (page, version) }

  /// Creates the view; a rule that calls it depends on the closure.
  func makeView() -> AnyView {
    _ = version.value
    return make()
  }

  func update(_ make: @escaping () -> AnyView, isChanged: Bool, close: @escaping @MainActor () -> Void) {
    (self.make, self.close) = (make, close)
    if isChanged { version.update { $0 &+= 1 } }
  }
}

struct WeakPage: Equatable {
  weak var page: NavigationPage?

  static func == (a: Self, b: Self) -> Bool { a.page === b.page }
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
  let singletons = Singletons()
  /// The page below.
  let previous: NavigationPage?
  /// The number of the path's values that belong to this page and those below.
  private let valueCount: Int
  /// The topmost page of the stack in this page, if this is a column of a split view with a stack.
  let inner: PageSetting<WeakPage>
  /// The title of the innermost view is used, and among several the last; the same holds for the properties below.
  let title: PageSetting<Text>
  let hidesBackButton: PageSetting<Bool>
  let subtitle: PageSetting<Text>
  let hidesTitle: PageSetting<Bool>
  let topVisibility: PageSetting<Visibility>
  let bottomVisibility: PageSetting<Visibility>
  let items: ToolbarItems
  /// The width of the page as a column.
  let columnWidth: PageSetting<SplitColumnWidth>

  init(_ content: Content, of model: NavigationModel, over previous: NavigationPage?, graph: Graph) {
    self.model = model
    self.content = content
    self.previous = previous
    var count = previous?.valueCount ?? 0
    if case .value = content { count += 1 }
    valueCount = count
    func setting<Value: Equatable>(_ label: String) -> PageSetting<Value> {
      PageSetting(.last, in: graph, label: label) { $0 == $1 }
    }
    inner = setting("NavigationStack")
    title = setting("navigationTitle")
    subtitle = setting("navigationSubtitle")
    hidesBackButton = setting("navigationBarBackButtonHidden")
    hidesTitle = setting("toolbar(removing:)")
    topVisibility = setting("toolbarVisibility")
    bottomVisibility = setting("toolbarVisibility")
    items = ToolbarItems(in: graph)
    columnWidth = setting("navigationSplitViewColumnWidth")
  }

  /// The title of a button that goes back to this page, if one is set.
  var nameForReturn: Text? { title.value ?? inner.value?.page?.title.value }

  /// Whether the bar would have nothing but the way back.
  fileprivate var isBare: Bool { title.value == nil && subtitle.value == nil && items.isEmpty }

  /// Whether the bar of a stack in the page has the way back.
  var leavesWayBack: Bool { inner.value != nil && isBare }

  /// The page to which the back button leads; `nil` if that page is visible beside this one.
  var back: NavigationPage? {
    if case .root = content { return model.outer?.back }
    guard let previous, case .root = previous.content, model.columns?.isWide.value == true else { return previous }
    return nil
  }

  /// Closes the pages that an earlier link shows beside this page; called before a link on this page is followed.
  func willFollowLink() {
    guard case .root = content, let columns = model.columns else { return }
    model.popAll()
    columns.inner?.model?.popAll()
  }

  /// Goes back to the page below.
  func pop() {
    switch content {
    case .root: model.outer?.pop()
    case .next:
      model.columns?.showsNext = false
      model.popAll()
    case .value: model.pop(to: valueCount - 1)
    case .link(let link):
      model.pop(to: valueCount)
      link.close()
    }
  }

  /// A binding that is true as long as the page exists; setting it to `false` goes back.
  private(set) lazy var isPresented = Binding<Bool>(
    get: { true },
    set: { [weak self] isPresented in
      if isPresented { return }
      checkedOnMainActor(self, "the dismiss action of a page was called") { $0?.pop() }
    })

  /// Called when the order of the views in the page may have changed.
  func viewsRearranged() {
    inner.viewsRearranged()
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
