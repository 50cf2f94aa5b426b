/// How a preview is shown.
///
/// Follows [PreviewTrait](https://developer.apple.com/documentation/swiftui/previewtrait).
nonisolated public struct PreviewTrait<T: Sendable>: Sendable {
  let value: T
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as a device's screen: the size that is asked for.
  public static var defaultLayout: Self { layout(.device) }

  /// As large as the view.
  public static var sizeThatFitsLayout: Self { layout(.sizeThatFits) }

  /// Of a size, in the screen's unit.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    layout(.fixed(width: width, height: height))
  }

  /// A device that is held upright; a text platform has no device that turns.
  public static var portrait: Self { Self(value: .init()) }
  /// A device that is held upside down; a text platform has no device that turns.
  public static var portraitUpsideDown: Self { portrait }
  /// A device that is turned to the left; a text platform has no device that turns.
  public static var landscapeLeft: Self { portrait }
  /// A device that is turned to the right; a text platform has no device that turns.
  public static var landscapeRight: Self { portrait }

  /// Puts the preview into a view that prepares what it needs.
  public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> Self {
    Self(value: .init(modifier: { AnyView(PreviewModification(content: $0, modifier: modifier)) }))
  }

  private static func layout(_ layout: PreviewLayout) -> Self { Self(value: .init(layout: layout)) }
}
