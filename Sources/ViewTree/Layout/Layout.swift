/// How a container measures and places its subviews: proposals go down, sizes come up, places go down.
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
/// the largest that the container accepts; any other number is what there is. The container may be larger or smaller
/// than it is offered. It may offer its subviews anything, as often as it needs: the engine keeps the answers for each
/// proposal, up to 10,000 in one layout.
///
/// **Answers.** `.infinity` is a valid answer to an infinite proposal. A length below zero, or one that is not a
/// number, counts as 0, a finite one above 1e9 as 1e9. Answers must depend on the proposal, the subviews and the layout's own values, which may be
/// state: what the methods read is watched, and the container is laid out again when it changes.
///
/// **Animation.** A layout whose ``Animatable/animatableData`` changes in an update with an animation places its subviews
/// for each frame with data between the old and the new, in the size that it has in the end.
///
/// **Isolation.** The methods are called on the main actor. Subviews may be kept and asked later, there only.
///
/// Follows [Layout](https://developer.apple.com/documentation/swiftui/layout).
@preconcurrency public protocol Layout: Animatable, Sendable {
  /// What is kept between calls: made by ``makeCache(subviews:)``, kept as long as the container.
  associatedtype Cache = Void
  /// The subviews of the container, in the order of the view tree.
  typealias Subviews = LayoutSubviews

  /// What the layout says about itself: for `Spacer` and `Divider`, the axis along which it stacks.
  static var layoutProperties: LayoutProperties { get }

  /// Whether the methods may read state; what they read is watched then.
  var _mayRead: Bool { get }

  /// Makes what is kept between calls, before the subviews are first measured.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date: called once before the subviews are asked again, after some were added, removed or
  /// changed, or the layout's own values did.
  ///
  /// By default the cache is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container wants to its neighbours.
  ///
  /// By default the largest wish of all subviews on each edge.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal.
  ///
  /// Called with `nil` for the ideal size, with `0` for the smallest and `.infinity` for the largest, for each axis on
  /// its own: a stack asks for both to find out how flexible the container is. Answers below zero, or not a number,
  /// count as 0, finite ones above 1e9 as 1e9; infinite ones are allowed.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Gives each subview its place, by ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// `bounds` has the size that ``sizeThatFits(proposal:subviews:cache:)`` answered to `proposal`, which is the last
  /// offer and may have `nil` lengths; its origin need not be zero. A subview that is given no place stands in the
  /// middle of the bounds and is offered `proposal`. Of several places for one subview the last counts; one outside of
  /// the bounds is allowed, and drawn.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container itself says that a horizontal guide is, in the coordinates of the bounds; `nil` for the
  /// default place.
  ///
  /// By default what the subviews say, where they were placed last, combined as the guide combines them.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the container itself says that a vertical guide is, in the coordinates of the bounds; `nil` for the default
  /// place.
  ///
  /// By default what the subviews say, where they were placed last, combined as the guide combines them.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// A layout of the engine: it depends on nothing but its own values and its subviews.
protocol EngineLayout: Layout {}

extension EngineLayout {
  /// Built-in layouts read nothing.
  public var _mayRead: Bool { false }
}

extension Layout {
  /// Whatever a layout reads is watched.
  public var _mayRead: Bool { true }
  /// No axis: `Spacer` grows in both directions.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The largest wish of all subviews on each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// What the subviews say of the guide, where they were placed last, combined as the guide combines them.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.mergedAlignment(of: guide.key, in: bounds) }

  /// What the subviews say of the guide, where they were placed last, combined as the guide combines them.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.mergedAlignment(of: guide.key, in: bounds) }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout says about itself.
///
/// Follows [LayoutProperties](https://developer.apple.com/documentation/swiftui/layoutproperties).
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks, for `Spacer` and `Divider` in it; `nil` if it does not.
  public var stackOrientation: Axis?
  /// Whether the priority is that of the first subview, which would otherwise end here.
  var forwardsPriority = false
  /// Whether the length along the axis is the sum of those of the subviews, each of which is offered a share.
  var sumsLengths = false
  /// Whether it takes all the length along the axis that it is offered.
  var fillsLength = false
  /// Whether a subview that the layout does not place is not shown.
  var hidesUnplaced = false
  /// Whether the subviews lie on each other.
  var isLayered = false

  /// A layout that does not stack.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
  init(forwardsPriority: Bool) { self.forwardsPriority = forwardsPriority }
  init(hidesUnplaced: Bool) { self.hidesUnplaced = hidesUnplaced }
  init(isLayered: Bool) { self.isLayered = isLayered }
}

/// A key for a value that a view hands to the layout around it.
///
/// Follows [LayoutValueKey](https://developer.apple.com/documentation/swiftui/layoutvaluekey).
@preconcurrency public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that hands over none.
  static var defaultValue: Value { get }
}

/// One subview of a layout.
///
/// Kept longer than its view is there, it answers what it answered before, or that it is empty. Follows
/// [LayoutSubview](https://developer.apple.com/documentation/swiftui/layoutsubview).
///
/// Sendable: the element is asked on the main actor alone.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: RenderNode
  /// Whether code of a user has it, which may be anywhere.
  let isForeign: Bool

  /// Asks the element; the program ends, with words, where a user's layout is not on the main actor.
  @inline(__always) func ask<T>(_ body: @escaping @MainActor (RenderNode) -> T) -> T {
    checkActor()
    return onMainActor(element, body)
  }

  /// The same with what the question needs.
  @inline(__always) private func ask<A, T>(_ argument: A, _ body: @escaping @MainActor ((RenderNode, A)) -> T) -> T {
    checkActor()
    return onMainActor((element, argument), body)
  }

  @inline(__always) private func checkActor() {
    if isForeign { checkMainActor("a layout's subview was used outside of the main actor") }
  }

  /// The axis of the stack that it is, within modifiers; `nil` where it is none.
  var stackAxis: Axis? {
    ask { element in
      var element = element
      while element.stackOrientation == nil, let inner = element.modifiedElement { element = inner }
      return element.stackOrientation
    }
  }

  /// Whether it is a stack in depth, within modifiers.
  var isLayered: Bool {
    ask { element in
      var element = element
      while !element.isLayered, let inner = element.modifiedElement { element = inner }
      return element.isLayered
    }
  }

  /// The size of the subview for a proposal, in the screen's unit: never below zero, and infinite where the view has no
  /// end.
  ///
  /// `nil` asks for the ideal length, `0` for the smallest, `.infinity` for the largest. The answer is kept: to ask
  /// again costs nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ask(proposal) { $0.measure($1) } }

  /// The size of the subview for a proposal, and where its guides are then.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height, proposal: proposal, element: element)
  }

  /// The distances that the subview wants to its neighbours.
  public var spacing: ViewSpacing { ask { $0.spacing } }

  /// The subview's `layoutPriority`, 0 unless it has one; minus infinity for a `Spacer`.
  public var priority: Double { ask { $0.priority } }

  /// The value that the subview hands over for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    ask { $0.layoutValue(for: K.self) ?? K.defaultValue }
  }

  /// Puts the subview so that `anchor` of it is at `position`, in the coordinates of the layout's bounds.
  ///
  /// `proposal` is what the subview is offered there, and decides its size. A position that is not a number counts as
  /// 0. A subview that its layout does not place stands in the middle of the bounds, and is offered what the layout is.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    ask((position, anchor, proposal)) { $0.setPlace($1.0, anchor: $1.1, proposal: $1.2) }
  }

  /// What the view hands to the container around; see ``View/containerValue(_:_:)``.
  ///
  /// Follows
  /// [containerValues](https://developer.apple.com/documentation/swiftui/layoutsubview/containervalues).
  public var containerValues: ContainerValues {
    ask { element in
      var values = ContainerValues()
      element.addContainerValues(to: &values)
      return values
    }
  }

  /// Whether both are the same subview.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// The subviews of a layout, in the order of the view tree.
///
/// Follows [LayoutSubviews](https://developer.apple.com/documentation/swiftui/layoutsubviews).
///
/// Sendable: the elements are asked on the main actor alone.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  /// Some of the subviews, with the indices of the whole.
  public typealias SubSequence = LayoutSubviews
  /// One subview.
  public typealias Element = LayoutSubview

  let elements: [RenderNode]
  /// The index of the first subview: 0, unless these are some of others.
  public let startIndex: Int
  /// The index after the last subview.
  public let endIndex: Int
  /// It is never released, so that subviews cost no more to hand on.
  @Unowned private var kept: KeptMetrics

  /// Whether they are handed to code of a user, which may be anywhere.
  private let areForeign: Bool

  /// The direction in which lines run in the container, for a layout of a user.
  ///
  /// A layout need not ask: it places from the leading edge on, which is at the left of its bounds, and where lines run
  /// to the left its places are taken in a mirror.
  public let layoutDirection: LayoutDirection

  init(
    _ elements: [RenderNode], metrics: KeptMetrics, areForeign: Bool, direction: LayoutDirection = .leftToRight
  ) {
    self.init(elements, 0..<elements.count, metrics, areForeign, direction)
  }

  private init(
    _ elements: [RenderNode], _ range: Range<Int>, _ metrics: KeptMetrics, _ areForeign: Bool,
    _ direction: LayoutDirection
  ) {
    self.elements = elements
    self.areForeign = areForeign
    layoutDirection = direction
    (startIndex, endIndex) = (range.lowerBound, range.upperBound)
    _kept = Unowned(metrics)
  }

  var metrics: LayoutMetrics { kept.values }

  /// Ends the program, with words, where a user's layout is not on the main actor.
  @inline(__always) func checkActor() {
    if areForeign { checkMainActor("a layout's subviews were used outside of the main actor") }
  }

  /// What a modifier's layout is put around: its only subview, or the one before its decoration.
  var content: LayoutSubview? { first }

  /// Whether a line is drawn around the modifier whose content they are, or around those around it.
  ///
  /// Of a chain of very many modifiers the nearest are asked, for each may ask.
  var areOutlined: Bool {
    guard let content else { return false }
    return onMainActor(content.element) { content in
      var inner = content.renderParent
      for _ in 0..<Self.outlineReach {
        guard let current = inner, let outer = current.renderParent, outer.modifiedElement === current else {
          return false
        }
        if outer.hasOutline { return true }
        inner = outer
      }
      return false
    }
  }

  /// How many modifiers further in a line is known of.
  static var outlineReach: Int { 8 }

  /// The subview at an index; the program ends where there is none.
  public subscript(index: Int) -> LayoutSubview {
    precondition(startIndex <= index && index < endIndex, "a subview that is not there")
    return LayoutSubview(element: elements[index], isForeign: areForeign)
  }
  /// The subviews in a range, which keep their indices; the program ends where some are not there.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(startIndex <= bounds.lowerBound && bounds.upperBound <= endIndex, "subviews that are not there")
    return LayoutSubviews(elements, bounds, kept, areForeign, layoutDirection)
  }

  /// The subviews at some indices, in the order of these and counted from 0 again; the program ends where one is not
  /// there.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      indices.map { self[$0].element }, metrics: kept, areForeign: areForeign, direction: layoutDirection)
  }

  /// Whether both are the same subviews in the same order.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 == $1 }
  }

  /// Calls `body` with the element of a subview, counted from the first; see `borrow(at:_:)`.
  @inline(__always) func borrow<T>(_ position: Int, _ body: (RenderNode) -> T) -> T {
    elements.borrow(at: startIndex + position, body)
  }

  /// The explicit values of the subviews where they were placed last, combined.
  func mergedAlignment(of key: AlignmentKey, in bounds: CGRect) -> CGFloat? {
    checkActor()
    let axis = key.axis
    let values = compactMap { subview -> CGFloat? in
      let place = onMainActor(subview.element) { $0.pending }
      guard let place else { return nil }
      return subview.dimensions(in: place.proposal.unpacked).explicit(key).map {
        $0 + place.origin[axis] - bounds.origin[axis]
      }
    }
    return values.isEmpty ? nil : key.id._combineExplicit(values)
  }
}

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { true }

  let value: K.Value
}

nonisolated struct LayoutPriority: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { true }

  let value: Double
}

extension View {
  /// Hands a value to the layout around the view, which reads it from its subview.
  ///
  /// The value reaches the layout through modifiers around the view, as a padding, a frame or a background.
  /// Follows [layoutValue(key:value:)](https://developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)).
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// Sets the order in which a stack gives space: higher priorities first, lower ones keep their minimum.
  ///
  /// Another layout modifier around it (other than `fixedSize`, `overlay` and `background`) has priority 0 again. A
  /// value that is not a number has no place in the order: it counts as 0. Follows
  /// [layoutPriority(_:)](https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)).
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(value: value.isNaN ? 0 : value))
  }
}
