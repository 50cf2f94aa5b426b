/// The preferred distances of a view to its neighbours, on each edge.
///
/// An edge without a preference leaves the distance to the other view, or to the default of the stack. Follows
/// [ViewSpacing](https://developer.apple.com/documentation/swiftui/viewspacing).
public struct ViewSpacing: Equatable, Sendable {
  /// The preferences; not a number where there is none.
  private var top: CGFloat
  private var leading: CGFloat
  private var bottom: CGFloat
  private var trailing: CGFloat
  private var defaults: CGSize

  /// Creates a spacing without preferences.
  public init() { self.init(defaults: LayoutMetrics.text.spacing) }

  init(defaults: CGSize) { self.init(defaults: defaults, wish: .nan) }

  private init(defaults: CGSize, wish: CGFloat) {
    (top, leading, bottom, trailing) = (wish, wish, wish, wish)
    self.defaults = defaults
  }

  /// Creates a spacing of 0 on some edges, without preferences on the others.
  init(defaults: CGSize, zero edges: Edge.Set) {
    self.init(defaults: defaults)
    formUnion(ViewSpacing(defaults: defaults, wish: 0), edges: edges)
  }

  /// The edges with a preference of 0; `nil` if an edge has another one, or if the defaults differ.
  func zeroEdges(defaults: CGSize) -> Edge.Set? {
    guard self.defaults == defaults else { return nil }
    var edges: Edge.Set = []
    if top == 0 { edges.insert(.top) } else if !top.isNaN { return nil }
    if leading == 0 { edges.insert(.leading) } else if !leading.isNaN { return nil }
    if bottom == 0 { edges.insert(.bottom) } else if !bottom.isNaN { return nil }
    if trailing == 0 { edges.insert(.trailing) } else if !trailing.isNaN { return nil }
    return edges
  }

  /// A spacing of 0 on all edges.
  public static let zero = ViewSpacing(defaults: LayoutMetrics.text.spacing, wish: 0)

  /// Returns whether both have the same preferences and defaults.
  public static func == (a: ViewSpacing, b: ViewSpacing) -> Bool {
    func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || a.isNaN && b.isNaN }
    return isSame(a.top, b.top) && isSame(a.leading, b.leading) && isSame(a.bottom, b.bottom)
      && isSame(a.trailing, b.trailing) && a.defaults == b.defaults
  }

  subscript(edge: Edge) -> CGFloat? {
    get {
      let wish =
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
      return wish.isNaN ? nil : wish
    }
    set {
      let wish = newValue ?? .nan
      switch edge {
      case .top: top = wish
      case .leading: leading = wish
      case .bottom: bottom = wish
      case .trailing: trailing = wish
      }
    }
  }

  /// Takes over the larger preference on each of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    defaults = other.defaults
    if edges.contains(.top) { top = .maximum(top, other.top) }
    if edges.contains(.leading) { leading = .maximum(leading, other.leading) }
    if edges.contains(.bottom) { bottom = .maximum(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = .maximum(trailing, other.trailing) }
  }

  /// Returns the larger preference of both on each of the edges, and this one's on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Returns the distance between this view and the next along an axis: the larger preference of both, or the default.
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
