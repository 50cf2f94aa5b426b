/// A view with an explicit identity; its state starts anew when the identity changes.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  static var _isUnary: Bool { Content._isUnary }
  static var _isGroup: Bool { true }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let node = slot.node { IDNode<ID>(parent: $0, inputs: $1) }
    let isSame = node.id == view.id
    // Set before the content is mounted: its views find given states by the identities around them.
    if node.id == nil { node.id = view.id }
    node.show(view.content, isSame: isSame, as: view.id)
    node.id = view.id
  }
}

/// The identity of a view from `id(_:)`, or as an element of a collection.
enum ExplicitID: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

private final class IDNode<ID: Hashable>: ParentNode {
  var id: ID?

  override var identity: AnyHashable? { id }
  override var shownKey: AnyHashable? { id }
}

/// A view that is compared with its own `==`.
///
/// Follows [EquatableView](https://developer.apple.com/documentation/swiftui/equatableview).
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view to compare.
  public var content: Content

  /// Creates a view that compares its content with the content's own `==`.
  public init(content: Content) { self.content = content }

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { Content._isUnary }
  /// Whether views in it come and go by themselves.
  public static var _isGroup: Bool { Content._isGroup }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { EquatableNode(parent: $0, inputs: $1) }.evaluate(view.content)
  }
}

private final class EquatableNode<Content: View & Equatable>: ParentNode {
  private var content: Content?

  func evaluate(_ content: Content) {
    guard self.content != content else { return tree.noteSkip(of: child) }
    self.content = content
    evaluateChild(content)
  }
}
