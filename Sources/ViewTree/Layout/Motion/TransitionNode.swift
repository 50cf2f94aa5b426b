/// Says how the element comes into the tree and leaves it.
nonisolated struct TransitionTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  var transition: AnyTransition
  /// Shows the content in the phases of a ``Transition``, if it has a body.
  weak var body: TransitionNode?

  /// The same, if all that it shows belongs to a view: where one of several that a modifier is around leaves, the others
  /// stay as they are.
  @MainActor func body(in view: Node) -> TransitionNode? {
    var node: Node? = body
    while let current = node, current !== view { node = current.parent }
    return node == nil ? nil : body
  }
}

nonisolated struct TransitionModifier: ViewModifier {
  typealias Body = Never

  let transition: AnyTransition

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.node { TransitionNode(parent: $0, inputs: $1) }.evaluate(modifier.transition, on: content)
  }
}

extension View {
  /// Says how the view comes and goes.
  ///
  /// Follows [transition](https://developer.apple.com/documentation/swiftui/view/transition(_:)).
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Says how the view comes and goes, by a transition of a type of its own.
  @_disfavoredOverload nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

/// The node of a transition: what it is lies with the elements below; its body, if it has one, is evaluated for each
/// phase.
///
///     comes   update 1: willAppear, laid out    ──▶ update 2, with the animation of the first: identity
///     goes    in the update that removes it: didDisappear, in its old place
///     returns in the update that shows it again: identity
final class TransitionNode: ParentNode {
  private let link: TraitLink<TransitionTrait>
  /// The content, where it is shown by a body.
  private var content: AnyView?
  private var phase = TransitionPhase.identity
  /// Whether the view came into a tree that was there already: otherwise it is there without having come.
  var isInserted = false
  /// Waits for what moves as the view leaves.
  private weak var listener: AnimationListener?
  /// The transaction in which the phase changed.
  private var own: UpdateTransaction?
  private var ticket = WriteQueue.Ticket()

  private var ownTransition: AnyTransition { link.modifier.transition }

  init(parent: Node, inputs: Inputs) {
    link = TraitLink(TransitionTrait(transition: .identity), outer: inputs.traits)
    super.init(parent: parent, inputs: inputs.with(traits: link))
  }

  override var changedTransaction: Transaction? { own?.current(in: tree) }

  func evaluate<Content: View>(_ new: AnyTransition, on content: Content) {
    let isFirst = child == nil
    if !isFirst, ownTransition != new { tree.changeCount += 1 }
    link.modifier.transition = new
    guard new.hasBody else {
      show(content, isSame: isFirst || self.content == nil)
      return self.content = nil
    }
    link.modifier.body = self
    let isSame = isFirst || self.content != nil
    self.content = AnyView(content)
    if isFirst { willAppear() }
    show(shown, isSame: isSame)
  }

  private var shown: AnyView { ownTransition.apply(to: content!, phase: phase) }

  private func showAgain() { if content != nil { evaluateChild(shown) } }

  /// Whether the body is animated in a direction, in the update that is going on.
  func isAnimated(_ direction: AnyTransition.Direction) -> Bool { animation(direction) != nil }

  private func animation(_ direction: AnyTransition.Direction) -> Animation? {
    content == nil ? nil : ownTransition.bodyAnimation(direction, animation: transaction.effectiveAnimation)
  }

  private func transaction(animatedBy animation: Animation) -> Transaction {
    var new = Transaction(animation: animation)
    new.listener = transaction.listener
    return new
  }

  /// Shows the content as it is before it appears, where it may be about to: in a container that is there.
  private func willAppear() {
    guard container?.renderNode.isPlaced == true, isAnimated(.insertion) else { return }
    phase = .willAppear
    renderTree.animator.appearing.append(self)
  }

  /// Called when the content has its place: the next update shows it as it is.
  func appear() {
    let animation = isInserted ? animation(.insertion) : nil
    let transaction = animation.map(transaction(animatedBy:)) ?? Transaction()
    tree.host.enqueue(in: transaction, ticket: &ticket) { [weak self] in
      guard let self, !isUnmounted, phase == .willAppear else { return }
      phase = .identity
      ownRule.invalidate(because: "phase")
    }
  }

  override func evaluateNow() { showAgain() }

  /// Shows the content as it is when it has left; returns who waits until it has.
  func leave() -> AnimationListener? {
    guard phase != .didDisappear, let animation = animation(.removal) else { return listener }
    let new = AnimationListener()
    // Who waits for the update waits for what leaves.
    let hold = transaction.listener?.hold(for: tree.host)
    new.add(.removed) { withExtendedLifetime(hold) {} }
    var transaction = transaction(animatedBy: animation)
    transaction.listener = new
    change(to: .didDisappear, in: transaction)
    listener = new
    return new
  }

  override func didReturn() {
    guard phase == .didDisappear else { return }
    let animation = animation(.insertion)
    change(to: .identity, in: animation.map(transaction(animatedBy:)) ?? transaction)
  }

  private func change(to phase: TransitionPhase, in transaction: Transaction) {
    self.phase = phase
    own = UpdateTransaction(transaction, in: tree)
    showAgain()
  }
}
