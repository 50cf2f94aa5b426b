/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
///
///     [GridItem(.fixed(6)), GridItem(.flexible()), GridItem(.flexible())]
///     [GridItem(.adaptive(minimum: 12))]
///
/// Follows [GridItem](https://developer.apple.com/documentation/swiftui/griditem).
public struct GridItem: Sendable {
  /// How long it is, across the direction in which the grid grows.
  ///
  /// Lengths are in the screen's unit; one below zero, or that is not a number, counts as none.
  public enum Size: Sendable {
    /// One of a length.
    case fixed(CGFloat)
    /// One that takes its share of what is left, within limits.
    ///
    /// The least length is 1 where none is given: SwiftUI's 10 are points, about a cell.
    case flexible(minimum: CGFloat = 1, maximum: CGFloat = .infinity)
    /// As many as there is room for in its share, all of the same length within limits; at least one.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: Size
  /// The distance to the next one; `nil` is the default of the screen's metrics.
  public var spacing: CGFloat?
  /// How a cell stands in its room; `nil`: in the middle.
  public var alignment: Alignment?

  /// Creates an item with its length, the distance to the next one and the alignment of its cells.
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
