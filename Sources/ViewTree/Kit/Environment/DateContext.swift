/// What dates mean where a view is shown.
struct DateContext: Equatable {
  /// In the time zone; its first weekday is its own, its words are the locale's.
  var calendar: Calendar
  var locale: Locale
}

extension EnvironmentValues {
  /// What dates mean here.
  var dateContext: DateContext {
    var calendar = calendar
    calendar.timeZone = timeZone
    return DateContext(calendar: calendar, locale: locale)
  }
}
