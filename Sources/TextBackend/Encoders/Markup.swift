import ViewTree

/// What the encoders for documents share: escaping, and a style in the words of CSS.
enum Markup {
  static let foreground = "#1d1d1f"
  static let background = "#ffffff"

  /// The text with `&`, `<`, `>` and `"` escaped.
  ///
  /// Two scalars that XML forbids become U+FFFD.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The colours as they appear, inverse ones exchanged; `nil` is the page's own.
  static func colors(of style: GlyphStyle) -> (foreground: String?, background: String?) {
    let colors = (foreground: style.foreground?.hex, background: style.background?.hex)
    guard style.traits.contains(.inverse) else { return colors }
    return (colors.background ?? background, colors.foreground ?? foreground)
  }

  /// The weight, slant and lines of a style as CSS properties.
  static func properties(of traits: GlyphStyle.Traits) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    if traits.contains(.bold) { result.append(("font-weight", "bold")) }
    if traits.contains(.dim) { result.append(("opacity", "0.6")) }
    if traits.contains(.italic) { result.append(("font-style", "italic")) }
    var lines: [String] = []
    if traits.contains(.underline) { lines.append("underline") }
    if traits.contains(.strikethrough) { lines.append("line-through") }
    if !lines.isEmpty { result.append(("text-decoration", lines.joined(separator: " "))) }
    return result
  }
}
