extension Color: CustomStringConvertible {
  /// The name of the colour, or its components as `#FF8000FF`.
  ///
  /// A translucent colour with a name includes its opacities, the last first: `50% 30% red`.
  public var description: String {
    let name: String
    switch storage {
    case .primary: name = "primary"
    case .secondary: name = "secondary"
    case .accent: name = "accentColor"
    case .shade(let light, let dark): name = "gray \(light)/\(dark)"
    case .clear: name = "clear"
    case .page: name = "background"
    case .asset(let asset): name = Self.assetName(asset)
    case .byScheme(let colors): name = "\(colors.light), dark \(colors.dark)"
    case .named(let color): name = String(describing: color)
    case .components: return fixed?.description ?? ""
    }
    return alpha == 1 || !alpha.isFinite ? name : "\(factors.words(for: alpha)) \(name)"
  }

  /// Returns the name of a colour set without the path of its bundle.
  static func assetName(_ asset: String) -> String {
    String(asset[(asset.lastIndex(of: "\n").map(asset.index(after:)) ?? asset.startIndex)...])
  }
}

extension Color.Resolved {
  /// The components and the opacity in 8 bits each: `#FF8000FF`.
  public var description: String {
    let (red, green, blue) = components
    return String(format: "#%02X%02X%02X%02X", red, green, blue, alpha)
  }
}
