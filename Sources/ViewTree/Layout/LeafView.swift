/// What a leaf shows, once the environment has had its say.
///
/// No leaf changes itself. That all is `mutating` lets the element hand over the leaf where it is: a value of a type that
/// is not known is copied otherwise.
protocol Leaf {
  @MainActor mutating func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize
  @MainActor mutating func draw(into context: inout DrawContext, in leaf: LeafContext)
  /// Whether the leaf is text: its first baseline is at the bottom of a line's height, the last one at its own bottom.
  var hasBaselines: Bool { mutating get }
  /// Whether an offer that is longer than what the leaf takes of an infinite one changes nothing.
  var isSettled: Bool { mutating get }
  /// Whether the leaf takes the whole of an endless offer along an axis.
  @MainActor mutating func isEndless(along axis: Axis, in context: LeafContext) -> Bool
  @MainActor mutating func priority(in context: LeafContext) -> Double
  @MainActor mutating func spacing(in context: LeafContext) -> ViewSpacing
  /// What the leaf says in words, if anything.
  var text: String? { mutating get }
}

extension Leaf {
  var text: String? { nil }
  var hasBaselines: Bool { false }
  var isSettled: Bool { false }
  @MainActor func isEndless(along axis: Axis, in context: LeafContext) -> Bool { false }
  @MainActor func priority(in context: LeafContext) -> Double { 0 }
  @MainActor func spacing(in context: LeafContext) -> ViewSpacing { ViewSpacing(defaults: context.metrics.spacing) }
}

/// What surrounds a leaf: looked up when it is asked for, as most leaves ask for little of it.
@MainActor struct LeafContext {
  fileprivate unowned(unsafe) let element: LeafNode

  var metrics: LayoutMetrics { element.renderTree.metrics }
  var text: any TextMeasuring { element.renderTree.text }
  /// The axis of the stack around.
  var stackOrientation: Axis? { element.renderParent?.stackOrientation }

  /// Breaks the leaf's text into lines, and keeps them for when it is drawn.
  func measure(_ block: TextBlock, in proposal: ProposedViewSize) -> TextLayout {
    let layout = text.layout(block, in: proposal)
    element.textLayout = layout
    return layout
  }

  /// The lines of the leaf's text in a frame: those that were measured last, if they were for this size.
  ///
  /// A long text is drawn again and again, a piece at a time.
  func lines(of block: TextBlock, in size: CGSize) -> TextLayout {
    if let layout = element.textLayout, layout.fits(size) { return layout }
    return measure(block, in: ProposedViewSize(size))
  }
}

/// A view that measures and draws itself.
protocol LeafView: View where Body == Never {
  associatedtype Shown: Leaf

  /// What the view shows in an environment; it is made again when one of the values read changes.
  nonisolated func leaf(in environment: EnvironmentValues) -> Shown
  /// What is wrong with the view, and what to do, if anything.
  nonisolated var issue: String? { get }
}

extension LeafView {
  nonisolated var issue: String? { nil }

  /// Carries the view's value into its node; called by the engine.
  public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if let node = slot.node {
      unsafeDowncast(node, to: LeafNode.self).update(view)
    } else {
      slot.node { LeafNode(view, parent: $0, inputs: $1) }.show(view)
    }
  }

  @MainActor fileprivate func showAgain(in node: LeafNode) { node.showAgain(self) }

  fileprivate func isSame(as other: any LeafView) -> Bool {
    guard let other = other as? Self else { return false }
    return Comparison.areSame(self, other)
  }
}

extension Leaf {
  fileprivate func isSame(as other: any Leaf) -> Bool {
    guard let other = other as? Self else { return false }
    return Comparison.areSame(self, other)
  }
}

/// The element of a leaf.
///
/// Its type is the same for all leaves: the overridden methods of a generic class are never specialized, and ask for
/// each type they handle at run time.
final class LeafNode: RenderNode {
  @exclusivity(unchecked) private var content: any Leaf = Unshown()
  @exclusivity(unchecked) private(set) var view: any LeafView
  /// The lines of the content's text, once a proposal asked for more than one.
  fileprivate var textLayout: TextLayout?

  init<V: LeafView>(_ view: V, parent: Node, inputs: Inputs) {
    self.view = view
    super.init(parent: parent, inputs: inputs)
  }

  func update<V: LeafView>(_ view: V) {
    guard !view.isSame(as: self.view) else { return }
    self.view = view
    evaluateAgain()
  }

  override func evaluateNow() { view.showAgain(in: self) }

  /// Evaluates the node for the first time.
  ///
  /// The type of the view is known: neither the view nor what it shows is copied as a value of any type.
  fileprivate func show<V: LeafView>(_ view: V) { content = leaf(of: view) }

  fileprivate func showAgain<V: LeafView>(_ view: V) {
    let new = leaf(of: view)
    if new.isSame(as: content) { return }
    content = new
    textLayout = nil
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func leaf<V: LeafView>(of view: V) -> V.Shown {
    if let issue = view.issue { tree.report(issue, at: self) }
    return recording { view.leaf(in: inputs.environmentValues) }
  }

  private var context: LeafContext { LeafContext(element: self) }

  /// What a node shows until it is evaluated.
  private struct Unshown: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize { .zero }
    func draw(into context: inout DrawContext, in leaf: LeafContext) {}
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal, in: context)
  }

  override func draw(into drawContext: inout DrawContext) { content.draw(into: &drawContext, in: context) }
  override var isDrawn: Bool { true }
  override var isLeaf: Bool { true }
  override var ownText: String? { content.text }

  override func isEndless(along axis: Axis) -> Bool { content.isEndless(along: axis, in: context) }

  override var ownPriority: Double { content.priority(in: context) }
  override var ownSpacing: ViewSpacing { content.spacing(in: context) }
  override var hasBaselines: Bool? { content.hasBaselines }
  override var isSettled: Bool { content.isSettled }

  override func ownAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    key.isBaseline && hasBaselines == true ? baseline(key, height: dimensions.height) : nil
  }
}
