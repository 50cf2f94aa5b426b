/// Clips the parts outside the frame, for drawing and for clicks.
nonisolated struct ClipModifier: LayoutModifier {
  typealias Body = Never
  static var clips: Bool { true }
  let layout = OverlayLayout(alignment: .center)
}

/// The content with its clip shape beside it.
nonisolated private struct ShapeClip<S: Shape>: ViewModifier {
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
    modifier(ShapeClip(shape: shape.fill(.white, style: style).behind)).clipped()
  }

  /// Clips filled cells of the view to rounded corners, and all of it to its frame.
  ///
  /// Follows
  /// [cornerRadius(_:antialiased:)](https://developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:)).
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Has no effect: a view with a tap action receives taps in its whole frame.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Has no effect: a view with a tap action receives taps in its whole frame.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Has no effect: text casts no shadow.
  nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }
}

/// The uses of a content shape: taps, previews of drags and menus, the focus, and accessibility.
///
/// Follows [ContentShapeKinds](https://developer.apple.com/documentation/swiftui/contentshapekinds).
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The kinds as bits: bits 0 to 5 are the kinds in the order of the constants below.
  public let rawValue: Int

  /// Creates the kinds whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area of taps, drags and other interaction.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a dragged view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview beside a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The area that reacts to the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The area that is marked when the view has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The area for assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
