extension View {
  /// Draws a line around the view, inside its frame, one character thick; a width of 2 or more is emphasized.
  ///
  /// The line takes no space and covers no characters of the view. `.padding().border(.red)` is a box around the view,
  /// as the default padding has a column for the line.
  ///
  ///     +----+
  ///     | Hi |        |Some words|
  ///     +----+        |here      |
  ///
  /// A side with text along it has no line: in the picture on the right, the text is as high as its frame. If no side has
  /// room, only the text is drawn, and an issue recommends padding.
  ///
  /// A width that is zero, negative or not a number draws no line. Follows
  /// [border](https://developer.apple.com/documentation/swiftui/view/border(_:width:)).
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(alignment: .center) { Rectangle().stroke(content, lineWidth: width).allowsHitTesting(false) }
  }

  /// Fills the view's background with a style.
  ///
  /// The edges have no effect: a text screen has no safe area.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    background(alignment: .center) { Rectangle().fill(style).behind }
  }

  /// Fills the view's background with the background of the screen.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Fills a shape behind the view with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(alignment: .center) { shape.fill(style, style: fillStyle).behind }
  }

  /// Fills a shape behind the view with the background of the screen.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's frame in front of it with a style: the characters stay, and the background of the cells changes.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay(alignment: .center) { Rectangle().fill(style).behind }
  }

  /// Fills a shape in front of the view with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .center) { shape.fill(style, style: fillStyle).behind }
  }
}
