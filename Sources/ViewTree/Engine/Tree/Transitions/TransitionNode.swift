/// Sets the transition of a render node.
nonisolated struct TransitionTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  private let declared: AnyTransition
  /// The node that holds the transition, and that shows the content in the phases of a transition with a body.
  private(set) weak var node: TransitionNode?

  init(_ transition: AnyTransition) { declared = transition }

  fileprivate init(of node: TransitionNode) {
    self.init(.identity)
    self.node = node
  }

  @MainActor var transition: AnyTransition { node?.ownTransition ?? declared }

  /// Returns the node if everything that it shows belongs to `view`.
  ///
  /// If only a part of it leaves, the rest stays unchanged.
  @MainActor func node(in view: Node) -> TransitionNode? { node.flatMap { view.isAround($0) ? $0 : nil } }
}

nonisolated struct TransitionModifier: ViewModifier {
  let transition: AnyTransition

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.node { TransitionNode(of: Content.self, parent: $0, inputs: $1) }.evaluate(modifier.transition, on: content)
  }
}

/// One view of a group with a transition; it comes and goes separately, with the group's transition.
nonisolated private struct GroupMember<Content: View>: View {
  let content: Content
  let group: TransitionNode

  static var _isUnary: Bool { Content._isUnary }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { TransitionNode(of: Content.self, in: view.group, parent: $0, inputs: $1) }.show(view.content)
  }
}

/// The node of a transition.
///
/// The render nodes below hold the transition; its body, if it has one, is evaluated for each phase.
///
///     comes   update 1: willAppear, laid out    ──▶ update 2, with the animation of the first: identity
///     goes    in the update that removes it: didDisappear, in its old place
///     returns in the update that shows it again: identity
///
/// Around a group (several views, a condition, a collection) it evaluates no body: each member of the group has its own
/// node with the same transition.
final class TransitionNode: ParentNode, ActivityObserver {
  private let link: TraitLink<TransitionTrait>
  private let group: Unowned<TransitionNode>?
  fileprivate let isGroup: Bool
  /// The transition of the modifier; unused in a member of a group.
  private var declared = AnyTransition.identity
  /// The content, if a body shows it.
  private var content: AnyView?
  private var phase = TransitionPhase.identity
  /// Whether the view was inserted into an existing tree; a view that was there from the start has not entered.
  var isInserted = false
  /// Waits for the animations of the leaving view.
  private weak var listener: AnimationListener?
  /// The transaction of the update in which the phase changed.
  private var own: UpdateTransaction?
  private var ticket = WriteQueue.Ticket()

  var ownTransition: AnyTransition { group?.object.ownTransition ?? declared }

  init<Content: View>(of content: Content.Type, in group: TransitionNode? = nil, parent: Node, inputs: Inputs) {
    self.group = Unowned(ifAny: group)
    isGroup = Content._isGroup
    link = TraitLink(TransitionTrait(.identity), outer: inputs.traits)
    super.init(parent: parent, inputs: inputs.with(traits: link))
    link.modifier = TransitionTrait(of: self)
    if isGroup { tree.hasGroupTransitions = true }
  }

  override var activityObserver: (any ActivityObserver)? { self }
  override var changedTransaction: Transaction? { own?.current(in: tree) }

  func evaluate<Content: View>(_ new: AnyTransition, on content: Content) {
    if child != nil, declared != new { tree.noteChange() }
    declared = new
    show(content)
  }

  func show<Content: View>(_ content: Content) {
    let isFirst = child == nil
    guard ownTransition.hasBody, !isGroup else {
      exchange(content, isSame: isFirst || self.content == nil)
      return self.content = nil
    }
    let isSame = isFirst || self.content != nil
    self.content = AnyView(content)
    if isFirst { willAppear() }
    exchange(shown, isSame: isSame)
  }

  private var shown: AnyView { ownTransition.apply(to: content!, phase: phase) }

  private func showAgain() { if content != nil { evaluateChild(shown) } }

  /// Whether the body is animated in a direction in the current update.
  func isAnimated(_ direction: AnyTransition.Direction) -> Bool { animation(direction) != nil }

  private func animation(_ direction: AnyTransition.Direction) -> Animation? {
    content == nil ? nil : ownTransition.bodyAnimation(direction, animation: transaction.effectiveAnimation)
  }

  private func transaction(animatedBy animation: Animation) -> Transaction {
    var new = Transaction(animation: animation)
    new.listener = transaction.listener
    return new
  }

  /// Begins in the phase before insertion if the view may be entering, which it can do only in an existing container.
  private func willAppear() { if isAnimated(.insertion), tree.willAppear(self) { phase = .willAppear } }

  /// Called when the content has its place; the next update changes the phase to the identity.
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

  /// Changes the phase to the one after removal; returns the listener that waits for its animations.
  func leave() -> AnimationListener? {
    guard phase != .didDisappear, let animation = animation(.removal) else { return listener }
    let new = AnimationListener()
    // A listener of the update also waits for the leaving view.
    let hold = transaction.listener?.hold(for: tree.host)
    new.add(.removed) { withExtendedLifetime(hold) {} }
    var transaction = transaction(animatedBy: animation)
    transaction.listener = new
    change(to: .didDisappear, in: transaction)
    listener = new
    return new
  }

  func didReturn() {
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

extension Inputs {
  /// The transition of an enclosing group, which each of its members uses.
  @MainActor @inline(__always) var groupTransition: TransitionNode? {
    traits != nil && lend(tree, { $0.hasGroupTransitions }) ? findGroupTransition() : nil
  }

  @MainActor private func findGroupTransition() -> TransitionNode? {
    Traits.first(TransitionTrait.self, in: traits)?.node.flatMap { $0.isGroup ? $0 : nil }
  }
}

// Members are rare, and their code is never specialized for the types of views. Specialization took the optimizer's
// budget from code that runs for every view, and cost 7 % of a mount.

extension TransitionNode {
  /// Evaluates a member of the group in place of a node's child; see `show(_:isSame:as:)`.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  fileprivate final func exchange<Content: View>(
    _ member: Content, in node: ParentNode, isSame: Bool, as key: AnyHashable?
  ) {
    node.exchange(GroupMember(content: member, group: self), isSame: isSame, as: key)
  }

  /// Evaluates a member of the group in a node's child, or creates the child; returns the child.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  final func evaluate<Content: View>(member: Content, in child: Node?, of node: Node, inputs: Inputs) -> Node? {
    node.evaluate(GroupMember(content: member, group: self), in: child, inputs: inputs)
  }
}

extension ParentNode {
  /// Shows one of several views: a branch of an `if`, the content of an `AnyView`.
  ///
  /// If `isSame` is true, the child continues. Otherwise the view starts anew, unless the view with its key is still
  /// leaving.
  final func show<Content: View>(_ content: Content, isSame: Bool, as key: @autoclosure () -> AnyHashable? = nil) {
    if let group = inputs.groupTransition { return group.exchange(content, in: self, isSame: isSame, as: key()) }
    exchange(content, isSame: isSame, as: key())
  }
}
