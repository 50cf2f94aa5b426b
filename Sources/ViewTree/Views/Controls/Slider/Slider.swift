/// A control for setting a number within a range.
///
///     Volume [====O-----]          Volume [████▌─────]
///
/// The slider is as wide as its proposal. A click or a drag on the bar sets the number there. While the slider has the
/// focus, Left and Right, or Down and Up, move by one step, or by a twentieth of the range without a step; Page Down
/// and Page Up move by five steps; Home and End set the bounds. A value out of the range is shown at the nearer bound,
/// is reported as an issue, and stays until the slider is moved.
///
/// Marks, a neutral value and limits for setting are drawn on the bar; the labels of marks are below it:
///
///     Zoom [==#==O-+----+....] 150 %
///             1    2    3
///
/// Follows [Slider](https://developer.apple.com/documentation/swiftui/slider).
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let scale: SliderScale
  private let editingChanged: (Bool) -> Void
  /// The program's own words for the current value.
  private let currentValueLabel: AnyView?
  private let ticks: [SliderTickMark]
  @Environment(\.locale) private var locale
  @Environment(\.labelsHidden) private var labelsHidden

  init(
    _ scale: SliderScale, _ label: Label, _ minimum: ValueLabel, _ maximum: ValueLabel,
    _ editingChanged: @escaping (Bool) -> Void, currentValueLabel: AnyView? = nil, ticks: [SliderTickMark] = []
  ) {
    self.scale = scale
    self.label = label
    (minimumValueLabel, maximumValueLabel) = (minimum, maximum)
    self.editingChanged = editingChanged
    self.currentValueLabel = currentValueLabel
    self.ticks = ticks
  }

  /// Creates a slider with a label, and labels at the ends; without a step it has any value of the range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value, in: bounds, step: step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with labels at both ends that are passed as values; without a step it has any value of the range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value, in: bounds, step: step), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  /// Gives the label the role of a slider.
  private enum Configuration: ControlConfiguration {
    static var role: Role { .slider }
  }

  /// The label and the bar.
  @MainActor public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if !labelsHidden { ControlLabel<Configuration>(titles: label) }
      minimumValueLabel
      if ticks.contains(where: { $0.label != nil }) {
        bar.modifier(TickLabels(ticks: ticks, scale: scale))
      } else {
        bar
      }
      maximumValueLabel
      currentValueLabel
    }
    .onKey(isFocusable: true) { move($0) }
    .focusEffectDisabled()
    .semantics(semantics)
  }

  @MainActor private var bar: some View {
    LevelTrack(level: scale.level, problem: scale.problem.map { "Slider: \($0)" }, marks: scale.marks)
      .modifier(
        GestureTrait(rank: .normal, isEnabled: true, allowsInside: true, recognize: { event, _ in drag(event) }))
  }

  @MainActor private var semantics: Semantics {
    var semantics = Semantics(.slider, fallbackLabel: label)
    let (scale, locale) = (scale, locale)
    let words = currentValueLabel
    semantics.value = {
      words?.content(as: Text.self)?.plainText
        ?? scale.value.wrappedValue.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    }
    semantics.takesFocus = true
    semantics.increment = { edit { scale.moved(by: 1) } }
    semantics.decrement = { edit { scale.moved(by: -1) } }
    return semantics
  }

  @MainActor private func move(_ key: Key) -> Bool {
    let scale = scale
    switch key {
    case .right, .up: edit { scale.moved(by: 1) }
    case .left, .down: edit { scale.moved(by: -1) }
    case .pageUp: edit { scale.moved(by: 5) }
    case .pageDown: edit { scale.moved(by: -5) }
    case .home: edit { scale.value(at: 0) }
    case .end: edit { scale.value(at: 1) }
    default: return false
    }
    return true
  }

  /// Sets a value; `onEditingChanged` is called before and after.
  @MainActor private func edit(_ value: () -> Double) {
    editingChanged(true)
    scale.set(value())
    editingChanged(false)
  }

  /// Sets the value at the pointer's position from the press on.
  @MainActor private func drag(_ event: GestureEvent) -> GesturePhase {
    switch event.phase {
    case .down:
      editingChanged(true)
      scale.set(scale.value(at: LevelTrack.level(at: event)))
      return .active
    case .drag:
      scale.set(scale.value(at: LevelTrack.level(at: event)))
      return .active
    case .up:
      scale.set(scale.value(at: LevelTrack.level(at: event)))
      editingChanged(false)
      return .ended
    case .time, .lapse: return .active
    case .cancel:
      editingChanged(false)
      return .failed
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label; without a step it has any value of the range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderScale(value, in: bounds, step: step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with a label as the last closure; without a step it has any value of the range.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label; without a step it has any value of the range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}
