/// A type that measures and places a container's subviews: proposals go down, sizes come up, places go down.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///       }
///
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) {
///         var point = bounds.origin
///         for subview in subviews {
///           let size = subview.sizeThatFits(.unspecified)
///           subview.place(at: point, proposal: .unspecified)
///           point = CGPoint(x: point.x + size.width, y: point.y + size.height)
///         }
///       }
///     }
///
///     Diagonal { Text("one"); Text("two") }          one
///                                                       two
///
/// **Units.** All lengths are in the screen's unit: cells, or points of which a cell has 8 × 16. They are never rounded
/// while laying out; edges are rounded once, when they become cells.
///
/// **Proposals.** In a ``ProposedViewSize`` `nil` asks for the ideal length, `0` for the smallest and `.infinity` for
/// the largest that the container accepts; any other number is the available length. The container may be larger or
/// smaller than its proposal. It may propose anything to its subviews, as often as it needs: the engine keeps the
/// answers for each proposal, up to 10,000 in one layout.
///
/// **Answers.** `.infinity` is a valid answer to an infinite proposal. A length below zero, or one that is not a
/// number, counts as 0, a finite one above 1e9 as 1e9. Answers may depend only on the proposal, the subviews and the
/// layout's own values, including state: the engine records the state that the methods read, and lays the container out
/// again when it changes.
///
/// **Animation.** If ``Animatable/animatableData`` changes in an update with an animation, the layout places its
/// subviews for each frame with data between the old and the new, in the container's final size.
///
/// **Isolation.** The methods are called on the main actor. Subviews may be stored, but used on the main actor only.
///
/// Follows [Layout](https://developer.apple.com/documentation/swiftui/layout).
@preconcurrency public protocol Layout: Animatable, Sendable {
  /// The type of the values kept between calls, made by ``makeCache(subviews:)`` and kept as long as the container.
  associatedtype Cache = Void
  /// The subviews of the container, in the order of the view tree.
  typealias Subviews = LayoutSubviews

  /// The layout's properties: the axis along which it stacks, for `Spacer` and `Divider`.
  static var layoutProperties: LayoutProperties { get }

  /// A Boolean value that indicates whether the methods may read state; if so, the engine records their reads.
  var _mayRead: Bool { get }

  /// Makes the cache, before the subviews are first measured.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache: called once before the subviews are measured again, after some were added, removed or changed,
  /// or the layout's own values changed.
  ///
  /// By default a new cache is made.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the container's preferred distances to its neighbours.
  ///
  /// By default the largest preference of all subviews on each edge.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal.
  ///
  /// Called with `nil` for the ideal size, with `0` for the smallest and `.infinity` for the largest, for each axis
  /// independently: a stack uses the last two to find out how flexible the container is. Answers below zero, or not a
  /// number, count as 0, finite ones above 1e9 as 1e9; infinite ones are allowed.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview, by ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// `bounds` has the size that ``sizeThatFits(proposal:subviews:cache:)`` returned for `proposal`, which is the last
  /// offer and may have `nil` lengths; its origin need not be zero. A subview that is not placed stands in the middle
  /// of the bounds and is offered `proposal`. If a subview is placed more than once, the last place counts; a place
  /// outside the bounds is allowed, and drawn.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the container's own position for a horizontal guide, in the coordinates of the bounds; `nil` for the
  /// default position.
  ///
  /// By default combines the subviews' explicit positions, where they were placed last, as the guide defines.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the container's own position for a vertical guide, in the coordinates of the bounds; `nil` for the default
  /// position.
  ///
  /// By default combines the subviews' explicit positions, where they were placed last, as the guide defines.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// A built-in layout: it depends only on its own values and its subviews.
package protocol EngineLayout: Layout {}

extension EngineLayout {
  /// `false`: built-in layouts read no state.
  public var _mayRead: Bool { false }
}

extension Layout {
  /// `true`: the reads of the methods are recorded.
  public var _mayRead: Bool { true }
  /// Properties without an axis: `Spacer` grows in both directions.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the largest preference of all subviews on each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Combines the subviews' explicit positions of the guide, where they were placed last, as the guide defines.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.mergedAlignment(of: guide.key, in: bounds) }

  /// Combines the subviews' explicit positions of the guide, where they were placed last, as the guide defines.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.mergedAlignment(of: guide.key, in: bounds) }
}

extension Layout where Cache == Void {
  /// Makes no cache: the type is `Void`.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a type of layout.
///
/// Follows [LayoutProperties](https://developer.apple.com/documentation/swiftui/layoutproperties).
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks, for `Spacer` and `Divider` in it; `nil` if it does not stack.
  public var stackOrientation: Axis?
  /// Whether the layout has the priority of its first subview; otherwise that priority does not pass through it.
  var forwardsPriority = false
  /// Whether the length along the axis is the sum of the subviews' lengths, and each is offered a share.
  var sumsLengths = false
  /// Whether the layout takes all the length along the axis that it is offered.
  var fillsLength = false
  /// Whether a subview that the layout does not place is hidden.
  var hidesUnplaced = false
  /// Whether the subviews overlap.
  var isLayered = false

  /// Creates the properties of a layout that does not stack.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
  init(forwardsPriority: Bool) { self.forwardsPriority = forwardsPriority }
  init(hidesUnplaced: Bool) { self.hidesUnplaced = hidesUnplaced }
  init(isLayered: Bool) { self.isLayered = isLayered }
}

/// A key for a value that a view passes to the enclosing layout.
///
/// Follows [LayoutValueKey](https://developer.apple.com/documentation/swiftui/layoutvaluekey).
@preconcurrency public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that passes none.
  static var defaultValue: Value { get }
}

/// One subview of a layout.
///
/// After its view is gone, it repeats its last answers, or reports an empty size. Follows
/// [LayoutSubview](https://developer.apple.com/documentation/swiftui/layoutsubview).
///
/// Sendable: the render node is read on the main actor only.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let renderNode: RenderNode
  /// Whether a user's code holds it, which may run on any actor.
  let isHeldByUser: Bool

  /// Reads from the render node; traps with a message if a user's layout is not on the main actor.
  @inline(__always) func ask<T>(_ body: @escaping @MainActor (RenderNode) -> T) -> T {
    checkActor()
    return onMainActor(renderNode, body)
  }

  /// Reads from the render node with an argument.
  @inline(__always) private func ask<A, T>(_ argument: A, _ body: @escaping @MainActor ((RenderNode, A)) -> T) -> T {
    checkActor()
    return onMainActor((renderNode, argument), body)
  }

  @inline(__always) private func checkActor() { if isHeldByUser { checkMainActor("a layout's subview was used") } }

  /// The axis of the stack that the subview is, within modifiers; `nil` if it is no stack.
  var stackAxis: Axis? {
    ask { renderNode in
      var renderNode = renderNode
      while renderNode.stackOrientation == nil, let inner = renderNode.modifiedNode { renderNode = inner }
      return renderNode.stackOrientation
    }
  }

  /// Whether the subview is a depth stack, within modifiers.
  var isLayered: Bool {
    ask { renderNode in
      var renderNode = renderNode
      while !renderNode.isLayered, let inner = renderNode.modifiedNode { renderNode = inner }
      return renderNode.isLayered
    }
  }

  /// Returns the size of the subview for a proposal, in the screen's unit: never negative, and infinite for an endless
  /// view.
  ///
  /// `nil` requests the ideal length, `0` the smallest, `.infinity` the largest. The answer is kept: a repeated call
  /// costs almost nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ask(proposal) { $0.measure($1) } }

  /// Returns the size of the subview for a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height, proposal: proposal, renderNode: renderNode)
  }

  /// The subview's preferred distances to its neighbours.
  public var spacing: ViewSpacing { ask { $0.spacing } }

  /// The subview's `layoutPriority`: 0 by default, minus infinity for a `Spacer`.
  public var priority: Double { ask { $0.priority } }

  /// The value that the subview passes for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { ask { $0.layoutValue(for: K.self) ?? K.defaultValue } }

  /// Places the subview so that its `anchor` is at `position`, in the coordinates of the layout's bounds.
  ///
  /// `proposal` is offered to the subview, and decides its size. A position that is not a number counts as 0. A subview
  /// that its layout does not place stands in the middle of the bounds, with the layout's own proposal.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    ask((position, anchor, proposal)) { $0.setPlace($1.0, anchor: $1.1, proposal: $1.2) }
  }

  /// The values that the view passes to the enclosing container; see ``View/containerValue(_:_:)``.
  ///
  /// Follows [containerValues](https://developer.apple.com/documentation/swiftui/layoutsubview/containervalues).
  public var containerValues: ContainerValues { ask { $0.containerValues } }

  /// Returns whether both are the same subview.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.renderNode === b.renderNode }
}

/// The subviews of a layout, in the order of the view tree.
///
/// Follows [LayoutSubviews](https://developer.apple.com/documentation/swiftui/layoutsubviews).
///
/// Sendable: the render nodes are read on the main actor only.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  /// A slice of the subviews, with the indices of the whole.
  public typealias SubSequence = LayoutSubviews
  /// A subview of the layout.
  public typealias Element = LayoutSubview

  let renderNodes: [RenderNode]
  /// The index of the first subview: 0, except in a slice.
  public let startIndex: Int
  /// The index after the last subview.
  public let endIndex: Int
  /// The metrics, which live as long as the program, so that copies of the subviews need no reference counting.
  @Unowned private var internedMetrics: InternedMetrics

  /// Whether a user's code holds them, which may run on any actor.
  private let areHeldByUser: Bool

  /// The direction in which lines run in the container.
  ///
  /// A layout can ignore it: it places from the leading edge, which is always at the left of its bounds. For a
  /// right-to-left direction the engine mirrors the places.
  public let layoutDirection: LayoutDirection

  init(
    _ renderNodes: [RenderNode], metrics: InternedMetrics, areHeldByUser: Bool,
    direction: LayoutDirection = .leftToRight
  ) {
    self.init(renderNodes, 0..<renderNodes.count, metrics, areHeldByUser, direction)
  }

  private init(
    _ renderNodes: [RenderNode], _ range: Range<Int>, _ metrics: InternedMetrics, _ areHeldByUser: Bool,
    _ direction: LayoutDirection
  ) {
    self.renderNodes = renderNodes
    self.areHeldByUser = areHeldByUser
    layoutDirection = direction
    (startIndex, endIndex) = (range.lowerBound, range.upperBound)
    _internedMetrics = Unowned(metrics)
  }

  package var metrics: LayoutMetrics { internedMetrics.values }

  /// Traps with a message if a user's layout is not on the main actor.
  @inline(__always) func checkActor() { if areHeldByUser { checkMainActor("a layout's subviews were used") } }

  /// The content of a modifier's layout: its only subview, or the one before its decoration.
  package var content: LayoutSubview? { first }

  /// Whether a line is drawn around the modifier whose content they are, or around one of the modifiers outside it.
  ///
  /// Only the nearest ``outlineReach`` modifiers are searched: in a long chain each modifier may search.
  var areOutlined: Bool {
    guard let content else { return false }
    return onMainActor(content.renderNode) { content in
      var inner = content.renderParent
      for _ in 0..<Self.outlineReach {
        guard let current = inner, let outer = current.renderParent, outer.modifiedNode === current else {
          return false
        }
        if outer.renderFeatures.contains(.hasOutline) { return true }
        inner = outer
      }
      return false
    }
  }

  /// The number of modifiers between a line and a padding that it affects.
  static var outlineReach: Int { 8 }

  /// The subview at an index; traps if the index is out of range.
  public subscript(index: Int) -> LayoutSubview {
    precondition(startIndex <= index && index < endIndex, "the subview \(index) is not in \(startIndex)..<\(endIndex)")
    return LayoutSubview(renderNode: renderNodes[index], isHeldByUser: areHeldByUser)
  }
  /// The subviews in a range, with their indices kept; traps if the range is out of bounds.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      startIndex <= bounds.lowerBound && bounds.upperBound <= endIndex,
      "the subviews \(bounds) are not in \(startIndex)..<\(endIndex)")
    return LayoutSubviews(renderNodes, bounds, internedMetrics, areHeldByUser, layoutDirection)
  }

  /// The subviews at some indices, in that order and counted from 0 again; traps if an index is out of range.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      indices.map { self[$0].renderNode }, metrics: internedMetrics, areHeldByUser: areHeldByUser,
      direction: layoutDirection)
  }

  /// Returns whether both contain the same subviews in the same order.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 == $1 }
  }

  /// Calls `body` with the render node of a subview, counted from the first; see `borrow(at:_:)`.
  @inline(__always) func borrow<T>(_ position: Int, _ body: (RenderNode) -> T) -> T {
    renderNodes.borrow(at: startIndex + position, body)
  }

  /// The explicit positions of the subviews where they were placed last, combined.
  func mergedAlignment(of key: AlignmentKey, in bounds: CGRect) -> CGFloat? {
    checkActor()
    let axis = key.axis
    let values = compactMap { subview -> CGFloat? in
      let place = onMainActor(subview.renderNode) { $0.pending }
      guard let place else { return nil }
      return subview.dimensions(in: place.proposal.unpacked).explicit(key).map {
        $0 + place.origin[axis] - bounds.origin[axis]
      }
    }
    return values.isEmpty ? nil : key.id._combineExplicit(values)
  }
}

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
  static var affectsLayout: Bool { true }

  let value: K.Value
}

nonisolated struct LayoutPriority: TraitModifier {
  static var affectsLayout: Bool { true }

  let value: Double
}
