/// A colour as a picker shows and changes it: how much there is of each component, and what it is called.
struct ColorLevels: Equatable {
  /// A component.
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

    /// How many levels there are beside 0.
    var limit: Int { self == .opacity ? 100 : 255 }
  }

  /// What the colour is called but for its opacity: a name of the palette, or its components as `#ff8000`.
  private let base: String
  private var levels: [Component: Int]

  init(_ color: Color, in environment: EnvironmentValues) {
    let opacity = Int(clamping: (min(max(color.alpha.isNaN ? 1 : color.alpha, 0), 1) * 100).rounded())
    var opaque = color
    opaque.alpha = 1
    let resolved = opaque.drawn(in: environment)
    // The terminal's own colour is not known.
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

  /// What the colour is called: `red`, `#ff8000`, `red 50%`.
  var name: String {
    let opacity = self[.opacity]
    return opacity == 100 || base == "clear" ? base : "\(base) \(opacity)%"
  }

  /// From 0 to the limit of the component.
  subscript(component: Component) -> Int { levels[component] ?? 0 }

  /// The colour with another level of a component.
  func color(of old: Color, setting component: Component, to level: Int) -> Color {
    var new = levels
    new[component] = min(max(level, 0), component.limit)
    func part(_ component: Component) -> Double { Double(new[component] ?? 0) / Double(component.limit) }
    // The opacity of a colour that has a name leaves it its name.
    if component == .opacity, old.storage != .clear {
      var color = old
      color.alpha = part(.opacity)
      return color
    }
    return Color(red: part(.red), green: part(.green), blue: part(.blue), opacity: part(.opacity))
  }
}
