/// A fraction from 0 to 1, as words and as a sign.
struct FractionText {
  private let part: Double

  init(_ part: Double) { self.part = part }

  /// Returns the percentage, such as `40%`, in the format of a locale.
  func percent(in locale: Locale) -> String { part.formatted(.percent.precision(.fractionLength(0)).locale(locale)) }

  /// A disc that is filled in quarters.
  var disc: String { Self.discs[Int(clamping: (part * 4).rounded(.down))] }

  /// Returns a sign for the fraction, or for an unknown one if it is `nil`.
  ///
  ///     (40%) Fuel      ~40%~ Fuel          ◔ Fuel      ◔╌Fuel
  ///     (...)           ~...~               ◌           ⊝
  ///
  /// `isAlone` is true if no text follows. Otherwise the gap that follows shows whether the control is disabled.
  static func sign(_ part: FractionText?, _ glyphs: GlyphSet, isEnabled: Bool, isAlone: Bool, locale: Locale) -> String
  {
    switch glyphs {
    case .ascii:
      let (before, after) = isEnabled ? ("(", ")") : ("~", "~")
      return before + (part?.percent(in: locale) ?? "...") + after
    case .unicode: return part?.disc ?? (isEnabled || !isAlone ? "◌" : "⊝")
    }
  }

  /// Returns the cell between the sign and the text that follows.
  static func gap(_ glyphs: GlyphSet, isEnabled: Bool) -> String { glyphs == .ascii || isEnabled ? " " : "╌" }

  private static let discs = ["○", "◔", "◑", "◕", "●"]
}
