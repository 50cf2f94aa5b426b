/// The date in a field whose units are changed one by one.
///
///     Date [ 01/05/2026 ]
///
/// A click chooses a unit. While the field has the focus, Left and Right go from unit to unit, Up and Down change it.
/// Follows [FieldDatePickerStyle](https://developer.apple.com/documentation/swiftui/fielddatepickerstyle).
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  @Environment(\.dateContext) private var context

  /// The style; mostly written `.field`.
  public init() {}

  /// What one picker looks like; made again when the configuration, or what is read here, changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) {
      DateField(dates: configuration.dates(in: context), selection: configuration.$selection, hasStepper: false)
    }
  }
}

/// The date in a field, with a stepper that changes the chosen unit.
///
///     Date [ 01/05/2026 ] [-|+]
///
/// Follows [StepperFieldDatePickerStyle](https://developer.apple.com/documentation/swiftui/stepperfielddatepickerstyle).
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  @Environment(\.dateContext) private var context

  /// The style; mostly written `.stepperField`.
  public init() {}

  /// What one picker looks like; made again when the configuration, or what is read here, changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) {
      DateField(dates: configuration.dates(in: context), selection: configuration.$selection, hasStepper: true)
    }
  }
}

/// The units of a date as rolls, with what comes before and after.
///
///            12 04 2025
///     Date [ 01/05/2026 ]
///            02 06 2027
///
/// A click on a neighbour turns to it; keys do what they do in a field.
/// Follows [WheelDatePickerStyle](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle).
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  @Environment(\.dateContext) private var context

  /// The style; mostly written `.wheel`.
  public init() {}

  /// What one picker looks like; made again when the configuration, or what is read here, changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label, alignment: .center) {
      DateWheel(dates: configuration.dates(in: context), selection: configuration.$selection)
    }
  }
}

/// The units of a date in brackets.
struct DateField: View {
  let dates: PickerDates
  @Binding var selection: Date
  let hasStepper: Bool
  @State private var chosen: DateUnit?

  @MainActor var body: some View {
    let fields = dates.fields(of: selection)
    HStack(alignment: .firstTextBaseline) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("[ ")
        if fields.isEmpty { Text(selection, style: .date) }
        ForEach(fields.indices, id: \.self) { index in unit(fields[index], among: fields) }
        Text(" ]")
      }
      .lineLimit(1)
      if hasStepper {
        StepperSigns(
          canIncrement: canMove(by: 1, fields), canDecrement: canMove(by: -1, fields),
          increment: { move(by: 1, fields) }, decrement: { move(by: -1, fields) })
      }
    }
    .onKey(isFocusable: true) { DateKeys(fields: fields, chosen: $chosen).handle($0) { move(by: $0, fields) } }
  }

  @MainActor private func unit(_ field: PickerDates.Field, among fields: [PickerDates.Field]) -> some View {
    let isChosen = field.unit != nil && field.unit == DateKeys(fields: fields, chosen: $chosen).unit
    return Text(verbatim: field.text).underline(isChosen).onTapGesture { if let unit = field.unit { chosen = unit } }
  }

  @MainActor private func canMove(by count: Int, _ fields: [PickerDates.Field]) -> Bool {
    guard let unit = DateKeys(fields: fields, chosen: $chosen).unit else { return false }
    return dates.moving(unit, by: count, of: selection) != selection
  }

  @MainActor private func move(by count: Int, _ fields: [PickerDates.Field]) {
    guard let unit = DateKeys(fields: fields, chosen: $chosen).unit else { return }
    selection = dates.moving(unit, by: count, of: selection)
  }
}

/// The units of a date, with their neighbours above and below.
struct DateWheel: View {
  let dates: PickerDates
  @Binding var selection: Date
  @State private var chosen: DateUnit?

  @MainActor var body: some View {
    let fields = dates.fields(of: selection)
    HStack(alignment: .center, spacing: 0) {
      Text("[ ")
      if fields.isEmpty { Text(selection, style: .date) }
      ForEach(fields.indices, id: \.self) { index in roll(fields[index], among: fields) }
      Text(" ]")
    }
    .lineLimit(1)
    .onKey(isFocusable: true) { DateKeys(fields: fields, chosen: $chosen).handle($0) { move(by: $0, fields) } }
  }

  @ViewBuilder @MainActor private func roll(_ field: PickerDates.Field, among fields: [PickerDates.Field]) -> some View
  {
    if let unit = field.unit {
      let isChosen = unit == DateKeys(fields: fields, chosen: $chosen).unit
      VStack(spacing: 0) {
        neighbour(unit, -1)
        Text(verbatim: field.text).bold().underline(isChosen).onTapGesture { chosen = unit }
        neighbour(unit, 1)
      }
    } else {
      Text(verbatim: field.text)
    }
  }

  @MainActor private func neighbour(_ unit: DateUnit, _ count: Int) -> some View {
    let date = dates.moving(unit, by: count, of: selection)
    let text = date == selection ? "" : dates.fields(of: date).first { $0.unit == unit }?.text ?? ""
    return Text(verbatim: text.isEmpty ? " " : text).foregroundStyle(.secondary).onTapGesture {
      chosen = unit
      selection = date
    }
  }

  @MainActor private func move(by count: Int, _ fields: [PickerDates.Field]) {
    guard let unit = DateKeys(fields: fields, chosen: $chosen).unit else { return }
    selection = dates.moving(unit, by: count, of: selection)
  }
}

/// What keys do in a written date: Left and Right choose a unit, Up and Down change it.
private struct DateKeys {
  let fields: [PickerDates.Field]
  let chosen: Binding<DateUnit?>

  private var units: [DateUnit] { fields.compactMap(\.unit) }

  /// The chosen unit; the first until one was chosen.
  var unit: DateUnit? {
    if let unit = chosen.wrappedValue, units.contains(unit) { return unit }
    return units.first
  }

  @MainActor func handle(_ key: Key, move: (Int) -> Void) -> Bool {
    switch key {
    case .up: move(1)
    case .down: move(-1)
    case .left: choose(by: -1)
    case .right: choose(by: 1)
    default: return false
    }
    return true
  }

  private func choose(by step: Int) {
    guard let unit, let index = units.firstIndex(of: unit) else { return }
    chosen.wrappedValue = units[min(max(index + step, 0), units.count - 1)]
  }
}
