/// How far a view wants to be from its neighbours, on each edge.
///
/// An edge without a wish leaves the distance to the other view, or to the default of the stack.
/// Follows [ViewSpacing](https://developer.apple.com/documentation/swiftui/viewspacing).
public struct ViewSpacing: Equatable, Sendable {
  private var wishes: [CGFloat?] = [nil, nil, nil, nil]
  private var defaults: CGSize

  /// No wishes.
  public init() { defaults = LayoutMetrics.text.spacing }

  init(defaults: CGSize) { self.defaults = defaults }

  /// No distance on any edge.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.wishes = [0, 0, 0, 0]
    return spacing
  }()

  subscript(edge: Edge) -> CGFloat? {
    get { wishes[Int(edge.rawValue)] }
    set { wishes[Int(edge.rawValue)] = newValue }
  }

  /// Takes over the larger wish on each of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    defaults = other.defaults
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      guard let wish = other[edge] else { continue }
      self[edge] = max(self[edge] ?? wish, wish)
    }
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
