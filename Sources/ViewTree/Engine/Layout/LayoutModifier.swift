/// A modifier that is a layout around one view, with an optional view beside it: a frame, padding, a background.
///
/// On a group it is applied to each of the group's render nodes.
protocol LayoutModifier: ViewModifier where Body == Never {
  associatedtype L: Layout
  associatedtype Decoration: View = EmptyView

  nonisolated var layout: L { get }
  nonisolated var decoration: Decoration { get }
  /// Whether the decoration is drawn below the content.
  nonisolated static var isBehind: Bool { get }
  /// Whether content outside the frame is clipped.
  nonisolated static var clips: Bool { get }
  /// Whether the decoration is a line around the content.
  nonisolated var isOutline: Bool { get }
  /// Whether the modifier takes all the available width, whatever its content.
  nonisolated static func takesAllWidth(_ layout: L) -> Bool
}

extension LayoutModifier where Decoration == EmptyView {
  nonisolated var decoration: EmptyView { EmptyView() }
}

extension LayoutModifier {
  nonisolated static var isBehind: Bool { false }
  nonisolated static var clips: Bool { false }
  nonisolated var isOutline: Bool { false }
  nonisolated static func takesAllWidth(_ layout: L) -> Bool { false }

  /// Indicates whether the modified content is always exactly one element: it is if the content is.
  nonisolated public static func _isUnary(_ content: Bool) -> Bool { content }

  /// Carries the modifier and the content into their nodes; called by the engine.
  @inline(__always)
  public static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    evaluateLayout(modifier, on: content, in: &slot)
  }

  @inline(__always)
  static func evaluateLayout<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    if Content._isUnary {
      let layout = modifier.layout
      slot.layoutNode(layout) { ModifierRenderNode<Self>(layout, parent: $0, inputs: $1) }
        .evaluate(modifier, on: content)
    } else {
      slot.evaluate(modifier, on: content, in: DistributingNode<Self>.self)
    }
  }
}

/// A modifier that is a layout around one view, and nothing else.
///
/// The structure does not require that `L` is a layout; see `BodyNode`.
nonisolated struct LayoutAround<L> {
  let layout: L
}

extension LayoutAround: LayoutModifier, ViewModifier where L: Layout {
  typealias Body = Never
}

/// A layout that by default has the size, the guides and the priority of one subview, wherever that one is drawn and
/// whatever is beside it.
protocol TransparentLayout: EngineLayout where Cache == Void {
  /// Returns that subview; by default the content of the modifier.
  func content(_ subviews: Subviews, in proposal: ProposedViewSize) -> LayoutSubview?
}

extension TransparentLayout {
  func content(_ subviews: Subviews, in proposal: ProposedViewSize) -> LayoutSubview? { subviews.content }

  static var layoutProperties: LayoutProperties { LayoutProperties(forwardsPriority: true) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    content(subviews, in: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    content(subviews, in: proposal)?.place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { content(subviews, in: proposal)?.dimensions(in: proposal)[explicit: guide] }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { content(subviews, in: proposal)?.dimensions(in: proposal)[explicit: guide] }
}

/// The base class of modifier render nodes: they have the content's render node, and the decoration's.
@MainActor class DecoratedRenderNode<M: LayoutModifier>: LayoutRenderNode<M.L, M.L.Cache> {
  private final var decoration: Node?

  /// The render node that the modifier is applied to.
  var contentNodes: [RenderNode] { [] }

  /// The children that the layout sees: the content first.
  final override func collectRenderChildren() -> [RenderNode] {
    var renderNodes = contentNodes
    decoration?.forEachRenderNode { renderNodes.append($0.renderNode) }
    return renderNodes
  }

  override var modifiedNode: RenderNode? { contentNodes.first }

  /// Adds the constants of the modifier's type.
  fileprivate final func noteModifier() {
    if M.isBehind { renderFeatures.insert(.drawsInReverse) }
    if M.clips { renderFeatures.insert(.clipsToBounds) }
  }

  final func evaluateDecoration(of modifier: M, inputs: Inputs) {
    if M.takesAllWidth(layout) != renderFeatures.contains(.takesAllWidth) { widthChanged() }
    guard M.Decoration.self != EmptyView.self else { return }
    decoration = evaluate(modifier.decoration, in: decoration, inputs: inputs)
    if modifier.isOutline != renderFeatures.contains(.hasOutline) { outlineChanged() }
  }

  /// Called when the layout starts or stops taking all the width: row fillers inside then have different sizes.
  private func widthChanged() {
    renderFeatures.formSymmetricDifference(.takesAllWidth)
    if renderParent != nil { surroundingsChanged(isInnerStack: false) }
  }

  /// Called when a line around the content appears or disappears, which changes the default padding inside.
  private func outlineChanged() {
    renderFeatures.formSymmetricDifference(.hasOutline)
    var inner = modifiedNode
    for _ in 0..<LayoutSubviews.outlineReach {
      guard let current = inner else { return }
      current.setNeedsLayout(climbing: true)
      inner = current.modifiedNode
    }
  }

  final func forEachDecoration(_ body: (Node) -> Void) { if let decoration { body(decoration) } }

  /// A decoration behind the content comes before it.
  final override func forEachContributor(_ body: (Node) -> Void) {
    if M.isBehind { forEachDecoration(body) }
    forEachChild { if $0 !== decoration || !M.isBehind { body($0) } }
  }
}

/// The render node of a modifier around a view that is always one render node.
final class ModifierRenderNode<M: LayoutModifier>: DecoratedRenderNode<M> {
  private var child: Node?

  override init(_ layout: M.L, parent: Node, inputs: Inputs) {
    super.init(layout, parent: parent, inputs: inputs)
    noteModifier()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    forEachDecoration(body)
  }

  override var contentNodes: [RenderNode] { renderTree.collectRenderNodes { child?.forEachRenderNode($0) } }

  func evaluate<Content: View>(_ modifier: M, on content: Content) {
    let inner = inputs.insideRenderNode
    child = evaluate(content, in: child, inputs: inner)
    evaluateDecoration(of: modifier, inputs: inner)
  }
}

/// The node of a modifier around a group: it passes the modifier to the render nodes.
///
/// A decoration stands in the tree where the modifier stands, and inherits what the modifier inherits: values that are
/// set between here and the render node apply to the content only.
private final class DistributingNode<M: LayoutModifier>: ModifierNode<M>, PreferenceScope {
  private lazy var innerInputs = inputs.with(
    wrap: ModifierWrap(self, outer: inputs.wrap, traits: inputs.traits), traits: nil)

  override var inner: Inputs { innerInputs }

  /// Returns `false`: the render nodes themselves report a new layout or a new decoration.
  override func isChange(to modifier: M) -> Bool { false }

  override func didEvaluateContent(isFirst: Bool) { if !isFirst { forEachWrapper { $0.update(modifier) } } }

  private func forEachWrapper(_ body: (WrappingRenderNode<M>) -> Void) {
    forEachRenderNode { [self] node in
      var renderNode: RenderNode? = node.renderNode
      while let current = renderNode {
        if current.parent === self, let wrapper = current as? WrappingRenderNode<M> { return body(wrapper) }
        renderNode = current.wrappedNode
      }
    }
  }

  override var preferenceScope: (any PreferenceScope)? { self }

  /// Calls `body` with the children and the visible decorations, in drawing order.
  func forEachContributor(_ body: (Node) -> Void) {
    if M.isBehind { forEachShownDecoration(body) }
    forEachChild(body)
    if !M.isBehind { forEachShownDecoration(body) }
  }

  private func forEachShownDecoration(_ body: (Node) -> Void) {
    forEachWrapper { if $0.isShownByContainer { $0.forEachDecoration(body) } }
  }
}

/// Wraps each render node of a group in a render node of the group's modifier.
private final class ModifierWrap<M: LayoutModifier>: Wrap {
  private unowned let node: DistributingNode<M>

  init(_ node: DistributingNode<M>, outer: Wrap?, traits: Traits?) {
    self.node = node
    super.init(outer: outer, traits: traits)
  }

  override func wrap(_ renderNode: Node) -> Node {
    WrappingRenderNode<M>(
      node.modifier, wrapping: renderNode.renderNode, of: node, traits: traits)
  }
}

/// The render node of a group's modifier around one render node of the group.
private final class WrappingRenderNode<M: LayoutModifier>: DecoratedRenderNode<M>, ActivityObserver {
  /// The wrapped render node: it owns this one, unless it is a wrapper itself.
  private unowned let inner: RenderNode
  private let ownedInner: RenderNode?

  init(_ modifier: M, wrapping renderNode: RenderNode, of node: DistributingNode<M>, traits: Traits?) {
    inner = renderNode
    ownedInner = renderNode.wrappedNode == nil ? nil : renderNode
    super.init(modifier.layout, parent: node, inputs: node.inputs, traits: traits)
    renderFeatures.insert(.isWrapper)
    noteModifier()
    evaluateDecoration(of: modifier, inputs: inputs.insideRenderNode)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    forEachDecoration(body)
    if let ownedInner { body(ownedInner) }
  }

  override var contentNodes: [RenderNode] { [inner] }
  override var modifiedNode: RenderNode? { inner }

  override var activityObserver: (any ActivityObserver)? { self }

  /// Applies the modifier's current value, which may have changed.
  func didReturn() { if let parent { update(downcast(parent, to: DistributingNode<M>.self).modifier) } }

  func update(_ modifier: M) {
    setLayout(modifier.layout)
    evaluateDecoration(of: modifier, inputs: inputs.insideRenderNode)
  }

  override func traitChanged(affectsLayout: Bool) {
    inner.traitChanged(affectsLayout: affectsLayout)
    super.traitChanged(affectsLayout: affectsLayout)
  }
}
