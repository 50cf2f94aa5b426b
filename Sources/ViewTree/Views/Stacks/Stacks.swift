/// Views side by side.
///
///     HStack { Text("Wi-Fi"); Spacer(); Text("On") }          Wi-Fi         On
///
/// Follows [HStack](https://developer.apple.com/documentation/swiftui/hstack).
nonisolated public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

  /// Views side by side, whose guides are on one line: by default their middles.
  ///
  /// `spacing` is the distance between neighbours in the screen's unit; `nil` leaves it to them and to the screen's
  /// metrics.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: LayoutView {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never
  /// That of a single view: a row of several is told as words are.
  public static var _surface: _Surface { Content._isUnary ? Content._surface : .none }
}

/// Views above each other.
///
/// Follows [VStack](https://developer.apple.com/documentation/swiftui/vstack).
nonisolated public struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content

  /// Views above each other, whose guides are on one line: by default their middles.
  ///
  /// `spacing` is the distance between neighbours in the screen's unit; `nil` leaves it to them and to the screen's
  /// metrics.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: LayoutView {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never
  /// That of the view that has the most.
  public static var _surface: _Surface { Content._surface }
}

/// Views in front of each other, the last one nearest.
///
/// Follows [ZStack](https://developer.apple.com/documentation/swiftui/zstack).
nonisolated public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

  /// Views whose guides meet in one point: by default their middles.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: LayoutView {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never
  /// That of the view that has the most.
  public static var _surface: _Surface { Content._surface }
}
