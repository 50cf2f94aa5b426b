/// A node that takes part in layout: it answers proposals with sizes, and is given a place.
///
/// It keeps its answers. When something in it changes it is marked dirty; the layout phase asks the same proposals
/// again, and only if an answer is another one than before is the element around it dirty too.
@MainActor class RenderNode: Node {
  // Fields of one byte come first: they fill the bytes that `Node` leaves over before the next word.
  final var isPlaced = false
  final private(set) var isDirty = false
  /// Whether the places of the children must be found again, although size and proposal may be the same.
  final var needsPlacement = true
  /// Whether an alignment guide was set somewhere below.
  final var mayHaveGuides = false

  /// The axis along which the children lie one after the other, if they do, and the first of those that do: what draws
  /// and hits may then search by halves.
  ///
  /// A few before may lie elsewhere: the line of a box, its title.
  final var sortedAxis: Axis?
  final var sortedStart: UInt8 = 0
  /// Whether the layout around was given an answer that is not kept: whether it is still the same cannot be said without asking everything again.
  final var hasForgotten = false
  /// The layout pass in which an answer was kept last.
  private final var answersPass: UInt8 = 0
  /// Whether the node, or something in it, is drawn elsewhere than it is laid out.
  @exclusivity(unchecked) final var motionState: Motion.State = []
  private final var mustClimb = false
  private final var didChange = false
  private final var isPending = false
  @exclusivity(unchecked) final var told = Told()

  // What draws and hits asks for stands together; what only the layout asks for comes after it.
  /// The place in the coordinates of the element around.
  @exclusivity(unchecked) final var origin = CGPoint.zero
  @exclusivity(unchecked) final var size = CGSize.zero
  final unowned(unsafe) var renderParent: RenderNode?
  // The checks of exclusive access took a tenth of the layout: for what is read most, they are left out. Only the main
  // actor comes here, and nothing is called while one of these is changed but what works out an answer, which depends
  // on others and not on the answers themselves.
  @exclusivity(unchecked) final private(set) var answers = SizeAnswers()
  final var placedProposal = PackedProposal(.unspecified)
  @exclusivity(unchecked) private final var lastPending = Pending(origin: .zero, proposal: .none)
  @exclusivity(unchecked) final private(set) var rarities: Rarities?

  /// Where the layout around put the element in its last run; `nil` where it did not.
  final var pending: Pending? {
    get { isPending ? lastPending : nil }
    set {
      isPending = newValue != nil
      if let newValue { lastPending = newValue }
    }
  }

  /// The outermost of the modifiers of groups around the element, once a layout asked for it.
  final private(set) var wrapper: RenderNode? {
    get { rarities?.values.wrapper }
    set { if rarities != nil || newValue != nil { rare.wrapper = newValue } }
  }

  /// What of the node is on its way; `nil` for one that stands still.
  final var motion: Motion? {
    get { rarities?.values.motion }
    set { if rarities != nil || newValue != nil { rare.motion = newValue } }
  }

  struct Pending {
    let origin: CGPoint
    let proposal: PackedProposal
  }

  init(parent: Node?, inputs: Inputs) {
    super.init(parent: parent, inputs: inputs, isRenderNode: true)
    if inputs.traits != nil { noteGuides() }
    if !isLayoutRoot { container?.renderNodeMade(self) }
  }

  /// An element that stands around another one: what is in it does not note it.
  init(parent: Node?, inputs: Inputs, traits: Traits?) {
    super.init(parent: parent, inputs: inputs.with(traits: traits), isRenderNode: true)
    if traits != nil { noteGuides() }
  }

  private func noteGuides() {
    guard Traits.first(AlignmentGuide.self, in: traits) != nil else { return }
    mayHaveGuides = true
    var node = parent
    while let current = node {
      (current as? RenderNode)?.contentMayHaveGuides()
      node = current.parent
    }
  }

  /// What modifiers say about the element.
  final var traits: Traits? { inputs.traits }

  /// Called before code of the user is handed something that refers to the element.
  final func willHandOut() { if !isUnmounted { renderTree.handsOutNodes = true } }

  /// Called when an alignment guide was set somewhere below: what the layout around was told may be different.
  final func contentMayHaveGuides() {
    guard !mayHaveGuides else { return }
    mayHaveGuides = true
    setNeedsLayout(climbing: true)
    // A group's modifier around the element is no parent of what is in it.
    renderParent?.contentMayHaveGuides()
  }

  private func makeWrapper(_ wrap: Wrap) -> RenderNode {
    var element: Node = self
    var wrap: Wrap? = wrap
    while let current = wrap {
      element = current.wrap(element)
      wrap = current.outer
    }
    return element.renderNode
  }

  /// What the layout around sees: the outermost modifier of a group around, or the element itself.
  final var outermost: RenderNode {
    guard let wrap = inputs.wrap else { return self }
    if let wrapper { return wrapper }
    let element = makeWrapper(wrap)
    if element !== self {
      wrapper = element
      renderTree.hasCircles = true
    }
    return element
  }

  final override func forEachRenderNode(_ body: (Node) -> Void) {
    if inputs.wrap == nil { body(self) } else { body(outermost) }
  }

  /// The element and what stands around it hold each other.
  final override func abandon() {
    wrapper?.abandon()
    wrapper = nil
    super.abandon()
  }

  final override var hasRenderNodes: Bool { true }

  override var buildsRowsLazily: Bool { false }

  final override func willUnmount() {
    if renderParent == nil { container?.newRenderNodeLeft() }
    if isPlaced, renderParent == nil { damageExtent() }
    wrapper?.unmount()
    wrapper = nil
  }

  /// What a group's modifier puts around the element is no child in the tree.
  final override func activityChanged() { wrapper?.notifyActivity() }

  // MARK: What kinds of element differ in

  /// The elements inside, in the order in which they are drawn.
  var renderChildren: [RenderNode] { [] }

  /// The same, as the tree has them now.
  var collectedRenderChildren: [RenderNode] { [] }

  /// The same, as they were when they were asked for last.
  var knownRenderChildren: [RenderNode] { [] }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Gives each subelement its place within `size`, by setting its `pending`.
  func placeRenderChildren() {}

  /// Everything below that is drawn or can be hit, in own coordinates: children may stick out.
  var extent: CGRect { CGRect(origin: .zero, size: size).bounded }

  /// Notes what the element covers, now that its children have their places.
  func cover(_ children: [RenderNode]) {}

  /// A guide's value that the element's own content sets.
  func ownAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Whether the element is text, with baselines at the bottom of its first and of its last line; `nil` where that
  /// depends on what is inside.
  var hasBaselines: Bool? { nil }

  /// Whether an offer that is longer than what the element takes of an infinite one changes nothing: text does not grow.
  var isSettled: Bool { false }

  /// Whether the element takes the whole of an endless offer along an axis: then the stack around need not measure it.
  func isEndless(along axis: Axis) -> Bool { false }

  var ownPriority: Double { 0 }
  var ownSpacing: ViewSpacing { ViewSpacing(defaults: renderTree.metrics.spacing) }

  /// Called before a dirty element answers again.
  func prepareToMeasure() {}

  /// Draws what the element itself shows, below its children.
  func draw(into context: inout DrawContext) {}

  /// Whether no layout is around: the root of the screen or of a layer above it.
  var isLayoutRoot: Bool { false }

  /// Whether each element inside is placed, and with the width with which it was measured.
  var keepsWidths: Bool { false }

  /// Whether there is never anything inside, nor in front.
  var isLeaf: Bool { false }

  /// Whether anything outside of the frame is cut off.
  var clipsToBounds: Bool { false }

  /// Whether the children are drawn from the last to the first: a background comes after its content in the layout.
  var drawsInReverse: Bool { false }

  /// Whether the element itself is drawn.
  var isDrawn: Bool { false }

  /// The text that the element shows.
  var ownText: String? { nil }

  /// The element around which this one stands on behalf of a group's modifier.
  var wrappedNode: RenderNode? { nil }

  /// The element that this one's modifier is applied to.
  var modifiedElement: RenderNode? { wrappedNode }

  /// Called when the element knows its size, before its children are placed.
  func prepareToPlace() {}

  /// Called after a layout pass on the elements that asked for it in `Tree.geometryReaders`.
  func updateGeometry() {}

  /// Whether the element itself can take the focus, whatever modifiers say.
  var takesFocus: Bool { false }

  /// Whether the element is shown in reverse video while it has the focus.
  var isInvertedInFocus: Bool { true }

  /// Called with a key while the element, or something in it, has the focus.
  ///
  /// Says whether the key was of use.
  func handleKey(_ key: Key) -> Bool { false }

  /// Brings an area of the element, in own coordinates, into view.
  ///
  /// Returns where it will be.
  func reveal(_ area: CGRect) -> CGRect { area }

  /// Moves what is in the element so that an area of it, in own coordinates, shows: at `anchor`, or with as little
  /// movement as possible.
  ///
  /// Returns where it will be.
  func scroll(_ area: CGRect, to anchor: ScrollAnchor) -> CGRect { area }

  /// Whether the element is a window that moves over its content along an axis.
  func scrolls(along axis: Axis) -> Bool { false }

  /// Called when estimated lengths before what is seen became others: the window follows what it showed.
  func contentMoved(by distance: CGFloat, along axis: Axis) {}

  /// Whether the element draws something above its children.
  var hasFront: Bool { false }

  /// Draws what the element itself shows above its children.
  func drawFront(into context: inout DrawContext) {}

  /// The axis along which the element stacks, for `Spacer` and `Divider` in it.
  var stackOrientation: Axis? { nil }

  // MARK: Answers

  final func measure(_ proposal: ProposedViewSize) -> CGSize { measure(PackedProposal(proposal)) }

  final func measure(_ proposal: PackedProposal) -> CGSize {
    if isDirty { refreshAnswers() }
    if let size = answers.size(for: proposal) { return size }
    // A layout may keep its subviews: outside of the tree there is nothing to find out.
    guard !isUnmounted else { return .zero }
    guard answers.count < RenderTree.answerLimit else {
      refuse()
      return answers.last
    }
    let size = computeSize(proposal.unpacked)
    forgetOldAnswers()
    answers.keep(size, for: proposal)
    return size
  }

  final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withRenderTree { $0.work.measured += 1 }
    let size = sizeThatFits(proposal)
    return CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  final var rare: Rare {
    get { rarities?.values ?? Rare() }
    _modify {
      let rarities = rarities ?? Rarities(Rare())
      self.rarities = rarities
      yield &rarities.values
    }
  }

  /// What puts back all that asking changes: `RenderCheck` leaves no trace.
  func makeRestorer() -> () -> Void {
    let kept = (answers, hasForgotten, told, rarities?.values, pending)
    return { [self] in
      (answers, hasForgotten, told, pending) = (kept.0, kept.1, kept.2, kept.4)
      rarities = kept.3.map(Rarities.init)
    }
  }

  // MARK: Changes

  /// Marks that answers may have changed.
  ///
  /// `climbing`: that something else the layout around depends on did.
  final func setNeedsLayout(climbing: Bool = false) {
    mustClimb = mustClimb || climbing
    needsPlacement = true
    guard !isDirty, renderParent != nil || isLayoutRoot else { return }
    isDirty = true
    renderTree.changes.layouts.append(self)
    withTree { $0.graph.requestFrame() }
  }

  /// Asks the kept proposals again; says whether an answer changed.
  final func refreshAnswers() {
    guard isDirty, !isUnmounted else { return }
    isDirty = false
    prepareToMeasure()
    if hasForgotten { return forgetAnswers() }
    if answers.refresh(computeSize) || mustClimb { didChange = true }
    if refreshesOtherAnswers() { didChange = true }
    mustClimb = false
  }

  /// Called before an answer is kept.
  ///
  /// What was asked in the layout pass that is going on is never forgotten: a layout that asks a view for several sizes
  /// does so at each level of nesting, and every answer that had to be found again would be found again for each
  /// question of each level around.
  @inline(__always) final func forgetOldAnswers() {
    let (pass, limit) = withRenderTree { ($0.layoutPass, $0.keptAnswers) }
    guard pass != answersPass else { return }
    answersPass = pass
    if answers.count >= limit || guideCount >= limit { forgetOldAnswersNow() }
  }

  private var guideCount: Int { rarities?.values.guides.count ?? 0 }

  private func forgetOldAnswersNow() {
    answers = SizeAnswers()
    rarities?.values.guides = AnswerTable()
    hasForgotten = true
  }

  /// Called instead of an answer that would be one too many.
  final func refuse() {
    hasForgotten = true
    renderTree.reportQuestions(to: self)
  }

  /// The layout around asks again what it needs.
  private func forgetAnswers() {
    answers = SizeAnswers()
    told = Told()
    rarities?.values.forgetTold()
    (hasForgotten, mustClimb, didChange) = (false, false, true)
  }

  /// Whether an answer changed since this was asked last.
  final func takeChange() -> Bool {
    defer { didChange = false }
    return didChange
  }

  /// Marks that the element looks different in the same place.
  final func setNeedsDisplay() {
    tree.changeCount += 1
    guard isPlaced else { return }
    renderTree.changes.displays.append(self)
    withTree { $0.graph.requestFrame() }
  }

  override func traitChanged(affectsLayout: Bool) {
    if affectsLayout { setNeedsLayout(climbing: true) }
    setNeedsDisplay()
  }

  /// Also a modifier around a view comes and goes as that does.
  final override var transition: AnyTransition? {
    Traits.first(TransitionTrait.self, in: traits)?.transition ?? modifiedElement?.transition
  }

  final override func opacityWillChange(by cause: AnimationCause?) {
    renderTree.animator.willChangeOpacity(of: self, by: cause)
  }

  /// Runs what a user wrote for the layout: when something changes that it read, the element is laid out again.
  final func watch<T>(_ answer: () -> T) -> T {
    willHandOut()
    if let rule = rarities?.values.answerRule { return rule.watch(answer) }
    let rule = AnswerRule(self)
    rare.answerRule = rule
    return rule.watch(answer)
  }

  final override func answersMayHaveChanged() { setNeedsLayout() }

  final override func forEachRule(_ body: (Rule) -> Void) {
    super.forEachRule(body)
    if let rule = rarities?.values.answerRule { body(rule) }
  }

  // MARK: Places

  final func setPlace(_ position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    var origin = CGPoint(x: position.x.orZero, y: position.y.orZero)
    if anchor != .topLeading {
      let size = measure(proposal)
      origin = CGPoint(x: origin.x - anchor.x * size.width, y: origin.y - anchor.y * size.height)
    }
    pending = Pending(origin: origin, proposal: PackedProposal(proposal))
  }

  final func setPlace(_ origin: CGPoint, proposal: PackedProposal) {
    pending = Pending(origin: CGPoint(x: origin.x.orZero, y: origin.y.orZero), proposal: proposal)
  }

  /// The origin in the coordinates of the root.
  final var absoluteOrigin: CGPoint {
    var point = origin
    var element = renderParent
    while let current = element {
      point = point + current.origin
      element = current.renderParent
    }
    return point
  }

  /// Whether the other element is this one, or somewhere in it.
  final func contains(_ other: RenderNode) -> Bool {
    var element: RenderNode? = other
    while let current = element {
      if current === self { return true }
      element = current.renderParent
    }
    return false
  }

  final var absoluteFrame: CGRect { CGRect(origin: absoluteOrigin, size: size) }
}

extension RenderTree {
  /// The elements that `collect` hands to its argument.
  ///
  /// They are noted in a list that stays, so that the array is made once and has the size it needs.
  func collectRenderNodes(_ collect: ((Node) -> Void) -> Void) -> [RenderNode] {
    let start = noted.count
    collect { noted.append(Unmanaged.passUnretained($0)) }
    defer { noted.removeLast(noted.count - start) }
    return Self.elements(noted[start...])
  }

  /// Of no actor, so that the runtime does not check for each call on which one the closure is.
  private nonisolated static func elements(_ nodes: ArraySlice<Unmanaged<Node>>) -> [RenderNode] {
    Array(unsafeUninitializedCapacity: nodes.count) { elements, count in
      for node in nodes {
        elements.initializeElement(at: count, to: unsafeDowncast(node.takeUnretainedValue(), to: RenderNode.self))
        count += 1
      }
    }
  }
}
