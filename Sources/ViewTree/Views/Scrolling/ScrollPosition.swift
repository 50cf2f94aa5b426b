/// The position of a scroll view, current and requested; `scrollPosition(_:)` connects it with a scroll view.
///
///     @State private var position = ScrollPosition(edge: .top)
///     …
///     ScrollView { … }.scrollPosition($position)
///     Button("Latest") { position.scrollTo(edge: .bottom) }
///
/// Follows [ScrollPosition](https://developer.apple.com/documentation/swiftui/scrollposition).
///
/// Sendable: an identity is a value that is only compared.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Target: Equatable {
    case none
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target = Target.none
  /// A Boolean value that indicates whether the user has scrolled since code set a target.
  public private(set) var isPositionedByUser = false
  /// The identity of the view at which the user stopped.
  private var seen: AnyHashable?

  /// Creates a position without a target.
  public init() {}
  /// Creates a position without a target, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  /// Creates a position at an edge of the content.
  public init(edge: Edge) { target = .edge(edge) }
  /// Creates a position at an edge of the content, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { target = .edge(edge) }
  /// Creates a position at the view with an identity; see ``scrollTo(id:anchor:)`` for the anchor.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor: anchor)
  }
  /// Creates a position at a point of the content, in the screen's unit.
  public init(point: CGPoint) { target = .offset(x: point.x, y: point.y) }
  /// Creates a position at a point of the content, in the screen's unit.
  public init(x: CGFloat, y: CGFloat) { target = .offset(x: x, y: y) }
  /// Creates a position at a horizontal offset of the content, in the screen's unit.
  public init(x: CGFloat) { target = .offset(x: x, y: nil) }
  /// Creates a position at a vertical offset of the content, in the screen's unit.
  public init(y: CGFloat) { target = .offset(x: nil, y: y) }
  /// Creates a position at a point of the content, in the screen's unit, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type, x: CGFloat, y: CGFloat) { target = .offset(x: x, y: y) }
  /// Creates a position at a horizontal offset in the screen's unit, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type, x: CGFloat) { target = .offset(x: x, y: nil) }
  /// Creates a position at a vertical offset in the screen's unit, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type, y: CGFloat) { target = .offset(x: nil, y: y) }

  private mutating func go(to target: Target) { (self.target, isPositionedByUser, seen) = (target, false, nil) }

  /// Scrolls to the view with an identity: its anchor is aligned with that of the window; with `nil` the window moves
  /// by the least distance.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor: anchor))
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  /// Scrolls to a point of the content, in the screen's unit; beyond an edge, to the edge.
  public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content, in the screen's unit; beyond an edge, to the edge.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .offset(x: x, y: y)) }
  /// Scrolls to a horizontal offset of the content, in the screen's unit; beyond an edge, to the edge.
  public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }
  /// Scrolls to a vertical offset of the content, in the screen's unit; beyond an edge, to the edge.
  public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }

  /// The identity of the view that is the target, or at which the user stopped; `nil` without such a view.
  public var viewID: (any Hashable)? { identity?.base as? any Hashable }

  /// Returns the identity as a value of a type; `nil` if it has a different type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.base as? T }

  private var identity: AnyHashable? {
    if let seen { return seen }
    if case .view(let id, _) = target { return id }
    return nil
  }

  /// The edge that is the target; `nil` for other targets, and after the user has scrolled.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point that is the target, in the screen's unit; `nil` for other targets, and after the user has scrolled.
  public var point: CGPoint? { if case .offset(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil } }
  /// The target's horizontal offset in the screen's unit; `nil` for other targets, and after the user has scrolled.
  public var x: CGFloat? { if case .offset(let x, _) = target { x } else { nil } }
  /// The target's vertical offset in the screen's unit; `nil` for other targets, and after the user has scrolled.
  public var y: CGFloat? { if case .offset(_, let y) = target { y } else { nil } }

  /// Returns a position at which the user stopped.
  static func left(at id: AnyHashable?) -> ScrollPosition {
    var position = ScrollPosition()
    (position.isPositionedByUser, position.seen) = (true, id)
    return position
  }
}

private struct ScrollPositionModifier: ViewModifier {
  @Binding var position: ScrollPosition
  @PlaceObject private var link = ScrollLink()
  let anchor: UnitPoint?

  nonisolated init(_ position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    _position = position
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    // The closures of the link must not retain the link, nor this modifier, which retains it.
    let (wanted, binding, link, anchor) = (position, $position, link, anchor)
    content.scrollSettings { $0.links.append(link) }
      .onAppear {
        link.joined = { [weak link] in link?.scroll(to: binding.wrappedValue, anchor: anchor) }
        link.userScrolled = { [weak link] _ in
          // The frames are read after the next layout.
          link?.layoutEnded = { [weak link] window in
            link?.layoutEnded = nil
            let id = window.seenTarget(at: anchor)
            window.tree.effects.add { binding.wrappedValue = .left(at: id) }
          }
        }
        link.scroll(to: binding.wrappedValue, anchor: anchor)
      }
      .onChange(of: wanted) { link.scroll(to: wanted, anchor: anchor) }
  }
}

extension ScrollLink {
  /// Moves the window to the position's target, unless the user has scrolled there.
  @MainActor fileprivate func scroll(to position: ScrollPosition, anchor: UnitPoint?) {
    guard let window, !window.isUnmounted else { return }
    switch position.target {
    case .none: break
    case .view(let id, let own): window.scroll(to: id, anchor: own ?? anchor)
    case .offset(let x, let y): window.scroll(x: x, y: y)
    case .edge(let edge):
      let far = CGFloat.greatestFiniteMagnitude
      switch edge {
      case .top: window.scroll(x: nil, y: 0)
      case .leading: window.scroll(x: 0, y: nil)
      case .bottom: window.scroll(x: nil, y: far)
      case .trailing: window.scroll(x: far, y: nil)
      }
    }
  }
}

extension ScrollWindow {
  /// Moves the content so that the view with an identity is visible.
  fileprivate func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let place = scrollTarget(id) else { return }
    let wanted = ScrollAnchor(x: anchor?.x, y: anchor?.y)
    let edge = place.scroll(to: wanted)
    // A row that did not exist had an estimated position; now it has its exact one.
    tree.graph.requestFrame()
    tree.effects.add { [weak self] in self?.scrollTarget(id)?.scroll(to: anchor == nil ? edge : wanted) }
  }

  /// Returns the identity of the first visible view, or of the one that covers an anchor of the window.
  fileprivate func seenTarget(at anchor: UnitPoint?) -> AnyHashable? {
    // Frames begin at the leading edge of the window, anchors at its left one.
    let anchor = anchor.map { UnitPoint(x: isMirrored ? 1 - $0.x : $0.x, y: $0.y) } ?? .topLeading
    // Just inside of the margins, where a view that only touches the anchor is not visible.
    func inner(_ end: CGFloat, _ part: CGFloat) -> CGFloat { end * part + (part < 1 ? 0.001 : -0.001) }
    let (start, size) = (inside.origin, inside.size)
    let point = start + CGPoint(x: inner(size.width, anchor.x), y: inner(size.height, anchor.y))
    // Across the axes everything is visible.
    func distance(_ frame: CGRect) -> CGFloat {
      Axis.allCases.reduce(0) { distance, axis in
        guard axes.contains(axis) else { return distance }
        let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
        return distance + max(start - point[axis], point[axis] - end, 0)
      }
    }
    return targets.min { distance($0.frame) < distance($1.frame) }?.id
  }
}

/// The identity of the view at a scroll view's position, as a binding.
nonisolated private struct ScrollIDModifier<ID: Hashable>: ViewModifier, ViewPart {
  static var nameForUsers: String? { ".scrollPosition" }

  @Binding var id: ID?
  @PlaceObject private var link = ScrollLink()
  /// The identity at which the user stopped, which must not cause a scroll to it.
  @State private var seen: ID?
  let anchor: UnitPoint?

  init(_ id: Binding<ID?>, anchor: UnitPoint?) { (_id, self.anchor) = (id, anchor) }

  @MainActor func body(content: Content) -> some View {
    // The closures of the link must not retain the link, nor this modifier, which retains it.
    let (wanted, binding, seen, link, anchor) = (id, $id, $seen, link, anchor)
    content.scrollSettings { $0.links.append(link) }
      .onAppear {
        link.joined = { [weak link] in link?.scroll(to: binding.wrappedValue, seen: seen, anchor: anchor) }
        link.userScrolled = { [weak link] _ in
          link?.layoutEnded = { [weak link] window in
            link?.layoutEnded = nil
            guard let new = window.seenTarget(at: anchor)?.base as? ID else { return }
            window.tree.effects.add {
              seen.wrappedValue = new
              binding.wrappedValue = new
            }
          }
        }
        link.scroll(to: binding.wrappedValue, seen: seen, anchor: anchor)
      }
      .onChange(of: wanted) {
        if wanted != seen.wrappedValue { link.scroll(to: wanted, seen: seen, anchor: anchor) }
      }
  }
}

extension ScrollLink {
  /// Moves the window to the view with an identity, unless the user stopped there.
  @MainActor fileprivate func scroll<ID: Hashable>(to id: ID?, seen: Binding<ID?>, anchor: UnitPoint?) {
    guard let id, let window, !window.isUnmounted else { return }
    seen.wrappedValue = nil
    // As in SwiftUI, the default is the start of the first view with the identity; an anchor is counted from the left.
    window.scroll(to: AnyHashable(id), anchor: anchor ?? (window.isMirrored ? .topTrailing : .topLeading))
  }
}

extension View {
  /// Connects the outermost scroll view inside with the identity of a view in it: the first visible view, or the one
  /// that covers the anchor of the window, among the targets of `scrollTargetLayout`, or among all.
  ///
  /// Scrolling by the user writes the binding; writing the binding scrolls to that view. Follows
  /// [scrollPosition(id:anchor:)](https://developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)).
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollIDModifier(id, anchor: anchor))
  }

  /// Connects the outermost scroll view inside with a position.
  ///
  /// Follows
  /// [scrollPosition(_:anchor:)](https://developer.apple.com/documentation/swiftui/view/scrollposition(_:anchor:)).
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position, anchor: anchor))
  }
}
