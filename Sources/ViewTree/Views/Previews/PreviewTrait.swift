/// A trait of a preview.
///
/// Follows [PreviewTrait](https://developer.apple.com/documentation/swiftui/previewtrait).
nonisolated public struct PreviewTrait<T: Sendable>: Sendable {
  let value: T
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait that gives the preview the size of a device's screen: the size that the caller requests.
  public static var defaultLayout: Self { layout(.device) }

  /// A trait that makes the preview as large as its view.
  public static var sizeThatFitsLayout: Self { layout(.sizeThatFits) }

  /// Returns a trait that gives the preview a fixed size, in the screen's unit.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    layout(.fixed(width: width, height: height))
  }

  /// Returns a trait that applies a modifier to the preview.
  public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> Self {
    Self(value: .init(modifier: { AnyView(PreviewModification(content: $0, modifier: modifier)) }))
  }

  /// A trait without an effect.
  package static var none: Self { Self(value: .init()) }

  /// Returns a trait with settings that a test reads.
  package static func testing(_ settings: any Sendable) -> Self { Self(value: .init(testing: settings)) }

  private static func layout(_ layout: PreviewLayout) -> Self { Self(value: .init(layout: layout)) }
}
