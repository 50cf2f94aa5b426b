/// Metrics that stay in memory for the life of the process.
///
/// The subviews of a layout refer to them, and a custom `Layout` that stores its subviews may use them after the screen
/// is gone. Screens have few different metrics.
final class InternedMetrics: Sendable {
  let values: LayoutMetrics

  private init(_ values: LayoutMetrics) { self.values = values }

  // A program has one or two; a dictionary with keys of a type of its own costs every program's start more.
  private static let all = Locked<[InternedMetrics]>([])

  static func of(_ values: LayoutMetrics) -> InternedMetrics {
    all.withLock { all in
      if let known = all.first(where: { $0.values == values }) { return known }
      let new = InternedMetrics(values)
      all.append(new)
      return new
    }
  }
}

/// The lengths that a layout uses by default, in cells.
///
/// With `unit: .points` each except ``idealLength`` is multiplied by the size of a cell, 8 × 16 points; see
/// ``countsCells``.
public struct LayoutMetrics: Hashable, Sendable {
  /// The default spacing of a stack: `width` between neighbours side by side, `height` between those in a column.
  public var spacing: CGSize
  /// The padding that `.padding()` adds: `width` at the left and the right, `height` at the top and the bottom.
  public var padding: CGSize
  /// The ideal length of a view that fills the offered space, always in the screen's unit.
  ///
  /// With `unit: .points`, SwiftUI's 10 points become one cell, so a filled view does not make a list's row ten rows
  /// high.
  public var idealLength: CGSize
  /// The thickness of a divider.
  public var divider: CGSize
  /// The width of one level of indentation.
  public var indent: CGFloat
  /// The minimum length of a spacer without an explicit one.
  public var spacerLength: CGSize

  /// A Boolean value that indicates whether the lengths are in cells.
  ///
  /// If false, all except the divider and the indent, which are drawn, are in the screen's unit: SwiftUI's 8 are 8
  /// points with `unit: .points`, not 8 cells.
  public var countsCells: Bool

  /// The size of a cell, if the unit is smaller; lengths of views are then rounded to whole cells.
  private var cell = CGSize.zero

  /// Creates metrics in cells, or with `countsCells: false` in the screen's unit.
  ///
  /// Omitted lengths are those of ``text``.
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

  /// The metrics of a text platform: spacing of one column and no row, padding of 1 on each side.
  public static let text = LayoutMetrics(spacing: CGSize(width: 1, height: 0), padding: CGSize(width: 1, height: 1))

  /// SwiftUI's metrics: spacing 8, padding 16, ideal length 10.
  public static let swiftUI = LayoutMetrics(
    spacing: CGSize(width: 8, height: 8), padding: CGSize(width: 16, height: 16),
    spacerLength: CGSize(width: 8, height: 8), countsCells: false)

  /// The number of units of width that look as long as one unit of height; a cell is twice as high as it is wide.
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

  /// Returns a view's length as the layout uses it.
  ///
  /// If the unit is smaller than a cell, it is rounded to whole cells, so that equal lengths look equal; a positive
  /// length is at least one cell, so that views do not touch.
  func whole(_ length: CGFloat, along axis: Axis) -> CGFloat {
    let cell = cell[axis]
    guard cell > 0, length.isFinite, length != 0 else { return length }
    return length > 0 ? max((length / cell).rounded(), 1) * cell : (length / cell).rounded(.towardZero) * cell
  }

  /// Returns a length, which may be missing, as the layout uses it.
  func whole(_ length: CGFloat?, along axis: Axis) -> CGFloat? { length.map { whole($0, along: axis) } }

  /// Returns the gap between the rows of a table as the layout uses it.
  ///
  /// Less than half a cell is no gap, because rows of text are separate without one.
  func rowGap(_ length: CGFloat?) -> CGFloat? {
    guard let length, cell.height > 0, length > 0, length < cell.height / 2 else {
      return whole(length, along: .vertical)
    }
    return 0
  }

  /// Whether a frame is so large and square in cells that its author probably meant points.
  func areProbablyPoints(_ width: CGFloat?, _ height: CGFloat?) -> Bool {
    guard countsCells, cell == .zero, let width, let height else { return false }
    return width == height && (16...1000).contains(width)
  }
}

extension CGSize {
  /// The number of units of width that look as long as one unit of height, for a cell of this size: 2 for 1 × 1, and 1
  /// for 8 × 16.
  var aspectOfCell: CGFloat { height == width ? 2 : 1 }
}
