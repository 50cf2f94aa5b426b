/// A view that scrolls content which may be larger than itself.
///
/// Along its axes, the content gets its ideal length and the view takes the proposed length; across them, the view is
/// as large as the content.
///
/// While the view or a view inside has the focus, arrow keys scroll by a line, Page Up and Page Down by a window less
/// one line, Home and End to the ends. The view takes the focus itself if no view inside can; a bar on its trailing or
/// bottom edge then shows which part is visible:
///
///     Line 3      |
///     Line 4      #
///     Line 5      |
///
/// On a screen that fits the height of its content, there is nothing to scroll vertically. Follows
/// [ScrollView](https://developer.apple.com/documentation/swiftui/scrollview).
nonisolated public struct ScrollView<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// The scrolled content; several views are stacked along the axis.
  public var content: Content
  /// The axes of scrolling.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether bars are shown while the view has the focus.
  public var showsIndicators: Bool

  /// Creates a view that scrolls along some axes.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    ScrollBox._evaluate(
      ScrollBox(view.axes, showsIndicators: view.showsIndicators, content: view.content), in: &slot)
  }
}

extension ScrollView: ScrollableView {}
