/// How a container measures and places its subviews: proposals go down, sizes come up, places go down.
///
/// Follows [Layout](https://developer.apple.com/documentation/swiftui/layout).
@preconcurrency public protocol Layout: Sendable {
  /// What is kept between calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// Whether the methods may read state; what they read is watched then.
  var _mayRead: Bool { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// A layout of the engine: it depends on nothing but its own values and its subviews.
protocol EngineLayout: Layout {}

extension EngineLayout {
  public var _mayRead: Bool { false }
}

extension Layout {
  public var _mayRead: Bool { true }
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.mergedAlignment(of: guide.key, in: bounds) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.mergedAlignment(of: guide.key, in: bounds) }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks, for `Spacer` and `Divider` in it.
  public var stackOrientation: Axis?
  /// Whether the priority is that of the first subview, which would otherwise end here.
  var forwardsPriority = false
  /// Whether the length along the axis is the sum of those of the subviews, each of which is offered a share.
  var sumsLengths = false
  /// Whether it takes all the length along the axis that it is offered.
  var fillsLength = false
  /// Whether each subview is placed, and with the width with which it was measured.
  var keepsWidths = false
  /// Whether a subview that the layout does not place is not shown.
  var hidesUnplaced = false

  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
  init(forwardsPriority: Bool) { self.forwardsPriority = forwardsPriority }
  init(hidesUnplaced: Bool) { self.hidesUnplaced = hidesUnplaced }
  init(stackOrientation: Axis? = nil, keepsWidths: Bool) {
    self.stackOrientation = stackOrientation
    self.keepsWidths = keepsWidths
  }
}

/// A key for a value that a view hands to the layout around it.
@preconcurrency public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// One subview of a layout.
///
/// Kept longer than its view is there, it answers what it answered before, or that it is empty.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: RenderNode

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMainActor((element, proposal)) { $0.measure($1) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height, proposal: proposal, element: element)
  }

  public var spacing: ViewSpacing { onMainActor(element) { $0.spacing } }
  public var priority: Double { onMainActor(element) { $0.priority } }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMainActor(element) { Traits.first(LayoutValueModifier<K>.self, in: $0.traits)?.value ?? K.defaultValue }
  }

  /// Puts the subview so that `anchor` of it is at `position`, in the coordinates of the layout's bounds.
  ///
  /// A subview that its layout does not place stands in the middle of the bounds, and is offered what the layout is.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMainActor((element, position, anchor, proposal)) { $0.setPlace($1, anchor: $2, proposal: $3) }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// The subviews of a layout, in the order of the view tree.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview

  let elements: [RenderNode]
  public let startIndex: Int
  public let endIndex: Int
  /// It is never released, so that subviews cost no more to hand on.
  private unowned(unsafe) let kept: KeptMetrics

  init(_ elements: [RenderNode], metrics: KeptMetrics) {
    self.init(elements, 0..<elements.count, metrics)
  }

  private init(_ elements: [RenderNode], _ range: Range<Int>, _ metrics: KeptMetrics) {
    self.elements = elements
    (startIndex, endIndex) = (range.lowerBound, range.upperBound)
    kept = metrics
  }

  var metrics: LayoutMetrics { kept.values }

  public subscript(index: Int) -> LayoutSubview {
    precondition(startIndex <= index && index < endIndex, "a subview that is not there")
    return LayoutSubview(element: elements[index])
  }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(startIndex <= bounds.lowerBound && bounds.upperBound <= endIndex, "subviews that are not there")
    return LayoutSubviews(elements, bounds, kept)
  }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { self[$0].element }, metrics: kept)
  }

  public var layoutDirection: LayoutDirection { .leftToRight }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 == $1 }
  }

  /// Calls `body` with the element of a subview, counted from the first; see `borrow(at:_:)`.
  @inline(__always) func borrow<T>(_ position: Int, _ body: (RenderNode) -> T) -> T {
    elements.borrow(at: startIndex + position, body)
  }

  /// The explicit values of the subviews where they were placed last, combined.
  func mergedAlignment(of key: AlignmentKey, in bounds: CGRect) -> CGFloat? {
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

/// The direction in which a line runs; the engine lays out from left to right.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
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
  /// Hands a value to the layout around the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// Sets the order in which a stack gives space: higher priorities first, lower ones keep their minimum.
  ///
  /// Another layout modifier around it (other than `fixedSize`, `overlay` and `background`) has priority 0 again.
  /// A value that is not a number has no place in the order: it counts as 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(value: value.isNaN ? 0 : value))
  }
}
