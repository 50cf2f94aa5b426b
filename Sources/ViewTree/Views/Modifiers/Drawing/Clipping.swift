/// Cuts off what sticks out of the frame, for drawing and for clicks.
nonisolated struct ClipModifier: LayoutModifier {
  typealias Body = Never
  static var clips: Bool { true }
  let layout = OverlayLayout(alignment: .center)
}

extension View {
  /// Cuts off what sticks out of the view's frame, for drawing and for clicks.
  ///
  /// Follows [clipped(antialiased:)](https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)).
  nonisolated public func clipped(antialiased: Bool = false) -> some View { modifier(ClipModifier()) }

  /// Cuts off what sticks out of the view's frame; cells are not cut, so every shape is the frame.
  ///
  /// Follows [clipShape(_:style:)](https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)).
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { clipped() }

  /// Cuts off what sticks out of the view's frame; the corners of cells cannot be rounded, whatever the radius.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { clipped() }

  /// Accepted: the whole frame of a view that can be tapped takes taps anyway.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Accepted: text casts no shadow.
  nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }
}
