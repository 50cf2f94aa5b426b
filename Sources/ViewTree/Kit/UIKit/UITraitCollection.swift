#if !canImport(UIKit)
  /// What a colour can depend on: whether the screen is light or dark.
  ///
  /// Follows [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
  public final class UITraitCollection: Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Those of a light screen, or of a dark one.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  }

  extension UIColor {
    /// A colour that is another one on light screens than on dark ones: the provider is asked for both at once.
    ///
    /// Follows
    /// [init(dynamicProvider:)](https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)).
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      let colors = [UIUserInterfaceStyle.light, .dark].map {
        dynamicProvider(UITraitCollection(userInterfaceStyle: $0)).color
      }
      self.init(Color(storage: .byScheme(SchemeColors(light: colors[0], dark: colors[1]))))
    }

    /// The colour on a light screen, or on a dark one.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      guard case .byScheme(let colors) = color.storage else { return self }
      let resolved = traitCollection.userInterfaceStyle == .dark ? colors.dark : colors.light
      return UIColor(resolved.opacity(color.alpha))
    }
  }
#endif
