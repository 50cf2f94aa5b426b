/// A view with an explicit identity: its state starts anew when the identity changes.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  static var _isUnary: Bool { Content._isUnary }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.evaluate(view) { IDNode<Content, ID>(view, parent: $0, inputs: $1) }
  }
}

private final class IDNode<Content: View, ID: Hashable>: BranchNode<IDView<Content, ID>> {
  private var id: ID?

  override func evaluateChildren() {
    show(view.content, isSame: id == view.id)
    id = view.id
  }
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
    slot.evaluate(view) { EquatableNode<Content>(view, parent: $0, inputs: $1) }
  }
}

private final class EquatableNode<Content: View & Equatable>: ParentNode<EquatableView<Content>> {
  override func evaluateChildren() { evaluateChild(view.content) }

  override func update(_ view: EquatableView<Content>) {
    if self.view.content != view.content { super.update(view) } else { tree.recorder?.skipped(self, Content.self) }
  }
}
