/// How far a view wants to be from its neighbours, on each edge.
///
/// An edge without a wish leaves the distance to the other view, or to the default of the stack.
/// Follows [ViewSpacing](https://developer.apple.com/documentation/swiftui/viewspacing).
public struct ViewSpacing: Equatable, Sendable {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?
  private var defaults: CGSize

  /// No wishes.
  public init() { defaults = LayoutMetrics.text.spacing }

  init(defaults: CGSize) { self.defaults = defaults }

  /// No distance on any edge.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = 0 }
    return spacing
  }()

  subscript(edge: Edge) -> CGFloat? {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes over the larger wish on each of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    defaults = other.defaults
    func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { b.map { max(a ?? $0, $0) } ?? a }
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distance between this view and the next one along an axis: the larger of both wishes, or the default.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = self[axis == .horizontal ? .trailing : .bottom]
    let theirs = next[axis == .horizontal ? .leading : .top]
    switch (mine, theirs) {
    case (nil, nil): return defaults[axis]
    case (let length?, nil), (nil, let length?): return length
    case (let a?, let b?): return max(a, b)
    }
  }
}
