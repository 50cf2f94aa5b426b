/// A style with the date in a field whose units are changed one by one.
///
///     Date [ 01/05/2026 ]
///
/// A click chooses a unit. While the field has the focus, Left and Right choose a unit, Up and Down change it, and
/// digits set it. Once no further digit can follow, the next unit is chosen. A or P sets the half of the day. Follows
/// [FieldDatePickerStyle](https://developer.apple.com/documentation/swiftui/fielddatepickerstyle).
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  @Environment(\.dateContext) private var context

  /// Creates the style, usually written `.field`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) {
      DateFields(dates: configuration.dates(in: context), selection: configuration.$selection, hasStepper: false)
    }
  }
}

/// A style with the date in a field, and a stepper that changes the chosen unit.
///
///     Date [ 01/05/2026 ] [-|+]
///
/// Follows [StepperFieldDatePickerStyle](https://developer.apple.com/documentation/swiftui/stepperfielddatepickerstyle).
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  @Environment(\.dateContext) private var context

  /// Creates the style, usually written `.stepperField`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) {
      DateFields(dates: configuration.dates(in: context), selection: configuration.$selection, hasStepper: true)
    }
  }
}

/// A style with the units of a date as wheels, between their neighbouring values.
///
///            12 04 2025
///     Date [ 01/05/2026 ]
///            02 06 2027
///
/// A click on a neighbour chooses it. The keys are the same as in a field, but Up and Down turn to the value above and
/// below. Follows [WheelDatePickerStyle](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle).
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  @Environment(\.dateContext) private var context

  /// Creates the style, usually written `.wheel`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label, alignment: .center) {
      DateWheel(dates: configuration.dates(in: context), selection: configuration.$selection)
    }
  }
}

/// The date in a field.
///
/// A date with a time is split into two fields if one does not fit.
///
///     [ 01/05/2026, 09:41 AM ]        [ 01/05/2026 ]
///                                     [ 09:41 AM ]
private struct DateFields: View {
  let dates: PickerDates
  @Binding var selection: Date
  let hasStepper: Bool

  @MainActor var body: some View {
    if dates.showsDate, dates.showsTime {
      ViewThatFits(shrunkIn: .horizontal) {
        field(dates)
        WrappedRowLayout()() {
          field(dates.onlyDate)
          field(dates.onlyTime)
        }
      }
    } else {
      field(dates)
    }
  }

  private func field(_ dates: PickerDates) -> some View {
    DateField(dates: dates, selection: $selection, hasStepper: hasStepper)
  }
}

/// The units of a date in brackets; no unit is truncated.
struct DateField: View, ViewPart {
  let dates: PickerDates
  @Binding var selection: Date
  let hasStepper: Bool
  @State private var typing = DateTyping()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    let fields = dates.fields(of: selection)
    let space = glyphs.gap(isEnabled: isEnabled)
    WrappedRowLayout()() {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "[" + space)
        if fields.isEmpty { Text(selection, style: .date) }
        DateUnits(fields: fields, typing: $typing)
        Text(verbatim: space + "]")
      }
      .fixedSize()
      .asWritten()
      if hasStepper {
        StepperSigns(
          canIncrement: canMove(by: 1, fields), canDecrement: canMove(by: -1, fields),
          increment: { move(by: 1, fields) }, decrement: { move(by: -1, fields) })
      }
    }
    .onKey(isFocusable: true) { keys(fields).handle($0, $selection, dates) }
  }

  private func keys(_ fields: [PickerDates.Field]) -> DateKeys { DateKeys(fields: fields, typing: $typing) }

  @MainActor private func canMove(by count: Int, _ fields: [PickerDates.Field]) -> Bool {
    guard let unit = keys(fields).unit else { return false }
    return dates.moving(unit, by: count, of: selection) != selection
  }

  @MainActor private func move(by count: Int, _ fields: [PickerDates.Field]) {
    guard let unit = keys(fields).unit else { return }
    typing.clear()
    selection = dates.moving(unit, by: count, of: selection)
  }
}

/// The units in a field with the chosen one highlighted.
///
/// Typed digits replace it until they are a number for the unit.
private struct DateUnits: View {
  let fields: [PickerDates.Field]
  @Binding var typing: DateTyping
  @Environment(\.isFocused) private var isFocused

  @MainActor var body: some View {
    let chosen = DateKeys(fields: fields, typing: $typing).unit
    ForEach(fields.indices, id: \.self) { index in unit(fields[index], isChosen: fields[index].unit == chosen) }
      .onChange(of: isFocused) { typing.clear() }
  }

  @MainActor private func unit(_ field: PickerDates.Field, isChosen: Bool) -> some View {
    let isChosen = isChosen && field.unit != nil
    let digits = typing.digits.padding(toLength: field.text.count, withPad: "_", startingAt: 0)
    let text = isChosen && typing.isPending ? digits : field.text
    return Text(verbatim: text).underline(isChosen).onTapGesture { if let unit = field.unit { typing.choose(unit) } }
  }
}

extension View {
  /// Keeps the order of the written date: like the digits of a text, the units run to the right in every locale.
  nonisolated fileprivate func asWritten() -> some View { environment(\.layoutDirection, .leftToRight) }
}

/// The units of a date, with the neighbouring values above and below.
struct DateWheel: View, ViewPart {
  let dates: PickerDates
  @Binding var selection: Date
  @State private var typing = DateTyping()
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let fields = dates.fields(of: selection)
    let keys = DateKeys(fields: fields, isWheel: true, typing: $typing)
    HStack(alignment: .center, spacing: 0) {
      WheelBracket(isOpening: true, typing: $typing)
      if fields.isEmpty { Text(selection, style: .date) }
      ForEach(fields.indices, id: \.self) { roll(fields[$0], isChosen: fields[$0].unit == keys.unit) }
      WheelBracket(isOpening: false, typing: $typing)
    }
    .lineLimit(1)
    .asWritten()
    .allowsHitTesting(isEnabled)
    .onKey(isFocusable: true) { keys.handle($0, $selection, dates) }
    .focusEffectDisabled()
  }

  @ViewBuilder @MainActor private func roll(_ field: PickerDates.Field, isChosen: Bool) -> some View {
    if let unit = field.unit {
      VStack(spacing: 0) {
        neighbour(unit, -1)
        Text(verbatim: field.text).bold().underline(isChosen).onTap { _ in typing.choose(unit) }
        neighbour(unit, 1)
      }
    } else {
      Text(verbatim: field.text)
    }
  }

  @MainActor private func neighbour(_ unit: DateUnit, _ count: Int) -> some View {
    let date = dates.moving(unit, by: count, of: selection)
    let text = date == selection ? "" : dates.fields(of: date).first { $0.unit == unit }?.text ?? ""
    return Text(verbatim: text.isEmpty ? " " : text).foregroundStyle(.secondary).onTap { _ in
      typing.choose(unit)
      selection = date
    }
  }
}

/// A bracket of a wheel, with the mark of a disabled control; typed digits are discarded when the focus leaves.
private struct WheelBracket: View {
  let isOpening: Bool
  @Binding var typing: DateTyping
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    let (ends, gap) = (glyphs.brackets(isFocused ? .focused : .normal), glyphs.gap(isEnabled: isEnabled))
    Text(verbatim: isOpening ? ends.before + gap : gap + ends.after).onChange(of: isFocused) { typing.clear() }
  }
}
