/// A window onto content that may be larger than the window.
///
/// Along its axes the content gets its ideal length and the view takes what is offered; across it is as large as the
/// content.
///
/// Arrow keys scroll by a line, Page Up and Page Down by a window less one line, Home and End to the ends, while the
/// view or something in it has the focus. It takes the focus itself where nothing in it can; a bar on its trailing or
/// bottom edge then shows what part is seen:
///
///     Line 3      |
///     Line 4      #
///     Line 5      |
///
/// On a screen whose height fits the content there is nothing to scroll vertically. Follows
/// [ScrollView](https://developer.apple.com/documentation/swiftui/scrollview).
nonisolated public struct ScrollView<Content: View>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  /// What is scrolled; several views stand as in a stack along the axis.
  public var content: Content
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Whether it shows, while it has the focus, what part is seen.
  public var showsIndicators: Bool

  /// A window that scrolls along some axes.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    ScrollBox._evaluate(
      ScrollBox(view.axes, showsIndicators: view.showsIndicators, content: view.content), in: &slot)
  }
}
