extension Color: CustomStringConvertible {
  /// The name of the colour, or its components as `#FF8000FF`; of one with a name that is translucent also its opacity,
  /// as `50% red`.
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
    case .resolved(let resolved):
      guard case .rgb(let red, let green, let blue) = resolved.value else {
        name = resolved.description
        break
      }
      let opacity = UInt8(clamping: (min(max(alpha.isNaN ? 1 : alpha, 0), 1) * 255).rounded())
      return String(format: "#%02X%02X%02X%02X", red, green, blue, opacity)
    }
    return alpha == 1 || !alpha.isFinite ? name : "\(Int(clamping: (min(max(alpha, 0), 1) * 100).rounded()))% \(name)"
  }

  /// The name of a set without the path of its bundle.
  static func assetName(_ asset: String) -> String {
    String(asset[(asset.lastIndex(of: "\n").map(asset.index(after:)) ?? asset.startIndex)...])
  }
}
