/// The amount of work of layout and drawing since the tree was made.
package struct RenderWork: Equatable, Sendable {
  /// Render nodes that computed their size for a proposal.
  package internal(set) var measured = 0
  /// Times that a render node gave a size that it kept.
  package internal(set) var answered = 0
  /// Render nodes whose children were placed.
  package internal(set) var placed = 0
  /// Render nodes that were visited to be drawn.
  package internal(set) var drawn = 0

  static func - (a: RenderWork, b: RenderWork) -> RenderWork {
    RenderWork(
      measured: a.measured - b.measured, answered: a.answered - b.answered, placed: a.placed - b.placed,
      drawn: a.drawn - b.drawn)
  }
}

/// The layout state of a screen, kept from frame to frame: pending changes, results, counts.
@MainActor class RenderTree: Tree {
  /// The lengths and the text measuring of the back end.
  @safe @exclusivity(unchecked) final var metrics: LayoutMetrics {
    didSet { internedMetrics = InternedMetrics.of(metrics) }
  }
  /// The metrics for the subviews of layouts.
  @safe @exclusivity(unchecked) final private(set) var internedMetrics: InternedMetrics
  final let text: any TextMeasuring
  /// The changes of evaluations since the last layout.
  @safe @exclusivity(unchecked) final var changes = RenderChanges()
  /// An empty list with the storage of the frame before: one of two lists is filled while the other is laid out.
  @safe @exclusivity(unchecked) private final var spareChanges = RenderChanges()
  /// The areas that must be drawn again.
  @safe @exclusivity(unchecked) final var damage = Damage()
  @safe @exclusivity(unchecked) private final var takenDamage = Damage()
  /// Frames that turned out to look different as a whole while a part of them was drawn: lines around views.
  @safe @exclusivity(unchecked) final var redraws: [CGRect] = []
  /// Whether there is, or was, a rotated view.
  @safe @exclusivity(unchecked) final var mayRotate = false
  /// Whether there is, or was, a leaf that may draw beyond its frame.
  @safe @exclusivity(unchecked) final var mayDrawBeyondFrames = false
  /// Render nodes that are being collected; see `collectRenderNodes(_:)`.
  @safe @exclusivity(unchecked) final var collectedNodes: [Unowned<Node>] = []
  /// The presentations above the screen, the lowest first: open menus, sheets.
  @safe @exclusivity(unchecked) final var presentations: [PresentationRenderNode] = []
  /// The node that takes the keys: its row is kept, and it is drawn with the focus.
  ///
  /// Only `Focus` sets it; the node's own leaving and the end of the screen clear it. The reference counts, because a weak
  /// one makes every later retain of its node slow.
  @safe @exclusivity(unchecked) final var focused: RenderNode?
  /// The control that is held down.
  final weak var pressed: RenderNode? {
    didSet {
      guard oldValue !== pressed else { return }
      for node in [oldValue, pressed] where node?.isUnmounted == false { node?.setNeedsDisplay() }
    }
  }
  /// The geometry reader that is evaluating its content in the middle of a layout pass, if one is.
  final var readerInPlace: Node?
  /// Nodes that read their places on the screen after a layout pass.
  @safe @exclusivity(unchecked) final var geometryReaders: [any PlaceReader] = []
  /// The animations of the screen.
  @safe @exclusivity(unchecked) final private(set) var animator: Animator!

  /// The number of the current layout pass, or of the last one.
  ///
  /// It wraps after 255: a node that keeps no new answer in 256 passes keeps its old answers for one more pass.
  @safe @exclusivity(unchecked) final var layoutPass: UInt8 = 0
  /// A node with this many answers drops them when it needs another one in a later pass: enough for the smallest, the
  /// largest, the ideal size, and the container's final offers in two passes.
  final var keptAnswers = 6

  /// The maximum number of sizes that one node answers in one layout pass.
  ///
  /// Each node computes a size once for each proposal that reaches it. If every layout measures its subviews for `k`
  /// sizes that differ from its own by lengths or by factors, there are at most `d` to the power `k - 1` of them at
  /// depth `d`, in any order, and `d` to the power `k` at all levels together. If each level makes different ones (half
  /// of one column less is not one column less than a half), their number would double at each level: this limit ends
  /// that, and nesting never costs more than this number for each node.
  nonisolated static let answerLimit = 10_000
  /// The notices that were reported; each is reported once.
  private final var notices: Set<Notice> = []
  /// Lines around views that showed on no side when they were drawn.
  @safe @exclusivity(unchecked) private final var hiddenLines: [RenderNode] = []
  /// Counts the work of layout and drawing.
  @safe @exclusivity(unchecked) final var work = RenderWork()
  /// Whether a node and its wrapper hold each other.
  final var hasReferenceCycles = false

  /// Whether a user's code was given nodes, which it may keep longer than the screen exists: a layout's subviews, the
  /// dimensions in an alignment guide.
  final var exposesNodes = false

  init(metrics: LayoutMetrics, text: any TextMeasuring) {
    self.metrics = metrics
    internedMetrics = InternedMetrics.of(metrics)
    self.text = text
    super.init()
    animator = Animator(self)
  }

  /// Gives a node the focus, or removes it, because a view comes, goes or is covered; see `InputTree`.
  func setFocus(_ node: RenderNode?) { preconditionFailure("BUG: a tree must override setFocus(_:)") }

  /// The node that has the focus, if it is still in the tree.
  final var presentFocus: RenderNode? { focused.flatMap { $0.isUnmounted ? nil : $0 } }

  final override func didInsert(_ view: Node) { animator.didInsert(view) }

  final override func willAppear(_ view: TransitionNode) -> Bool {
    guard view.container?.renderNode.isPlaced == true else { return false }
    animator.appearing.append(view)
    return true
  }

  final override func willRemove(_ view: Node) -> Bool { animator.willRemove(view) }

  final override func isVisibleWhileLeaving(_ view: Node) -> Bool { animator.isVisibleWhileLeaving(view) }

  final override func willEndLeaving(_ view: Node) { animator.willEndLeaving(view) }

  final override func didReturn(_ view: Node) {
    animator.didReturn(view)
    // Changes of traits around it were passed only to the nodes that were in the tree.
    view.forEachRenderNode { $0.renderNode.traitChanged(affectsLayout: true) }
  }

  private enum Notice { case points, invalidFrame, questions, hiddenLine }

  /// Returns the changes since the last call.
  final func takeChanges() -> RenderChanges {
    var taken = RenderChanges()
    swap(&taken, &spareChanges)
    swap(&taken, &changes)
    return taken
  }

  /// Takes back the changes that are not laid out yet, for the next frame.
  final func returnChanges(_ changes: consuming RenderChanges) {
    swap(&self.changes, &changes)
    swap(&spareChanges, &changes)
  }

  /// Returns the areas damaged since the last call.
  final func takeDamage() -> Damage {
    // Two lists alternate, so that none is allocated for each frame.
    takenDamage.removeAll()
    swap(&damage, &takenDamage)
    return takenDamage
  }

  /// Reports once that the lengths of a frame are probably points, although lengths are cells.
  final func noteFrame(_ width: CGFloat?, _ height: CGFloat?, at node: Node) {
    guard metrics.areProbablyPoints(width, height), let width, let height, notices.insert(.points).inserted else {
      return
    }
    let (columns, rows) = (Int(clamping: width), Int(clamping: height))
    report(
      "a frame of \(columns) × \(rows) is \(columns) columns wide and \(rows) rows high: lengths are cells. If they are meant as points, create the screen with ScreenOptions(unit: .points).",
      at: node)
  }

  /// Reports once that a frame has an invalid length, or bounds in the wrong order.
  final func noteInvalidFrame(at node: Node) {
    guard notices.insert(.invalidFrame).inserted else { return }
    report(
      "a length of a frame is negative, infinite or not a number, or a bound is below the previous one: negative lengths become 0, infinite ones and those that are not a number are ignored, and low bounds are raised to the previous one. Use frame(maxWidth: .infinity) to fill the available space.",
      at: node)
  }

  /// Notes a line around a view that is drawn on no side, for ``reportHiddenLine(isStill:)`` after the frames.
  final func noteHiddenLine(of node: RenderNode) { if !notices.contains(.hiddenLine) { hiddenLines.append(node) } }

  /// Whether a hidden line is still to be reported.
  final var hasHiddenLines: Bool { !hiddenLines.isEmpty }

  /// Reports, once, a line around a view that the last frame drew on no side; waits while something moves.
  final func reportHiddenLine(isStill: Bool) {
    if hiddenLines.isEmpty { return }
    // A view that is removed while something else moves is not retained, and has no path to report.
    hiddenLines.removeAll(where: \.isUnmounted)
    guard isStill else { return }
    let node = hiddenLines.first { $0.isPlaced && $0.rare.value?.drawnSides == [] }
    hiddenLines = []
    guard let node, notices.insert(.hiddenLine).inserted else { return }
    report(
      "the border or stroke around a view is not drawn, because the text of the view takes all of its cells. Add .padding() before the border, or .padding(.horizontal) for lines at both ends.",
      at: node)
  }

  /// Reports once that a node was measured for more proposals than ``answerLimit``.
  final func reportQuestions(to node: RenderNode) {
    guard notices.insert(.questions).inserted else { return }
    report(
      "measured for more than \(Self.answerLimit) different proposals in one layout; further proposals get the last size. Nested layouts that each measure their subviews several times multiply the measurements: use fewer proposals in each.",
      at: node)
  }
}

/// The changes of an evaluation that concern the layout.
struct RenderChanges {
  /// Nodes whose size or other answers to the enclosing layout may have changed.
  var layouts: [RenderNode] = []
  /// Nodes that look different in the same place.
  var displays: [RenderNode] = []

  var isEmpty: Bool { layouts.isEmpty && displays.isEmpty }
}

extension Node {
  /// The tree, with its layout state.
  final var renderTree: RenderTree { downcast(inputs.tree, to: RenderTree.self) }

  /// Calls `body` with the tree, without retaining it, for code that runs very often.
  @inline(__always) final func withRenderTree<T>(_ body: (RenderTree) -> T) -> T {
    withTree { body(downcast($0, to: RenderTree.self)) }
  }

  /// The node as a render node; it must be one.
  final var renderNode: RenderNode { downcast(self, to: RenderNode.self) }
}
