/// Several views where one is expected; modifiers apply to each of them.
/// Follows [Group](https://developer.apple.com/documentation/swiftui/group).
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public static var _isUnary: Bool { Content._isUnary }

  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    Content._evaluate(view.content, in: &slot)
  }
}
