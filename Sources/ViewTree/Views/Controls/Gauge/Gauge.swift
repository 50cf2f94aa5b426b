/// A view that shows a value within a range.
///
///     Fuel E [####......] F 40%
///
/// A value out of bounds is shown at the nearer bound and reported as an issue. Follows
/// [Gauge](https://developer.apple.com/documentation/swiftui/gauge).
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
  private let level: Double
  private let problem: String?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  /// The labels of the lower and the upper bound.
  private let boundsLabels: (BoundsLabel, BoundsLabel)
  private let markedValueLabels: MarkedValueLabels
  @Environment(\.self) private var environment

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ boundsLabels: (BoundsLabel, BoundsLabel), _ marked: MarkedValueLabels
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let part = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
    level = part.isNaN ? 0 : min(max(part, 0), 1)
    if !bounds.contains(value) {
      problem = "the value \(value) is not in \(bounds); the gauge shows the nearest bound. Pass a value in the bounds."
    } else {
      problem =
        length > 0 && length.isFinite
        ? nil
        : "the bounds \(bounds) are equal or infinite, so the gauge is empty; give it two different, finite bounds"
    }
    self.label = label
    currentValueLabel = current
    self.boundsLabels = boundsLabels
    markedValueLabels = marked
  }

  /// Creates a gauge with labels for its value, its bounds, and values between them; `markedValueLabels` are not shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels = { EmptyView() }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()), markedValueLabels())
  }

  /// The view that the current style creates.
  @MainActor public var body: some View {
    let _ = problem.map { environment.scope?.host?.report($0) }
    StyledControl(
      GaugeStyleConfiguration(
        value: level, label: .init(titles: label), currentValueLabel: Self.part(currentValueLabel),
        minimumValueLabel: Self.part(boundsLabels.0), maximumValueLabel: Self.part(boundsLabels.1),
        markedValueLabels: Self.part(markedValueLabels)),
      default: DefaultGaugeStyle.self, semantics: semantics)
  }

  @MainActor private var semantics: @MainActor (GaugeStyleConfiguration) -> Semantics {
    let (label, level, environment) = (label, level, environment)
    return { _ in
      var semantics = Semantics(.gauge, fallbackLabel: label)
      // The locale is read with the value: a new one alone makes no new control.
      semantics.value = { FractionText(level).percent(in: environment.locale) }
      return semantics
    }
  }

  private static func part(_ view: some View) -> ControlContent<GaugeStyleConfiguration>? {
    view is EmptyView ? nil : .init(view)
  }
}

extension Role {
  /// The role of a gauge.
  public static let gauge = Role("gauge")
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for the gauge, its value, and values between its bounds; `markedValueLabels` are not
  /// shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels = { EmptyView() }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label(), currentValueLabel(), (EmptyView(), EmptyView()), markedValueLabels())
  }
}
