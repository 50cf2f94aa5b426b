/// The node of a presentation: as large as the screen, with the content in it.
final class PresentationRenderNode: LayoutRenderNode<AnyLayout, AnyLayout.Cache> {
  private var presented: PresentedRenderNode!
  /// The render node whose picture is kept when the presentation leaves.
  var content: RenderNode { presented }
  private let place = TraitLink(
    LayoutValueModifier<PresentationPlace>(value: PresentationPlace.defaultValue), outer: nil)
  unowned let anchorNode: Node
  /// The node that had the focus before, or to which the program moved it since, if it is still in the tree.
  var previousFocus: RenderNode? {
    get { focusBefore.flatMap { $0.isUnmounted ? nil : $0 } }
    set { focusBefore = newValue }
  }
  private weak var focusBefore: RenderNode?
  /// The number of the update in which it was presented.
  private let update: Int
  private(set) var presentation: Presentation
  /// Closes the presentation for the user, who clicked beside it or pressed Escape.
  private var dismiss: @MainActor () -> Void = {}

  init(_ presentation: Presentation, parent: Node, inputs: Inputs) {
    anchorNode = parent
    self.presentation = presentation
    focusBefore = parent.renderTree.focused
    update = parent.tree.updateCount
    super.init(presentation.placement, parent: parent, inputs: inputs, traits: inputs.traits)
    renderFeatures.formUnion([.isLayoutRoot, .isPresentation])
    let transition = TraitLink(TransitionTrait(presentation.transition), outer: place)
    presented = PresentedRenderNode(in: self, inputs: inputs, traits: transition)
    // The views below get no keys.
    if presentation.takesFocus { renderTree.setFocus(nil) }
  }

  func update(_ presentation: Presentation, dismiss: @escaping @MainActor () -> Void) {
    self.presentation = presentation
    renderFeatures[.isDrawn] = presentation.dimsBelow
    self.dismiss = dismiss
    setLayout(presentation.placement)
  }

  func evaluate<V: View>(_ view: V) { presented.evaluate(view) }

  /// Closes the presentation for the user, unless its content prevents that.
  func close() { if !preference(DismissDisabledKey.self) { dismiss() } }

  // MARK: Coming and going

  /// Starts the transition of the content; the backdrop has none.
  func didPresent() { tree.didInsert(content) }

  /// Whether the content is drawn on its way out.
  var isDrawnWhileLeaving: Bool { content.motionState.isSuperset(of: [.isLeaving, .isPresented]) }

  /// The presentation that contains the presenting view.
  var presentationAround: PresentationRenderNode? {
    var node: Node? = anchorNode
    while let current = node {
      if let presentation = current as? PresentationRenderNode { return presentation }
      node = current.parent
    }
    return nil
  }

  /// Whether it stays above a new presentation of the same update, presented by a view inside its own presenting view.
  func staysAbove(_ new: PresentationRenderNode) -> Bool {
    update == new.update && anchorNode.isAround(new.anchorNode) && !isAround(new.anchorNode)
  }

  /// Called when a presentation is inserted below, which then restores the focus of before both.
  func didInsertBelow(_ below: PresentationRenderNode) {
    below.previousFocus = previousFocus
    if below.isModal { previousFocus = nil }
  }

  // MARK: Focus

  /// Whether the focus is in it, in a presentation inside it, or in an item that moved into it.
  ///
  /// If there is no focus, whether it takes the focus from all other views. A node that left the tree does not count:
  /// an event's chain may hold it longer than its ancestors.
  private var holdsFocus: Bool { containsFocus ?? presentation.takesFocus }

  private var containsFocus: Bool? { renderTree.presentFocus.map { isAround($0) || contains($0) } }

  /// Called before the presentation is removed; returns `true` if the caller must restore the focus then.
  ///
  /// If a presentation above has taken the focus, that one keeps it, and will restore the focus of before both.
  func handOverFocus() -> Bool {
    let above = renderTree.presentations.drop { $0 !== self }.dropFirst()
    guard containsFocus != true,
      let heir = above.first(where: { $0.presentation.takesFocus && !isAround($0.anchorNode) })
    else { return holdsFocus }
    if heir.previousFocus.map(isAround) ?? true { heir.previousFocus = previousFocus }
    return false
  }

  /// Returns the focus to the view that had it before, if that is still there.
  func restoreFocus() { renderTree.setFocus(previousFocus) }

  // MARK: Layout

  var isPassive: Bool { presentation.modality == .passive }
  override func forEachChild(_ body: (Node) -> Void) { body(content) }

  override func draw(into context: inout DrawContext) { if isDim(with: content.presence) { context.dim() } }

  /// Whether the views below are dim at a progress of the content: text is dim or not, and changes halfway.
  private func isDim(with presence: Double) -> Bool { presence >= 0.5 }

  /// Called when the content's transition has advanced.
  func contentMoved(from presence: Double) {
    if isDrawn, isDim(with: presence) != isDim(with: content.presence) { damageExtent() }
  }

  /// Whether the render node belongs to the presenting view.
  func isAnchored(to renderNode: RenderNode) -> Bool {
    var isAnchor = false
    anchorNode.forEachRenderNode { if $0 === renderNode { isAnchor = true } }
    return isAnchor
  }

  /// The frame of the presenting view, or of the last view that the bar shows instead.
  private var anchorFrame: CGRect {
    var node = anchorNode
    while !node.hasPlaceOnScreen, let container = node.container {
      if let last = container.renderNode.renderChildren.last(where: \.isOnScreen) { return last.frameOnScreen }
      node = container
    }
    return node.frameOnScreen
  }

  /// `screen`: its size; for a screen that grows with its content, the size of the content below.
  func place(on screen: CGSize, growing: Bool) {
    // The layout uses coordinates before mirroring, as all layouts in the layer do.
    let anchor = anchorFrame
    let new = PresentationPlace(anchor: isMirrored ? anchor.mirrored(in: screen.width) : anchor, screen: screen)
    if new != place.modifier.value {
      place.modifier = LayoutValueModifier(value: new)
      setNeedsLayout()
    }
    let offer = ProposedViewSize(width: screen.width, height: growing ? nil : screen.height)
    pending = Pending(origin: .zero, proposal: PackedProposal(offer))
    commit(in: renderTree, isCovered: false)
  }
}

/// The node of the content: it covers the views below.
private final class PresentedRenderNode: LayoutRenderNode<RootLayout, RootLayout.Cache> {
  private var child: Node?

  init(in presentation: PresentationRenderNode, inputs: Inputs, traits: Traits) {
    super.init(RootLayout(), parent: presentation, inputs: inputs, traits: traits)
    renderFeatures.insert(.isDrawn)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func evaluate<V: View>(_ view: V) { child = evaluate(view, in: child, inputs: inputs) }

  override func draw(into context: inout DrawContext) { context.fill(nil) }
}
