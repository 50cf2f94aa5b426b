/// What a leaf shows, once the environment has had its say.
protocol Leaf {
  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize
  func draw(into context: inout DrawContext, in leaf: LeafContext)
  func baseline(first: Bool, in size: CGSize, context: LeafContext) -> CGFloat?
  func priority(in context: LeafContext) -> Double
  func spacing(in context: LeafContext) -> ViewSpacing
  /// What the leaf says in words, if anything.
  var text: String? { get }
}

extension Leaf {
  var text: String? { nil }
  func baseline(first: Bool, in size: CGSize, context: LeafContext) -> CGFloat? { nil }
  func priority(in context: LeafContext) -> Double { 0 }
  func spacing(in context: LeafContext) -> ViewSpacing { ViewSpacing(defaults: context.metrics.spacing) }
}

/// What surrounds a leaf.
struct LeafContext {
  let metrics: LayoutMetrics
  let text: any TextMeasuring
  /// The axis of the stack around.
  let stackOrientation: Axis?
}

/// A view that measures and draws itself.
protocol LeafView: View where Body == Never {
  associatedtype Shown: Leaf

  /// What the view shows in an environment; it is made again when one of the values read changes.
  nonisolated func leaf(in environment: EnvironmentValues) -> Shown
}

extension LeafView {
  @inline(__always) public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if let node = slot.node {
      unsafeDowncast(node, to: LeafNode<Self>.self).update(view)
    } else {
      slot.node { LeafNode(view, parent: $0, inputs: $1) }.rule.update()
    }
  }
}

/// The element of a leaf.
final class LeafNode<V: LeafView>: Element, EvaluatedNode {
  private(set) var view: V
  private(set) var content: V.Shown?
  fileprivate lazy var rule = NodeRule(self, depth: depth, inputs: inputs)

  override func forEachRule(_ body: (Rule) -> Void) { body(rule) }

  init(_ view: V, parent: Node, inputs: Inputs) {
    self.view = view
    super.init(parent: parent, inputs: inputs)
  }

  var node: Node { self }

  func update(_ view: V) {
    guard !Comparison.areSame(self.view, view) else { return }
    self.view = view
    rule.invalidate()
    rule.update()
  }

  func evaluateNow() {
    let new = view.leaf(in: inputs.environmentValues)
    if let content, Comparison.areSame(content, new) { return }
    let isFirst = content == nil
    content = new
    guard !isFirst else { return }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var context: LeafContext {
    LeafContext(metrics: tree.metrics, text: tree.text, stackOrientation: superelement?.stackOrientation)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    content?.sizeThatFits(proposal, in: context) ?? .zero
  }

  override func draw(into drawContext: inout DrawContext) { content?.draw(into: &drawContext, in: context) }
  override var isDrawn: Bool { true }
  override var ownText: String? { content?.text }
  override var ownPriority: Double { content?.priority(in: context) ?? 0 }
  override var ownSpacing: ViewSpacing { content?.spacing(in: context) ?? super.ownSpacing }

  override func ownAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key.isBaseline else { return nil }
    return content?.baseline(first: key.id == FirstTextBaseline.self, in: dimensions.size, context: context)
  }
}
