// One frame, from a write to a picture. Each phase takes what the one before returns:
//
//     1 apply      the oldest transaction's writes change sources; what depends on them is marked → Update
//     2 evaluate   marked bodies run, from the root down; their values are carried into nodes     → RenderChanges
//     3 layout     changed render nodes answer their proposals again; what moved is placed        → Damage
//       present    animations that run there are brought to the current time; see Animator         → more of it
//     4 draw       what lies in it becomes display lists                                          → DisplayLists
//       show       a back end takes them
//     5 effects    onChange, onAppear and the like run; their writes are for the next frame
//
// The first frame mounts the view. An event runs its handler and then frames until nothing is left to do.

/// A mounted view, and the loop of frames that keeps its picture up to date.
@MainActor package final class FrameLoop {
  let tree: InputTree
  let root: RootRenderNode
  let pointer = Pointer()
  let mainQueue: ScreenQueue
  /// Shows a display list; a frame may have several.
  package var show: (DisplayList) -> Void = { _ in }
  /// Returns how much was shown so far, for traces.
  package var shownWork: () -> ShownWork = { ShownWork() }
  /// Returns the area that is needed to draw an area: its edge cells may depend on their neighbours.
  package var widened: (CGRect) -> CGRect = { $0 }
  /// Issues that views caused, in order; reading them marks them as read.
  package var issues: [String] { issueLog.read() }
  package nonisolated let issueLog = IssueLog()
  /// The number of frames made.
  @safe @exclusivity(unchecked) package private(set) var frameCount = 0
  /// The size of the screen; a `nil` height fits the content.
  var proposal: ProposedViewSize { didSet { noteScreenSize() } }
  private let alignment: Alignment
  @safe @exclusivity(unchecked) private(set) var isRunning = false
  /// Returns the environment values that change with time, for a time of the clock.
  let variables: (Duration) -> EnvironmentValues
  /// Whether the view was removed: no more frames are made, and the last picture stays.
  @safe @exclusivity(unchecked) var isClosed = false
  /// Whether the closed screen was used: the issue is reported once.
  var wasUsedClosed = false
  /// The name of the events in ``whileNamed(_:_:)``; `nil` outside.
  var eventName: (() -> EventName)?

  /// Whether frames leave the damaged areas to a later frame, which draws them; see ``drawingOnce(_:)``.
  @safe @exclusivity(unchecked) private var drawsLater = false

  /// The number of events being handled, each within the one before.
  @safe @exclusivity(unchecked) var eventDepth = 0

  /// The semantics of the last frame, once they were read.
  ///
  /// Only a frame changes them.
  @safe @exclusivity(unchecked) var published: SemanticIndex?

  /// The maximum number of frames for one event; beyond it the event ends with an issue, and pending writes are
  /// dropped.
  private static let frameLimit = 200

  /// Mounts a view.
  ///
  /// `proposal` is the size of the screen; with a `nil` height it fits the content. `variables` are the values of the
  /// environment that change as time passes, from `start` on, and `settings` the values that ``change(_:)`` changes;
  /// `dateAtZero` is the date at which the clock is zero. `states` are the states with which the view begins.
  package init<V: View>(
    _ view: V, proposal: ProposedViewSize, metrics: LayoutMetrics, text: any TextMeasuring, alignment: Alignment,
    constants: EnvironmentValues, settings: EnvironmentValues = EnvironmentValues(), start: Duration = .zero,
    dateAtZero: Date = .now, states: ViewStates? = nil,
    variables: @escaping (Duration) -> EnvironmentValues = { _ in EnvironmentValues() }
  ) {
    tree = InputTree(metrics: metrics, text: text)
    tree.time = start
    if let states {
      tree.givenStates = states
      tree.host.takeSingletons(of: states.host)
    }
    var constants = constants
    constants.resetFocus = ResetFocusAction(tree.focus)
    tree.mayRunRightToLeft = constants.layoutDirection == .rightToLeft
    tree.omitsViewsWithoutObjects = constants.omitsViewsWithoutObjects
    if constants.appStorage != nil || constants.sceneStorage != nil {
      tree.host.storedValues.use(app: constants.appStorage, scene: constants.sceneStorage)
    }
    var scope: EnvironmentScope = ScreenScope(constants.writes.map { $0.makeConstantScope() }, owner: tree.host)
    for write in settings.writes + variables(start).writes { scope = write.makeScope(parent: scope, graph: tree.graph) }
    self.variables = variables
    mainQueue = ScreenQueue(tree: tree, dateAtZero: dateAtZero)
    tree.host.mainQueue = mainQueue
    root = RootRenderNode(inputs: Inputs(tree: tree, environment: scope))
    self.proposal = proposal
    self.alignment = alignment
    // A task may report an issue after the screen is gone.
    tree.host.onIssue = { [weak self] issue in
      checkedOnMainActor((self, issue), "the issue \"\(issue)\" was reported") {
        if let loop = $0 { loop.add($1) } else { RuntimeIssue.report($1) }
      }
    }
    mount = { [root] in root.evaluate(view) }
    noteScreenSize()
  }

  private func noteScreenSize() {
    let cell = tree.text.cellSize
    tree.host.screenSize = CGSize(
      width: proposal.width ?? 80 * cell.width, height: proposal.height ?? 24 * cell.height)
  }

  /// Records an issue, and prints it.
  package func add(_ issue: String) {
    issueLog.add(issue.escapingControls())
    RuntimeIssue.report(issue)
  }

  deinit {
    tree.host.close()
    let teardown = MainActorValue(Teardown(tree: tree, root: root, pointer: pointer))
    if MainThread.isCurrent {
      onMainActor(teardown) { $0.value.abandon() }
    } else {
      DispatchQueue.main.async { onMainActor(teardown) { $0.value.abandon() } }
    }
  }

  /// The objects that outlive the loop.
  ///
  /// Nodes are released on the main thread, on whichever thread the screen was released.
  private struct Teardown {
    let tree: InputTree
    let root: RootRenderNode
    /// The pointer, which retains the nodes that were pressed.
    let pointer: Pointer

    /// Breaks the cycle between a state in use, the graph that it holds, and the graph's rules that read the state.
    @MainActor func abandon() {
      tree.focused = nil
      if tree.hasReferenceCycles || tree.exposesNodes {
        root.abandon()
        for layer in tree.presentations { layer.abandon() }
      }
      tree.graph.root.abandon()
      tree.host.inbox.close()
      tree.host.releaseKeepers()
    }
  }

  /// Evaluates the view for the first time; `nil` afterwards.
  private var mount: (() -> Void)?

  private var needsFrame: Bool {
    !tree.graph.pendingWrites.isEmpty || tree.graph.needsUpdate || !tree.changes.isEmpty || !tree.effects.isEmpty
      || !tree.damage.isEmpty && !drawsLater || !tree.preferenceReaders.isEmpty || !root.isPlaced || tree.animator.isDue
      || tree.bodiesAreDue || tree.host.hasCompletions || !tree.animator.ended.isEmpty
  }

  /// Whether there is nothing to do, and nothing requested a frame.
  private var isAtRest: Bool {
    !needsFrame && !tree.graph.isRequested && tree.host.inbox.isIdle && !tree.hasHiddenLines
  }

  /// Makes frames until nothing is left to do.
  package func run() {
    if isRunning || isClosed { return }
    guard isAtRest else { return tree.host.whileActive(makeFrames) }
    beginEvent()
    tree.hub?.eventMayEnd()
  }

  private func beginEvent() {
    tree.eventCount += 1
    tree.resetNewNodes()
    tree.changeLimit = 1 + max(1, tree.graph.pendingWrites.count)
  }

  /// Calls `events`, and draws what they changed once, at the end: no view depends on what is drawn.
  package func drawingOnce<T>(_ events: () throws -> T) rethrows -> T {
    drawsLater = true
    defer {
      drawsLater = false
      run()
    }
    return try events()
  }

  private func makeFrames() {
    isRunning = true
    tree.host.collectsProblems = true
    // Changes from here on are part of these frames: the driver needs no request for them.
    tree.graph.isRequested = true
    receive()
    beginEvent()
    defer {
      tree.host.reportProblems()
      isRunning = false
      tree.graph.isRequested = false
      tree.host.unsettledStates = nil
      tree.hub?.eventMayEnd()
    }
    var frames = 0
    while needsFrame {
      frames += 1
      if frames == Self.frameLimit - 10 { tree.host.unsettledStates = [] }
      guard frames <= Self.frameLimit else { return reportEndlessUpdate() }
      makeFrame()
    }
    tree.reportHiddenLine(isStill: !tree.animator.isRunning)
  }

  private func makeFrame() {
    frameCount += 1
    published = nil
    let update = apply()
    let changes = evaluate(update)
    let damage = layout(changes)
    draw(damage)?.forEach(show)
    tree.hub?.frameEnded()
    runEffects()
  }

  /// Applies the changes that other threads made.
  private func receive() {
    let (writes, messages) = tree.host.inbox.take()
    for write in writes { write() }
    for message in messages { message() }
  }

  /// Applies the oldest transaction's writes.
  private func apply() -> Update {
    tree.graph.updateNumber += 1
    return Update(transaction: tree.host.applyWrites())
  }

  /// The transaction whose writes were applied.
  private struct Update {
    let transaction: Transaction
  }

  private func evaluate(_ update: Update) -> RenderChanges {
    tree.transaction = update.transaction
    mount?()
    mount = nil
    tree.moveBodies()
    tree.animator.takeDownEnded()
    tree.graph.updateObservers()
    return tree.takeChanges()
  }

  /// Lays out what changed, and returns the areas that look different.
  ///
  /// Layout may require evaluations: rows that came into a window, content that reads its place. They run at once, and
  /// their changes are laid out too. After ``passLimit`` passes the rest is left for the next frame.
  private func layout(_ changes: consuming RenderChanges) -> Damage {
    var passes = 0
    repeat {
      LayoutPass(tree: tree, root: root).run(&changes, proposal: proposal, alignment: alignment)
      passes += 1
      tree.graph.updateObservers()
      swap(&changes, &tree.changes)
    } while !changes.layouts.isEmpty && passes < Self.passLimit
    tree.returnChanges(changes)
    readPreferences()
    tree.focus.settle()
    pointer.dropUnmounted()
    tree.animator.present()
    tree.host.releaseHolds()
    return drawsLater ? Damage() : tree.takeDamage()
  }

  private static let passLimit = 8

  private func readPreferences() {
    guard !tree.preferenceReaders.isEmpty else { return }
    let readers = tree.preferenceReaders
    tree.preferenceReaders = []
    for reader in readers.sorted(by: { $0.depth > $1.depth }) { reader.readPreference() }
  }

  /// Returns the display lists of the damaged areas; `nil` if nothing looks different.
  private func draw(_ damage: consuming Damage) -> DisplayLists? {
    let size = pictureSize
    if size == shownSize, damage.isEmpty { return nil }
    var drawn = size
    if isCut(at: size.height) { drawn.height = DrawPass(tree: tree, root: root, size: size).variedHeight }
    if size != shownSize || drawn != drawnSize {
      if size != shownSize { reportCut(at: size.height) }
      (shownSize, drawnSize) = (size, drawn)
      damage = Damage([CGRect(origin: .zero, size: drawn)])
    }
    let pass = DrawPass(tree: tree, root: root, size: drawn, restHeight: size.height - drawn.height)
    return pass.displayLists(of: damage, widened: widened)
  }

  /// The items of the screen and of each layer above it, as ``DrawPass/pictureLayers()`` returns them.
  package var pictureLayers: [[DisplayItem]] {
    if tree.layers.isEmpty { return [] }
    return DrawPass(tree: tree, root: root, size: drawnSize).pictureLayers()
  }

  @safe @exclusivity(unchecked) private var shownSize = CGSize.zero
  /// The size of the drawn rows: `shownSize`, without the equal rows at the end of a cut picture.
  @safe @exclusivity(unchecked) private var drawnSize = CGSize.zero

  /// The size of the picture, in the screen's unit.
  ///
  /// Without a fixed height, it is as high as the content and everything presented above it, at most ``PictureLimit``.
  var pictureSize: CGSize {
    let (width, cell) = (proposal.width ?? root.size.width.bounded, tree.text.cellSize)
    if let height = proposal.height { return CGSize(width: width, height: height) }
    let rows = PictureLimit.rows(columns: Int(clamping: (width / cell.width).rounded(.up)))
    return CGSize(width: width, height: min(contentHeight, CGFloat(rows) * cell.height))
  }

  // A presentation begins at the top of the screen, so its height is also its end.
  private var contentHeight: CGFloat {
    max(root.presentedSize.height, tree.presentations.map(\.size.height).max() ?? 0)
  }

  private func isCut(at height: CGFloat) -> Bool { proposal.height == nil && contentHeight > height }

  private func reportCut(at height: CGFloat) {
    guard isCut(at: height) else { return }
    let rows = (height / tree.text.cellSize.height).rounded()
    add(
      "the content is \(contentHeight) high, and only the first \(rows) rows of it are shown; look for a view with a very "
        + "large height or spacing, or give the screen a height")
  }

  private func runEffects() {
    refreshAppearances()
    runActions()
  }

  private func refreshAppearances() {
    for node in tree.appearances { node.refresh() }
    tree.appearances = []
  }

  /// Runs the actions that the update requested, such as completions of animations and actions of `onAppear`.
  func runActions() {
    for completion in tree.host.takeCompletions() { tree.effects.add(completion) }
    if tree.effects.isEmpty { return }
    let effects = tree.effects.take()
    if tree.givenStates?.isStill == true { return }
    tree.host.works.perform("a task that onAppear, onDisappear or onChange started") {
      for effect in effects { effect() }
    }
  }

  private func reportEndlessUpdate() {
    let states = (tree.host.unsettledStates ?? []).sorted().joined(separator: ", ")
    let culprits = states.isEmpty ? "views that invalidate each other" : "actions that write \(states) again and again"
    add("the screen does not settle: one event caused \(Self.frameLimit) frames; look for \(culprits)")
    _ = tree.effects.take()
    while tree.graph.pendingWrites.next() != nil {}
  }
}

/// The amount that a back end has drawn and encoded so far.
package struct ShownWork {
  /// The number of cells drawn.
  package var cells = 0
  /// The number of bytes of the pictures encoded as text.
  package var bytes = 0

  /// Creates counts of 0.
  package init() {}
}
