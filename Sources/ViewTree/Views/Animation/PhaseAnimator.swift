/// A view that shows its content in consecutive phases, each with an animation.
///
/// Without a trigger the phases repeat forever. With a trigger the first phase is shown until the trigger changes; then
/// each other phase is shown once, and the first again. A phase lasts until its animation is logically complete; a
/// phase without an animation lasts for one frame, and one with an endless animation forever.
///
/// The content is evaluated once for each phase. A test screen shows the first phase until its time passes. Without
/// phases the view is empty, and an issue is reported. Follows
/// [PhaseAnimator](https://developer.apple.com/documentation/swiftui/phaseanimator).
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  fileprivate let phases: [Phase]
  fileprivate let trigger: AnimatorTrigger?
  fileprivate let content: (Phase) -> Content
  fileprivate let animation: (Phase) -> Animation?

  fileprivate init(
    phases: [Phase], trigger: AnimatorTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    (self.phases, self.trigger, self.content, self.animation) = (phases, trigger, content, animation)
  }

  /// Creates a view that repeats its phases.
  ///
  /// `animation` returns the animation with which a phase is reached.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Creates a view that shows its phases once when `trigger` changes.
  ///
  /// `animation` returns the animation with which a phase is reached.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: AnimatorTrigger(trigger), content: content, animation: animation)
  }

  /// A Boolean value that indicates whether the view is always exactly one element of its stack.
  public static var _isUnary: Bool { Content._isUnary }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if let node = slot.node { return downcast(node, to: PhaseNode<Phase, Content>.self).update(view) }
    slot.node { PhaseNode(view, parent: $0, inputs: $1) }.mount()
  }
}

private final class PhaseNode<Phase: Equatable, Content: View>: MovingNode {
  private var view: PhaseAnimator<Phase, Content>
  private var index = 0
  /// The time at which the next phase begins, or a run ends; `nil` if there is none.
  private var next: Duration?
  /// The transaction in which the phase changed.
  private var own: UpdateTransaction?

  init(_ view: PhaseAnimator<Phase, Content>, parent: Node, inputs: Inputs) {
    self.view = view
    super.init(parent: parent, inputs: inputs)
  }

  override var name: String? { typeName(PhaseAnimator<Phase, Content>.self) }
  override var changedTransaction: Transaction? { own?.current(in: tree) }

  func mount() {
    if view.phases.isEmpty {
      tree.report("a PhaseAnimator has no phases and shows nothing; give it at least one.", at: self)
    }
    if view.trigger == nil { begin() }
    evaluateNow()
  }

  func update(_ view: PhaseAnimator<Phase, Content>) {
    let (old, isTriggered) = (self.view.phases, self.view.trigger != view.trigger)
    self.view = view
    if old != view.phases { index = min(index, max(view.phases.count - 1, 0)) }
    if view.phases.count < 2 { (next, own) = (nil, nil) }
    if isTriggered || view.trigger == nil && old.count < 2 { begin() }
    evaluateAgain(because: "@self")
  }

  /// Begins the next phase, which is shown as soon as time passes.
  private func begin() {
    guard view.phases.count > 1 else { return }
    next = tree.time
    // A current run begins again.
    if view.trigger != nil { (index, own) = (0, nil) }
    startMoving()
  }

  override func evaluateNow() {
    guard view.phases.indices.contains(index) else { return }
    let (view, phase) = (view, view.phases[index])
    evaluateChild(tracking { view.content(phase) })
  }

  override var isMoving: Bool { next != nil }
  override var nextTime: Duration? { next }

  override func step(to time: Duration) {
    guard let due = next, due <= time else { return }
    // The first phase was reached again, and its animation has finished.
    if view.trigger != nil, index == 0, own != nil {
      (next, own) = (nil, nil)
      return
    }
    index = (index + 1) % view.phases.count
    let animation = view.animation(view.phases[index])
    own = UpdateTransaction(Transaction(animation: animation), in: tree)
    next = end(of: animation, from: due)
    evaluateAgain(because: "phase")
  }

  override func skipRounds(until time: Duration) {
    // A phase lasts at least one frame, so its animation is not read before two rounds can have passed.
    let least = Tree.frameInterval * (2 * view.phases.count)
    guard view.trigger == nil, let due = next, time - due > least else { return }
    let ends = view.phases.map { end(of: view.animation($0), from: .zero) }
    let round = ends.reduce(Duration?.some(.zero)) { sum, end in sum.flatMap { sum in end.map { sum + $0 } } }
    guard let round, time - due > round * 2 else { return }
    next = due + round * (Int(clamping: (time - due) / round) - 1)
  }

  private func end(of animation: Animation?, from start: Duration) -> Duration? {
    guard let animation else { return start + Tree.frameInterval }
    guard let length = animation.base.logicalDuration(of: 1.0, in: inputs.environmentValues) else { return nil }
    return start + max(.seconds(length), Tree.frameInterval)
  }
}

/// A value of any type whose changes trigger an animator.
package struct AnimatorTrigger: Equatable {
  private let value: any Equatable

  package init(_ value: some Equatable) { self.value = value }

  package static func == (a: AnimatorTrigger, b: AnimatorTrigger) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { value == b.value as? T }
    return isEqual(a.value)
  }
}

extension View {
  /// Shows the view in consecutive phases, repeatedly, each with an animation; see ``PhaseAnimator``.
  ///
  /// Follows
  /// [phaseAnimator](https://developer.apple.com/documentation/swiftui/view/phaseanimator(_:content:animation:)).
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(PhaseAnimatorModifier(phases: Array(phases), trigger: nil, made: content, animation: animation))
  }

  /// Shows the view in consecutive phases when `trigger` changes, each with an animation; see ``PhaseAnimator``.
  ///
  /// Follows
  /// [phaseAnimator](https://developer.apple.com/documentation/swiftui/view/phaseanimator(_:trigger:content:animation:)).
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        phases: Array(phases), trigger: AnimatorTrigger(trigger), made: content, animation: animation))
  }
}

/// A modifier whose content is not evaluated again when the phase changes.
nonisolated private struct PhaseAnimatorModifier<Phase: Equatable, Value: View, Made: View>: ViewModifier {
  let phases: [Phase]
  let trigger: AnimatorTrigger?
  let made: (PlaceholderContentView<Value>, Phase) -> Made
  let animation: (Phase) -> Animation?

  @MainActor func body(content: Content) -> some View {
    let made = made
    PhaseAnimator(
      phases: phases, trigger: trigger,
      content: { made(PlaceholderContentView(modifier: PhaseAnimatorModifier.self), $0) }, animation: animation)
  }
}
