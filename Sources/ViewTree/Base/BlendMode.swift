/// How the colours of a view are mixed with those below it.
///
/// Those that go by the single components are drawn; `hue`, `saturation`, `color`, `luminosity`, `sourceAtop`,
/// `destinationOver` and `destinationOut` are drawn as `normal`. Follows
/// [BlendMode](https://developer.apple.com/documentation/swiftui/blendmode).
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is below.
  case normal
  /// Darker where either is dark.
  case multiply
  /// Lighter where either is light.
  case screen
  /// Multiplied where it is dark below, and screened where it is light.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// What is below is made lighter by the view.
  case colorDodge
  /// What is below is made darker by the view.
  case colorBurn
  /// As overlay, less strong.
  case softLight
  /// Multiplied where the view is dark, and screened where it is light.
  case hardLight
  /// How far they are apart.
  case difference
  /// The same with less contrast.
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
  /// The sum of the darkness of both.
  case plusDarker
  /// The sum of both.
  case plusLighter

  /// Whether the view covers what is below.
  package var isNormal: Bool {
    switch self {
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut: true
    default: false
    }
  }

  /// The colour that is seen where one lies over another.
  package func mixed(_ top: Color.Resolved, over below: Color.Resolved) -> Color.Resolved {
    if isNormal { return top }
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
