/// A part of a whole, from 0 to 1, as words and as a sign.
struct PartOfWhole {
  private let part: Double

  init(_ part: Double) { self.part = part }

  /// `40%`, as it is written in a locale.
  func percent(in locale: Locale) -> String { part.formatted(.percent.precision(.fractionLength(0)).locale(locale)) }

  /// A disc that fills by quarters.
  var disc: String { Self.discs[Int(clamping: (part * 4).rounded(.down))] }

  /// A sign that stands for the part, or for one that nobody knows: of a control that can be used, or not.
  ///
  ///     (40%) Fuel      ~40%~ Fuel          ◔ Fuel      ◔╌Fuel
  ///     (...)           ~...~               ◌           ⊝
  ///
  /// `isAlone`: whether nothing comes after it; else there is a cell between, which says that it is disabled.
  static func sign(_ part: PartOfWhole?, _ glyphs: GlyphSet, isEnabled: Bool, isAlone: Bool, locale: Locale) -> String {
    switch glyphs {
    case .ascii:
      let (before, after) = isEnabled ? ("(", ")") : ("~", "~")
      return before + (part?.percent(in: locale) ?? "...") + after
    case .unicode: return part?.disc ?? (isEnabled || !isAlone ? "◌" : "⊝")
    }
  }

  /// The cell between a sign and what comes after it.
  static func gap(_ glyphs: GlyphSet, isEnabled: Bool) -> String { glyphs == .ascii || isEnabled ? " " : "╌" }

  private static let discs = ["○", "◔", "◑", "◕", "●"]
}
