import Foundation
internal import TextBackend
internal import ViewTree

/// The look of a cell in the words of CSS.
struct CellStyle: Equatable {
  var foreground: String?
  var background: String?
  var traits: Traits = []

  /// A number, because it is compared for each cell.
  struct Traits: OptionSet {
    var rawValue: UInt8

    static let bold = Traits(rawValue: 1)
    static let dim = Traits(rawValue: 2)
    static let italic = Traits(rawValue: 4)
    static let underline = Traits(rawValue: 8)
    static let inverse = Traits(rawValue: 16)
    static let strikethrough = Traits(rawValue: 32)

    static let words: [String: Traits] = [
      "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "inverse": .inverse,
      "strikethrough": .strikethrough,
    ]
  }

  init() {}

  /// Words of the format `cells`: `bold fg=red`.
  init(words: [String]) {
    for word in words {
      if word.hasPrefix("fg=") {
        foreground = Self.color(word.dropFirst(3))
      } else if word.hasPrefix("bg=") {
        background = Self.color(word.dropFirst(3))
      } else {
        traits.formUnion(Traits.words[word] ?? [])
      }
    }
  }

  private static func color(_ word: Substring) -> String? {
    if let name = Color.Name.allCases.first(where: { "\($0)" == word }) { return name.hex }
    return word.hasPrefix("#") && word.dropFirst().allSatisfy(\.isHexDigit) ? String(word) : nil
  }

  private static let traits = [
    1: Traits.bold, 2: .dim, 3: .italic, 4: .underline, 7: .inverse, 9: .strikethrough,
  ]

  /// The 16 colours, as terminals most often show them.
  private static let basic = [
    "#000000", "#cd0000", "#00a000", "#b58900", "#0000ee", "#cd00cd", "#00a0a0", "#c0c0c0",
    "#7f7f7f", "#ff0000", "#00cd00", "#e0c000", "#5c5cff", "#ff00ff", "#00cdcd", "#ffffff",
  ]

  /// The numbers of a sequence that chooses colours and weights.
  mutating func change(by codes: [Int]) {
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = CellStyle()
      case 22: traits.subtract([.bold, .dim])
      case 23...29: if let trait = Self.traits[code - 20] { traits.remove(trait) }
      case 30...37: foreground = Self.basic[code - 30]
      case 90...97: foreground = Self.basic[code - 82]
      case 40...47: background = Self.basic[code - 40]
      case 100...107: background = Self.basic[code - 92]
      case 38: foreground = Self.color(&rest)
      case 48: background = Self.color(&rest)
      case 39: foreground = nil
      case 49: background = nil
      default: if let trait = Self.traits[code] { traits.insert(trait) }
      }
    }
  }

  /// A colour by its number or its components.
  private static func color(_ codes: inout ArraySlice<Int>) -> String? {
    let kind = codes.popFirst()
    if kind == 2, codes.count >= 3 {
      defer { codes = codes.dropFirst(3) }
      return hex(codes.prefix(3).map { $0 })
    }
    guard kind == 5, let index = codes.popFirst() else { return nil }
    if index < 16 { return basic.indices.contains(index) ? basic[index] : nil }
    if index >= 232 { return hex(Array(repeating: 8 + 10 * (index - 232), count: 3)) }
    return hex(
      [36, 6, 1].map {
        let level = (index - 16) / $0 % 6; return level == 0 ? 0 : 55 + 40 * level
      })
  }

  private static func hex(_ components: [Int]) -> String {
    "#" + components.map { String(format: "%02x", min(max($0, 0), 255)) }.joined()
  }

  /// What of the style shows where there is no letter.
  var onBlank: CellStyle {
    var style = self
    style.traits.formIntersection([.underline, .strikethrough, .inverse])
    if style.traits.isEmpty { style.foreground = nil }
    return style
  }

  var css: String {
    var (foreground, background) = (foreground, background)
    if traits.contains(.inverse) {
      (foreground, background) = (background ?? Markup.background, foreground ?? Markup.foreground)
    }
    var properties: [String] = []
    if let foreground { properties.append("color:\(foreground)") }
    if let background { properties.append("background:\(background)") }
    if traits.contains(.bold) { properties.append("font-weight:bold") }
    if traits.contains(.dim) { properties.append("opacity:.6") }
    if traits.contains(.italic) { properties.append("font-style:italic") }
    let lines = [(Traits.underline, "underline"), (.strikethrough, "line-through")].filter { traits.contains($0.0) }
    if !lines.isEmpty { properties.append("text-decoration:" + lines.map(\.1).joined(separator: " ")) }
    return properties.joined(separator: ";")
  }
}
