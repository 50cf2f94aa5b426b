/// The state that all nodes of one screen share.
@MainActor class Tree {
  /// Identifies the tree in a trace; a weak reference would make every retain of the tree slow.
  final let identity = TreeIdentity()
  final nonisolated let host = StateHost()
  /// Records reads for nodes without a rule.
  final let collector: ReadCollector

  /// Counts the effects of evaluations: a view that came, went or moved, a changed value of a leaf, layout, trait,
  /// environment, preference or modifier, a changed action.
  ///
  /// An evaluation that does not increase it was unneeded, except for ``actionCount``.
  @safe @exclusivity(unchecked) final private(set) var changeCount = 0
  /// Counts the actions that evaluations create while a trace is open, except those known to be equal: only functions
  /// without captures can be compared.
  ///
  /// Counted only if a changed property or environment value caused the evaluation, because the new closure may have
  /// captured it. Values that cannot be compared do not count as changed. State is read when the action runs, so it
  /// never counts.
  @safe @exclusivity(unchecked) final private(set) var actionCount = 0
  /// The state that open traces share; `nil` while none is open.
  @safe @exclusivity(unchecked) final private(set) var hub: TraceHub?
  /// The log of updates, while a film is recorded.
  @safe @exclusivity(unchecked) final private(set) var log: UpdateLog?
  /// Whether a body requested its causes; from then on causes are recorded.
  final var printsChanges = false { didSet { keepCauses() } }
  /// The properties that differ in the last new view value, with its node.
  ///
  /// Recorded only if a body requested its causes.
  final var changedProperties: (node: ObjectIdentifier, names: [String])?
  /// Actions that run after the update: `onChange`, `onAppear`, `onDisappear`, `task`, preference changes.
  @safe @exclusivity(unchecked) final var effects = EffectQueue()

  /// The maximum depth of nodes in levels.
  ///
  /// Views below it are not shown, which is reported once.
  ///
  /// Each level of nesting uses some of the thread's stack in every phase, and a view that contains itself would
  /// overflow it. A container in a condition of a view's body is three levels: a thousand of them are shown. Of a stack
  /// of 8 MB, this limit uses 2 MB in a release build and 7 MB in a debug build.
  final var depthLimit: Int16 = 3_200

  /// The maximum depth of render nodes.
  ///
  /// Layout, drawing and every query of the screen recurse once per element, which uses up to 5 kB of the stack in a
  /// debug build.
  final var layoutDepthLimit: Int16 = 1_200
  /// Whether views nested beyond a depth limit were reported, which happens once.
  final private var wasTooDeep = false
  /// The number of nodes created for this event.
  @safe @exclusivity(unchecked) final var newNodes = 0
  /// The maximum number of nodes created for one event; a form of 10,000 rows has 166,000.
  final var newNodesLimit = 2_000_000

  /// The number of nodes that may still be created for the event in which the depth limit is reached.
  ///
  /// A view may contain itself several times, and each of its many branches reaches the limit.
  final var newNodesLimitBelowDepth = 4_000

  /// The number of nodes created for this event in nested items of bars; see ``ItemHostNode``.
  final var newNodesInItems = 0
  /// The maximum number of nodes created for one event in items of bars that are nested four deep.
  ///
  /// A bar shows its items after the views around it. A view in two items of its own bar has twice as many nodes with
  /// each level, and would need all memory before it reached the limit of levels.
  final var newNodesInItemsLimit = 5_000
  /// Whether nodes beyond a limit of new nodes were reported, which happens once.
  final private var wereTooMany = false
  /// The transaction of the current update.
  final var transaction = Transaction() { didSet { noteAnimations() } }
  /// Whether a node changes the transaction for the views below, or once did.
  final private(set) var changesTransactions = false { didSet { noteAnimations() } }
  /// Whether the layout has running animations.
  final var hasMotions = false { didSet { noteAnimations() } }
  /// Whether something may be animated in the current update, or an animation may be stopped.
  @safe @exclusivity(unchecked) final private(set) var mayAnimate = false
  /// The time of the screen's clock.
  final var time: Duration = .zero
  /// Whether animations are shown from their start; if false, their end is shown until time passes.
  final var isLive = false
  /// The animated bodies, by node.
  @safe @exclusivity(unchecked) final var bodyMotions: [ObjectIdentifier: BodyMotion] = [:]
  /// Whether time passed since the animated bodies were evaluated.
  @safe @exclusivity(unchecked) final var bodiesAreDue = false
  final var updateCount: Int { graph.updateNumber }
  /// Counts the events, so that an action can detect that it runs repeatedly because of one event.
  @safe @exclusivity(unchecked) final var eventCount = 0

  /// The number of times that one `onChange` may run for an event: twice, and once more for each further transaction of
  /// the event.
  @safe @exclusivity(unchecked) final var changeLimit = 2
  /// Whether there is, or was, a transition around a group.
  @safe @exclusivity(unchecked) final var hasGroupTransitions = false
  /// The leaving views, by parent.
  @safe @exclusivity(unchecked) final var leaving: [ObjectIdentifier: LeavingViews] = [:]
  /// Nodes whose render nodes changed below, so that the first may have appeared or the last disappeared.
  @safe @exclusivity(unchecked) final var appearances: [any AppearingNode] = []
  /// Whether there is, or was, a container that keeps views without showing them.
  final var keepsInactiveViews = false
  /// Whether a layout direction was set, so that lines may run from right to left.
  @safe @exclusivity(unchecked) final var mayRunRightToLeft = false
  /// Whether there is, or was, a view that reads a preference.
  @safe @exclusivity(unchecked) final var readsPreferences = false
  /// Nodes whose preference may have changed.
  @safe @exclusivity(unchecked) final var preferenceReaders: [any PreferenceReader] = []

  /// The states of another screen, which the views of this one take over when they are mounted.
  @safe @exclusivity(unchecked) final var givenStates: ViewStates? { didSet { notePreparations() } }
  /// A Boolean value that indicates whether a view is omitted, with an issue, if its object is missing in the
  /// environment.
  ///
  /// Otherwise reading the object ends the program, as in SwiftUI. Previews set it, because they share a program.
  final var omitsViewsWithoutObjects = false { didSet { notePreparations() } }
  /// Whether a view takes states or is checked before its first evaluation.
  @safe @exclusivity(unchecked) final private(set) var preparesViews = false

  init() {
    collector = ReadCollector(graph: host.graph)
    host.reader = { onMainActor(()) { Tree.evaluatingNode } }
  }

  final nonisolated var graph: Graph { host.graph }

  final private func notePreparations() { preparesViews = omitsViewsWithoutObjects || givenStates != nil }

  /// Counts an effect of the evaluation; see ``changeCount``.
  @inline(__always) final func noteChange() { changeCount += 1 }

  /// Counts a new action; see ``actionCount``.
  final func noteAction() { actionCount += 1 }

  /// Called when a node is going to change the transaction for the views below.
  final func mayChangeTransactions() { if !changesTransactions { changesTransactions = true } }

  final private func noteAnimations() {
    mayAnimate = changesTransactions || hasMotions || transaction.effectiveAnimation != nil
  }

  /// Called when a view was inserted into an existing tree.
  func didInsert(_ view: Node) {}

  /// Called before the content of a transition is first shown.
  ///
  /// Returns whether its container already exists, so that the content is shown in the phase before insertion.
  func willAppear(_ view: TransitionNode) -> Bool { false }

  /// Called before a view leaves the tree; returns whether it leaves by a transition that takes time.
  func willRemove(_ view: Node) -> Bool { false }

  /// Returns whether a frame has drawn a leaving view in its transition; only such a view can be shown again.
  func isVisibleWhileLeaving(_ view: Node) -> Bool { false }

  /// Called before a leaving view is removed together with a view around it.
  func willEndLeaving(_ view: Node) {}

  /// Called when a view that was leaving is shown again.
  func didReturn(_ view: Node) {}

  /// Sets the log of updates.
  final func setLog(_ log: UpdateLog?) {
    self.log = log
    host.log = log
  }

  /// Sets the state that open traces share.
  final func setHub(_ hub: TraceHub?) {
    self.hub = hub
    host.traceListener = hub?.listener
    keepCauses()
  }

  final private func keepCauses() { graph.recordsCauses = printsChanges || hub != nil }

  final func report(_ issue: String, at node: Node) {
    let path = node.shortPath
    host.onIssue(path.isEmpty ? issue : "\(path): \(issue)")
  }

  /// Reports once that the views below a node are too deep and are not shown.
  final func reportDepth(of node: Node) {
    if wasTooDeep { return }
    wasTooDeep = true
    newNodesLimit = min(newNodesLimit, newNodes + newNodesLimitBelowDepth)
    let limit = node.depth < depthLimit ? layoutDepthLimit : depthLimit
    report(
      "views are nested more than \(limit) levels deep; the deeper ones are not shown. Look for a view that contains itself.",
      at: node)
  }

  /// Reports once that views are not shown because there are too many.
  final func reportNewNodes(of node: Node) {
    reportNewNodes("more than \(newNodesLimit) views were created at once", of: node)
  }

  /// Reports once that items are not shown because there are too many views in nested items.
  final func reportNewNodesInItems(of node: Node) {
    reportNewNodes(
      "more than \(newNodesInItemsLimit) views were created at once in nested items of bars", of: node)
  }

  final private func reportNewNodes(_ fault: String, of node: Node) {
    if wereTooMany { return }
    wereTooMany = true
    report("\(fault); the others are not shown. Look for a view that contains itself.", at: node)
  }

  /// Starts to count the nodes that are created for an event.
  final func resetNewNodes() { (newNodes, newNodesInItems) = (0, 0) }
}

/// The identity of a tree, valid beyond its lifetime.
package final class TreeIdentity: Sendable {}
