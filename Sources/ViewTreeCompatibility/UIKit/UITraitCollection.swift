#if !canImport(UIKit)
  /// What a colour can depend on: whether the screen is light or dark.
  ///
  /// Follows [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
  public final class UITraitCollection: Hashable, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Always 1: there are no smaller points.
    public let displayScale: CGFloat = 1

    /// Those of a light screen, or of a dark one.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    /// Those outside of a screen, which are not known: a view asks `\.colorScheme`.
    public static let current = UITraitCollection(userInterfaceStyle: .unspecified)

    /// Whether both say the same.
    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
      a.userInterfaceStyle == b.userInterfaceStyle
    }

    /// Hashes what they say.
    public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
  }

  extension UIScreen {
    /// Those outside of a screen: a view asks `\.colorScheme`.
    public var traitCollection: UITraitCollection { .current }
  }

  extension UIColor {
    /// A colour that is another one on light screens than on dark ones: the provider is asked for both at once.
    ///
    /// Follows
    /// [init(dynamicProvider:)](https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)).
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      func color(_ style: UIUserInterfaceStyle) -> Color {
        dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
      }
      self.init(Color(light: color(.light), dark: color(.dark)))
    }

    /// The colour on a light screen, or on a dark one.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      UIColor(color.resolved(onDark: traitCollection.userInterfaceStyle == .dark))
    }
  }
#endif
