/// How a glyph is drawn: its colours and its weight.
///
/// What a back end cannot show it drops.
public struct GlyphStyle: Hashable, Sendable {
  // 0 is no colour.
  private var foregroundBits: UInt64
  private var backgroundBits: UInt64
  /// Bold, dim and so on.
  public var traits: Traits = []

  /// What is said besides by colours.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// Bit 0 is bold, bit 1 dim, bit 2 italic, bit 3 underlined, bit 4 struck through, bit 5 inverse.
    ///
    /// Others mean nothing to a back end.
    public let rawValue: UInt8
    /// The traits whose bits are set; see ``rawValue``.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold.
    public static let bold = Traits(rawValue: 1)
    /// Dim, as what is disabled or secondary.
    public static let dim = Traits(rawValue: 2)
    /// Italic.
    public static let italic = Traits(rawValue: 4)
    /// With a line below.
    public static let underline = Traits(rawValue: 8)
    /// With a line through it.
    public static let strikethrough = Traits(rawValue: 16)
    /// With foreground and background exchanged, as what has the focus.
    public static let inverse = Traits(rawValue: 32)
    /// Bold as the font of a title is: no mark says so in plain text, as of what is chosen.
    package static let title = Traits(rawValue: 64)
    /// Faded by what is around: dim, where no background is known into which it would fade.
    package static let faded = Traits(rawValue: 128)

    /// What is seen.
    package var shown: Traits { subtracting([.title, .faded]) }
  }

  /// A style; a colour that is `nil` is the terminal's own.
  public init(foreground: Color.Resolved? = nil, background: Color.Resolved? = nil, traits: Traits = []) {
    foregroundBits = foreground?.bits ?? 0
    backgroundBits = background?.bits ?? 0
    self.traits = traits
  }

  /// The colour of the glyph; `nil` is the terminal's own.
  public var foreground: Color.Resolved? {
    get { Color.Resolved(bits: foregroundBits) }
    set { foregroundBits = newValue?.bits ?? 0 }
  }

  /// The colour behind the glyph; `nil` leaves what is there.
  public var background: Color.Resolved? {
    get { Color.Resolved(bits: backgroundBits) }
    set { backgroundBits = newValue?.bits ?? 0 }
  }
}

/// Which characters the built-in looks are made of.
public enum GlyphSet: String, CaseIterable, Sendable, Hashable {
  /// Every character below U+0080.
  case ascii
  /// Box drawing, check marks and arrows.
  case unicode
}
