// The date arithmetic of date pickers. It depends only on the environment's calendar, locale and time zone, never on
// the machine's.

/// The dates of one picker: its limits, and the text of a date.
struct PickerDates: Equatable {
  let calendar: Calendar
  let locale: Locale
  let minimum: Date?
  let maximum: Date?
  let showsDate: Bool
  let showsTime: Bool

  /// Creates the dates; a limit that is infinite or not a number is ignored.
  init(_ context: DateContext, _ minimum: Date?, _ maximum: Date?, _ components: DatePickerComponents) {
    calendar = context.calendar
    locale = context.locale
    self.minimum = minimum?.isPoint == true ? minimum : nil
    self.maximum = maximum?.isPoint == true ? maximum : nil
    showsDate = components != .hourAndMinute
    showsTime = components != .date
  }

  // MARK: Choosing

  /// Returns the value to store for a choice: components that are not shown keep their old values, and the range is
  /// kept.
  func merged(_ choice: Date, into old: Date) -> Date {
    if showsDate && showsTime { return clamped(choice) }
    let (day, time) = showsDate ? (choice, old) : (old, choice)
    return clamped(combined(day: day, time: time))
  }

  /// Returns the day of one date at the time of another; if the day lacks this time, the next time that exists.
  func combined(day: Date, time: Date) -> Date {
    let parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: time)
    let start = calendar.startOfDay(for: day)
    let whole = calendar.date(
      bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0, of: start)
    return (whole ?? start).addingTimeInterval(Double(parts.nanosecond ?? 0) / 1e9)
  }

  func clamped(_ date: Date) -> Date { max(min(date, maximum ?? .distantFuture), minimum ?? .distantPast) }

  /// Whether a date can be chosen, to the precision shown.
  func contains(_ date: Date) -> Bool {
    if showsTime { return clamped(date) == date }
    return containsDay(date)
  }

  /// Whether at least one time of the day can be chosen.
  func containsDay(_ date: Date) -> Bool {
    let day = calendar.startOfDay(for: date)
    if let minimum, day < calendar.startOfDay(for: minimum) { return false }
    return maximum.map { day <= calendar.startOfDay(for: $0) } ?? true
  }

  /// Returns the value to store for a choice; throws if the choice is out of the range.
  func checked(_ choice: Date, replacing old: Date) throws -> Date {
    let wanted = showsDate ? choice : combined(day: old, time: choice)
    guard choice.isPoint, contains(wanted) else { throw outOfRange(choice) }
    return merged(choice, into: old)
  }

  /// Returns the error for the choice of a date out of the range.
  func outOfRange(_ choice: Date) -> ActionError { ActionError(description: outOfRangeWords(choice)) }

  private func outOfRangeWords(_ date: Date) -> String { "\(text(of: date)) is out of the range \(range)" }

  /// The problem of a date that is shown, in words.
  func problem(of date: Date) -> String? {
    guard date.isPoint, !contains(date) else { return nil }
    return "\(outOfRangeWords(date)); it is kept until a different date is chosen. Set it to a date in the range."
  }

  private var range: String { "\(minimum.map(text(of:)) ?? "")...\(maximum.map(text(of:)) ?? "")" }

  /// Returns the date some days later, or some hours if only the time is shown; a negative count is earlier.
  func step(_ date: Date, by count: Int) -> Date { adding(count, showsDate ? .day : .hour, to: date) }

  /// Returns the date a number of units later; if only the time is shown, it stays on its day.
  func adding(_ count: Int, _ unit: Calendar.Component, to date: Date) -> Date {
    let new = calendar.date(byAdding: unit, value: count, to: date) ?? date
    return merged(new, into: date)
  }

  // MARK: Writing

  func text(of date: Date) -> String {
    switch (showsDate, showsTime) {
    case (true, false): dateText(of: date)
    case (false, true): timeText(of: date)
    default: write(date, date: .abbreviated, time: .shortened)
    }
  }

  func dateText(of date: Date) -> String { write(date, date: .abbreviated, time: .omitted) }
  func timeText(of date: Date) -> String { write(date, date: .omitted, time: .shortened) }
  func longText(of date: Date) -> String { write(date, date: .long, time: .omitted) }

  private func write(_ date: Date, date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle)
    -> String
  {
    date.isPoint ? plain(style(date: dateStyle, time: time).format(date)) : Date.invalidText
  }

  /// Returns a date as a text.
  ///
  /// A date that is infinite or not a number is shown as words and reported as an issue.
  func shown(_ date: Date, _ write: (Date) -> String) -> Text {
    date.isPoint ? Text(verbatim: write(date)) : Text(date, style: .date)
  }

  private func style(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil)
    -> Date.FormatStyle
  {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// Replaces the narrow and non-breaking spaces that a locale puts before AM and PM.
  private func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{00A0}", with: " ")
  }

  /// The month and the year of a date: `January 2026`.
  func monthText(of date: Date) -> String { plain(style().month(.wide).year().format(date)) }

  /// The digits of the day, without the word for day that some locales append.
  func dayText(of date: Date) -> String { style().day().format(date).filter(\.isNumber) }

  /// The short name `Mo`, without the full stop that some locales append.
  func weekdayText(of date: Date) -> String {
    plain(style().weekday(.short).format(date)).trimmingCharacters(in: .punctuationCharacters)
  }

  // MARK: Fields

  /// A piece of a written date: a unit that can be changed, or the text between two units.
  struct Field: Equatable {
    let text: String
    let unit: DateUnit?
  }

  /// The date in the order of the locale: `01` `/` `05` `/` `2026`.
  func fields(of date: Date) -> [Field] {
    guard date.isPoint else { return [] }
    var style = style()
    if showsDate { style = style.year(.padded(4)).month(.twoDigits).day(.twoDigits) }
    if showsTime { style = style.hour(.twoDigits(amPM: .abbreviated)).minute(.twoDigits) }
    let written = style.attributedStyle.format(date)
    return written.runs.map { run in
      Field(text: plain(String(written[run.range].characters)), unit: run.dateField.flatMap(DateUnit.init))
    }
  }

  /// Returns the date with one unit changed and all others kept: after December comes January of the same year.
  func moving(_ unit: DateUnit, by count: Int, of date: Date) -> Date {
    if unit == .halfDay {
      let isMorning = calendar.component(.hour, from: date) < 12
      return count % 2 == 0 ? date : adding(isMorning ? 12 : -12, .hour, to: date)
    }
    let new = calendar.date(byAdding: unit.component, value: count, to: date, wrappingComponents: true) ?? date
    return merged(new, into: date)
  }
}

/// A unit of a written date that can be changed.
enum DateUnit: Hashable {
  case year, month, day, hour, minute, halfDay

  init?(_ field: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field) {
    switch field {
    case .year: self = .year
    case .month: self = .month
    case .day: self = .day
    case .hour: self = .hour
    case .minute: self = .minute
    case .amPM: self = .halfDay
    default: return nil
    }
  }

  /// The component of the calendar.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour, .halfDay: .hour
    case .minute: .minute
    }
  }
}
