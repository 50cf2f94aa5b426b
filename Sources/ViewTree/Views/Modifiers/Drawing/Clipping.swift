/// Cuts off what sticks out of the frame, for drawing and for clicks.
nonisolated struct ClipModifier: LayoutModifier {
  typealias Body = Never
  static var clips: Bool { true }
  let layout = OverlayLayout(alignment: .center)
}

/// The content with its shape beside it.
nonisolated private struct ShapeClip<S: Shape>: ViewModifier {
  let shape: _ShapeView<S>

  @MainActor func body(content: Content) -> some View {
    content.modifier(MaskModifier(layout: OverlayLayout(alignment: .center), decoration: shape.allowsHitTesting(false)))
      .modifier(DrawEffectTrait(effect: .clip))
  }
}

extension View {
  /// Cuts off what sticks out of the view's frame, for drawing and for clicks.
  ///
  /// Follows [clipped(antialiased:)](https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)).
  nonisolated public func clipped(antialiased: Bool = false) -> some View { modifier(ClipModifier()) }

  /// Cuts off what sticks out of a shape in the view's frame, of what fills cells; text and lines are cut by the frame
  /// alone, and the frame takes the clicks.
  ///
  ///     Text("JD").frame(width: 8, height: 4).background(.blue).clipShape(Circle())
  ///
  ///     ▗▟██▙▖
  ///     ██JD██
  ///     ▝▜██▛▘
  ///
  /// Follows [clipShape(_:style:)](https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)).
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ShapeClip(shape: shape.fill(.white, style: style).behind)).clipped()
  }

  /// Cuts off the corners of what fills the view, and what sticks out of its frame.
  ///
  /// Follows
  /// [cornerRadius(_:antialiased:)](https://developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:)).
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Has no effect: the whole frame of a view that can be tapped takes taps anyway.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Has no effect: the whole frame of a view that can be tapped takes taps anyway.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Has no effect: text casts no shadow.
  nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }
}

/// What a content shape is for: taps, previews of drags and menus, the focus, readers.
///
/// Follows [ContentShapeKinds](https://developer.apple.com/documentation/swiftui/contentshapekinds).
public struct ContentShapeKinds: OptionSet, Sendable {
  /// Bits 0 to 5 are the kinds in the order of the constants below.
  public let rawValue: Int

  /// Creates the kinds whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps, drags, and whatever else hits the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen of the view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen of the view beside its context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What reacts to the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is marked when the view has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What is read aloud as one.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
