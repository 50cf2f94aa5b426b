/// The content of a view without subviews.
///
/// It measures and draws itself:
///
///     struct Level: Leaf {
///       let level: Double
///       let style: GlyphStyle
///
///       func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
///         CGSize(width: proposal.width ?? 10 * context.cellSize.width, height: context.cellSize.height)
///       }
///
///       func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
///         let columns = Int(level * picture.size.width / context.cellSize.width)
///         picture.draw(String(repeating: "#", count: columns), style: style, in: context)
///       }
///     }
///
/// ``LeafContent`` makes a view of it. A leaf depends only on its fields: it is measured and drawn again when they
/// change.
public protocol Leaf {
  // No leaf changes itself. `mutating` lets the node pass the leaf in place: otherwise a value of unknown type is
  // copied.

  /// Returns the leaf's size for a proposal, in the screen's unit: `nil` requests the ideal length, 0 the smallest,
  /// `.infinity` the largest.
  @MainActor mutating func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize
  /// Draws the leaf in its final size.
  @MainActor mutating func draw(into picture: inout DrawContext, in context: borrowing LeafContext)
  /// A Boolean value that indicates whether the leaf is text: its first baseline is at the bottom of a line's height,
  /// the last one at its own bottom. The default is `false`; all members below have a default, too.
  var hasBaselines: Bool { mutating get }
  /// A Boolean value that indicates whether the leaf has its largest length for every proposal of at least that length.
  ///
  /// A stack then need not measure the leaf for such a proposal.
  var isSettled: Bool { mutating get }
  /// Returns whether the leaf is infinitely long for an infinite proposal along an axis.
  @MainActor mutating func isEndless(along axis: Axis, in context: borrowing LeafContext) -> Bool
  /// Returns the leaf's own layout priority.
  @MainActor mutating func priority(in context: borrowing LeafContext) -> Double
  /// Returns the leaf's preferred distances on its sides.
  @MainActor mutating func spacing(in context: borrowing LeafContext) -> ViewSpacing
  /// Returns whether the leaf is hit at a point of its frame; at other points the view behind it is hit.
  @MainActor mutating func isHit(at point: CGPoint, in size: CGSize, of context: borrowing LeafContext) -> Bool
  /// The words that the leaf shows; `nil` if it shows none.
  var text: String? { mutating get }
  /// Returns the frame with the parts that the leaf draws beyond it; `nil` if there are none. Called by the engine.
  @MainActor func _reach(in size: CGSize, of context: borrowing LeafContext) -> CGRect?
  /// Returns the leaf between this one and another, at a fraction that may exceed 1; `nil` if there is none between.
  func mixed(with new: Self, amount: Double) -> Self?
}

extension Leaf {
  /// `nil`: the leaf shows no words.
  public var text: String? { nil }
  /// `false`: the leaf is not text.
  public var hasBaselines: Bool { false }
  /// `false`: a longer offer may change the leaf's size.
  public var isSettled: Bool { false }
  /// Returns `false`: the leaf is measured with an infinite offer instead.
  @MainActor public func isEndless(along axis: Axis, in context: borrowing LeafContext) -> Bool { false }
  /// Returns `true`: the whole frame is hit.
  @MainActor public func isHit(at point: CGPoint, in size: CGSize, of context: borrowing LeafContext) -> Bool { true }
  /// Returns 0, the priority of most views.
  @MainActor public func priority(in context: borrowing LeafContext) -> Double { 0 }
  /// Returns no preferences: the enclosing stack decides.
  @MainActor public func spacing(in context: borrowing LeafContext) -> ViewSpacing {
    ViewSpacing(defaults: context.metrics.spacing)
  }
  /// Returns `nil`: the leaf draws within its frame.
  @MainActor public func _reach(in size: CGSize, of context: borrowing LeafContext) -> CGRect? { nil }
  /// Returns `nil`: the new leaf replaces the old one at once.
  public func mixed(with new: Self, amount: Double) -> Self? { nil }
}

/// A leaf that takes every length that it is offered, and has none of its own.
protocol FillingLeaf: Leaf {}

extension FillingLeaf {
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// The surroundings of a leaf, looked up on access, since most leaves need little of them.
///
/// It is lent to the leaf, and cannot be stored.
@MainActor public struct LeafContext: ~Copyable {
  @Unowned var renderNode: LeafNode

  /// The size of a cell in the screen's unit: 1 × 1 for cells, 8 × 16 for points.
  public var cellSize: CGSize { text.cellSize }
  /// The lengths that layouts use by default.
  public var metrics: LayoutMetrics { renderNode.renderTree.metrics }
  /// The axis of the enclosing stack; `nil` outside of one.
  public var stackOrientation: Axis? { renderNode.renderParent?.stackOrientation }
  /// The axis of the enclosing stack; `nil` if a container other than the leaf's modifiers lies between.
  var modifiedOrientation: Axis? {
    var inner: RenderNode = renderNode
    while let container = inner.renderParent, container.modifiedNode === inner { inner = container }
    return inner.renderParent?.stackOrientation
  }
  /// The axis of the next stack around the leaf's stack; `nil` if there is none.
  var outerOrientation: Axis? {
    var container = renderNode.renderParent?.renderParent
    while let current = container {
      if let orientation = current.stackOrientation { return orientation }
      container = current.renderParent
    }
    return nil
  }

  /// Whether a frame of all the available width lies between the leaf's stack and the next stack around it.
  var isInWideFrame: Bool {
    var container = renderNode.renderParent?.renderParent
    while let current = container, current.stackOrientation == nil {
      if current.renderFeatures.contains(.takesAllWidth) { return true }
      container = current.renderParent
    }
    return false
  }

  /// The direction in which lines run: from right to left, a leaf whose sides differ is drawn mirrored.
  public var layoutDirection: LayoutDirection { renderNode.layoutDirection }

  /// Whether the leaf, or an enclosing render node, has a trait that meets a condition.
  func hasEnclosingTrait<M: TraitModifier>(_ type: M.Type, where holds: (M) -> Bool) -> Bool {
    var current: RenderNode? = renderNode
    while let node = current {
      if node.traits != nil, Traits.contains(type, in: node.traits, where: holds) { return true }
      current = node.renderParent
    }
    return false
  }

  /// Returns the size of a text that is broken only at its own line breaks.
  public func size(of text: String) -> CGSize { self.text.size(of: TextBlock([TextRun(text)]), in: .unspecified) }

  var text: any TextMeasuring { renderNode.renderTree.text }

  /// Breaks the leaf's text into lines, keeps them for drawing, and returns them.
  func measure(_ block: TextBlock, in proposal: ProposedViewSize) -> TextLayout {
    let layout = text.layout(block, in: proposal)
    renderNode.textLayout = layout
    return layout
  }

  /// Returns the lines of the leaf's text in a frame: the ones measured last, if they fit the size.
  ///
  /// A long text is drawn again and again, a piece at a time.
  func lines(of block: TextBlock, in size: CGSize) -> TextLayout {
    if let layout = renderNode.textLayout, layout.fits(size) { return layout }
    return measure(block, in: ProposedViewSize(size))
  }
}

/// A view that measures and draws itself.
protocol LeafView: View where Body == Never {
  associatedtype Shown: Leaf

  /// Returns the leaf that the view shows in an environment; called again when a value that it read changes.
  nonisolated func leaf(in environment: EnvironmentValues) -> Shown
  /// The fault of the view, with its remedy; `nil` if there is none.
  nonisolated var issue: String? { get }
  /// The description of the view's image, for users who cannot see it; `nil` if it shows none.
  nonisolated var imageName: String? { get }
  /// Whether that description was given, and is not the name of a file or a symbol.
  nonisolated var hasImageLabel: Bool { get }
  /// Whether the view's text is a mark of its control, such as a bracket, and no word of a label.
  nonisolated var isMark: Bool { get }
  /// Whether the view is a line between others.
  nonisolated var isRule: Bool { get }
  /// Whether the view may contain links: checked before the links are looked for.
  nonisolated var mayHaveLinks: Bool { get }
  /// Returns the view's text with its links; `nil` if it has none.
  nonisolated func links(in environment: EnvironmentValues) -> LinkedText?
}

/// A text with links: the runs of each carry its number, from 1 on.
struct LinkedText {
  let block: TextBlock
  let urls: [URL]
}

extension LeafView {
  nonisolated var issue: String? { nil }
  nonisolated var imageName: String? { nil }
  nonisolated var hasImageLabel: Bool { false }
  nonisolated var isMark: Bool { false }
  nonisolated var isRule: Bool { false }
  nonisolated var mayHaveLinks: Bool { false }
  nonisolated func links(in environment: EnvironmentValues) -> LinkedText? { nil }

  /// Carries the view's value into its node; called by the engine.
  public static func _evaluate(_ view: Self, in slot: inout _Slot) { evaluateLeaf(view, in: &slot) }

  @inline(__always) static func evaluateLeaf(_ view: Self, in slot: inout _Slot) {
    if let node = slot.node {
      downcast(node, to: LeafNode.self).update(view)
    } else {
      slot.node { LeafNode(view, parent: $0, inputs: $1) }.show(view)
    }
  }

  @MainActor fileprivate func showAgain(in node: LeafNode) { node.showAgain(self) }

  @MainActor fileprivate func isSame(as other: some LeafView) -> Bool { Comparison.areSameOnMain(self, asAny: other) }
}

extension AnyView {
  /// Creates a part of a control from a leaf view: while its type stays the same, the leaf's node needs none around it.
  @inline(__always) nonisolated init<V: LeafView>(leaf view: V) {
    self.init(
      LeafBox(view) { view, slot, adding in
        guard let node = slot.node else {
          slot.node { LeafNode(view, parent: $0, inputs: adding($1)) }.show(view)
          return true
        }
        // Compares exact types, which is much faster than a cast.
        guard let leaf = node as? LeafNode, type(of: leaf.view) == V.self else { return false }
        leaf.update(view)
        return true
      })
  }
}

// Sendable: like the base class.
private final class LeafBox<V: View>: ViewBox<V>, @unchecked Sendable {
  // A stored function instead of an override: in it the type is known at compile time.
  private let show: @MainActor (V, inout _Slot, (Inputs) -> Inputs) -> Bool

  nonisolated init(_ view: V, _ show: @escaping @MainActor (V, inout _Slot, (Inputs) -> Inputs) -> Bool) {
    self.show = show
    super.init(view)
  }

  @MainActor override func evaluatePart(in slot: inout _Slot, adding: (Inputs) -> Inputs) {
    if !show(view, &slot, adding) { super.evaluatePart(in: &slot, adding: adding) }
  }
}

extension Leaf {
  @MainActor fileprivate func isSame(as other: some Leaf) -> Bool { Comparison.areSameOnMain(self, asAny: other) }
}

/// A view that shows a leaf.
///
/// The leaf's values come from the enclosing view, which is evaluated again when a value that it read changes:
///
///     struct LevelView: View {
///       let level: Double
///       @Environment(\.glyphStyle) private var style
///
///       var body: some View { LeafContent(Level(level: level, style: style)) }
///     }
///
/// A leaf that is made from environment values needs no such view:
///
///     LeafContent { environment in Level(level: level, style: GlyphStyle(.tint, in: environment)) }
///
/// Handle keys with `focusable()` and `onKeyPress(_:action:)`, clicks with `onTapGesture(count:perform:)`.
nonisolated public struct LeafContent<Content: Leaf>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  private enum Source {
    case leaf(Content)
    case environment((EnvironmentValues) -> Content)
  }

  private let source: Source

  /// Creates a view that shows a leaf.
  public init(_ content: Content) { source = .leaf(content) }

  /// Creates a view that shows a leaf made from its environment; it is made again when a value that it read changes.
  ///
  /// The view is drawn again if the new leaf differs from the old one.
  public init(_ make: @escaping (EnvironmentValues) -> Content) { source = .environment(make) }
}

extension LeafContent: LeafView {
  func leaf(in environment: EnvironmentValues) -> Content {
    switch source {
    case .leaf(let content): content
    case .environment(let make): make(environment)
    }
  }
}

/// The render node of a leaf.
///
/// All leaves share this type: the overridden methods of a generic class are never specialized, and look up each type
/// at run time.
final class LeafNode: RenderNode {
  @safe @exclusivity(unchecked) fileprivate(set) var content: any Leaf = UnevaluatedLeaf()
  @safe @exclusivity(unchecked) private(set) var view: any LeafView
  /// The lines of the content's text, once it was broken into lines.
  fileprivate var textLayout: TextLayout?

  init<V: LeafView>(_ view: V, parent: Node, inputs: Inputs) {
    self.view = view
    super.init(parent: parent, inputs: inputs, renderFeatures: [.isLeaf, .isDrawn])
  }

  func update<V: LeafView>(_ view: V) {
    guard !view.isSame(as: self.view) else { return }
    self.view = view
    evaluateAgain()
  }

  override func evaluateNow() { view.showAgain(in: self) }

  /// Evaluates the node for the first time.
  ///
  /// The type of the view is known, so that neither the view nor its leaf is copied as a value of unknown type.
  fileprivate func show<V: LeafView>(_ view: V) { content = leaf(of: view) }

  fileprivate func showAgain<V: LeafView>(_ view: V) {
    let new = leaf(of: view)
    if new.isSame(as: content) { return }
    let old = withRenderTree({ $0.mayDrawBeyondFrames }) ? leaveExtent() : nil
    if withTree({ $0.mayAnimate }) { lookWillChange(to: new) }
    content = new
    textLayout = nil
    if let old, old != leafExtent { renderParent?.setNeedsLayout() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Damages the area of the old look, and returns it.
  @inline(never) private func leaveExtent() -> CGRect? {
    guard isPlaced else { return nil }
    damageExtent()
    return leafExtent
  }

  /// Discards the kept lines, which are aligned to one side.
  func directionMayHaveChanged() { textLayout = nil }

  private func lookWillChange(to new: any Leaf) {
    let old = (motionState.contains(.isPresented) ? motion?.look?.shown : nil) ?? content
    guard isPlaced, old.mixed(with: new, amount: 0) != nil, let cause = animationCause else {
      motion?.look = nil
      return
    }
    renderTree.animator.start(LookMotion(self, from: old, at: tree.time, by: cause), of: self)
  }

  private func leaf<V: LeafView>(of view: V) -> V.Shown {
    if let issue = view.issue { tree.report(issue, at: self) }
    return recording { view.leaf(in: inputs.environmentValues) }
  }

  var context: LeafContext { LeafContext(renderNode: self) }

  /// The leaf of a node that is not evaluated yet.
  private struct UnevaluatedLeaf: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize { .zero }
    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {}
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal, in: context) }

  override func draw(into drawContext: inout DrawContext) {
    guard motionState.contains(.isPresented), var shown = motion?.look?.shown else {
      return content.draw(into: &drawContext, in: context)
    }
    // The kept lines have the colours of the end.
    let kept = textLayout
    textLayout = nil
    shown.draw(into: &drawContext, in: context)
    textLayout = kept
  }
  var leafExtent: CGRect { withRenderTree { $0.mayDrawBeyondFrames } ? extentBeyondFrame : boundedFrame }

  private var boundedFrame: CGRect { CGRect(origin: .zero, size: size).bounded }

  /// The extent of a leaf that is turned, or that draws beyond its frame.
  @inline(never) private var extentBeyondFrame: CGRect {
    var extent = isInRotatedView ? Rotation.reach(of: size, aspect: renderTree.metrics.aspect).bounded : boundedFrame
    if let reach = content._reach(in: size, of: context) { extent = extent.union(reach) }
    if let motion = motion?.look, let reach = motion.reach(in: size, of: context) { extent = extent.union(reach) }
    return extent
  }

  fileprivate func contentIsHit(at point: CGPoint) -> Bool { content.isHit(at: point, in: size, of: context) }

  override func isEndless(along axis: Axis) -> Bool { content.isEndless(along: axis, in: context) }

  override var ownPriority: Double { content.priority(in: context) }
  override var ownSpacing: ViewSpacing { content.spacing(in: context) }

  /// The words that the leaf shows, if any.
  var text: String? { content.text }
  /// The description of the leaf's image, if it shows one.
  var imageName: String? { view.imageName }
  /// Whether that description was given, and is not the name of a file or a symbol.
  var hasImageLabel: Bool { view.hasImageLabel }
  /// Whether the leaf's text is a mark of its control, and no word of a label.
  var isMark: Bool { view.isMark }
  /// Whether the leaf is a line between others.
  var isRule: Bool { view.isRule }
  /// Whether the leaf is text, with baselines at the bottom of its first and of its last line.
  var hasBaselines: Bool { content.hasBaselines }

  override func ownAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    key.isBaseline && hasBaselines ? baseline(key, height: dimensions.height) : nil
  }
}

extension RenderNode {
  /// The render node as a leaf, if it is one.
  @inline(__always) var leaf: LeafNode? { isLeaf ? downcast(self, to: LeafNode.self) : nil }

  /// Whether the render node's own drawing is hit at a point of its frame.
  func isHit(at point: CGPoint) -> Bool { leaf?.contentIsHit(at: point) ?? isDrawn }

  /// Whether offers beyond the render node's length for an infinite offer have no effect: text does not grow.
  var isSettled: Bool { leaf?.content.isSettled == true }
}

extension DrawContext {
  /// Draws a text at a point of the leaf, one row for each line.
  ///
  /// Parts outside the leaf are not drawn.
  @MainActor public mutating func draw(
    _ text: String, at point: CGPoint = .zero, style: GlyphStyle = GlyphStyle(), in context: borrowing LeafContext
  ) {
    draw(context.text.layout(TextBlock([TextRun(text, style: style)]), in: .unspecified), at: point)
  }
}
