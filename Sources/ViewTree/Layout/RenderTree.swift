/// What the layout keeps for a screen, from frame to frame: what waits for it, what it finds out, what it counts.
@MainActor class RenderTree: Tree {
  /// The lengths and the text measuring of the back end.
  @exclusivity(unchecked) final var metrics: LayoutMetrics { didSet { keptMetrics = KeptMetrics.of(metrics) } }
  /// The same, for the subviews of layouts.
  @exclusivity(unchecked) final private(set) var keptMetrics: KeptMetrics
  final let text: any TextMeasuring
  /// What the evaluation changed since it was last laid out.
  @exclusivity(unchecked) final var changes = RenderChanges()
  /// Empty, with the storage of the frame before: of two lists one is filled while the other is laid out.
  @exclusivity(unchecked) private final var spareChanges = RenderChanges()
  /// What must be drawn again.
  @exclusivity(unchecked) final var damage = Damage()
  @exclusivity(unchecked) private final var takenDamage = Damage()
  /// What turned out to look different as a whole when a part of it was drawn: lines around views.
  @exclusivity(unchecked) final var redraws: [CGRect] = []
  /// Whether there is, or was, a view that is turned.
  @exclusivity(unchecked) final var mayTurn = false
  /// Whether there is, or was, a leaf that may draw beyond its frame.
  @exclusivity(unchecked) final var mayReachOut = false
  /// Render nodes that are being collected; see `collectRenderNodes(_:)`.
  @exclusivity(unchecked) final var noted: [Unowned<Node>] = []
  /// What is shown above the screen, the lowest first: open menus, sheets.
  @exclusivity(unchecked) final var presentations: [PresentationRenderNode] = []
  /// The node that takes the keys: where it is, its row is kept, and it is drawn as the one that has the focus.
  ///
  /// `Focus` alone writes it.
  final weak var focused: RenderNode?
  /// The control that is held down.
  final weak var pressed: RenderNode? {
    didSet {
      guard oldValue !== pressed else { return }
      for node in [oldValue, pressed] where node?.isUnmounted == false { node?.setNeedsDisplay() }
    }
  }
  /// The geometry reader that evaluates its content in the middle of a layout pass, while one does.
  final var readerInPlace: Node?
  /// Render nodes whose place in the screen a view reads.
  @exclusivity(unchecked) final var geometryReaders: [any PlaceReader] = []
  /// What moves.
  @exclusivity(unchecked) final private(set) var animator: Animator!

  /// The number of the layout pass that is going on, or was the last.
  ///
  /// It begins again after 255: a node that was not asked anything new in 256 passes keeps its answers for one more.
  @exclusivity(unchecked) final var layoutPass: UInt8 = 0
  /// A node with so many answers forgets them when it is asked for another one in a later pass: enough for the
  /// smallest, the largest, the ideal size, and what the container finally offers in two passes.
  final var keptAnswers = 6

  /// How many sizes one node says in one layout pass.
  ///
  /// Each node finds a size once for each proposal that reaches it. Where every layout asks its subviews for `k`
  /// sizes that differ from its own by lengths or by factors, these are at most `d` to the power `k - 1` at depth `d`,
  /// whatever the order, and all levels together take `d` to the power `k`. Where each level makes others (a half of one
  /// column less is not one column less than a half), they would double at each level: these end here, and nesting
  /// never costs more than this number for each node.
  nonisolated static let answerLimit = 10_000
  /// What is said once, and was.
  private final var notices: Set<Notice> = []
  /// Counts the work of layout and drawing.
  @exclusivity(unchecked) final var work = Work()
  /// Whether a node and what stands around it hold each other.
  final var hasCircles = false

  /// Whether code of the user was handed nodes, which it may keep longer than the screen is there: a layout's subviews,
  /// the dimensions in an alignment guide.
  final var handsOutNodes = false

  init(metrics: LayoutMetrics, text: any TextMeasuring) {
    self.metrics = metrics
    keptMetrics = KeptMetrics.of(metrics)
    self.text = text
    super.init()
    animator = Animator(self)
  }

  /// Gives a node the focus, or takes it away, because something comes, goes or is covered; see `InputTree`.
  func setFocus(_ node: RenderNode?) { preconditionFailure("BUG: a tree must override setFocus(_:)") }

  /// What has the focus and is still there.
  final var presentFocus: RenderNode? { focused.flatMap { $0.isUnmounted ? nil : $0 } }

  final override func didInsert(_ view: Node) { animator.didInsert(view) }

  final override func willAppear(_ view: TransitionNode) -> Bool {
    guard view.container?.renderNode.isPlaced == true else { return false }
    animator.appearing.append(view)
    return true
  }

  final override func willRemove(_ view: Node) -> Bool { animator.willRemove(view) }

  final override func isSeenLeaving(_ view: Node) -> Bool { animator.isSeenLeaving(view) }

  final override func didReturn(_ view: Node) {
    animator.didReturn(view)
    // What is said around it was told to what was there.
    view.forEachRenderNode { $0.traitChanged(affectsLayout: true) }
  }

  private enum Notice { case points, mistakenFrame, questions }

  /// How much was done since the tree was made.
  struct Work: Equatable, Sendable {
    /// Render nodes that computed their size for a proposal.
    var measured = 0
    /// Times that a render node gave a size that it kept.
    var answered = 0
    /// Render nodes whose children were placed.
    var placed = 0
    /// Render nodes that were visited to be drawn.
    var drawn = 0

    static func - (a: Work, b: Work) -> Work {
      Work(
        measured: a.measured - b.measured, answered: a.answered - b.answered, placed: a.placed - b.placed,
        drawn: a.drawn - b.drawn)
    }
  }

  /// What changed since this was asked last.
  final func takeChanges() -> RenderChanges {
    var taken = RenderChanges()
    swap(&taken, &spareChanges)
    swap(&taken, &changes)
    return taken
  }

  /// Takes back what is not laid out yet, for the next frame.
  final func returnChanges(_ changes: consuming RenderChanges) {
    swap(&self.changes, &changes)
    swap(&spareChanges, &changes)
  }

  /// What must be drawn again since this was asked last.
  final func takeDamage() -> Damage {
    // Two lists take turns, so that neither is made anew for each frame.
    takenDamage.removeAll()
    swap(&damage, &takenDamage)
    return takenDamage
  }

  /// Says once of a frame that its lengths are probably points, where lengths are cells.
  final func noteFrame(_ width: CGFloat?, _ height: CGFloat?, at node: Node) {
    guard metrics.areProbablyPoints(width, height), let width, let height, notices.insert(.points).inserted else {
      return
    }
    let (columns, rows) = (Int(clamping: width), Int(clamping: height))
    report(
      "a frame of \(columns) × \(rows) is \(columns) columns wide and \(rows) rows high: lengths are cells here. Give a screen whose lengths are points ScreenOptions(unit: .points).",
      at: node)
  }

  /// Says once of a frame that a length of it is none, or that its bounds are out of order.
  final func noteMistakenFrame(at node: Node) {
    guard notices.insert(.mistakenFrame).inserted else { return }
    report(
      "a length of a frame is negative, infinite or not a number, or a bound is below the one before it: negative ones count as 0, no lengths as not given, and bounds as at least the one before. frame(maxWidth: .infinity) takes all there is.",
      at: node)
  }

  /// Says once that a node was asked for more sizes than it answers.
  final func reportQuestions(to node: RenderNode) {
    guard notices.insert(.questions).inserted else { return }
    report(
      "asked for more than \(Self.answerLimit) different sizes in one layout, and answers the last one from there on. Layouts within each other that all ask for several sizes multiply their questions: let them ask for fewer.",
      at: node)
  }
}

/// What an evaluation changed for the layout.
struct RenderChanges {
  /// Nodes whose answers may have changed.
  var layouts: [RenderNode] = []
  /// Nodes that look different in the same place.
  var displays: [RenderNode] = []

  var isEmpty: Bool { layouts.isEmpty && displays.isEmpty }
}

extension Node {
  /// The tree as the layout knows it.
  final var renderTree: RenderTree { downcast(inputs.tree, to: RenderTree.self) }

  /// Calls `body` with the tree, without retaining it for that: for what is done very often.
  @inline(__always) final func withRenderTree<T>(_ body: (RenderTree) -> T) -> T {
    withTree { body(downcast($0, to: RenderTree.self)) }
  }

  /// The node, of which it is known that it takes part in layout.
  final var renderNode: RenderNode { downcast(self, to: RenderNode.self) }
}
