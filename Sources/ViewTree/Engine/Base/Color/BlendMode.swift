/// The way the colours of a view are mixed with the colours below it.
///
/// Modes that treat the components separately are drawn; `hue`, `saturation`, `color`, `luminosity`, `sourceAtop`,
/// `destinationOver` and `destinationOut` are drawn as `normal`. Follows
/// [BlendMode](https://developer.apple.com/documentation/swiftui/blendmode).
public enum BlendMode: Hashable, Sendable {
  /// Covers the content below.
  case normal
  /// Multiplies the colours: darker where either is dark.
  case multiply
  /// Multiplies the inverted colours: lighter where either is light.
  case screen
  /// Multiplies where the content below is dark, and screens where it is light.
  case overlay
  /// Uses the darker of each component.
  case darken
  /// Uses the lighter of each component.
  case lighten
  /// Lightens the content below.
  case colorDodge
  /// Darkens the content below.
  case colorBurn
  /// A weaker form of ``overlay``.
  case softLight
  /// Multiplies where the view is dark, and screens where it is light.
  case hardLight
  /// Uses the absolute difference of the colours.
  case difference
  /// A form of ``difference`` with less contrast.
  case exclusion
  /// Drawn as ``normal``.
  case hue
  /// Drawn as ``normal``.
  case saturation
  /// Drawn as ``normal``.
  case color
  /// Drawn as ``normal``.
  case luminosity
  /// Drawn as ``normal``.
  case sourceAtop
  /// Drawn as ``normal``.
  case destinationOver
  /// Drawn as ``normal``.
  case destinationOut
  /// Adds the darkness of the colours.
  case plusDarker
  /// Adds the colours.
  case plusLighter

  /// Whether the mode is drawn as ``normal``: the view covers the content below.
  package var isNormal: Bool {
    switch self {
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut: true
    default: false
    }
  }

  /// Returns the blended colour of `top` over `below`.
  package func mixed(_ top: Color.Resolved, over below: Color.Resolved) -> Color.Resolved {
    let (a, b) = (top.components, below.components)
    func byte(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let value = component(Double(a) / 255, Double(b) / 255)
      return UInt8(clamping: (value * 255).rounded())
    }
    return Color.Resolved(
      .rgb(red: byte(a.red, b.red), green: byte(a.green, b.green), blue: byte(a.blue, b.blue)), alpha: top.alpha)
  }

  private func component(_ top: Double, _ below: Double) -> Double {
    switch self {
    case .multiply: top * below
    case .screen: top + below - top * below
    case .overlay: Self.hardLight(below, top)
    case .hardLight: Self.hardLight(top, below)
    case .softLight: (1 - 2 * top) * below * below + 2 * top * below
    case .darken: min(top, below)
    case .lighten: max(top, below)
    case .colorDodge: below == 0 ? 0 : top >= 1 ? 1 : below / (1 - top)
    case .colorBurn: below >= 1 ? 1 : top <= 0 ? 0 : 1 - (1 - below) / top
    case .difference: abs(top - below)
    case .exclusion: top + below - 2 * top * below
    case .plusDarker: top + below - 1
    case .plusLighter: top + below
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut: top
    }
  }

  private static func hardLight(_ top: Double, _ below: Double) -> Double {
    top < 0.5 ? 2 * top * below : 1 - 2 * (1 - top) * (1 - below)
  }
}
