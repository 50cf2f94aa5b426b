/// A mark on a slider's bar, with an optional label below it.
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
  /// The mark has no parts.
  public typealias Body = Self

  /// The identity of a mark: its value.
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

  /// Creates a mark at a value, with a localized title as its label.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

  /// Creates a mark at a value, with a verbatim title as its label.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

  /// The identity of the mark, which is its value.
  public var id: ID { ID(value: value) }

  /// Returns whether two marks are at the same value.
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }
  /// Returns whether the first mark is at the lower value.
  public static func < (a: Self, b: Self) -> Bool { a.value < b.value }

  /// Adds the mark to a slider.
  public func _addTicks(to ticks: inout _SliderTicks) {
    ticks.marks.append(SliderTickMark(value: Double(value), label: label))
  }
}

/// A mark without its generic type.
struct SliderTickMark {
  let value: Double
  let label: AnyView?
}

/// The marks of a slider while they are collected.
public struct _SliderTicks {
  fileprivate(set) var marks: [SliderTickMark] = []

  init(_ content: some SliderTickContent) { content._addTicks(to: &self) }
}

/// A type that contributes marks to a slider.
///
/// A custom type composes other content in its `body`. Follows
/// [SliderTickContent](https://developer.apple.com/documentation/swiftui/slidertickcontent).
public protocol SliderTickContent<Value> {
  /// The type of the values of the slider.
  associatedtype Value: BinaryFloatingPoint where Value == Body.Value
  /// The type of the content's body; `Self` for a mark.
  associatedtype Body: SliderTickContent

  /// The marks that the content is composed of.
  @SliderTickBuilder<Value> var body: Body { get }

  /// Adds the marks to those of a slider, which calls this function.
  func _addTicks(to ticks: inout _SliderTicks)
}

extension SliderTickContent {
  /// Adds the marks of the body.
  public func _addTicks(to ticks: inout _SliderTicks) { body._addTicks(to: &ticks) }
}

extension SliderTickContent where Body == Self {
  /// The content, which is its own body.
  public var body: Self { self }
}

/// A result builder that combines the marks of a closure.
///
/// Follows [SliderTickBuilder](https://developer.apple.com/documentation/swiftui/slidertickbuilder).
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Returns content of one or more marks.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

  /// Reports at compile time that a plain view is not a mark.
  @available(*, unavailable, message: "a view is not a tick: wrap it in SliderTick(value) { … }")
  public static func buildExpression<Label: View>(_ view: Label) -> TupleSliderTickContent<V> { fatalError() }

  /// Returns empty content.
  public static func buildBlock() -> TupleSliderTickContent<V> { .init(parts: []) }

  /// Returns the only content of a closure.
  public static func buildBlock<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

  /// Combines several contents.
  public static func buildBlock<First: SliderTickContent, Second: SliderTickContent, each Other: SliderTickContent>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> TupleSliderTickContent<V> {
    var parts: [any SliderTickContent] = [first, second]
    for other in repeat each other { parts.append(other) }
    return .init(parts: parts)
  }

  /// Returns marks that exist while a condition is true.
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> C? where C.Value == V { content }

  /// Returns the marks of the first branch.
  public static func buildEither<C: SliderTickContent>(first: C) -> TupleSliderTickContent<V> where C.Value == V {
    .init(parts: [first])
  }

  /// Returns the marks of the second branch.
  public static func buildEither<C: SliderTickContent>(second: C) -> TupleSliderTickContent<V> where C.Value == V {
    .init(parts: [second])
  }

  /// Returns marks that depend on an availability check.
  public static func buildLimitedAvailability<C: SliderTickContent>(_ content: C) -> TupleSliderTickContent<V>
  where C.Value == V { .init(parts: [content]) }
}

/// Marks that exist while a condition is true.
extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  /// The type of the values of the slider.
  public typealias Value = Wrapped.Value
  /// The content has no body of its own.
  public typealias Body = Self

  /// Adds the marks, if there are any.
  public func _addTicks(to ticks: inout _SliderTicks) { self?._addTicks(to: &ticks) }
}

/// The combined marks of several statements or branches in a builder.
///
/// Follows [TupleSliderTickContent](https://developer.apple.com/documentation/swiftui/tupleslidertickcontent).
nonisolated public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The content has no body of its own.
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
  /// The content has no body of its own.
  public typealias Body = Self

  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates marks for the values of a collection, which are identified by a key path.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    (self.data, self.content) = (data, content)
  }

  /// Creates marks for the identifiable values of a collection.
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
      // The baseline of the bar aligns the slider with its neighbours.
      content.alignmentGuide(.firstTextBaseline) { $0[.bottom] }
      TickLabelLayout(levels: labelled.map { scale.level(of: $0.value) })() {
        ForEach(labelled, id: \.value) { $0.label.fixedSize() }
      }
      .lineLimit(1)
    }
  }
}

/// A layout that centres labels below levels of a bar, whose first and last cells are its ends.
///
/// A label that does not fit after the previous one is not shown.
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
    var free: CGFloat = 0
    for (subview, level) in zip(subviews, levels) {
      let size = subview.sizeThatFits(.unspecified)
      let middle = (1.5 + (level * last).rounded()) * cell
      let start = ((middle - size.width / 2) / cell).rounded(.down) * cell
      let x = max(min(start, bounds.width - size.width), 0)
      guard x >= free else { continue }
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: ProposedViewSize(size))
      free = x + size.width + cell
    }
  }
}
