/// A style with the options one below the other, the chosen one with a check mark; in a menu they are rows.
///
///     Flavor                Flavor
///       Chocolate             Chocolate
///     x Vanilla             ✓ Vanilla
///
/// While the picker has the focus, Up, Down, Home and End choose. Follows
/// [InlinePickerStyle](https://developer.apple.com/documentation/swiftui/inlinepickerstyle).
nonisolated public struct InlinePickerStyle: PickerStyle {
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.controlContext) private var context

  /// Creates the style, usually written `.inline`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if context.contains(.items) {
      RowStack { PickerMenuRows(sections: configuration.sections) }.modifier(RowsTrait(isRow: false))
    } else {
      VStack(alignment: .leading, spacing: 0) {
        if !labelsHidden, !configuration.label.isEmpty { configuration.label }
        OptionRows(configuration: configuration, axis: .vertical, on: "row.on", off: "row.off", mixed: "row.mixed")
      }
    }
  }
}

/// A style with the options as radio buttons beside the label.
///
///     Flavor ( ) Chocolate        Flavor ( ) Chocolate
///            (o) Vanilla                 (●) Vanilla
///
/// While the picker has the focus, Up, Down, Home and End choose; in a horizontal group Left and Right do. Follows
/// [RadioGroupPickerStyle](https://developer.apple.com/documentation/swiftui/radiogrouppickerstyle).
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  @Environment(\.radioGroupAxis) private var axis

  /// Creates the style, usually written `.radioGroup`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) {
      OptionRows(
        configuration: configuration, axis: axis, on: "circle.inset.filled", off: "circle", mixed: "minus.circle")
    }
  }
}

private struct RadioGroupAxisKey: LookKey {
  static var defaultValue: Axis { .vertical }
}

extension EnvironmentValues {
  fileprivate var radioGroupAxis: Axis {
    get { self[RadioGroupAxisKey.self] }
    set { self[RadioGroupAxisKey.self] = newValue }
  }
}

extension View {
  /// Arranges the radio buttons of the pickers in the view side by side.
  ///
  /// Follows
  /// [horizontalRadioGroupLayout()](https://developer.apple.com/documentation/swiftui/view/horizontalradiogrouplayout()).
  nonisolated public func horizontalRadioGroupLayout() -> some View { environment(\.radioGroupAxis, .horizontal) }
}

/// The options after their marks.
private struct OptionRows: View {
  let configuration: PickerStyleConfiguration
  let axis: Axis
  let on: String
  let off: String
  let mixed: String

  private var layout: AnyLayout {
    axis == .horizontal
      ? AnyLayout(HStackLayout(alignment: .firstTextBaseline))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
  }

  @MainActor var body: some View {
    layout {
      ForEach(configuration.sections) { section in
        if !section.header.isEmpty { section.header.bold() }
        ForEach(section.options) { OptionRow(option: $0, on: on, off: off, mixed: mixed) }
      }
    }
    .onKey(isFocusable: true) { configuration.handle($0, along: axis) }
    .focusEffectDisabled()
  }
}

/// An option after its mark; in a picker that has the focus, the chosen option is between angle brackets.
private struct OptionRow: View {
  let option: PickerStyleConfiguration.Option
  let on: String
  let off: String
  let mixed: String

  @MainActor var body: some View {
    let isChosen = option.isSelected
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Image(systemName: isChosen ? on : option.isMixed ? mixed : off)
        .foregroundStyle(isChosen ? ControlTint.plain : AnyShapeStyle(ForegroundStyle()))
      MarkedOption(option: option, marks: .none)
    }
    .onTapGesture { option.select() }
  }
}
