/// A colour as it is drawn: a colour or the terminal's own, dimmed or not, or transparent.
struct ResolvedColor: Equatable {
  /// The density of an area that is filled with the terminal's own colour.
  enum Density { case full, half, light }

  var color: Color.Resolved?
  var isDim = false
  var isClear = false
  /// Whether it is the terminal's own background, which covers the views below.
  var isPage = false
  var density = Density.full

  /// The colour as a fill: the terminal's own foreground colour fills with white, dimmed with gray.
  var asBackground: Color.Resolved? {
    if isClear || isPage { return nil }
    return color ?? Color.Resolved(.named(isDim ? .gray : .white))
  }
}

extension ResolvedColor {
  /// Returns a colour between this one and another; `nil` from or to a transparent colour or the terminal's own.
  func mixed(with new: ResolvedColor, amount: Double) -> ResolvedColor? {
    if self == new { return new }
    guard let color, let other = new.color, !isClear, !new.isClear else { return nil }
    return ResolvedColor(color: color.mixed(with: other, amount: amount), isDim: new.isDim)
  }
}

extension Color {
  /// Returns the colour as it is drawn in an environment.
  func drawn(in environment: EnvironmentValues) -> ResolvedColor {
    var resolved: ResolvedColor
    switch storage {
    case .named(let name): resolved = ResolvedColor(color: Color.Resolved(.named(name)))
    case .components(let components): resolved = ResolvedColor(color: Color.Resolved(components.drawn))
    case .primary: resolved = ResolvedColor()
    case .page: resolved = ResolvedColor(isPage: true)
    case .asset(let asset): resolved = Self.drawn(asset: asset, in: environment)
    case .byScheme(let colors):
      resolved = colors.color(onDark: environment.colorScheme == .dark).drawn(in: environment)
    case .secondary: resolved = ResolvedColor(isDim: true)
    case .accent:
      resolved = environment.tint?.drawn(in: environment) ?? ResolvedColor(color: Color.Resolved(.named(.blue)))
    case .shade(let light, let dark):
      let level = environment.colorScheme == .light ? light : dark
      resolved = ResolvedColor(color: Color.Resolved(.rgb(red: level, green: level, blue: level)))
    case .clear: resolved = ResolvedColor(isClear: true)
    }
    if alpha < 0.05 || resolved.isPage && alpha < 0.5 {
      resolved = ResolvedColor(isClear: true)
    } else if alpha < 1 {
      // The terminal's own colour is unknown: it is dimmed, and fills with less density.
      if resolved.color == nil {
        if alpha < 0.6 { resolved.isDim = true }
        let seen = storage == .secondary ? alpha * 0.6 : alpha
        resolved.density = seen < 0.3 ? .light : seen < 0.6 ? .half : .full
      }
      resolved.color = resolved.color?.faded(alpha)
    }
    return resolved
  }
}

extension Color {
  /// Returns the colour of a catalogue.
  ///
  /// A missing colour is a light fill, on which text remains readable.
  private static func drawn(asset: String, in environment: EnvironmentValues) -> ResolvedColor {
    let name = assetName(asset)
    let path = asset.count == name.count ? nil : String(asset.dropLast(name.count + 1))
    if let color = ColorSets.color(name, inBundleAt: path, environment.colorScheme) {
      return ResolvedColor(color: color)
    }
    return ResolvedColor(density: .light)
  }
}

extension Color.Resolved {
  /// Creates the colour with which a shape style fills cells in an environment; `nil` if it is transparent, like
  /// `.clear`.
  ///
  ///     LeafContent { environment in Level(color: Color.Resolved(filling: .tint, in: environment)) }
  public init?<S: ShapeStyle>(filling style: S, in environment: EnvironmentValues) {
    guard let color = style.color(in: environment).drawn(in: environment).asBackground else { return nil }
    self = color
  }
}

extension GlyphStyle {
  /// Creates the style of glyphs in a shape style in an environment: in its colour, and dim if the style is dim or the
  /// view is disabled.
  public init<S: ShapeStyle>(_ style: S, traits: Traits = [], in environment: EnvironmentValues) {
    let color = style.color(in: environment).drawn(in: environment)
    let isDim = color.isDim || !environment.isEnabled
    self.init(foreground: color.color, traits: isDim ? traits.union(.dim) : traits)
  }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
