/// Lengths that stay in memory for the life of the process.
///
/// The subviews of a layout refer to them, and a user's `Layout` that keeps its subviews may ask them when their screen
/// is gone. Screens have few different ones.
final class KeptMetrics: Sendable {
  let values: LayoutMetrics

  private init(_ values: LayoutMetrics) { self.values = values }

  private static let all = Cache<LayoutMetrics, KeptMetrics>()

  static func of(_ values: LayoutMetrics) -> KeptMetrics { all.value(for: values) { KeptMetrics(values) } }
}

/// The lengths that a layout uses where a view gives none, in cells.
///
/// With `unit: .points` each but ``idealLength`` is multiplied by the size of a cell, 8 × 16 points; see ``countsCells``.
public struct LayoutMetrics: Hashable, Sendable {
  /// Between neighbours in a stack: a column's worth horizontally, nothing vertically.
  public var spacing: CGSize
  /// What `.padding()` adds on each side.
  public var padding: CGSize
  /// The ideal length of a view that takes whatever it is offered, always in the screen's unit: SwiftUI's 10 points are one
  /// cell, and no row of a list is ten rows high because something in it is filled.
  public var idealLength: CGSize
  /// The thickness of a divider.
  public var divider: CGSize
  /// The width of one level of indentation.
  public var indent: CGFloat
  /// The least length of a spacer that names none.
  public var spacerLength: CGSize

  /// Whether the lengths count cells.
  ///
  /// Otherwise all but the divider and the indent, which are drawn, are in the screen's unit, whatever that is:
  /// SwiftUI's 8 are 8 points with `unit: .points`, not 8 cells.
  public var countsCells: Bool

  /// The size of a cell, where the unit is smaller: what views say is made of whole ones.
  private var cell = CGSize.zero

  /// Lengths in cells, or with `countsCells: false` in the screen's unit; what is left out is as in ``text``.
  public init(
    spacing: CGSize, padding: CGSize, idealLength: CGSize = CGSize(width: 10, height: 10),
    divider: CGSize = CGSize(width: 1, height: 1), indent: CGFloat = 2,
    spacerLength: CGSize = CGSize(width: 1, height: 0), countsCells: Bool = true
  ) {
    self.spacing = spacing
    self.padding = padding
    self.idealLength = idealLength
    self.divider = divider
    self.indent = indent
    self.spacerLength = spacerLength
    self.countsCells = countsCells
  }

  /// A text platform's: one column between views side by side, no row between views above each other, padding 1.
  public static let text = LayoutMetrics(spacing: CGSize(width: 1, height: 0), padding: CGSize(width: 1, height: 1))

  /// SwiftUI's numbers: spacing 8, padding 16, ideal length 10.
  public static let swiftUI = LayoutMetrics(
    spacing: CGSize(width: 8, height: 8), padding: CGSize(width: 16, height: 16),
    spacerLength: CGSize(width: 8, height: 8), countsCells: false)

  /// How many units of width are seen as long as one of height: a cell is twice as high as wide.
  var aspect: CGFloat { cell == .zero ? CGSize(width: 1, height: 1).aspectOfCell : cell.aspectOfCell }

  package func scaled(by cell: CGSize) -> LayoutMetrics {
    func scale(_ size: CGSize) -> CGSize { CGSize(width: size.width * cell.width, height: size.height * cell.height) }
    var scaled = self
    if cell.width > 1 { scaled.cell = cell }
    scaled.idealLength = CGSize(
      width: scaled.whole(idealLength.width, along: .horizontal),
      height: scaled.whole(idealLength.height, along: .vertical))
    scaled.divider = scale(divider)
    scaled.indent = indent * cell.width
    guard countsCells else { return scaled }
    scaled.spacing = scale(spacing)
    scaled.padding = scale(padding)
    scaled.spacerLength = scale(spacerLength)
    return scaled
  }

  /// A length that a view names as it counts in the layout: where the unit is smaller than a cell, the nearest number of
  /// whole cells, so that equal lengths look equal; above zero at least one, so that nothing is glued.
  func whole(_ length: CGFloat, along axis: Axis) -> CGFloat {
    let cell = cell[axis]
    guard cell > 0, length.isFinite, length != 0 else { return length }
    return length > 0 ? max((length / cell).rounded(), 1) * cell : (length / cell).rounded(.towardZero) * cell
  }

  /// The same of a length that may be missing.
  func whole(_ length: CGFloat?, along axis: Axis) -> CGFloat? { length.map { whole($0, along: axis) } }

  /// The gap between the rows of a table as it counts in the layout: less than half a cell is none, because rows of text
  /// stand apart without a gap.
  func rowGap(_ length: CGFloat?) -> CGFloat? {
    guard let length, cell.height > 0, length > 0, length < cell.height / 2 else {
      return whole(length, along: .vertical)
    }
    return 0
  }

  /// Whether a frame is so large and so square in cells that its author meant points.
  func areProbablyPoints(_ width: CGFloat?, _ height: CGFloat?) -> Bool {
    guard countsCells, cell == .zero, let width, let height else { return false }
    return width == height && (16...1000).contains(width)
  }
}

extension CGSize {
  /// How many units of width are seen as long as one of height where a cell has this size: all are twice as high as wide.
  var aspectOfCell: CGFloat { height == width ? 2 : 1 }
}
