/// A view of nothing: no element, no space. Follows
/// [EmptyView](https://developer.apple.com/documentation/swiftui/emptyview).
nonisolated public struct EmptyView: View {
  public init() {}

  public static var _isUnary: Bool { false }

  @MainActor public static func _evaluate(_ view: EmptyView, in slot: inout _Slot) {
    slot.evaluate(view) { ViewNode<EmptyView>(view, parent: $0, inputs: $1) }
  }
}
