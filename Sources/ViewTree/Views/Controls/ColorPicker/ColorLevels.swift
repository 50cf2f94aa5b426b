/// A colour as a picker shows and changes it: a level for each component, and a name.
struct ColorLevels: Equatable {
  /// A component of a colour.
  enum Component: CaseIterable {
    case red, green, blue, opacity

    var title: LocalizedStringKey {
      switch self {
      case .red: "Red"
      case .green: "Green"
      case .blue: "Blue"
      case .opacity: "Opacity"
      }
    }

    /// The highest level; the lowest is 0.
    var limit: Int { self == .opacity ? 100 : 255 }
  }

  /// The name without the opacity: a name of the palette, or the components as `#ff8000`.
  private let base: String
  private var levels: [Component: Int]

  init(_ color: Color, in environment: EnvironmentValues) {
    let opacity = Int(clamping: (min(max(color.alpha.isNaN ? 1 : color.alpha, 0), 1) * 100).rounded())
    var opaque = color
    opaque.alpha = 1
    let resolved = opaque.drawn(in: environment)
    // The terminal's own colour is unknown.
    let own: Color.Name = environment.colorScheme == .light ? .black : .white
    let components = (resolved.color ?? Color.Resolved(.named(own))).components
    levels = [
      .red: Int(components.red), .green: Int(components.green), .blue: Int(components.blue),
      .opacity: color.storage == .clear ? 0 : opacity,
    ]
    base =
      switch color.storage {
      case .named(let name): String(describing: name)
      case .components(let components): Color.Resolved(components.drawn).paletteName
      case .primary: "primary"
      case .secondary: "secondary"
      case .accent: "accent"
      case .shade: resolved.color?.paletteName ?? "gray"
      case .clear: "clear"
      case .page: "background"
      case .asset(let asset): Color.assetName(asset)
      case .byScheme(let colors): "\(colors.color(onDark: environment.colorScheme == .dark))"
      }
  }

  /// The name of the colour: `red`, `#ff8000`, `red 50%`.
  var name: String {
    let opacity = self[.opacity]
    return opacity == 100 || base == "clear" ? base : "\(base) \(opacity)%"
  }

  /// The level of a component, from 0 to the component's limit.
  subscript(component: Component) -> Int { levels[component] ?? 0 }

  /// Returns the colour with a new level of one component.
  func color(of old: Color, setting component: Component, to level: Int) -> Color {
    var new = levels
    new[component] = min(max(level, 0), component.limit)
    func part(_ component: Component) -> Double { Double(new[component] ?? 0) / Double(component.limit) }
    // A named colour keeps its name if only its opacity changes.
    if component == .opacity, old.storage != .clear {
      var color = old
      color.alpha = part(.opacity)
      return color
    }
    return Color(red: part(.red), green: part(.green), blue: part(.blue), opacity: part(.opacity))
  }
}
