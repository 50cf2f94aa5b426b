/// A view of nothing: it takes no space, and a stack leaves no gap for it.
///
/// Follows [EmptyView](https://developer.apple.com/documentation/swiftui/emptyview).
nonisolated public struct EmptyView: View {
  /// A view of nothing.
  public init() {}

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { false }

  /// There is nothing to be kept.
  @MainActor public static func _evaluate(_ view: EmptyView, in slot: inout _Slot) {}
}
