/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
///
///     [GridItem(.fixed(6)), GridItem(.flexible()), GridItem(.flexible())]
///     [GridItem(.adaptive(minimum: 12))]
///
/// Follows [GridItem](https://developer.apple.com/documentation/swiftui/griditem).
public struct GridItem: Sendable {
  /// The length of the item, across the direction in which the grid grows.
  ///
  /// Lengths are in the screen's unit; a negative value or one that is not a number counts as 0.
  public enum Size: Sendable {
    /// One item of a fixed length, in the screen's unit.
    case fixed(CGFloat)
    /// One item with its share of the remaining length, within limits.
    ///
    /// The default minimum is 1: SwiftUI's 10 points are about one cell.
    case flexible(minimum: CGFloat = 1, maximum: CGFloat = .infinity)
    /// As many items as fit into the share, at least one, all of the same length within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the item.
  public var size: Size
  /// The distance to the next item, in the screen's unit; `nil` is the default of the screen's metrics.
  public var spacing: CGFloat?
  /// The alignment of the cells; `nil` centres them.
  public var alignment: Alignment?

  /// Creates an item with its length, the distance to the next item, and the alignment of its cells.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridTrack {
  init(_ item: GridItem) {
    let length: Length =
      switch item.size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    self.init(length: length, spacing: item.spacing, alignment: item.alignment)
  }
}
