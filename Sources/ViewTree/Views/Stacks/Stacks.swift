/// A container with views side by side.
///
///     HStack { Text("Wi-Fi"); Spacer(); Text("On") }          Wi-Fi         On
///
/// Follows [HStack](https://developer.apple.com/documentation/swiftui/hstack).
nonisolated public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

  /// Creates a stack whose views have an alignment guide on one line, by default their centres.
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
  /// The surface of a single view; a row of several views has none.
  public static var _surface: _Surface { Content._isUnary ? Content._surface : .none }
}

/// A container with views one above the other.
///
/// Follows [VStack](https://developer.apple.com/documentation/swiftui/vstack).
nonisolated public struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content

  /// Creates a stack whose views have an alignment guide on one line, by default their centres.
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
  /// The largest surface of the views in the stack.
  public static var _surface: _Surface { Content._surface }
}

/// A container with views in front of each other; the last view is the nearest.
///
/// Follows [ZStack](https://developer.apple.com/documentation/swiftui/zstack).
nonisolated public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

  /// Creates a stack whose views have their alignment guides at one point, by default their centres.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: LayoutView {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never
  /// The largest surface of the views in the stack.
  public static var _surface: _Surface { Content._surface }
}
