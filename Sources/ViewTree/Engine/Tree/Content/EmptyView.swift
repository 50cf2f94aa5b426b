/// A view without content: it takes no space, and a stack adds no spacing for it.
///
/// Follows [EmptyView](https://developer.apple.com/documentation/swiftui/emptyview).
nonisolated public struct EmptyView: View {
  /// Creates an empty view.
  public init() {}

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { false }

  /// Does nothing: an empty view needs no node.
  @MainActor public static func _evaluate(_ view: EmptyView, in slot: inout _Slot) {}
}
