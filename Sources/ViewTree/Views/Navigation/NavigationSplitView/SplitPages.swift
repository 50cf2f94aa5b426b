/// A first column with its pages, and the next one: beside it, where there is room, else over it.
///
/// A page that is pushed in the first column stands in the place of the next; of three columns in the place of the one in
/// the middle, see `SplitColumn`.
nonisolated struct SplitPages<Root: View, Next: View>: View {
  typealias Body = Never

  let path: PathStorage
  let columns: SplitColumns
  /// Those of which the next one consists, where it is not one alone.
  let inner: SplitColumns?
  let hidesRoot: Bool
  let root: Root
  let next: Next

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { SplitRenderNode(view.columns, path: view.path, parent: $0, inputs: $1) }.show(view)
  }
}

/// What a split view and its first column know of each other.
@MainActor final class SplitColumns {
  /// Whether both are seen.
  let isWide: Source<Bool>
  private let ownShowsNext: Source<Bool>
  /// The page whose place the columns take, where they are the last two of three.
  weak var outer: NavigationPage?
  /// The columns that take the place of the next one, where it is the first of three.
  weak var inner: SplitColumns?
  /// What pages of the first column know of each other.
  weak var model: NavigationModel?
  /// Which of the columns counts where there is room for one; `nil`: the view keeps it for itself.
  var preferred: Binding<Bool>?

  init(in graph: Graph) {
    isWide = Source(true, in: graph, label: "NavigationSplitView.isWide")
    ownShowsNext = Source(false, in: graph, label: "NavigationSplitView.showsNext")
  }

  /// Whether the next one is shown where there is room for one.
  var showsNext: Bool {
    get { (preferred?.wrappedValue ?? ownShowsNext.value) || inner != nil && model?.replacement != nil }
    set { if let preferred { preferred.wrappedValue = newValue } else { ownShowsNext.update { $0 = newValue } } }
  }
}

/// How wide a column is.
struct SplitColumnWidth: Equatable {
  let min: CGFloat?
  let ideal: CGFloat
  let max: CGFloat?
}

/// Places the first column, a line and the next one, or one of the columns.
///
/// The subviews are the first page, those over it, the next column and the line.
struct SplitLayout: EngineLayout {
  var width: SplitColumnWidth?
  var hidesRoot = false
  var showsNext = false
  /// From how many columns of the screen on both are seen.
  var leastColumns: CGFloat = Self.leastOfAll

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  static let leastOfAll: CGFloat = 50
  /// Beside another column.
  static let leastBeside: CGFloat = 36
  private static let idealColumns: ClosedRange<CGFloat> = 20...30

  private struct Parts {
    let root: LayoutSubview
    let detail: LayoutSubview
    let line: LayoutSubview
    let hasPushed: Bool

    /// `nil` where views are nested too deep, or too many are new.
    init?(_ subviews: Subviews) {
      guard subviews.count > 2 else { return nil }
      (root, line) = (subviews[0], subviews[subviews.count - 1])
      hasPushed = subviews.count > 3
      detail = subviews[subviews.count - (hasPushed ? 3 : 2)]
    }
  }

  func isWide(_ width: CGFloat?, _ cell: CGFloat) -> Bool {
    width.map { $0 >= leastColumns * cell } ?? true
  }

  /// How wide the first column is, of so much in all.
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
    // Only a length that nobody says is asked for.
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

  /// The columns that are seen, with their widths; each has its ideal one where nobody says the width of all.
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
    let width = hidesRoot ? 0 : rootWidth(of: bounds.width, cell)
    if !hidesRoot {
      place(parts.root, from: 0, to: width)
      place(parts.line, from: width, to: width + cell)
    }
    place(parts.detail, from: hidesRoot ? 0 : width + cell, to: bounds.width)
  }
}

/// The node of a column with the next one.
private final class SplitRenderNode: NavigationRenderNode<SplitLayout>, PlaceReader {
  private let columns: SplitColumns
  private lazy var next = makePage(.next, over: root.page)
  private var line: Node?
  private var hidesRoot = false
  /// Whether there was room for both columns in the last layout.
  private var isWide = true

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
    if page === root { return isWide ? !hidesRoot : pushed.isEmpty && !showsNext }
    if page === next { return pushed.isEmpty && (isWide || showsNext) }
    return page === line ? isWide && !hidesRoot : page === pushed.last
  }

  private var showsNext: Bool { tree.graph.untracked { columns.showsNext } }

  func show<Root: View, Next: View>(_ view: SplitPages<Root, Next>) {
    hidesRoot = view.hidesRoot
    view.inner?.outer = next.page
    self.columns.inner = view.inner
    let columns = columns
    show(view.root.environment(\.onRowChoice, RowChoice { columns.showsNext = true }), path: view.path)
    next.showNext(view.next, hasBars: view.inner == nil)
    // The lines of the bars join it: it is drawn before them.
    line = evaluate(HStack { Divider() }.zIndex(-1), in: line, inputs: inputs.insideRenderNode)
  }

  /// Of three columns the one in the middle shows them, as its first page.
  override func pages(_ elements: [PathElement], _ links: [LinkedDestination]) -> [PageNode] {
    columns.inner == nil ? super.pages(elements, links) : []
  }

  override func evaluateNow() {
    super.evaluateNow()
    let (width, showsNext, isBeside) = tracking {
      _ = columns.isWide.value
      return (root.page.columnWidth.value, columns.showsNext, columns.outer?.model.columns?.isWide.value == true)
    }
    setLayout(
      SplitLayout(
        width: width, hidesRoot: hidesRoot, showsNext: showsNext,
        leastColumns: isBeside ? SplitLayout.leastBeside : SplitLayout.leastOfAll))
  }

  func updateGeometry() {
    let isWide = layout.isWide(size.width, renderTree.metrics.divider.width)
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    columns.isWide.update { $0 = isWide }
    notifyActivity()
    preferencesRearranged()
  }
}
