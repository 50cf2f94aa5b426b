#if !canImport(UIKit)
  /// What a colour of UIKit may depend on: whether the screen is light or dark.
  ///
  /// Follows [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
  public final class UITraitCollection: Hashable, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// One: there are no smaller points.
    public let displayScale: CGFloat = 1

    /// Traits that say whether a screen is light or dark.
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
#endif
