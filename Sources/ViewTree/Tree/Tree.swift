/// What all nodes of one screen share.
@MainActor final class Tree {
  nonisolated(unsafe) let host = StateHost()
  /// For nodes that have no rule yet.
  let collector: ReadCollector
  /// Counts what comes of evaluations: a view that came, went or moved, another value of a leaf, a layout, a trait, an
  /// environment, a preference or another modifier, another action. An evaluation that leaves it alone was unneeded.
  ///
  /// An action counts unless it is proved to be the same: only functions that captured nothing can be compared.
  @exclusivity(unchecked) var changeCount = 0
  /// Those of the traces that are being taken: each counts for itself.
  @exclusivity(unchecked) private(set) var recorders: [TraceRecorder] = []
  /// Whether a body asked why it runs; from then on causes are kept.
  var wasAsked = false {
    didSet { keepCauses() }
  }
  /// Actions that run after the update: `onChange`, `onAppear`, `onDisappear`, `task`, preference changes.
  @exclusivity(unchecked) var effects = EffectQueue()

  /// The lengths and the text measuring of the back end.
  @exclusivity(unchecked) var metrics: LayoutMetrics { didSet { keptMetrics = KeptMetrics.of(metrics) } }
  /// The same, for the subviews of layouts.
  @exclusivity(unchecked) private(set) var keptMetrics: KeptMetrics
  let text: any TextMeasuring
  /// Elements whose answers may have changed, by depth.
  @exclusivity(unchecked) var dirtyLayouts: [Node] = []
  /// Elements that look different in the same place.
  @exclusivity(unchecked) var dirtyDisplays: [Node] = []
  /// The areas, in the root's coordinates, that must be drawn again.
  @exclusivity(unchecked) var damage: [CGRect] = []
  /// Elements that are being collected; see `collectRenderNodes(_:)`.
  @exclusivity(unchecked) var noted: [Unmanaged<Node>] = []
  /// The roots of what is shown above the screen: open menus, the lowest first.
  @exclusivity(unchecked) var presentations: [Node] = []
  /// The element that takes the keys.
  weak var focused: Node?
  /// Whether that element takes the focus by itself, as a window does while nothing in it can, and not because a
  /// modifier says so.
  var isFocusOwn = false
  /// Whether there is, or was, a view whose content is evaluated when it has a place.
  var hasGeometryReaders = false
  /// The geometry reader that evaluates its content in the middle of a layout pass, while one does.
  var readerInPlace: Node?
  /// Elements whose place in the screen somebody reads.
  var geometryReaders: [Node] = []
  /// The number of the layout pass that is going on, or was the last. It begins again after 255: an element that was
  /// not asked anything new in 256 passes keeps its answers for one more.
  @exclusivity(unchecked) var layoutPass: UInt8 = 0
  /// An element with so many answers forgets them when it is asked for another one in a later pass: enough for the
  /// smallest, the largest, the ideal size, and what the container finally offers in two passes.
  var keptAnswers = 6
  /// How many sizes one element says in one layout pass.
  ///
  /// Each element finds a size once for each proposal that reaches it. Where every layout asks its subviews for `k`
  /// sizes that differ from its own by lengths or by factors, these are at most `d` to the power `k - 1` at depth `d`,
  /// whatever the order, and all levels together take `d` to the power `k`. Where each level makes others (a half of one
  /// column less is not one column less than a half), they would double at each level: these end here, and nesting
  /// never costs more than this number for each element.
  static let answerLimit = 10_000
  private var wasAskedTooMuch = false
  /// How deep nodes may lie. Each level of nesting takes some of the thread's stack in every phase; a view that contains
  /// itself would overflow it. A container in a condition of a view's body is three levels: a thousand of them are shown.
  /// Of a stack of 8 MB, so many levels take 2 MB in a release build and 7 MB in a debug build.
  var depthLimit: Int16 = 3_200
  /// How deep elements may lie: layout, drawing and every question about the screen take a step for each of them, which
  /// needs up to 5 kB of the stack in a debug build.
  var layoutDepthLimit: Int16 = 1_200
  /// Whether views were nested deeper.
  private var wasTooDeep = false
  /// How many nodes were made in this frame.
  @exclusivity(unchecked) var newNodes = 0
  /// How many may be made in one frame. A form of 10,000 rows has 166,000.
  var newNodesLimit = 2_000_000
  /// How many more may be made in a frame in which views were nested too deep: the view that contains itself may do so
  /// several times, and each of its many ends is as deep.
  var newNodesLimitBelowDepth = 10_000
  /// Whether more were to be made.
  private var wereTooMany = false
  /// Counts the work of the phases.
  @exclusivity(unchecked) var work = Work()
  /// The transaction of the update that is going on, and the number of that update.
  var transaction = Transaction()
  var updateCount: Int { graph.updateNumber }
  /// Counts the events, so that an action can see whether it runs again and again because of the same one.
  var eventCount = 0
  /// How often one `onChange` may run for the event: twice, and once more for each further transaction that the event
  /// consists of.
  var changeLimit = 2
  /// Whether an element and what stands around it hold each other.
  var hasCircles = false
  /// Whether code of the user was handed elements, which it may keep longer than the screen is there: a layout's subviews,
  /// the dimensions in an alignment guide.
  var handsOutNodes = false
  /// Nodes below which elements came or went, so that the first may have appeared or the last disappeared.
  var appearances: [any AppearingNode] = []
  /// Whether there is, or was, a container that keeps views without showing them.
  var keepsInactiveViews = false
  /// Whether there is, or was, a view that reads a preference.
  @exclusivity(unchecked) var readsPreferences = false
  /// Nodes whose preference may have changed.
  @exclusivity(unchecked) var preferenceReaders: [any PreferenceReader] = []

  init(metrics: LayoutMetrics, text: any TextMeasuring) {
    self.metrics = metrics
    keptMetrics = KeptMetrics.of(metrics)
    self.text = text
    collector = ReadCollector(graph: host.graph)
    host.reader = { onMainActor(()) { Tree.asked } }
  }

  /// How much was done since the tree was made.
  struct Work: Equatable, Sendable {
    /// Elements that computed their size for a proposal.
    var measured = 0
    /// Elements whose children were placed.
    var placed = 0
    /// Elements that were visited to be drawn.
    var drawn = 0

    static func - (a: Work, b: Work) -> Work {
      Work(measured: a.measured - b.measured, placed: a.placed - b.placed, drawn: a.drawn - b.drawn)
    }
  }

  nonisolated var graph: Graph { host.graph }

  /// Lets a recorder count, until ``end(_:)``. Others that count already go on.
  func begin(_ recorder: TraceRecorder) {
    recorders.append(recorder)
    keepCauses()
    host.onTracedWrite = { [unowned self] label, old, new in
      onMainActor((self, old, new)) { tree, old, new in
        for recorder in tree.recorders { recorder.wrote(label, from: old, to: new) }
      }
    }
  }

  func end(_ recorder: TraceRecorder) {
    recorders.removeAll { $0 === recorder }
    keepCauses()
    if recorders.isEmpty { host.onTracedWrite = nil }
  }

  private func keepCauses() { graph.recordsCauses = wasAsked || !recorders.isEmpty }

  func report(_ issue: String, at node: Node) {
    let path = node.shortPath
    host.onIssue(path.isEmpty ? issue : "\(path): \(issue)")
  }

  /// Says once that an element was asked for more sizes than it answers.
  func reportQuestions(to node: Node) {
    if wasAskedTooMuch { return }
    wasAskedTooMuch = true
    report(
      "asked for more than \(Self.answerLimit) different sizes in one layout, and answers the last one from there on. Layouts within each other that all ask for several sizes multiply their questions: let them ask for fewer.",
      at: node)
  }

  /// Says once that the views below a node are not shown.
  func reportDepth(of node: Node) {
    if wasTooDeep { return }
    wasTooDeep = true
    newNodesLimit = min(newNodesLimit, newNodes + newNodesLimitBelowDepth)
    let limit = node.depth < depthLimit ? layoutDepthLimit : depthLimit
    report(
      "views are nested more than \(limit) levels deep, and not shown below; does one contain itself?", at: node)
  }

  /// Says once that views are not shown because there are too many.
  func reportNewNodes(of node: Node) {
    if wereTooMany { return }
    wereTooMany = true
    report(
      "more than \(newNodesLimit) views are new at once, and the others not shown; does one contain itself?", at: node)
  }
}
