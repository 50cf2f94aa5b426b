#if !canImport(UIKit)
  /// The components of a UIKit colour, each from 0 to 1.
  struct UIColorComponents {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    var most: CGFloat { max(red, green, blue) }
    var least: CGFloat { min(red, green, blue) }

    /// The hue in turns, from red; 0 for gray.
    var hue: CGFloat {
      let range = most - least
      guard range > 0 else { return 0 }
      let sixths =
        switch most {
        case red: (green - blue) / range
        case green: (blue - red) / range + 2
        default: (red - green) / range + 4
        }
      return (sixths < 0 ? sixths + 6 : sixths) / 6
    }
  }

  extension UIColor {
    /// The components on a light screen; black with opacity 0 if the colour has none.
    var components: UIColorComponents {
      guard let resolved = color.components(in: EnvironmentValues()) else {
        return UIColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
      }
      let (red, green, blue) = resolved.components
      func part(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
      return UIColorComponents(red: part(red), green: part(green), blue: part(blue), alpha: part(resolved.alpha))
    }
  }
#endif
