// The alternation of the backgrounds of rows has no effect: rows have no backgrounds.

extension InsetListStyle {
  /// Creates the style; the alternation has no effect.
  public init(alternatesRowBackgrounds: Bool) { self.init() }
}

extension ListStyle where Self == InsetListStyle {
  /// Plain rows with a blank column on each side; the alternation has no effect.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { .init() }
}

extension BorderedListStyle {
  /// Creates the style; the alternation has no effect.
  public init(alternatesRowBackgrounds: Bool) { self.init() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Plain rows in a box; the alternation has no effect.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { .init() }
}

extension InsetTableStyle {
  /// Creates the style; the alternation has no effect.
  public init(alternatesRowBackgrounds: Bool) { self.init() }
}

extension TableStyle where Self == InsetTableStyle {
  /// The titles above a line; the alternation has no effect.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { .init() }
}

extension BorderedTableStyle {
  /// Creates the style; the alternation has no effect.
  public init(alternatesRowBackgrounds: Bool) { self.init() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// The table in a box; the alternation has no effect.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { .init() }
}
