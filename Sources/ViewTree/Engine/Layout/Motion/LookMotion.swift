/// The look of a leaf during an animation, between the old one and the new one: a colour between two.
@MainActor final class LookMotion {
  private unowned let node: LeafNode
  private let old: any Leaf
  /// The progress from the old look, 0, to the new one, 1.
  private var amount = AnimatedValue(0.0)
  /// The look at the current time; `nil` means the final one.
  private(set) var shown: (any Leaf)?

  var isMoving: Bool { amount.isMoving }

  init(_ node: LeafNode, from old: any Leaf, at time: Duration, by cause: AnimationCause) {
    (self.node, self.old) = (node, old)
    amount.move(to: 1, at: time, by: cause)
  }

  /// The area beyond the frame in which the old look draws.
  func reach(in size: CGSize, of context: borrowing LeafContext) -> CGRect? { old._reach(in: size, of: context) }

  func present(at time: Duration) { shown = old.mixed(with: node.content, amount: amount.value(at: time)) }
}

extension Leaf {
  /// Returns the look between this leaf and another, which may be of a different type.
  func mixed(with new: any Leaf, amount: Double) -> (any Leaf)? {
    guard let new = new as? Self else { return nil }
    let mixed: Self? = mixed(with: new, amount: amount)
    return mixed
  }
}
