// A text screen has no safe area, because nothing covers its edges. Modifiers of the safe area have no effect, or add
// views and space beside the view, or a margin to the content of a view that scrolls.

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

  /// Adds padding in the screen's unit, or the default padding for `nil`.
  ///
  /// The content of a scroll view, a list or a form gets a margin instead, and scrolls through it. Follows
  /// [safeAreaPadding(_:_:)](https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:)).
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let insets = length.map { EdgeInsets(edges, horizontal: $0, vertical: $0) }
    return safeAreaPadding(PaddingLayout(edges: edges, insets: insets))
  }

  /// Adds padding on all edges, in the screen's unit, or a margin to content that scrolls.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Adds padding in the screen's unit, or a margin to content that scrolls.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    safeAreaPadding(PaddingLayout(insets: insets))
  }

  nonisolated private func safeAreaPadding(_ padding: PaddingLayout) -> some View {
    modifier(SafeAreaPadding(padding: padding, isMargin: Self.consists { $0 is any ScrollableView.Type }))
  }
}

/// A view whose whole content scrolls.
protocol ScrollableView {}

nonisolated private struct SafeAreaPadding: ViewModifier, ViewPart {
  let padding: PaddingLayout
  /// Whether it is a margin of the outermost scroll view inside, instead of padding.
  let isMargin: Bool
  @PlaceObject private var link = ScrollLink()

  @MainActor func body(content: Content) -> some View {
    if isMargin {
      let (link, padding) = (link, padding)
      let _ = link.padding = { padding.insets($0) }
      content.modifier(LayoutAround(layout: MarginLayout(padding: padding, link: link)))
        .scrollSettings { $0.links.append(link) }
    } else {
      content.modifier(LayoutAround(layout: padding))
    }
  }
}

/// Adds padding while no scroll view has it as a margin, as in a form with a style that does not scroll.
private struct MarginLayout: InsetLayout {
  let padding: PaddingLayout
  let link: ScrollLink

  func insets(_ subviews: Subviews) -> EdgeInsets {
    let isMargin = onMainActor(link) { $0.window?.isUnmounted == false }
    return isMargin ? EdgeInsets() : padding.insets(subviews)
  }
}
