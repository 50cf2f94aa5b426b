/// A control for choosing several days, one month at a time.
///
///     Days off
///      <       January 2026       >
///      Su  Mo  Tu  We  Th  Fr  Sa
///                       1   2   3
///       4 [ 5][ 6]  7   8   9  10
///      11  12  13 [14] 15  16  17
///
/// A click on a day, or Return or Space on it, adds or removes it; the arrow keys move between days. The days in the
/// set have a calendar, an era, a year, a month and a day of the environment's calendar. Bounds limit the choice. A day
/// in the set that is out of bounds stays there, and so do components that name no day: both are reported as issues.
/// Follows [MultiDatePicker](https://developer.apple.com/documentation/swiftui/multidatepicker).
nonisolated public struct MultiDatePicker<Label: View>: View {
  @Binding private var selection: Set<DateComponents>
  private let bounds: (first: Date?, last: Date?)
  private let label: Label
  @State private var month: Date?
  @Environment(\.dateContext) private var context
  @Environment(\.now) private var now
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.self) private var environment

  private init(_ selection: Binding<Set<DateComponents>>, _ bounds: (first: Date?, last: Date?), label: Label) {
    _selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// Creates a picker with a label of any kind, without limits.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, (nil, nil), label: label())
  }

  /// Creates a picker with a label of any kind, limited to a range: `start..<end`, `start...` or `..<end`.
  public init<R: _DateLimits>(
    selection: Binding<Set<DateComponents>>, in bounds: R, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds._dates, label: label())
  }

  /// Gives the label the role of a date picker.
  private enum Configuration: ControlConfiguration {
    static var role: Role { .datePicker }
  }

  /// The label above the month.
  @MainActor public var body: some View {
    let _ = environment.scope?.host?.reportValue { problem }
    VStack(alignment: .leading, spacing: 0) {
      if !labelsHidden { ControlLabel<Configuration>(titles: label) }
      let grid = MonthGrid(of: month ?? days.first ?? now, now: now, in: dates.calendar)
      dates.monthView(grid, show: { month = $0 }, button: { button(for: $0) }).focusSection()
    }
    .semantics(semantics)
  }

  @MainActor private var semantics: Semantics {
    var semantics = Semantics(.datePicker, fallbackLabel: label, isWhole: false)
    let (dates, days) = (dates, days)
    semantics.value = { days.map(dates.dateText).joined(separator: "; ") }
    semantics.selectDate = { date in
      guard date.isPoint, dates.containsDay(date) else { throw dates.outOfRange(date) }
      toggle(date)
    }
    return semantics
  }

  @MainActor private var dates: PickerDates { PickerDates(context, bounds.first, bounds.last, .date) }

  /// The chosen days in chronological order.
  @MainActor private var days: [Date] {
    let calendar = dates.calendar
    return selection.compactMap { $0.day(in: calendar) }.sorted()
  }

  /// The problem of the current set, in words.
  @MainActor private var problem: String? {
    let dates = dates
    if let other = selection.first(where: { $0.day(in: dates.calendar) == nil }) {
      return
        "\(other) in the selection is not a day of the calendar; it is kept, but not shown. Remove it from the selection."
    }
    return days.first { !dates.containsDay($0) }.map {
      "\(dates.dateText(of: $0)) in the selection is out of the range; it is kept until it is tapped. Remove it from the selection."
    }
  }

  @MainActor private func toggle(_ day: Date) {
    let calendar = dates.calendar
    func isDay(_ components: DateComponents) -> Bool {
      components.day(in: calendar).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
    let rest = selection.filter { !isDay($0) }
    selection =
      rest.count < selection.count
      ? rest : rest.union([calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)])
  }

  @MainActor private func button(for day: Date) -> some View {
    let isChosen = days.contains { dates.calendar.isDate($0, inSameDayAs: day) }
    return dates.dayButton(day, now: now, isChosen: isChosen) {
      month = day
      toggle(day)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localized title, without limits.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a verbatim title, without limits.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker with a localized title, limited to a range.
  public init<R: _DateLimits>(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: R) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a verbatim title, limited to a range.
  @_disfavoredOverload public init<S: StringProtocol, R: _DateLimits>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: R
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}

extension DateComponents {
  /// The day that the components name, if the calendar has it.
  fileprivate func day(in calendar: Calendar) -> Date? {
    guard let year, let month, let day else { return nil }
    var parts = DateComponents(era: era, year: year, month: month, day: day)
    parts.isLeapMonth = isLeapMonth
    return parts.isValidDate(in: calendar) ? calendar.date(from: parts).flatMap { $0.isPoint ? $0 : nil } : nil
  }
}
