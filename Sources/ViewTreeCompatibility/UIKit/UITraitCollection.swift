#if !canImport(UIKit)
  /// The traits that a colour can depend on: the appearance of the screen.
  ///
  /// Follows [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
  public final class UITraitCollection: Hashable, Sendable {
    /// The appearance: light, dark or unspecified.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Always 1: there are no smaller points.
    public let displayScale: CGFloat = 1

    /// Creates the traits of a light or a dark screen.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    /// The traits outside a screen, with an unspecified appearance; views read `\.colorScheme` instead.
    public static let current = UITraitCollection(userInterfaceStyle: .unspecified)

    /// Returns whether both have the same appearance.
    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
      a.userInterfaceStyle == b.userInterfaceStyle
    }

    /// Hashes the appearance.
    public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
  }

  extension UIScreen {
    /// The traits outside a screen, with an unspecified appearance; views read `\.colorScheme` instead.
    public var traitCollection: UITraitCollection { .current }
  }

  extension UIColor {
    /// Creates a colour that differs on light and dark screens; the provider is called at once for both.
    ///
    /// Follows
    /// [init(dynamicProvider:)](https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)).
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      func color(_ style: UIUserInterfaceStyle) -> Color {
        dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
      }
      self.init(Color(light: color(.light), dark: color(.dark)))
    }

    /// Returns the colour for a light or a dark screen.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      UIColor(color.resolved(onDark: traitCollection.userInterfaceStyle == .dark))
    }
  }
#endif
