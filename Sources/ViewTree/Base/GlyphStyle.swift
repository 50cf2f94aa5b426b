/// How a glyph is drawn: its colours and its weight.
///
/// What a back end cannot show it drops.
package struct GlyphStyle: Hashable, Sendable {
  package var foreground: Color.Resolved?
  package var background: Color.Resolved?
  package var traits: Traits = []

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Traits(rawValue: 1)
    package static let dim = Traits(rawValue: 2)
    package static let italic = Traits(rawValue: 4)
    package static let underline = Traits(rawValue: 8)
    package static let strikethrough = Traits(rawValue: 16)
    package static let inverse = Traits(rawValue: 32)
  }

  package init(foreground: Color.Resolved? = nil, background: Color.Resolved? = nil, traits: Traits = []) {
    self.foreground = foreground
    self.background = background
    self.traits = traits
  }
}

/// Which characters the built-in looks are made of.
public enum GlyphSet: String, CaseIterable, Sendable, Hashable {
  /// Every character below U+0080.
  case ascii
  /// Box drawing, check marks and arrows.
  case unicode
}
