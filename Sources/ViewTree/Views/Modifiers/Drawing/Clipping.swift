/// Clips the parts outside the frame, for drawing and for clicks.
nonisolated struct ClipModifier: LayoutModifier {
  static var clips: Bool { true }
  let layout = OverlayLayout(alignment: .center)
}

/// The content with its clip shape beside it.
nonisolated private struct ClipShapeModifier<S: Shape>: ViewModifier {
  let shape: _ShapeView<S>

  @MainActor func body(content: Content) -> some View {
    content.modifier(MaskModifier(layout: OverlayLayout(alignment: .center), decoration: shape.allowsHitTesting(false)))
      .modifier(DrawEffectTrait(effect: .clip))
  }
}

extension View {
  /// Clips the parts of the view outside its frame, for drawing and for clicks.
  ///
  /// Follows [clipped(antialiased:)](https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)).
  nonisolated public func clipped(antialiased: Bool = false) -> some View { modifier(ClipModifier()) }

  /// Clips filled cells of the view to a shape.
  ///
  /// Text and lines are clipped only to the frame, which also receives the clicks.
  ///
  ///     Text("JD").frame(width: 8, height: 4).background(.blue).clipShape(Circle())
  ///
  ///     ▗▟██▙▖
  ///     ██JD██
  ///     ▝▜██▛▘
  ///
  /// Follows [clipShape(_:style:)](https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)).
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipShapeModifier(shape: shape.fill(.white, style: style).behind)).clipped()
  }

  /// Clips the view to its frame, and its filled cells to corners of a radius in the screen's unit.
  ///
  /// Follows
  /// [cornerRadius(_:antialiased:)](https://developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:)).
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
