/// A node that takes part in layout: it answers proposals with sizes, and is given a place.
///
/// It keeps its answers. When something in it changes, it is marked dirty; the layout phase recomputes the kept
/// answers, and marks the parent render node dirty only if one of them has changed.
@MainActor class RenderNode: Node, LayoutPart, AnswerReader {
  // Fields of one byte come first: they fill the bytes that `Node` leaves over before the next word.
  final var isPlaced = false
  final private(set) var isDirty = false
  /// Whether the places of the children must be found again, although size and proposal may be the same.
  final var needsPlacement = true
  /// Whether an alignment guide was set somewhere below.
  final var mayHaveGuides = false

  /// The axis along which the children lie one after another, if they do, and the index of the first of these: drawing
  /// and hit testing then use a binary search.
  ///
  /// A few children before may lie elsewhere: the line of a box, its title.
  final var sortedAxis: Axis?
  final var sortedStart: UInt8 = 0
  /// Whether the node, or one of its descendants, is drawn elsewhere than it is laid out.
  @safe @exclusivity(unchecked) final var motionState: Motion.State = []
  private final var mustClimb = false
  private final var didChange = false
  private final var isPending = false
  @safe @exclusivity(unchecked) final var renderFeatures: RenderFeatures

  // The fields for drawing and hit testing stand together; those that only the layout reads come after them.
  /// The place in the coordinates of the parent render node.
  @safe @exclusivity(unchecked) final var origin = CGPoint.zero
  @safe @exclusivity(unchecked) final var size = CGSize.zero
  final var renderParent: RenderNode? {
    @inline(__always) get { renderParentLink?.object }
    set { renderParentLink = Unowned(ifAny: newValue) }
  }

  private final var renderParentLink: Unowned<RenderNode>?
  // The checks of exclusive access took a tenth of the layout: they are off for the fields that are read most. Only the
  // main actor uses these, and the only code that runs during a change of one is the computation of an answer, which
  // depends on the answers of others and not on these.
  @safe @exclusivity(unchecked) final var layoutCache = LayoutCache()
  final var placedProposal = PackedProposal(.unspecified)
  @safe @exclusivity(unchecked) private final var lastPending = Pending(origin: .zero, proposal: .none)
  @safe @exclusivity(unchecked) final var rare = Boxed<Rare>()

  /// The place that the enclosing layout gave the render node in its last run; `nil` if it gave none.
  final var pending: Pending? {
    get { isPending ? lastPending : nil }
    set {
      isPending = newValue != nil
      if let newValue { lastPending = newValue }
    }
  }

  struct Pending {
    let origin: CGPoint
    let proposal: PackedProposal
  }

  // Consumed: otherwise the arguments are retained until the end.
  init(parent: consuming Node?, inputs: consuming Inputs, renderFeatures: RenderFeatures = []) {
    self.renderFeatures = renderFeatures
    super.init(parent: consume parent, inputs: consume inputs, features: .isRenderNode)
    noteGuidesOfTraits()
    noteInContainer()
  }

  /// Creates a render node that wraps another, or that is the root of a layer; the container does not note it.
  init(parent: Node?, inputs: Inputs, traits: Traits?) {
    renderFeatures = []
    super.init(parent: parent, inputs: inputs.with(traits: traits), features: .isRenderNode)
    noteGuidesOfTraits()
  }

  private final func noteGuidesOfTraits() { if let traits, traits.setsGuides { noteGuides() } }

  /// Notifies the render node that shows it of a new one.
  @inline(__always) private final func noteInContainer() {
    withContainer { node in
      guard node.isRenderNode else { return container?.renderNode.branch?.renderNodeMade(self) ?? () }
      downcast(node, to: ContainerRenderNode.self).renderNodeMade(self)
    }
  }

  /// The traits that modifiers gave the render node.
  final var traits: Traits? { inputs.traits }

  /// Called before a user's code gets a value that refers to the render node.
  final func willExpose() { if !isUnmounted { renderTree.exposesNodes = true } }

  final override func forEachRenderNode(_ body: (Node) -> Void) {
    if inputs.wrap == nil { body(self) } else { body(outermost) }
  }

  final override var layoutPart: (any LayoutPart)? { self }

  final override var hasContent: Bool { true }

  override func willUnmount() {
    if renderTree.focused === self { renderTree.focused = nil }
    if renderParent == nil { container?.renderNode.branch?.newRenderNodeLeft() }
    if isPlaced, renderParent == nil { damageExtent() }
    wrapper?.unmount()
    wrapper = nil
  }

  // A group's wrapper around the render node is not its child in the tree.
  final var companion: Node? { wrapper }
  final var wrapped: Node? { wrappedNode }
  final func releaseCompanion() { if rare.value != nil { wrapper = nil } }

  final func releaseFocus() { if renderTree.focused === self { renderTree.setFocus(nil) } }

  final var presentationAnchor: Node? { presentationNode?.anchorNode }
  final var isModal: Bool { presentationNode?.presentation.modality == .modal }

  // MARK: What kinds of render node differ in

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The position of a guide that the render node's own content sets.
  func ownAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Returns whether the node takes the whole of an endless proposal along an axis.
  ///
  /// The enclosing stack then need not measure it.
  func isEndless(along axis: Axis) -> Bool { false }

  var ownPriority: Double { 0 }
  var ownSpacing: ViewSpacing { ViewSpacing(defaults: renderTree.metrics.spacing) }

  /// Draws what the render node itself shows, below its children.
  func draw(into context: inout DrawContext) {}

  /// The render node that this one's modifier is applied to.
  var modifiedNode: RenderNode? { nil }

  var scroller: (any Scroller)? { nil }
  var keyTarget: (any KeyTarget)? { nil }
  /// The render node, while it draws something above its children.
  var frontPainter: (any FrontPainter)? { nil }

  /// Called when the axis of an enclosing stack changes, when a frame around starts or stops taking all the width, or
  /// when the node moves to another container.
  ///
  /// For the same proposals, its spacers and dividers then have different sizes, as have row fillers in inner stacks.
  final func surroundingsChanged(isInnerStack: Bool) {
    setNeedsLayout()
    if isInnerStack, stackOrientation != nil { return }
    for child in knownRenderChildren {
      child.surroundingsChanged(isInnerStack: isInnerStack || stackOrientation != nil)
    }
  }

  // MARK: Answers

  final func measure(_ proposal: ProposedViewSize) -> CGSize { measure(PackedProposal(proposal)) }

  final func measure(_ proposal: PackedProposal) -> CGSize {
    if isDirty { refreshAnswers() }
    if let size = layoutCache.size(for: proposal) {
      withRenderTree { $0.work.answered &+= 1 }
      return size
    }
    // A layout may keep its subviews: outside the tree they have no size.
    guard !isUnmounted else { return .zero }
    guard !layoutCache.sizes.isFull else {
      refuse()
      return layoutCache.sizes.last
    }
    let size = computeSize(proposal.unpacked)
    makeRoomForAnswer()
    layoutCache.keep(size, for: proposal)
    return size
  }

  final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withRenderTree { $0.work.measured += 1 }
    let size = sizeThatFits(proposal)
    return CGSize(width: size.width.asLength, height: size.height.asLength)
  }

  /// Returns a closure that undoes all changes that measuring makes: `RenderCheck` leaves no trace.
  final func makeRestorer() -> () -> Void {
    let (kept, restoreBranch) = ((layoutCache, rare, pending), branch?.makeCacheRestorer())
    return { [self] in
      restoreBranch?()
      let rule = rare.value?.answerRule
      (layoutCache, rare, pending) = kept
      if let rule, rule !== rare.value?.answerRule { rule.dispose() }
    }
  }

  // MARK: Changes

  /// Marks the size and the other answers to the enclosing layout as possibly changed, and requests a frame.
  ///
  /// The enclosing layout runs again only if an answer has changed, or if `climbing` is true. Without an enclosing
  /// layout nothing happens, unless children that left are to be released.
  final func setNeedsLayout(climbing: Bool = false, releasesChildren: Bool = false) {
    mustClimb = mustClimb || climbing
    needsPlacement = true
    guard !isDirty, renderParent != nil || isLayoutRoot || releasesChildren else { return }
    isDirty = true
    renderTree.changes.layouts.append(self)
    withTree { $0.graph.requestFrame() }
  }

  /// Recomputes the kept answers, and notes whether one changed; see `takeChange()`.
  final func refreshAnswers() {
    guard isDirty, !isUnmounted else { return }
    isDirty = false
    branch?.prepareToMeasure()
    if layoutCache.hasDiscardedAnswers { return forgetAnswers() }
    var sizes = layoutCache.takeSizes()
    if sizes.refresh(computeSize) || mustClimb { didChange = true }
    layoutCache.keep(sizes)
    if refreshesOtherAnswers() { didChange = true }
    mustClimb = false
  }

  /// Drops all answers; the enclosing layout measures the node again.
  private func forgetAnswers() {
    layoutCache = LayoutCache()
    (mustClimb, didChange) = (false, true)
  }

  /// Returns whether an answer has changed since the last call.
  final func takeChange() -> Bool {
    defer { didChange = false }
    return didChange
  }

  /// Marks that the render node looks different in the same place.
  final func setNeedsDisplay() {
    tree.noteChange()
    guard isPlaced else { return }
    renderTree.changes.displays.append(self)
    withTree { $0.graph.requestFrame() }
  }

  func traitChanged(affectsLayout: Bool) {
    if affectsLayout || renderFeatures.contains(.layoutReadsDrawing) { traitsNeedLayout() }
    setNeedsDisplay()
  }

  /// Marks the modifiers around the render node too: the enclosing layout reads traits through them.
  private func traitsNeedLayout() {
    setNeedsLayout(climbing: true)
    if let outer = renderParent, outer.modifiedNode === self { outer.traitsNeedLayout() }
  }

  /// A modifier around a view comes and goes with the view's transition.
  final var transition: AnyTransition? { transitionTrait?.transition }

  final var transitionTrait: TransitionTrait? {
    Traits.first(TransitionTrait.self, in: traits) ?? modifiedNode?.transitionTrait
  }

  final func opacityWillChange(by cause: AnimationCause?) {
    renderTree.animator.willChangeOpacity(of: self, by: cause)
    wrappedNode?.opacityWillChange(by: cause)
  }

  /// Runs a user's code for the layout: when a value that it read changes, the render node is laid out again.
  final func watch<T>(_ answer: () -> T) -> T {
    willExpose()
    return trackingEnvironment(answer)
  }

  /// Runs code that reads the environment for the layout: when a value that it read changes, the render node is laid
  /// out again.
  final func trackingEnvironment<T>(_ answer: () -> T) -> T {
    if let rule = rare.value?.answerRule { return rule.watch(answer) }
    let rule = AnswerRule(of: self)
    rare[or: Rare()].answerRule = rule
    return rule.watch(answer)
  }

  final func answersMayHaveChanged() {
    setNeedsLayout()
    guard tree.mayRunRightToLeft else { return }
    leaf?.directionMayHaveChanged()
    setNeedsDisplay()
    // Presented places of an animated layout change at once; a new motion is shown at its end.
    if motionState.contains(.isPresented) { renderTree.animator.timePassed() }
  }

  final override func forEachRule(_ body: (Rule) -> Void) {
    super.forEachRule(body)
    if let rule = rare.value?.answerRule { body(rule) }
  }
}
