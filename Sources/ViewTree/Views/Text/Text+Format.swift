// Formatted values of a screen, which never depend on the machine's settings.

/// A value and its format, compared by both.
struct FormattedValue: Equatable {
  private let value: any Equatable
  private let format: any Equatable
  /// Whether the value is a date, or an interval of dates, that is infinite or not a number.
  let isNoDate: Bool
  let string: (EnvironmentValues) -> String

  init<F: FormatStyle>(_ value: F.FormatInput, _ format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.value = (value as? any Measured)?.comparable ?? value
    self.format = format
    let range = value as? Range<Date>
    isNoDate =
      (value as? Date ?? range?.lowerBound)?.isPoint == false || range?.upperBound.isPoint == false
    string = { format.text(of: value, in: $0) }
  }

  /// Creates a number with a specifier of `printf`, with the separators of the locale.
  init<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    self.value = value
    format = specifier
    isNoDate = false
    string = { String(format: specifier, locale: $0.locale, value._arg).withoutDirections }
  }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    isEqual(a.value, b.value) && isEqual(a.format, b.format)
  }

  private static func isEqual<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }
}

/// A value that may equal one in a different unit, although they are written differently: one kilometre, 1,000 metres.
private protocol Measured {
  var comparable: any Equatable { get }
}

extension Measurement: Measured {
  fileprivate var comparable: any Equatable { MeasuredValue(value: value, unit: unit) }
}

private struct MeasuredValue: Equatable {
  let value: Double
  let unit: Unit
}

extension FormatStyle where FormatOutput == String {
  /// Returns the text of a value on a screen.
  func text(of value: FormatInput, in environment: EnvironmentValues) -> String {
    if let format = self as? Date.RelativeFormatStyle, let date = value as? Date {
      return format.localized(in: environment).text(of: date, from: environment.now)
    }
    if let text = (self as? any ListFormat)?.text(ofList: value, in: environment) { return text }
    let text = localized(in: environment).format(value)
    return self is any DateFormat ? text.plain(in: environment) : text.withoutDirections
  }
}

extension FormatStyle {
  /// Returns the format with the screen's locale, calendar and time zone in place of the machine's.
  func localized(in environment: EnvironmentValues) -> Self {
    // Equality means that the format has no locale, or the machine's.
    let format = locale(.autoupdatingCurrent) == self ? locale(environment.locale) : self
    return (format as? any DateFormat)?.inCalendar(of: environment) as? Self ?? format
  }
}

/// A format that uses a calendar for days and times.
private protocol DateFormat {
  var calendar: Calendar { get set }
  mutating func setTimeZone(_ timeZone: TimeZone)
}

extension DateFormat {
  fileprivate func inCalendar(of environment: EnvironmentValues) -> Self {
    var format = self
    if format.calendar == .autoupdatingCurrent { format.calendar = environment.dateContext.calendar }
    format.setTimeZone(environment.timeZone)
    return format
  }
}

private protocol ZonedFormat: DateFormat {
  var timeZone: TimeZone { get set }
}

extension ZonedFormat {
  mutating func setTimeZone(_ timeZone: TimeZone) {
    if self.timeZone == .autoupdatingCurrent { self.timeZone = timeZone }
  }
}

extension Date.FormatStyle: ZonedFormat {}
extension Date.IntervalFormatStyle: ZonedFormat {}

// It has no time zone of its own, but that of its calendar.
extension Date.RelativeFormatStyle: DateFormat {
  fileprivate mutating func setTimeZone(_ timeZone: TimeZone) {}

  fileprivate func text(of date: Date, from now: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: allowedFields, presentation: presentation, unitsStyle: unitsStyle, locale: locale,
      calendar: calendar, capitalizationContext: capitalizationContext
    ).format(now)
  }
}

extension Date.AnchoredRelativeFormatStyle: DateFormat {
  fileprivate mutating func setTimeZone(_ timeZone: TimeZone) {}
}

/// A format of a list, whose members have a format of their own.
private protocol ListFormat {
  func text(ofList list: Any, in environment: EnvironmentValues) -> String?
}

extension ListFormatStyle: ListFormat {
  fileprivate func text(ofList list: Any, in environment: EnvironmentValues) -> String? {
    // Foundation does not publish the format of the members.
    let members = Mirror(reflecting: self).children.first { $0.value is Style }?.value as? Style
    guard let members, let list = list as? Base else { return nil }
    let style = localized(in: environment)
    var format = ListFormatStyle<WrittenFormat, [String]>(memberStyle: WrittenFormat())
    format.locale = style.locale
    format.width = .init(rawValue: style.width.rawValue) ?? .standard
    format.listType = .init(rawValue: style.listType.rawValue) ?? .and
    return format.format(list.map { members.text(of: $0, in: environment) }).withoutDirections
  }
}

/// A format that returns its input, for texts that are already formatted.
private struct WrittenFormat: FormatStyle {
  func format(_ value: String) -> String { value }
}

extension String {
  /// Returns a formatted date with ordinary spaces before AM and PM, and in ASCII with a hyphen as the dash.
  func plain(in environment: EnvironmentValues) -> String {
    let text = withoutDirections.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
    return environment.glyphs == .ascii ? text.replacing("\u{2013}", with: "-") : text
  }

  /// The string without the directional marks of a locale, which a cell grid does not need.
  var withoutDirections: String {
    func isMark(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x61C, 0x200E, 0x200F, 0x2066...0x2069: true
      default: false
      }
    }
    guard unicodeScalars.contains(where: isMark) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !isMark($0) }))
  }
}
