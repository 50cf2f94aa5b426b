/// A mark on a slider's bar, with a label below it where it has one.
///
///     Slider(value: $speed, in: 0...10) {
///       Text("Speed")
///     } ticks: {
///       SliderTick(0)
///       SliderTick("slow", 5)
///     }
///
/// Follows [SliderTick](https://developer.apple.com/documentation/swiftui/slidertick).
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
  /// The type of the values of the slider.
  public typealias Value = V
  /// Itself.
  public typealias Body = Self

  /// What a mark is known by: its value.
  ///
  /// Follows [SliderTick.ID](https://developer.apple.com/documentation/swiftui/slidertick/id-swift.struct).
  public struct ID: Hashable {
    fileprivate let value: V
  }

  private let value: V
  private let label: AnyView?

  /// Creates a mark at a value.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a mark at a value, with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// Creates a mark at a value with a localized title.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

  /// Creates a mark at a value with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

  /// Its value.
  public var id: ID { ID(value: value) }

  /// Whether two marks are at one value.
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }
  /// Whether a mark is at a lower value than another.
  public static func < (a: Self, b: Self) -> Bool { a.value < b.value }

  /// Adds the mark.
  public func _addTicks(to ticks: inout _SliderTicks) {
    ticks.marks.append(SliderTickMark(value: Double(value), label: label))
  }
}

/// A mark without its type.
struct SliderTickMark {
  let value: Double
  let label: AnyView?
}

/// The marks of a slider, while they are put together.
public struct _SliderTicks {
  fileprivate(set) var marks: [SliderTickMark] = []

  init(_ content: some SliderTickContent) { content._addTicks(to: &self) }
}

/// What can stand in the closure of a slider's marks.
///
/// Types of your own have a body of such. Follows
/// [SliderTickContent](https://developer.apple.com/documentation/swiftui/slidertickcontent).
public protocol SliderTickContent<Value> {
  /// The type of the values of the slider.
  associatedtype Value: BinaryFloatingPoint where Value == Body.Value
  /// The marks of which it consists; itself, where it is one.
  associatedtype Body: SliderTickContent

  /// The marks of which it consists.
  @SliderTickBuilder<Value> var body: Body { get }

  /// Adds its marks to those of a slider; called by it.
  func _addTicks(to ticks: inout _SliderTicks)
}

extension SliderTickContent {
  /// Adds the marks of the body.
  public func _addTicks(to ticks: inout _SliderTicks) { body._addTicks(to: &ticks) }
}

extension SliderTickContent where Body == Self {
  /// Itself.
  public var body: Self { self }
}

/// Puts the marks of a closure together.
///
/// Follows [SliderTickBuilder](https://developer.apple.com/documentation/swiftui/slidertickbuilder).
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A mark, or several.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

  /// Reports a plain view, which is no mark.
  @available(*, unavailable, message: "a view is no mark by itself: wrap it in SliderTick(value) { … }")
  public static func buildExpression<Label: View>(_ view: Label) -> TupleSliderTickContent<V> { fatalError() }

  /// None.
  public static func buildBlock() -> TupleSliderTickContent<V> { .init(parts: []) }

  /// A single one.
  public static func buildBlock<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

  /// Several.
  public static func buildBlock<First: SliderTickContent, Second: SliderTickContent, each Other: SliderTickContent>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> TupleSliderTickContent<V> {
    var parts: [any SliderTickContent] = [first, second]
    for other in repeat each other { parts.append(other) }
    return .init(parts: parts)
  }

  /// Marks that are there while a condition holds.
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> TupleSliderTickContent<V> where C.Value == V {
    .init(parts: content.map { [$0] } ?? [])
  }

  /// The first of two branches.
  public static func buildEither<C: SliderTickContent>(first: C) -> TupleSliderTickContent<V> where C.Value == V {
    .init(parts: [first])
  }

  /// The second of two branches.
  public static func buildEither<C: SliderTickContent>(second: C) -> TupleSliderTickContent<V> where C.Value == V {
    .init(parts: [second])
  }

  /// Marks that are there where something is available.
  public static func buildLimitedAvailability<C: SliderTickContent>(_ content: C) -> TupleSliderTickContent<V>
  where C.Value == V { .init(parts: [content]) }
}

/// Several marks: what the builder makes of statements and branches.
///
/// Follows [TupleSliderTickContent](https://developer.apple.com/documentation/swiftui/tupleslidertickcontent).
nonisolated public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// Itself.
  public typealias Body = Self

  let parts: [any SliderTickContent]

  /// Adds the marks.
  public func _addTicks(to ticks: inout _SliderTicks) { for part in parts { part._addTicks(to: &ticks) } }
}

/// Marks for the elements of a collection.
///
///     SliderTickContentForEach([0.0, 0.5, 1.0], id: \.self) { SliderTick($0) }
///
/// Follows [SliderTickContentForEach](https://developer.apple.com/documentation/swiftui/slidertickcontentforeach).
nonisolated public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the values of the slider.
  public typealias Value = Content.Value
  /// Itself.
  public typealias Body = Self

  private let data: Data
  private let content: (Data.Element) -> Content

  /// Marks for the values of a collection, which are told apart by a property of theirs.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    (self.data, self.content) = (data, content)
  }

  /// Marks for the values of a collection, which are told apart by their `id`.
  public init<V: Identifiable>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
    (self.data, self.content) = (data, content)
  }

  /// Adds the marks.
  public func _addTicks(to ticks: inout _SliderTicks) { for element in data { content(element)._addTicks(to: &ticks) } }
}

/// A bar with the labels of its marks below it.
nonisolated struct TickLabels: ViewModifier, ViewPart {
  let ticks: [SliderTickMark]
  let scale: SliderScale

  @MainActor func body(content: Content) -> some View {
    let labelled = ticks.filter { $0.label != nil && (scale.lower...scale.upper).contains($0.value) }
      .sorted { $0.value < $1.value }
    VStack(alignment: .leading, spacing: 0) {
      // What stands beside the slider stands beside its bar.
      content.alignmentGuide(.firstTextBaseline) { $0[.bottom] }
      TickLabelLayout(levels: labelled.map { scale.level(of: $0.value) })() {
        ForEach(labelled.indices, id: \.self) { labelled[$0].label.fixedSize() }
      }
      .lineLimit(1)
    }
  }
}

/// Places labels with their middle below levels of a bar, of which the first and the last cell are its ends; one that has
/// no room beside the one before is not shown.
private struct TickLabelLayout: EngineLayout {
  let levels: [Double]

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let cell = subviews.metrics.divider.width
    let last = max((bounds.width / cell).rounded(.down) - 3, 0)
    var free = bounds.minX
    for (subview, level) in zip(subviews, levels) {
      let size = subview.sizeThatFits(.unspecified)
      let middle = bounds.minX + (1.5 + (level * last).rounded()) * cell
      let start = ((middle - size.width / 2 - bounds.minX) / cell).rounded(.down) * cell + bounds.minX
      let x = max(min(start, bounds.maxX - size.width), bounds.minX)
      guard x >= free else { continue }
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      free = x + size.width + cell
    }
  }
}
