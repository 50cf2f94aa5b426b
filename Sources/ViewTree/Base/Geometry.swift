/// The horizontal or vertical dimension in a 2D coordinate system.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// A set of axes.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    func contains(_ axis: Axis) -> Bool { isSuperset(of: Set(axis)) }
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An edge on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading
  case trailing
}

/// An edge on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top
  case bottom
}

/// The inset distances for the sides of a rectangle, in the screen's unit (cells or points).
@frozen public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ edges: Edge.Set, horizontal: CGFloat, vertical: CGFloat) {
    self.init(
      top: edges.contains(.top) ? vertical : 0, leading: edges.contains(.leading) ? horizontal : 0,
      bottom: edges.contains(.bottom) ? vertical : 0, trailing: edges.contains(.trailing) ? horizontal : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
}

/// A normalized point in a view's coordinate space: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public init() { self.init(x: 0, y: 0) }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

extension CGFloat {
  /// The length within the part of the plane in which things are drawn: computing with infinite rectangles traps on
  /// Linux.
  var bounded: CGFloat { Swift.max(Swift.min(orZero, 1e9), -1e9) }
}

extension CGPoint {
  var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGRect {
  /// The part of the rectangle in which things are drawn.
  var bounded: CGRect {
    // Nearly all are.
    if origin.x > -1e9, origin.y > -1e9, origin.x + size.width < 1e9, origin.y + size.height < 1e9 { return self }
    if isNull { return self }
    let (left, top) = (origin.x.bounded, origin.y.bounded)
    let (right, bottom) = ((origin.x + size.width).bounded, (origin.y + size.height).bounded)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the rectangles share more than nothing, be it an edge. Both are bounded.
  func reaches(into other: CGRect) -> Bool {
    !isNull && origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }

  /// The smallest rectangle around both, which are bounded.
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
