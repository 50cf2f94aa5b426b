extension Text.Content {
  var isNoDate: Bool {
    switch self {
    case .string, .image: false
    case .date(let date, _): !date.isPoint
    case .timer(let timer): timer.isNoDate
    case .format(let value): value.isNoDate
    case .key(let text): text.isNoDate
    }
  }

  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .string(let string): string
    case .image(let image): image.glyph(in: environment)
    case .date(let date, let style): date.isPoint ? Self.string(date, style, environment) : Date.invalidText
    case .timer(let timer): timer.isNoDate ? Date.invalidText : timer.string(in: environment)
    case .format(let value): value.isNoDate ? Date.invalidText : value.string(environment)
    case .key(let text): text.runs(in: environment).map { $0.content.string(in: environment) }.joined()
    }
  }

  /// Returns the pieces of the content with the surrounding marks; a link has the tint and an underline unless it has
  /// its own style.
  func pieces(in environment: EnvironmentValues, marks: Text.Marks) -> [Text.Piece] {
    guard case .key(let text) = self else {
      var piece = Text.Piece(text: string(in: environment), marks: marks)
      if marks.link != nil {
        piece.marks.style = marks.style.over(
          TextStyle(foreground: AnyShapeStyle(TintShapeStyle()), underline: true))
      }
      return [piece]
    }
    return text.runs(in: environment).flatMap { run in
      run.content.pieces(in: environment, marks: run.marks.over(marks))
    }
  }

  private static func string(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    var format = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    switch style {
    case .date: format = format.year().month(.wide).day()
    case .time: format = format.hour().minute()
    case .timer: return clock(of: distance(of: date, from: environment.now).magnitude, in: environment.locale)
    case .relative: return units(of: distance(of: date, from: environment.now).magnitude, in: environment.locale)
    case .offset:
      let seconds = distance(of: date, from: environment.now)
      return (seconds < 0 ? "-" : "+") + clock(of: seconds.magnitude, in: environment.locale)
    }
    return format.format(date).plain(in: environment)
  }

  /// Returns the distance in whole seconds, at most about thirty million years.
  private static func distance(of date: Date, from now: Date) -> Int {
    Int(clamping: min(max(date.timeIntervalSince(now).rounded(), -1e15), 1e15))
  }

  /// Returns the two largest units, rounded down: `2 hr, 1 min`.
  private static func units(of seconds: UInt, in locale: Locale) -> String {
    let format = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2,
      fractionalPart: .hide(rounded: .down))
    return format.locale(locale).format(.seconds(seconds)).withoutDirections
  }

  /// Returns `0:42` or `1:30:00` in the digits of a locale, or `90:00` without hours.
  static func clock(of seconds: UInt, showsHours: Bool = true, in locale: Locale) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = showsHours ? minutes.quotientAndRemainder(dividingBy: 60) : (0, minutes)
    let clock =
      hours > 0
      ? String(format: "%lu:%02lu:%02lu", hours, minute, rest) : String(format: "%lu:%02lu", minute, rest)
    return clock.digits(of: locale)
  }
}

extension String {
  /// Returns the string with the digits of a locale.
  fileprivate func digits(of locale: Locale) -> String {
    guard let zero = 0.formatted(.number.locale(locale)).unicodeScalars.first, zero != "0" else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          guard let digit = Character(scalar).wholeNumberValue else { return scalar }
          return Unicode.Scalar(zero.value + UInt32(digit)) ?? scalar
        }))
  }
}
