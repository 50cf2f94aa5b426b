/// A view with an explicit identity: its state starts anew when the identity changes.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  static var _isUnary: Bool { Content._isUnary }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let node = slot.node { IDNode<ID>(parent: $0, inputs: $1) }
    node.show(view.content, isSame: node.id == view.id)
    node.id = view.id
  }
}

private final class IDNode<ID: Hashable>: ParentNode {
  var id: ID?

  override var identity: AnyHashable? { id }
}

extension View {
  /// Gives the view an explicit identity. State below starts anew when `id` changes.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }

  /// Evaluates the view again only if it is not equal to the one before, whatever its fields say.
  nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that is compared by its own `==`. Follows
/// [EquatableView](https://developer.apple.com/documentation/swiftui/equatableview).
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  public static var _isUnary: Bool { Content._isUnary }

  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { EquatableNode(parent: $0, inputs: $1) }.evaluate(view.content)
  }
}

private final class EquatableNode<Content: View & Equatable>: ParentNode {
  private var content: Content?

  func evaluate(_ content: Content) {
    guard self.content != content else {
      for recorder in tree.recorders { recorder.skipped(self, Content.self) }
      return
    }
    self.content = content
    evaluateChild(content)
  }
}
