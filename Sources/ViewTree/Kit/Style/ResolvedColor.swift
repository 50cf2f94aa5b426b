/// A colour as it is drawn: a colour or the terminal's own, dimmed or not, or nothing at all.
struct ResolvedColor: Equatable {
  var color: Color.Resolved?
  var isDim = false
  var isClear = false

  /// The terminal's own foreground colour fills with white, dimmed with gray.
  var asBackground: Color.Resolved? {
    if isClear { return nil }
    return color ?? Color.Resolved(.named(isDim ? .gray : .white))
  }
}

extension ResolvedColor {
  /// A colour on the way to another one; `nil` where there is none: from nothing at all, or to the terminal's own.
  func mixed(with new: ResolvedColor, amount: Double) -> ResolvedColor? {
    if self == new { return new }
    guard let color, let other = new.color, !isClear, !new.isClear else { return nil }
    return ResolvedColor(color: color.mixed(with: other, amount: amount), isDim: new.isDim)
  }
}

extension Color {
  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    var resolved: ResolvedColor
    switch storage {
    case .resolved(let color): resolved = ResolvedColor(color: color)
    case .primary, .asset: resolved = ResolvedColor()
    case .secondary: resolved = ResolvedColor(isDim: true)
    case .accent:
      resolved = environment.tint?.resolve(in: environment) ?? ResolvedColor(color: Color.Resolved(.named(.blue)))
    case .clear: resolved = ResolvedColor(isClear: true)
    }
    if alpha < 0.05 { resolved.isClear = true } else if alpha < 0.6 { resolved.isDim = true }
    return resolved
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
