public import ViewTree

/// The variants in which a view is drawn: every combination of the lists here.
///
///     SnapshotVariants(sizes: [20, 40], locales: ["en_US", "de"], glyphs: GlyphSet.allCases)
///
/// This example makes 2 × 2 × 2 pictures. Properties without a list have the values of the `expectSnapshot` call; the
/// combination that equals the call in all properties has the plain name of the test.
public struct SnapshotVariants: Sendable {
  /// The size of a screen; an integer literal is a width that fits the height to the content.
  public struct Size: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The width in columns.
    public var width: Int
    /// The height in rows; `nil` fits the content.
    public var height: Int?

    /// A size in columns and rows.
    public init(width: Int, height: Int? = nil) {
      self.width = width
      self.height = height
    }

    /// A width in columns, and the height of the content.
    public init(integerLiteral width: Int) { self.init(width: width) }
  }

  /// The sizes of the screen.
  public var sizes: [Size]
  /// The identifiers of locales, such as `de` or `ar_EG`.
  public var locales: [String]
  /// The colour schemes, which differ in formats with colours, and in plain text only if a view reads the scheme.
  public var colorSchemes: [ColorScheme]
  /// The glyph sets of the built-in styles.
  public var glyphs: [GlyphSet]
  /// The text sizes that a user may choose.
  public var dynamicTypeSizes: [DynamicTypeSize]
  /// The directions of lines of text, in the environment of the views.
  public var layoutDirections: [LayoutDirection]

  /// Creates variants of the listed values; without any list there is one variant, with the values of the call.
  public init(
    sizes: [Size] = [], locales: [String] = [], colorSchemes: [ColorScheme] = [], glyphs: [GlyphSet] = [],
    dynamicTypeSizes: [DynamicTypeSize] = [], layoutDirections: [LayoutDirection] = []
  ) {
    self.sizes = sizes
    self.locales = locales
    self.colorSchemes = colorSchemes
    self.glyphs = glyphs
    self.dynamicTypeSizes = dynamicTypeSizes
    self.layoutDirections = layoutDirections
  }

  /// The variants of calls that pass none: a single one, unless a test's `.snapshots(variants:)` lists others.
  public static var standard: SnapshotVariants { scoped ?? SnapshotVariants() }

  /// The variants that a test's traits list.
  @TaskLocal package static var scoped: SnapshotVariants?

  /// Returns each combination once.
  package func all(of base: SnapshotVariant) -> [SnapshotVariant] {
    func varied<Value>(
      _ variants: [SnapshotVariant], _ values: [Value], _ change: (inout SnapshotVariant, Value) -> Void
    ) -> [SnapshotVariant] {
      guard !values.isEmpty else { return variants }
      return variants.flatMap { variant in
        values.map { value in
          var changed = variant
          change(&changed, value)
          return changed
        }
      }
    }
    var all = varied([base], sizes) { $0.size = $1 }
    all = varied(all, locales) { if $0.options.locale.identifier != $1 { $0.options.locale = Locale(identifier: $1) } }
    all = varied(all, colorSchemes) { $0.options.colorScheme = $1 }
    all = varied(all, glyphs) { $0.options.glyphs = $1 }
    all = varied(all, dynamicTypeSizes) { $0.options.dynamicTypeSize = $1 }
    all = varied(all, layoutDirections) { $0.options.layoutDirection = $1 }
    var names: Set<String?> = []
    return all.filter { names.insert($0.name(besides: base)).inserted }
  }
}

/// A single combination.
package struct SnapshotVariant {
  package var size: SnapshotVariants.Size
  package var options: ScreenOptions

  package init(size: SnapshotVariants.Size, options: ScreenOptions) {
    self.size = size
    self.options = options
  }

  /// Returns the differences from the call, such as `20x12-de-dark-unicode-xLarge-rightToLeft`; `nil` if there are
  /// none.
  package func name(besides base: SnapshotVariant) -> String? {
    var parts: [String] = []
    if size != base.size { parts.append("\(size.width)" + (size.height.map { "x\($0)" } ?? "")) }
    let (own, plain) = (options, base.options)
    if own.locale.identifier != plain.locale.identifier { parts.append(own.locale.identifier) }
    if own.colorScheme != plain.colorScheme { parts.append("\(own.colorScheme)") }
    if own.glyphs != plain.glyphs { parts.append("\(own.glyphs)") }
    if own.dynamicTypeSize != plain.dynamicTypeSize { parts.append("\(own.dynamicTypeSize)") }
    if own.layoutDirection != plain.layoutDirection { parts.append("\(own.layoutDirection)") }
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }
}
