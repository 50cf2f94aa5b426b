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
    self.init(
      SliderScale(value, in: bounds, step: nil), neutralValue, enabledBounds, _SliderTicks(ticks()).marks, label(),
      currentValueLabel(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with a label for its value, and labels at both ends, filled from a neutral value.
  ///
  /// If `tick`, which returns the mark of a step, is given, the default of `step` is 1; otherwise there are no steps.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: ((V) -> SliderTick<V>?)? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let step = step ?? (tick == nil ? nil : 1)
    self.init(
      SliderScale(value, in: bounds, step: step), neutralValue, enabledBounds, Self.marks(of: bounds, step, tick),
      label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  private init<V: BinaryFloatingPoint>(
    _ scale: SliderScale, _ neutral: V?, _ enabled: ClosedRange<V>?, _ ticks: [SliderTickMark], _ label: Label,
    _ currentValueLabel: some View, _ minimum: ValueLabel, _ maximum: ValueLabel,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      scale.marked(ticks: ticks.map(\.value), neutral: neutral, enabled: enabled), label, minimum, maximum,
      editingChanged, currentValueLabel: currentValueLabel is EmptyView ? nil : AnyView(currentValueLabel),
      ticks: ticks)
  }

  /// Returns the marks of the steps.
  ///
  /// At most as many steps as a bar may have cells (`PictureLimit.columns`) are read.
  private static func marks<V: BinaryFloatingPoint>(
    of bounds: ClosedRange<V>, _ step: V.Stride?, _ tick: ((V) -> SliderTick<V>?)?
  ) -> [SliderTickMark] where V.Stride: BinaryFloatingPoint {
    guard let tick, let step, step > 0 else { return [] }
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
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label for its value, filled from a neutral value.
  ///
  /// If `tick`, which returns the mark of a step, is given, the default of `step` is 1; otherwise there are no steps.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: ((V) -> SliderTick<V>?)? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      tick: tick, onEditingChanged: onEditingChanged)
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
