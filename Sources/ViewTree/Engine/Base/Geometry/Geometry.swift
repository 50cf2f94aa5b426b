/// The horizontal or vertical dimension in a 2D coordinate system.
///
/// Follows [Axis](https://developer.apple.com/documentation/swiftui/axis).
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// From the leading to the trailing edge: columns.
  case horizontal
  /// From the top to the bottom: rows.
  case vertical

  /// A set of axes.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    /// Bit 0 is the horizontal axis, bit 1 the vertical one.
    public let rawValue: Int8

    /// The axes whose bits are set; see ``rawValue``.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of only the horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// A set of only the vertical axis.
    public static let vertical = Set(rawValue: 2)

    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    func contains(_ axis: Axis) -> Bool { isSuperset(of: Set(axis)) }
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// One edge of a rectangle.
///
/// Follows [Edge](https://developer.apple.com/documentation/swiftui/edge).
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The edge at the smallest y.
  case top
  /// The edge at which lines begin: the left edge, or the right edge in a right-to-left layout.
  case leading
  /// The edge at the largest y.
  case bottom
  /// The edge at which lines end: the right edge, or the left edge in a right-to-left layout.
  case trailing

  /// A set of edges.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    /// Bit 0 is the top, bit 1 the leading, bit 2 the bottom, bit 3 the trailing edge.
    public let rawValue: Int8

    /// The edges whose bits are set; see ``rawValue``.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// A set of only the top edge.
    public static let top = Set(.top)
    /// A set of only the leading edge.
    public static let leading = Set(.leading)
    /// A set of only the bottom edge.
    public static let bottom = Set(.bottom)
    /// A set of only the trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges, which bound the horizontal axis.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges, which bound the vertical axis.
    public static let vertical: Set = [.top, .bottom]
  }
}

extension Edge {
  /// The axis along which content at the edge takes space.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// An edge on the horizontal axis.
///
/// Follows [HorizontalEdge](https://developer.apple.com/documentation/swiftui/horizontaledge).
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The edge at which lines begin: the left edge, or the right edge in a right-to-left layout.
  case leading
  /// The edge at which lines end: the right edge, or the left edge in a right-to-left layout.
  case trailing
}

/// An edge on the vertical axis.
///
/// Follows [VerticalEdge](https://developer.apple.com/documentation/swiftui/verticaledge).
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The edge at the smallest y.
  case top
  /// The edge at the largest y.
  case bottom
}

/// The inset distances for the sides of a rectangle, in the screen's unit (cells or points).
///
/// A negative distance moves the side outwards. Follows
/// [EdgeInsets](https://developer.apple.com/documentation/swiftui/edgeinsets).
@frozen public struct EdgeInsets: Hashable, Sendable {
  /// The distance by which the top edge moves down.
  public var top: CGFloat
  /// The distance by which the leading edge moves inwards.
  public var leading: CGFloat
  /// The distance by which the bottom edge moves up.
  public var bottom: CGFloat
  /// The distance by which the trailing edge moves inwards.
  public var trailing: CGFloat

  /// Creates insets with a distance for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0 on every side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ edges: Edge.Set, horizontal: CGFloat, vertical: CGFloat) {
    self.init(
      top: edges.contains(.top) ? vertical : 0, leading: edges.contains(.leading) ? horizontal : 0,
      bottom: edges.contains(.bottom) ? vertical : 0, trailing: edges.contains(.trailing) ? horizontal : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }

  static func + (a: Self, b: Self) -> Self {
    Self(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}

/// A normalized point in a view's coordinate space: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
///
/// Points outside 0...1 lie outside the view. Follows
/// [UnitPoint](https://developer.apple.com/documentation/swiftui/unitpoint).
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width before the point.
  public var x: CGFloat
  /// The fraction of the height above the point.
  public var y: CGFloat

  /// Creates a point from its fractions of the width and of the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates the top leading corner, ``zero``.
  public init() { self.init(x: 0, y: 0) }

  /// The top leading corner, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge, (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge, (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge, (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge, (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner, (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner, (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner, (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner, (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// Returns the point's position relative to a rectangle; it lies outside for fractions below 0 or above 1.
  func place(in rect: CGRect) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the smallest size that covers both.
  func union(_ other: CGSize) -> CGSize {
    CGSize(width: Swift.max(width, other.width), height: Swift.max(height, other.height))
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

extension CGFloat {
  /// The length, limited to ±1e9, the part of the plane in which elements are drawn.
  ///
  /// Computing with infinite rectangles traps on Linux.
  var bounded: CGFloat { Swift.max(Swift.min(orZero, 1e9), -1e9) }
}

extension CGPoint {
  var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGRect {
  /// The part of the rectangle within ±1e9.
  // Almost all rectangles are within the limit, and a call for each would cost more than the comparisons.
  @inline(__always) var bounded: CGRect {
    let isWithin = origin.x > -1e9 && origin.y > -1e9 && origin.x + size.width < 1e9 && origin.y + size.height < 1e9
    return isWithin ? self : boundedBeyondLimit
  }

  /// The part within ±1e9 of a rectangle that extends beyond it.
  @inline(never) private var boundedBeyondLimit: CGRect {
    if isNull { return self }
    let (left, top) = (origin.x.bounded, origin.y.bounded)
    let (right, bottom) = ((origin.x + size.width).bounded, (origin.y + size.height).bounded)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the rectangles share an area or at least an edge; both must be bounded.
  func reaches(into other: CGRect) -> Bool {
    !isNull && origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }

  /// Returns the intersection of two bounded rectangles; `.null` if they do not meet.
  func clipped(to other: CGRect) -> CGRect {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle that contains two bounded rectangles.
  func joined(with other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func moved(by offset: CGPoint) -> CGRect { CGRect(origin: origin + offset, size: size) }
}
