/// A view of nothing: no element, no space. Follows
/// [EmptyView](https://developer.apple.com/documentation/swiftui/emptyview).
nonisolated public struct EmptyView: View {
  public init() {}

  public static var _isUnary: Bool { false }

  /// There is nothing to be kept.
  @MainActor public static func _evaluate(_ view: EmptyView, in slot: inout _Slot) {}
}
