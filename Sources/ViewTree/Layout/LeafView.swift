/// What a view without other views in it shows.
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
/// ``LeafContent`` makes a view of it. It depends on nothing but its fields: it is measured and drawn again when they
/// change.
public protocol Leaf {
  // No leaf changes itself. That all is `mutating` lets the node hand over the leaf where it is: a value of a type that is
  // not known is copied otherwise.

  /// The size that the leaf takes of a proposal, in the screen's unit: `nil` asks for the ideal length, 0 for the least,
  /// `.infinity` for the greatest.
  @MainActor mutating func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize
  /// Draws the leaf, in the size that it was given.
  @MainActor mutating func draw(into picture: inout DrawContext, in context: borrowing LeafContext)
  /// Whether the leaf is text: its first baseline is at the bottom of a line's height, the last one at its own bottom.
  /// `false` unless it says otherwise, as all below is nothing out of the ordinary.
  var hasBaselines: Bool { mutating get }
  /// Whether an offer that is longer than what the leaf takes of an infinite one changes nothing.
  var isSettled: Bool { mutating get }
  /// Whether the leaf takes the whole of an endless offer along an axis.
  @MainActor mutating func isEndless(along axis: Axis, in context: borrowing LeafContext) -> Bool
  /// The layout priority that the leaf has by itself.
  @MainActor mutating func priority(in context: borrowing LeafContext) -> Double
  /// The distances that the leaf wishes for on its sides.
  @MainActor mutating func spacing(in context: borrowing LeafContext) -> ViewSpacing
  /// Whether the leaf is hit at a point of its frame, which is as large as it was given; elsewhere what is behind it is.
  @MainActor mutating func isHit(at point: CGPoint, in size: CGSize, of context: borrowing LeafContext) -> Bool
  /// What the leaf says in words, if anything.
  var text: String? { mutating get }
  /// The frame with what the leaf draws beyond it; `nil` for nothing. Asked by the engine.
  @MainActor func _reach(in size: CGSize, of context: borrowing LeafContext) -> CGRect?
  /// What is shown on the way to another leaf, by a part of it, which may be more than 1; `nil` if there is no way.
  func mixed(with new: Self, amount: Double) -> Self?
}

extension Leaf {
  /// Nothing: the leaf says no words.
  public var text: String? { nil }
  /// The leaf is no text.
  public var hasBaselines: Bool { false }
  /// A longer offer may change what the leaf takes.
  public var isSettled: Bool { false }
  /// The leaf is measured to find out what it takes of an endless offer.
  @MainActor public func isEndless(along axis: Axis, in context: borrowing LeafContext) -> Bool { false }
  /// All of its frame is hit.
  @MainActor public func isHit(at point: CGPoint, in size: CGSize, of context: borrowing LeafContext) -> Bool { true }
  /// 0, as most views.
  @MainActor public func priority(in context: borrowing LeafContext) -> Double { 0 }
  /// No wishes: the stack around decides.
  @MainActor public func spacing(in context: borrowing LeafContext) -> ViewSpacing {
    ViewSpacing(defaults: context.metrics.spacing)
  }
  /// The leaf draws within its frame.
  @MainActor public func _reach(in size: CGSize, of context: borrowing LeafContext) -> CGRect? { nil }
  /// There is no way from one leaf to another: it is the new one at once.
  public func mixed(with new: Self, amount: Double) -> Self? { nil }
}

/// What surrounds a leaf: looked up when it is asked for, as most leaves ask for little of it.
///
/// It is lent to the leaf, and cannot be kept.
@MainActor public struct LeafContext: ~Copyable {
  @Unowned var element: LeafNode

  /// The size of a cell in the screen's unit: 1 × 1 for cells, 8 × 16 for points.
  public var cellSize: CGSize { text.cellSize }
  /// The lengths that a layout uses where a view gives none.
  public var metrics: LayoutMetrics { element.renderTree.metrics }
  /// The axis of the stack around; `nil` outside of one.
  public var stackOrientation: Axis? { element.renderParent?.stackOrientation }
  /// The axis of the next stack around, if there are only modifiers of the leaf between.
  var modifiedOrientation: Axis? {
    var inner: RenderNode = element
    while let container = inner.renderParent, container.modifiedElement === inner { inner = container }
    return inner.renderParent?.stackOrientation
  }
  /// The axis of the next stack in which the leaf's own one stands; `nil` if there is none.
  var outerOrientation: Axis? {
    var container = element.renderParent?.renderParent
    while let current = container {
      if let orientation = current.stackOrientation { return orientation }
      container = current.renderParent
    }
    return nil
  }

  /// Whether there is a frame that takes all the width between the leaf's own stack and the next one outside.
  var isInWideFrame: Bool {
    var container = element.renderParent?.renderParent
    while let current = container, current.stackOrientation == nil {
      if current.takesAllWidth { return true }
      container = current.renderParent
    }
    return false
  }

  /// The direction in which lines run: a leaf of which one side is the beginning is drawn in a mirror from right to left.
  public var layoutDirection: LayoutDirection { element.layoutDirection }

  /// Whether the leaf, or an element around it, has a trait for which a condition holds.
  func isInside<M: TraitModifier>(_ type: M.Type, where holds: (M) -> Bool) -> Bool {
    var current: RenderNode? = element
    while let node = current {
      if node.traits != nil, Traits.contains(type, in: node.traits, where: holds) { return true }
      current = node.renderParent
    }
    return false
  }

  /// The size of a text that is not broken into lines but where it says so.
  public func size(of text: String) -> CGSize { self.text.size(of: TextBlock([TextRun(text)]), in: .unspecified) }

  var text: any TextMeasuring { element.renderTree.text }

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
  /// What the view is a picture of, if it is one of which readers are told who cannot see it.
  nonisolated var imageName: String? { get }
  /// Whether there may be links in what the view shows: asked before the links are looked for.
  nonisolated var mayHaveLinks: Bool { get }
  /// The view's text with its links, if there are some.
  nonisolated func links(in environment: EnvironmentValues) -> LinkedText?
}

/// A text with links: the runs of each have its number, from 1 on.
struct LinkedText {
  let block: TextBlock
  let urls: [URL]
}

extension LeafView {
  nonisolated var issue: String? { nil }
  nonisolated var imageName: String? { nil }
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
  /// A part of a control that is a leaf: while it stays one of its type it has no node around its own.
  @inline(__always) nonisolated init<V: LeafView>(leaf view: V) {
    self.init(
      LeafBox(view) { view, slot, adding in
        guard let node = slot.node else {
          slot.node { LeafNode(view, parent: $0, inputs: adding($1)) }.show(view)
          return true
        }
        // By the exact type, which is much faster to see than by a cast.
        guard let leaf = node as? LeafNode, type(of: leaf.view) == V.self else { return false }
        leaf.update(view)
        return true
      })
  }
}

// Sendable: as the base.
private final class LeafBox<V: LeafView>: ViewBox<V>, @unchecked Sendable {
  // A function and no override: in it the type is known at compile time.
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

/// A view of a leaf.
///
/// What the leaf is made from comes from the view around, which is evaluated again when something that it read changes:
///
///     struct LevelView: View {
///       let level: Double
///       @Environment(\.glyphStyle) private var style
///
///       var body: some View { LeafContent(Level(level: level, style: style)) }
///     }
///
/// A leaf that is made from values of the environment can do without that view:
///
///     LeafContent { environment in Level(level: level, style: GlyphStyle(.tint, in: environment)) }
///
/// Keys come to it by `focusable()` and `onKeyPress(_:action:)`, clicks by `onTapGesture(count:perform:)`.
nonisolated public struct LeafContent<Content: Leaf>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  private enum Source {
    case leaf(Content)
    case environment((EnvironmentValues) -> Content)
  }

  private let source: Source

  /// A view that shows a leaf.
  public init(_ content: Content) { source = .leaf(content) }

  /// A view that shows what is made in its environment, and made again when one of the values that were read changes.
  ///
  /// It is drawn again if the new leaf differs from the old one.
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

/// The element of a leaf.
///
/// Its type is the same for all leaves: the overridden methods of a generic class are never specialized, and ask for
/// each type they handle at run time.
final class LeafNode: RenderNode {
  @exclusivity(unchecked) fileprivate(set) var content: any Leaf = Unshown()
  @exclusivity(unchecked) private(set) var view: any LeafView
  /// The lines of the content's text, once a proposal asked for more than one.
  fileprivate var textLayout: TextLayout?

  init<V: LeafView>(_ view: V, parent: Node, inputs: Inputs) {
    self.view = view
    super.init(parent: parent, inputs: inputs, isLeaf: true)
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
    if withTree({ $0.mayAnimate }) { lookWillChange(to: new) }
    if withRenderTree({ $0.mayReachOut }) { reachMayChange(to: new) }
    content = new
    textLayout = nil
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// What the old look covers is drawn again, and what is around learns what the new one does.
  @inline(never) private func reachMayChange(to new: any Leaf) {
    guard isPlaced, content._reach(in: size, of: context) != new._reach(in: size, of: context) else { return }
    damageExtent()
    renderParent?.setNeedsLayout()
  }

  /// The lines that are kept stand at one side.
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

  var context: LeafContext { LeafContext(element: self) }

  /// What a node shows until it is evaluated.
  private struct Unshown: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize { .zero }
    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {}
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal, in: context)
  }

  override func draw(into drawContext: inout DrawContext) {
    guard motionState.contains(.isPresented), var shown = motion?.look?.shown else {
      return content.draw(into: &drawContext, in: context)
    }
    // The lines that are kept have the colours of the end.
    let kept = textLayout
    textLayout = nil
    shown.draw(into: &drawContext, in: context)
    textLayout = kept
  }
  override var isDrawn: Bool { true }
  override var extent: CGRect { withRenderTree { $0.mayReachOut } ? reachingExtent : super.extent }

  /// What is turned reaches beyond its frame, and what says so.
  @inline(never) private var reachingExtent: CGRect {
    var extent = isTurnable ? Turn.reach(of: size, aspect: renderTree.metrics.aspect).bounded : super.extent
    if let reach = content._reach(in: size, of: context) { extent = extent.union(reach) }
    if let motion = motion?.look, let reach = motion.reach(in: size, of: context) { extent = extent.union(reach) }
    return extent
  }

  override func isHit(at point: CGPoint) -> Bool { content.isHit(at: point, in: size, of: context) }

  override func isEndless(along axis: Axis) -> Bool { content.isEndless(along: axis, in: context) }

  override var ownPriority: Double { content.priority(in: context) }
  override var ownSpacing: ViewSpacing { content.spacing(in: context) }

  /// What the leaf says in words, if anything.
  var text: String? { content.text }
  /// What the leaf is a picture of, if anything.
  var imageName: String? { view.imageName }
  /// Whether the leaf is text, with baselines at the bottom of its first and of its last line.
  var hasBaselines: Bool { content.hasBaselines }

  override func ownAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    key.isBaseline && hasBaselines ? baseline(key, height: dimensions.height) : nil
  }
}

extension RenderNode {
  /// The element as a leaf, if it is one.
  @inline(__always) var leaf: LeafNode? { isLeaf ? downcast(self, to: LeafNode.self) : nil }

  /// Whether an offer that is longer than what the element takes of an infinite one changes nothing: text does not grow.
  var isSettled: Bool { leaf?.content.isSettled == true }
}

extension DrawContext {
  /// Draws a text from a point of the leaf on, a line for each of its lines.
  ///
  /// What sticks out of the leaf is not drawn.
  @MainActor public mutating func draw(
    _ text: String, at point: CGPoint = .zero, style: GlyphStyle = GlyphStyle(), in context: borrowing LeafContext
  ) {
    draw(context.text.layout(TextBlock([TextRun(text, style: style)]), in: .unspecified), at: point)
  }
}
