// What a screen tells its views about where they are shown.

/// A locale other than the standard one: to ask whether there is one is cheaper than to ask which.
private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }

  static let standard = Locale(identifier: "en_US")
}

private struct CalendarKey: EnvironmentKey {
  static let defaultValue = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.standard
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

private struct AccessibilityReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

/// Whether the screen is light or dark.
///
/// Follows [ColorScheme](https://developer.apple.com/documentation/swiftui/colorscheme).
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark characters on a light background.
  case light
  /// Light characters on a dark background.
  case dark
}

/// How large the user wants text to be; a cell has one size, so views only read it.
///
/// Follows [DynamicTypeSize](https://developer.apple.com/documentation/swiftui/dynamictypesize).
public enum DynamicTypeSize: String, CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest size.
  case xSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual size.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger than usual.
  case xxLarge
  /// The largest size that is not for accessibility.
  case xxxLarge
  /// The smallest size for accessibility.
  case accessibility1
  /// The second size for accessibility.
  case accessibility2
  /// The third size for accessibility.
  case accessibility3
  /// The fourth size for accessibility.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first size is the smaller one.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

extension EnvironmentValues {
  /// The locale; en_US unless the screen says otherwise.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? LocaleKey.standard }
    set { self[LocaleKey.self] = newValue == LocaleKey.standard ? nil : newValue }
  }

  /// Whether the locale is en_US, in which a text is written before it is known where it is shown.
  var hasStandardLocale: Bool { self[LocaleKey.self] == nil }

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

  /// Whether the user wants less motion.
  ///
  /// Animations run all the same: a view that moves much shows something else.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  /// Whether the screen is light or dark; light unless the screen or a view above says otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How large the user wants text to be; large unless the screen or a view above says otherwise.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
