extension Text.Content {
  var isNoDate: Bool {
    switch self {
    case .string: false
    case .date(let date, _): !date.isPoint
    case .format(let value): value.isNoDate
    }
  }

  func string(in environment: EnvironmentValues) -> String {
    if isNoDate { return Date.noPoint }
    switch self {
    case .string(let string): return string
    case .format(let value): return value.string(environment.locale)
    case .date(let date, let style): return Self.string(date, style, environment)
    }
  }

  private static func string(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    var format = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    switch style {
    case .date: format = format.year().month(.wide).day()
    case .time: format = format.hour().minute()
    case .timer, .relative: return clock(of: distance(of: date, from: environment.now).magnitude)
    case .offset:
      let seconds = distance(of: date, from: environment.now)
      return (seconds < 0 ? "-" : "+") + clock(of: seconds.magnitude)
    }
    return format.format(date).replacing("\u{202F}", with: " ")
  }

  /// In whole seconds, at most thirty million years.
  private static func distance(of date: Date, from now: Date) -> Int {
    Int(min(max(date.timeIntervalSince(now).rounded(), -1e15), 1e15))
  }

  private static func clock(of seconds: UInt) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours > 0
      ? String(format: "%lu:%02lu:%02lu", hours, minute, rest) : String(format: "%lu:%02lu", minute, rest)
  }
}
