extension Slider {
  /// Creates a slider with marks, and labels at both ends.
  ///
  /// The bar is filled from `neutralValue`. `enabledBounds` limits the values that can be set.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let marks = _SliderTicks(ticks()).marks
    self.init(
      SliderScale(value, in: bounds, step: nil)
        .marked(ticks: marks.map(\.value), neutral: neutralValue, enabled: enabledBounds),
      label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      currentValueLabel: Self.shown(currentValueLabel()),
      ticks: marks)
  }

  /// Creates a slider with a label for its value, and labels at both ends, filled from a neutral value.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value, in: bounds, step: nil).marked(ticks: [], neutral: neutralValue, enabled: enabledBounds),
      label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      currentValueLabel: Self.shown(currentValueLabel()))
  }

  /// Creates a slider in steps with a label for its value, marks at some steps, and labels at both ends, filled from a
  /// neutral value.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let marks = Self.marks(of: bounds, step, tick)
    self.init(
      SliderScale(value, in: bounds, step: step)
        .marked(ticks: marks.map(\.value), neutral: neutralValue, enabled: enabledBounds),
      label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      currentValueLabel: Self.shown(currentValueLabel()),
      ticks: marks)
  }

  /// Returns a label, or `nil` for an empty view.
  fileprivate static func shown<V: View>(_ label: V) -> AnyView? { V.self == EmptyView.self ? nil : AnyView(label) }

  /// Returns the marks of the steps.
  ///
  /// At most as many steps as a bar may have cells (`PictureLimit.columns`) are read.
  fileprivate static func marks<V: BinaryFloatingPoint>(
    of bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
  ) -> [SliderTickMark] where V.Stride: BinaryFloatingPoint {
    guard step > 0 else { return [] }
    return stride(from: bounds.lowerBound, through: bounds.upperBound, by: step)
      .prefix(PictureLimit.columns).compactMap(tick).flatMap { _SliderTicks($0).marks }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks.
  ///
  /// The bar is filled from `neutralValue`. `enabledBounds` limits the values that can be set.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let marks = _SliderTicks(ticks()).marks
    self.init(
      SliderScale(value, in: bounds, step: nil)
        .marked(ticks: marks.map(\.value), neutral: neutralValue, enabled: enabledBounds),
      label(), EmptyView(), EmptyView(), onEditingChanged, currentValueLabel: Self.shown(currentValueLabel()),
      ticks: marks)
  }

  /// Creates a slider with a label for its value, filled from a neutral value.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value, in: bounds, step: nil).marked(ticks: [], neutral: neutralValue, enabled: enabledBounds),
      label(), EmptyView(), EmptyView(), onEditingChanged, currentValueLabel: Self.shown(currentValueLabel()))
  }

  /// Creates a slider in steps with a label for its value, and marks at some steps, filled from a neutral value.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let marks = Self.marks(of: bounds, step, tick)
    self.init(
      SliderScale(value, in: bounds, step: step)
        .marked(ticks: marks.map(\.value), neutral: neutralValue, enabled: enabledBounds),
      label(), EmptyView(), EmptyView(), onEditingChanged, currentValueLabel: Self.shown(currentValueLabel()),
      ticks: marks)
  }
}

extension View {
  /// Sets whether the sliders in the view draw a thumb; without one in Unicode the end of the fill shows the level.
  ///
  ///     [====O-----]     [====------]
  ///
  /// Follows
  /// [sliderThumbVisibility(_:)](https://developer.apple.com/documentation/swiftui/view/sliderthumbvisibility(_:)).
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
