/// A first column with its pages, and the next column: beside it if both fit, and otherwise over it.
///
/// A page pushed in the first column replaces the next column, and of three columns the middle one, see `SplitColumn`.
nonisolated struct SplitPages<Root: View, Next: View>: View {
  let path: PathStorage
  let columns: SplitColumns
  /// The columns inside the next column; `nil` if that is a single one.
  let inner: SplitColumns?
  let hidesRoot: Bool
  let root: Root
  let next: Next

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { SplitRenderNode(view.columns, path: view.path, parent: $0, inputs: $1) }.show(view)
  }
}

/// The state that a split view shares with its first column.
@MainActor final class SplitColumns {
  /// Whether both columns are visible.
  let isWide: Source<Bool>
  /// Whether the next column is shown; `nil` before anything decided it.
  private let ownShowsNext: Source<Bool?>
  /// In the inner split of a three-column view, the page of the outer split that contains it; otherwise `nil`.
  weak var outer: NavigationPage?
  /// In the outer split of a three-column view, the inner split with the last two columns; otherwise `nil`.
  weak var inner: SplitColumns?
  /// The model of the first column's pages.
  weak var model: NavigationModel?
  /// The preferred column if only one fits (`true` is the next one); `nil` if `ownShowsNext` stores it.
  var preferred: Binding<Bool>?

  init(in graph: Graph) {
    isWide = Source(true, in: graph, label: "NavigationSplitView.isWide")
    ownShowsNext = Source(nil, in: graph, label: "NavigationSplitView.showsNext")
  }

  /// Whether the next column is shown if only one fits.
  var showsNext: Bool {
    get { preferred?.wrappedValue ?? ownShowsNext.value ?? false || inner != nil && model?.replacement != nil }
    set { if let preferred { preferred.wrappedValue = newValue } else { ownShowsNext.update { $0 = newValue } } }
  }

  /// Shows the next column as long as a row is selected; a new list decides it only if nothing else has.
  func follow(isSelected: Bool, isNew: Bool) {
    guard !isNew || preferred == nil && ownShowsNext.value == nil, isSelected != showsNext else { return }
    showsNext = isSelected
  }
}

/// The width of a column.
struct SplitColumnWidth: Equatable {
  let min: CGFloat?
  let ideal: CGFloat
  let max: CGFloat?
}

/// Places the first column, a line and the next column, or only one of the columns.
///
/// The subviews are the first page, those over it, the next column and the line.
struct SplitLayout: EngineLayout {
  var width: SplitColumnWidth?
  var hidesRoot = false
  var showsNext = false
  /// The minimum width for both columns, in columns of the screen.
  var leastColumns: CGFloat = Self.leastOfAll

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  static let leastOfAll: CGFloat = 50
  /// The minimum width beside a different column, in columns of the screen.
  static let leastBeside: CGFloat = 36
  private static let idealColumns: ClosedRange<CGFloat> = 20...30

  private struct Parts {
    let root: LayoutSubview
    let detail: LayoutSubview
    let line: LayoutSubview
    let hasPushed: Bool

    /// Returns `nil` if views are missing because they are nested too deep or too many are new.
    init?(_ subviews: Subviews) {
      guard subviews.count > 2 else { return nil }
      (root, line) = (subviews[0], subviews[subviews.count - 1])
      hasPushed = subviews.count > 3
      detail = subviews[subviews.count - (hasPushed ? 3 : 2)]
    }
  }

  func isWide(_ width: CGFloat?, _ cell: CGFloat) -> Bool { width.map { $0 >= leastColumns * cell } ?? true }

  /// Returns the width of the first column within a total width.
  private func rootWidth(of total: CGFloat, _ cell: CGFloat) -> CGFloat {
    if let width {
      let most = Swift.min(width.max ?? .infinity, total - 2 * cell)
      return Swift.max(Swift.min(width.ideal, most), Swift.min(width.min ?? 0, total))
    }
    let third = (total / 3 / cell).rounded()
    return Swift.min(Swift.max(third, Self.idealColumns.lowerBound), Self.idealColumns.upperBound) * cell
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let parts = Parts(subviews) else { return .zero }
    // Columns are measured only if a length is unspecified.
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions(by: .zero)
    }
    let sizes = shown(parts, of: proposal.width, subviews.metrics.divider.width).map { column, width in
      column.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
    }
    let gaps = CGFloat(sizes.count - 1) * subviews.metrics.divider.width
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0))
  }

  /// Returns the visible columns with their widths; without a finite total, each has its ideal width.
  private func shown(_ parts: Parts, of total: CGFloat?, _ cell: CGFloat) -> [(LayoutSubview, width: CGFloat?)] {
    guard isWide(total, cell) else { return [(parts.hasPushed || showsNext ? parts.detail : parts.root, total)] }
    guard !hidesRoot else { return [(parts.detail, total)] }
    guard let total, total < .infinity else { return [(parts.root, nil), (parts.detail, nil)] }
    let width = rootWidth(of: total, cell)
    return [(parts.root, width), (parts.detail, Swift.max(total - width - cell, 0))]
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let parts = Parts(subviews) else { return }
    let cell = subviews.metrics.divider.width
    func place(_ subview: LayoutSubview, from start: CGFloat, to end: CGFloat) {
      subview.place(
        at: CGPoint(x: bounds.minX + start, y: bounds.minY),
        proposal: ProposedViewSize(width: Swift.max(end - start, 0), height: bounds.height))
    }
    guard isWide(bounds.width, cell) else {
      return place(parts.hasPushed || showsNext ? parts.detail : parts.root, from: 0, to: bounds.width)
    }
    guard !hidesRoot else { return place(parts.detail, from: 0, to: bounds.width) }
    let width = rootWidth(of: bounds.width, cell)
    place(parts.root, from: 0, to: width)
    place(parts.line, from: width, to: width + cell)
    place(parts.detail, from: width + cell, to: bounds.width)
  }
}

/// The node of a first column with the next column.
private final class SplitRenderNode: NavigationRenderNode<SplitLayout>, PlaceReader {
  private let columns: SplitColumns
  private lazy var next = makePage(.next, over: root.page)
  private var line: Node?
  private var hidesRoot = false
  /// Whether both columns fitted in the last layout; before the first one `nil`, and no column is shown.
  private var isWide: Bool?
  /// Whether the first and the next column were shown at the last notification.
  private var shown = [false, false]

  init(_ columns: SplitColumns, path: PathStorage, parent: Node, inputs: Inputs) {
    self.columns = columns
    let model = NavigationModel(graph: inputs.tree.graph, path: path, columns: columns)
    super.init(SplitLayout(), model, parent: parent, inputs: inputs)
    columns.model = model
    renderTree.geometryReaders.append(self)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    body(next)
    line.map(body)
  }

  override func shows(page: Node) -> Bool {
    if page === root { return isWide.map { $0 ? !hidesRoot : pushed.isEmpty && !showsNext } ?? false }
    if page === next { return isWide.map { pushed.isEmpty && ($0 || showsNext) } ?? false }
    return page === line || page === pushed.last
  }

  private var showsNext: Bool { tree.graph.untracked { columns.showsNext } }

  func show<Root: View, Next: View>(_ view: SplitPages<Root, Next>) {
    hidesRoot = view.hidesRoot
    view.inner?.outer = next.page
    self.columns.inner = view.inner
    let columns = columns
    let choice = RowChoice(run: { columns.showsNext = true }, follow: columns.follow)
    show(view.root.environment(\.onRowChoice, choice), path: view.path)
    next.showNext(view.next, hasBars: view.inner == nil)
    // The lines of the bars are joined to it, so it is drawn before them.
    line = evaluate(HStack { Divider() }.zIndex(-1), in: line, inputs: inputs.insideRenderNode)
  }

  /// In a three-column view, the middle column shows the pages, as its first page.
  override func pages(_ elements: [PathElement], _ links: [LinkedDestination]) -> [PageNode] {
    columns.inner == nil ? super.pages(elements, links) : []
  }

  override func evaluateNow() {
    super.evaluateNow()
    let (width, showsNext, isBeside) = tracking {
      (root.page.columnWidth.value, columns.showsNext, columns.outer?.model.columns?.isWide.value == true)
    }
    setLayout(
      SplitLayout(
        width: width, hidesRoot: hidesRoot, showsNext: showsNext,
        leastColumns: isBeside ? SplitLayout.leastBeside : SplitLayout.leastOfAll))
    noteShown()
  }

  func updateGeometry() {
    let isWide = layout.isWide(size.width, renderTree.metrics.divider.width)
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    columns.isWide.update { $0 = isWide }
    noteShown()
  }

  private func noteShown() {
    let shown = [root, next].map(shows(page:))
    guard shown != self.shown else { return }
    self.shown = shown
    notifyActivity()
    preferencesRearranged()
  }
}
