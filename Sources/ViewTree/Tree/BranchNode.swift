/// A node whose child can be replaced by another: a branch of an `if`, the content of an `AnyView`, a view with an
/// `id`.
@MainActor class BranchNode: Node {
  private final var occupant: Node?

  final var isEmpty: Bool { occupant == nil }

  final override func forEachChild(_ body: (Node) -> Void) { if let occupant { body(occupant) } }

  /// Shows a view. `isSame` says whether the occupant continues; otherwise the view starts anew.
  final func show<Content: View>(_ content: Content, isSame: Bool) {
    let old = occupant
    occupant = evaluate(content, in: isSame ? old : nil, inputs: inputs)
    leave(old)
  }

  /// Empties the branch.
  final func clear() {
    let old = occupant
    occupant = nil
    leave(old)
  }

  /// The new occupant is mounted before the old one is unmounted, as in SwiftUI.
  private func leave(_ old: Node?) {
    guard old !== occupant else { return }
    if let old {
      old.unmount()
      tree.changeCount += 1
    }
    elementsChanged()
  }
}
