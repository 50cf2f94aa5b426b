/// A part of a whole, from 0 to 1, as words and as a sign.
struct PartOfWhole {
  private let part: Double

  init(_ part: Double) { self.part = part }

  /// `40%`, as it is written in a locale.
  func percent(in locale: Locale) -> String { part.formatted(.percent.precision(.fractionLength(0)).locale(locale)) }

  /// A disc that fills by quarters.
  var disc: String { Self.discs[Int((part * 4).rounded(.down))] }

  private static let discs = ["○", "◔", "◑", "◕", "●"]
}
