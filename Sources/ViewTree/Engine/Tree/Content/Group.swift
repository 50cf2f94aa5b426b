/// Several views in place of one.
///
/// A modifier of the group applies to each of them.
///
/// Follows [Group](https://developer.apple.com/documentation/swiftui/group).
nonisolated public struct Group<Content> {
  let content: Content

  init(grouped content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  /// Creates a group of the views of a builder closure.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated public static var _isUnary: Bool { Content._isUnary }
  /// Whether views in it come and go by themselves.
  nonisolated public static var _isGroup: Bool { Content._isGroup }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    Content._evaluate(view.content, in: &slot)
  }
}
