// What a screen tells its views about where they are shown.

private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}

private struct CalendarKey: EnvironmentKey {
  static let defaultValue = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = .gmt
    return calendar
  }()
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

private struct NowKey: EnvironmentKey {
  static var defaultValue: Date { Date(timeIntervalSince1970: 0) }
}

private struct ClockKey: EnvironmentKey {
  static var defaultValue: any Clock<Duration> { ContinuousClock() }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

/// Whether the screen is light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// How large the user wants text to be; a cell has one size, so views only read it.
public enum DynamicTypeSize: String, CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

extension EnvironmentValues {
  /// The locale; en_US unless the screen says otherwise.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar; Gregorian unless the screen says otherwise.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone; GMT unless the screen says otherwise.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The clock on which views sleep: the screen's, whose time passes only when it is told so, or outside of a screen a
  /// `ContinuousClock`.
  ///
  ///     @Environment(\.clock) private var clock
  ///     …
  ///     .task { try? await clock.sleep(for: .seconds(3)) … }
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }

  package init(now: Date) {
    self.init()
    self.now = now
  }

  /// The time at the screen's clock.
  package var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
