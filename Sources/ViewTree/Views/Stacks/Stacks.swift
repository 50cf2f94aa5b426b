/// Views side by side. Follows [HStack](https://developer.apple.com/documentation/swiftui/hstack).
nonisolated public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

  /// `spacing`: the distance between neighbours; `nil` leaves it to them and to the screen's metrics.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: LayoutView {
  public typealias Body = Never
}

/// Views above each other. Follows [VStack](https://developer.apple.com/documentation/swiftui/vstack).
nonisolated public struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content

  /// `spacing`: the distance between neighbours; `nil` leaves it to them and to the screen's metrics.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: LayoutView {
  public typealias Body = Never
}

/// Views in front of each other, the last one nearest. Follows
/// [ZStack](https://developer.apple.com/documentation/swiftui/zstack).
nonisolated public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: LayoutView {
  public typealias Body = Never
}
