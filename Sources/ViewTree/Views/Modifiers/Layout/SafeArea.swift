// A text screen has no safe area, because nothing covers its edges. Modifiers of the safe area have no effect, or add
// views and space beside the view.

extension View {
  /// Adds a view at the top or bottom edge, above or below this view.
  ///
  /// `nil` spacing is that of a `VStack`. Follows
  /// [safeAreaInset](https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)).
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content().layoutPriority(1)
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Adds a view at the leading or trailing edge, beside this view.
  ///
  /// `nil` spacing is that of an `HStack`.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content().layoutPriority(1)
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  /// Adds padding in the screen's unit, or the default padding for `nil`: a text screen has no safe area to extend.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds padding on all edges, in the screen's unit: a text screen has no safe area to extend.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds padding in the screen's unit: a text screen has no safe area to extend.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds a bar at the top or bottom edge, like `safeAreaInset`.
  ///
  /// Follows [safeAreaBar](https://developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)).
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds a bar at the leading or trailing edge, like `safeAreaInset`.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
