/// How a glyph is drawn: its colours and its weight.
///
/// What a back end cannot show it drops.
public struct GlyphStyle: Hashable, Sendable {
  /// The colour of the glyph; `nil` is the terminal's own.
  public var foreground: Color.Resolved?
  /// The colour behind the glyph; `nil` leaves what is there.
  public var background: Color.Resolved?
  /// Bold, dim and so on.
  public var traits: Traits = []

  /// What is said besides by colours.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Traits(rawValue: 1)
    public static let dim = Traits(rawValue: 2)
    public static let italic = Traits(rawValue: 4)
    public static let underline = Traits(rawValue: 8)
    public static let strikethrough = Traits(rawValue: 16)
    public static let inverse = Traits(rawValue: 32)
  }

  /// A style; a colour that is `nil` is the terminal's own.
  public init(foreground: Color.Resolved? = nil, background: Color.Resolved? = nil, traits: Traits = []) {
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
