internal import Foundation
internal import ViewTree

/// The contrast of two colours by the Web Content Accessibility Guidelines 2.2.
package enum Contrast {
  /// The components of a colour, each from 0 to 255.
  package typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  /// The least contrast of text with its background: criterion 1.4.3, for text that is not large.
  package static let least = 4.5

  /// The contrast, from 1 for equal colours to 21 for black and white.
  package static func ratio(_ one: Components, _ other: Components) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance, from 0 for black to 1 for white.
  package static func luminance(_ color: Components) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the nearest shade of a colour whose contrast with each background is sufficient, mixed with black or white;
  /// `nil` if there is none.
  ///
  /// Its components are hundredths of 1, as a program writes them.
  package static func sufficient(_ color: Components, on backgrounds: [Components]) -> Components? {
    let (black, white): (Components, Components) = ((0, 0, 0), (255, 255, 255))
    let isLight = backgrounds.first.map { luminance($0) > 0.18 } ?? true
    return (isLight ? [black, white] : [white, black]).lazy.compactMap {
      sufficient(color, on: backgrounds, towards: $0)
    }
    .first
  }

  private static func sufficient(
    _ color: Components, on backgrounds: [Components], towards end: Components
  ) -> Components? {
    let (from, to) = (Color.Resolved(color), Color.Resolved(end))
    return (0...20).lazy.map { written(from.mixed(with: to, amount: Double($0) / 20).components) }
      .first { shade in backgrounds.allSatisfy { ratio(shade, $0) >= least } }
  }

  /// The colour whose components are written with two digits.
  private static func written(_ color: Components) -> Components {
    func part(_ component: UInt8) -> UInt8 { UInt8(clamping: (hundredths(of: component) / 100 * 255).rounded()) }
    return (part(color.red), part(color.green), part(color.blue))
  }

  /// A component in hundredths of 1.
  private static func hundredths(of component: UInt8) -> Double { (Double(component) / 255 * 100).rounded() }

  /// A colour as it is written: `Color(red: 0.55, green: 0.44, blue: 0.00)`.
  static func words(_ color: Components) -> String {
    func part(_ component: UInt8) -> String { String(format: "%.2f", hundredths(of: component) / 100) }
    return "Color(red: \(part(color.red)), green: \(part(color.green)), blue: \(part(color.blue)))"
  }
}

extension Contrast {
  /// Returns the components by which a colour is judged.
  ///
  /// A terminal draws named colours in shades of its own. Red and blue, in which controls write, are judged by shades
  /// that are readable on white and on black: a view cannot choose the shade.
  static func judged(_ color: Color.Resolved) -> Components {
    switch color.value {
    case .named(.red): (0xe5, 0x26, 0x1f)
    case .named(.blue): (0x00, 0x71, 0xee)
    default: color.components
    }
  }

  /// The colours of a text and of its background as a page shows them.
  struct Pair: Hashable {
    let text: Color.Resolved
    let background: Color.Resolved

    init(_ style: GlyphStyle, on page: (foreground: Color.Resolved, background: Color.Resolved)) {
      let colors = (style.foreground ?? page.foreground, style.background ?? page.background)
      let isInverse = style.traits.contains(.inverse)
      let (text, background) = isInverse ? (colors.1, colors.0) : colors
      self.background = background
      guard style.traits.contains(.dim) else {
        self.text = text
        return
      }
      let page = Color.Resolved(Contrast.judged(background))
      self.text = page.mixed(with: Color.Resolved(Contrast.judged(text)), amount: Markup.dimmed)
    }

    var ratio: Double { Contrast.ratio(Contrast.judged(text), Contrast.judged(background)) }
  }
}

extension Color.Resolved {
  fileprivate init(_ components: Contrast.Components) {
    self.init(.rgb(red: components.red, green: components.green, blue: components.blue))
  }
}
