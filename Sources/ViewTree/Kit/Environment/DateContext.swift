/// The calendar and the locale by which a view shows dates.
struct DateContext: Equatable {
  /// The calendar in the time zone; it has its own first weekday, and the locale's words.
  var calendar: Calendar
  var locale: Locale
}

extension EnvironmentValues {
  /// The calendar and the locale of the environment.
  var dateContext: DateContext {
    var calendar = calendar
    calendar.timeZone = timeZone
    return DateContext(calendar: calendar, locale: locale)
  }
}
