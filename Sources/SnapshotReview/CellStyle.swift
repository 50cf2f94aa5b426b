import Foundation
internal import TextBackend
internal import ViewTree

/// The style of a cell in terms of CSS.
struct CellStyle: Equatable {
  var foreground: String?
  var background: String?
  var traits: GlyphStyle.Traits = []

  private static let traitsByWord = Dictionary(uniqueKeysWithValues: CellsEncoder.traits.map { ($1, $0) })

  init() {}

  /// Creates a style from the words of the format `cells`, such as `bold fg=red`; unknown words are ignored.
  init(words: [String]) {
    for word in words {
      if word.hasPrefix("fg=") {
        foreground = Self.color(word.dropFirst(3))
      } else if word.hasPrefix("bg=") {
        background = Self.color(word.dropFirst(3))
      } else {
        traits.formUnion(Self.traitsByWord[word] ?? [])
      }
    }
  }

  private static let colorsByWord = Dictionary(uniqueKeysWithValues: Color.Name.allCases.map { ("\($0)", $0.hex) })

  private static func color(_ word: Substring) -> String? {
    if let hex = colorsByWord[String(word)] { return hex }
    return word.hasPrefix("#") && word.dropFirst().allSatisfy(\.isHexDigit) ? String(word) : nil
  }

  private static let traits = [
    1: GlyphStyle.Traits.bold, 2: .dim, 3: .italic, 4: .underline, 7: .inverse, 9: .strikethrough,
  ]

  /// The 16 colours as most terminals show them, but darker if they would be illegible on a white page.
  private static let basic = [
    "#000000", "#cd0000", "#00a000", "#b58900", "#0000ee", "#cd00cd", "#00a0a0", "#c0c0c0",
    "#7f7f7f", "#ff0000", "#00cd00", "#e0c000", "#5c5cff", "#ff00ff", "#00cdcd", "#ffffff",
  ]

  /// Applies the codes of a terminal sequence SGR (select graphic rendition); unknown codes are ignored.
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

  /// Returns a colour from its index or its components.
  private static func color(_ codes: inout ArraySlice<Int>) -> String? {
    let kind = codes.popFirst()
    if kind == 2, codes.count >= 3 {
      defer { codes = codes.dropFirst(3) }
      let components = codes.prefix(3).map { UInt8(clamping: $0) }
      return Color.TerminalColor.hex((components[0], components[1], components[2]))
    }
    guard kind == 5, let index = codes.popFirst() else { return nil }
    if index < 16 { return basic.indices.contains(index) ? basic[index] : nil }
    return Color.TerminalColor.hex(ofIndex: index)
  }

  /// The part of the style that is visible without a letter.
  var onBlank: CellStyle {
    var style = self
    style.traits.formIntersection([.underline, .strikethrough, .inverse])
    if style.traits.isEmpty { style.foreground = nil }
    return style
  }

  var css: String {
    var (foreground, background) = (foreground, background)
    if traits.contains(.inverse) {
      let page = Markup.Page.light
      (foreground, background) = (background ?? page.background, foreground ?? page.foreground)
    }
    var properties = [("color", foreground), ("background", background)].compactMap { name, color in
      color.map { (name: name, value: $0) }
    }
    properties += Markup.properties(of: traits) + Markup.decoration(of: traits)
    return properties.map { "\($0.name):\($0.value)" }.joined(separator: ";")
  }
}
