/// A colour for light screens and one for dark screens; a class, so that it does not enlarge every other colour.
final class SchemeColors: Hashable, Sendable {
  let light: Color
  let dark: Color

  init(light: Color, dark: Color) { (self.light, self.dark) = (light, dark) }

  func color(onDark isDark: Bool) -> Color { isDark ? dark : light }

  static func == (a: SchemeColors, b: SchemeColors) -> Bool { a.light == b.light && a.dark == b.dark }

  func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
  }
}
