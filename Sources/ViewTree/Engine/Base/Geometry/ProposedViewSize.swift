/// A proposal for the size of a view, in the screen's unit.
///
/// `nil` means that the parent leaves the length to the view: its ideal length. `0` asks for the smallest and
/// `.infinity` for the largest size that the view accepts. A length that is not a number counts as 0.
///
/// Follows [ProposedViewSize](https://developer.apple.com/documentation/swiftui/proposedviewsize).
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width; `nil` asks for the ideal one.
  public var width: CGFloat?
  /// The proposed height; `nil` asks for the ideal one.
  public var height: CGFloat?

  /// Creates a proposal.
  ///
  /// A length of `nil` is left to the view.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly this size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// 0 × 0: asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Infinite in both directions: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// `nil` in both directions: asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposal with its unspecified lengths replaced by those of `size`, which is 10 × 10 by default.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposal with the ideal length along some axes.
  func unspecified(along axes: Axis.Set) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(Axis.horizontal) ? nil : width, height: axes.contains(Axis.vertical) ? nil : height)
  }

  /// Returns the proposal reduced by the insets, at least 0; `nil` stays `nil`.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(($0 - insets.horizontal).orZero, 0) },
      height: height.map { max(($0 - insets.vertical).orZero, 0) })
  }
}

extension CGFloat {
  /// The length, or 0 if it is not a number: a length that cannot be computed takes no space.
  ///
  /// Only not-a-number differs from itself. This comparison is one instruction, while `isNaN` inspects the bits.
  var orZero: CGFloat { self == self ? self : 0 }

  /// The length within ±1e9; 0 if it is infinite or not a number, because such a distance cannot be kept.
  var boundedOrZero: CGFloat { magnitude <= 1e9 ? self : isFinite ? bounded : 0 }

  /// The length as the layout uses it: at least 0, at most 1e9, or infinite.
  ///
  /// Beyond that, lengths could not be added exactly, and a back end could not count cells.
  var asLength: CGFloat { self > 0 ? self <= 1e9 || self == .infinity ? self : 1e9 : 0 }
}
