/// The style of a glyph: its colours and traits.
///
/// A back end ignores the parts that it cannot show.
public struct GlyphStyle: Hashable, Sendable {
  // The bits of the colour; 0 for none.
  private var foregroundBits: UInt64
  private var backgroundBits: UInt64
  /// The traits, such as bold and dim.
  public var traits: Traits = []

  /// The parts of a style other than colours.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits: 0 is bold, 1 dim, 2 italic, 3 underlined, 4 struck through, 5 inverse, 6 chosen.
    ///
    /// Back ends ignore all other bits.
    public let rawValue: UInt8
    /// The traits whose bits are set; see ``rawValue``.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The glyph is bold.
    public static let bold = Traits(rawValue: 1)
    /// The glyph is dim, as used for disabled and secondary content.
    public static let dim = Traits(rawValue: 2)
    /// The glyph is italic.
    public static let italic = Traits(rawValue: 4)
    /// The glyph is underlined.
    public static let underline = Traits(rawValue: 8)
    /// The glyph is struck through.
    public static let strikethrough = Traits(rawValue: 16)
    /// The glyph has its foreground and background exchanged, as used for the focus.
    public static let inverse = Traits(rawValue: 32)
    /// The glyph belongs to the chosen one of several controls.
    ///
    /// It changes no cell of a terminal. Plain text marks the control if a control beside it looks alike and is not
    /// chosen: `[*Tonight*] [ Tomorrow ]`. Bold text has this trait, unless a title's font makes it bold.
    public static let chosen = Traits(rawValue: 64)
    /// The glyph is faded by an enclosing opacity: dim if the background into which it would fade is unknown.
    package static let faded = Traits(rawValue: 128)

    /// The traits that a back end shows.
    package var shown: Traits { subtracting([.chosen, .faded]) }
  }

  /// Creates a style.
  ///
  /// A colour of `nil` is the terminal's default.
  public init(foreground: Color.Resolved? = nil, background: Color.Resolved? = nil, traits: Traits = []) {
    foregroundBits = foreground?.bits ?? 0
    backgroundBits = background?.bits ?? 0
    self.traits = traits
  }

  /// The colour of the glyph; `nil` is the terminal's default.
  public var foreground: Color.Resolved? {
    get { Color.Resolved(bits: foregroundBits) }
    set { foregroundBits = newValue?.bits ?? 0 }
  }

  /// The colour behind the glyph; `nil` leaves the existing background.
  public var background: Color.Resolved? {
    get { Color.Resolved(bits: backgroundBits) }
    set { backgroundBits = newValue?.bits ?? 0 }
  }
}

/// The set of characters that the built-in looks use.
public enum GlyphSet: String, CaseIterable, Sendable, Hashable {
  /// Only characters below U+0080.
  case ascii
  /// Box drawing, check marks and arrows as well.
  case unicode
}
