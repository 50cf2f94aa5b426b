/// What all nodes of one screen share.
@MainActor class Tree {
  /// By which a trace knows the tree: a weak reference would make each retain of the tree a slow one.
  final let identity = TreeIdentity()
  final nonisolated let host = StateHost()
  /// For nodes that have no rule yet.
  final let collector: ReadCollector

  /// Counts what comes of evaluations: a view that came, went or moved, another value of a leaf, a layout, a trait, an
  /// environment, a preference or another modifier, another action.
  ///
  /// An evaluation that leaves it alone was unneeded, but for ``actionCount``.
  @exclusivity(unchecked) final var changeCount = 0
  /// Counts actions that evaluations made and that are not known to be the same, while a trace is taken: only functions
  /// that captured nothing can be compared.
  ///
  /// They count for an evaluation that is due to a value that the action may have captured: a property of the view that is
  /// another one, or the environment. Of what cannot be compared that is not known, and a state is read when the action
  /// runs.
  @exclusivity(unchecked) final var actionCount = 0
  /// What the traces share that are being taken; `nil` while none is.
  @exclusivity(unchecked) final private(set) var hub: TraceHub?
  /// Whether a body asked why it runs; from then on causes are kept.
  final var wasAsked = false {
    didSet { keepCauses() }
  }
  /// The properties that are others in a view's new value, of the view that was given one last; kept only if a body asked.
  final var changedProperties: (node: ObjectIdentifier, names: [String])?
  /// Actions that run after the update: `onChange`, `onAppear`, `onDisappear`, `task`, preference changes.
  @exclusivity(unchecked) final var effects = EffectQueue()

  /// How deep nodes may lie.
  ///
  /// Each level of nesting takes some of the thread's stack in every phase; a view that contains itself would overflow
  /// it. A container in a condition of a view's body is three levels: a thousand of them are shown. Of a stack of 8 MB,
  /// so many levels take 2 MB in a release build and 7 MB in a debug build.
  final var depthLimit: Int16 = 3_200

  /// How deep elements may lie: layout, drawing and every question about the screen take a step for each of them, which
  /// needs up to 5 kB of the stack in a debug build.
  final var layoutDepthLimit: Int16 = 1_200
  /// Whether views were nested deeper.
  final private var wasTooDeep = false
  /// How many nodes were made in this frame.
  @exclusivity(unchecked) final var newNodes = 0
  /// How many may be made in one frame.
  ///
  /// A form of 10,000 rows has 166,000.
  final var newNodesLimit = 2_000_000

  /// How many more may be made in a frame in which views were nested too deep: the view that contains itself may do so
  /// several times, and each of its many ends is as deep.
  final var newNodesLimitBelowDepth = 10_000
  /// Whether more were to be made.
  final private var wereTooMany = false
  /// The transaction of the update that is going on, and the number of that update.
  final var transaction = Transaction() { didSet { noteAnimations() } }
  /// Whether the transaction is changed somewhere in the tree on its way to the views, or was.
  final private(set) var changesTransactions = false { didSet { noteAnimations() } }
  /// Whether something that the layout places is animated already.
  final var hasMotions = false { didSet { noteAnimations() } }
  /// Whether something may be animated in the update that is going on, or is and may be stopped.
  @exclusivity(unchecked) final private(set) var mayAnimate = false
  /// The time of the screen's clock.
  final var time: Duration = .zero
  /// Whether what is animated is shown from its start, not at its end until time passes.
  final var isLive = false
  /// The bodies that are animated, by their nodes.
  @exclusivity(unchecked) final var bodyMotions: [ObjectIdentifier: BodyMotion] = [:]
  /// Whether time passed since they were evaluated.
  @exclusivity(unchecked) final var bodiesAreDue = false
  final var updateCount: Int { graph.updateNumber }
  /// Counts the events, so that an action can see whether it runs again and again because of the same one.
  @exclusivity(unchecked) final var eventCount = 0

  /// How often one `onChange` may run for the event: twice, and once more for each further transaction that the event
  /// consists of.
  @exclusivity(unchecked) final var changeLimit = 2
  /// Whether there is, or was, a transition around a group.
  @exclusivity(unchecked) final var hasGroupTransitions = false
  /// The views that leave, by their parents.
  @exclusivity(unchecked) final var leaving: [ObjectIdentifier: LeavingViews] = [:]
  /// Nodes below which elements came or went, so that the first may have appeared or the last disappeared.
  @exclusivity(unchecked) final var appearances: [any AppearingNode] = []
  /// Whether there is, or was, a container that keeps views without showing them.
  final var keepsInactiveViews = false
  /// Whether lines run from right to left somewhere, or may come to: a direction was set.
  @exclusivity(unchecked) final var mayMirror = false
  /// Whether there is, or was, a view that reads a preference.
  @exclusivity(unchecked) final var readsPreferences = false
  /// Nodes whose preference may have changed.
  @exclusivity(unchecked) final var preferenceReaders: [any PreferenceReader] = []

  init() {
    collector = ReadCollector(graph: host.graph)
    host.reader = { onMainActor(()) { Tree.asked } }
  }

  final nonisolated var graph: Graph { host.graph }

  /// Called when a node is to change the transaction for the views below.
  final func mayChangeTransactions() { if !changesTransactions { changesTransactions = true } }

  final private func noteAnimations() {
    mayAnimate = changesTransactions || hasMotions || transaction.effectiveAnimation != nil
  }

  /// Called when a view came into a tree that was there already.
  func didInsert(_ view: Node) {}

  /// Called when the content of a transition is about to be shown first; says whether it comes into a container that is
  /// there, and so is shown as it is before it appears.
  func willAppear(_ view: TransitionNode) -> Bool { false }

  /// Called before a view leaves the tree; says whether it does so by a transition that takes its time.
  func willRemove(_ view: Node) -> Bool { false }

  /// Whether a view that is leaving has been seen on its way: what was shown as gone is gone.
  func isSeenLeaving(_ view: Node) -> Bool { false }

  /// Called when a view that was leaving is shown again.
  func didReturn(_ view: Node) {}

  /// Sets what the traces that are open share.
  final func setHub(_ hub: TraceHub?) {
    self.hub = hub
    host.traceListener = hub
    keepCauses()
  }

  final private func keepCauses() { graph.recordsCauses = wasAsked || hub != nil }

  final func report(_ issue: String, at node: Node) {
    let path = node.shortPath
    host.onIssue(path.isEmpty ? issue : "\(path): \(issue)")
  }

  /// Says once that the views below a node are not shown.
  final func reportDepth(of node: Node) {
    if wasTooDeep { return }
    wasTooDeep = true
    newNodesLimit = min(newNodesLimit, newNodes + newNodesLimitBelowDepth)
    let limit = node.depth < depthLimit ? layoutDepthLimit : depthLimit
    report(
      "views are nested more than \(limit) levels deep, and not shown below; does one contain itself?", at: node)
  }

  /// Says once that views are not shown because there are too many.
  final func reportNewNodes(of node: Node) {
    if wereTooMany { return }
    wereTooMany = true
    report(
      "more than \(newNodesLimit) views are new at once, and the others not shown; does one contain itself?", at: node)
  }
}

/// One tree, whether it is still there or not.
final class TreeIdentity: Sendable {}
