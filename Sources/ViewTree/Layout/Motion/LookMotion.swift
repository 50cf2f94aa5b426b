/// What a leaf shows on its way to what it shows in the end: a colour between two.
@MainActor final class LookMotion {
  private unowned let node: LeafNode
  private let old: any Leaf
  /// From 0, the old one, to 1.
  private var amount = AnimatedValue(0.0)
  /// What is shown at the time; `nil` is the end.
  private(set) var shown: (any Leaf)?

  var isMoving: Bool { amount.isMoving }

  init(_ node: LeafNode, from old: any Leaf, at time: Duration, by cause: AnimationCause) {
    (self.node, self.old) = (node, old)
    amount.move(to: 1, at: time, by: cause)
  }

  /// What is drawn beyond a frame on the way.
  func reach(in size: CGSize, of context: borrowing LeafContext) -> CGRect? { old._reach(in: size, of: context) }

  func present(at time: Duration) { shown = old.mixed(with: node.content, amount: amount.value(at: time)) }
}

extension Leaf {
  /// What is shown on the way to another leaf, which may be of another type.
  func mixed(with new: any Leaf, amount: Double) -> (any Leaf)? {
    guard let new = new as? Self else { return nil }
    let mixed: Self? = mixed(with: new, amount: amount)
    return mixed
  }
}
