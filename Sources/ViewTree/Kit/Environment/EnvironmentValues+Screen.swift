// The values of the environment that a screen sets for its views.

/// A locale other than the standard one; `nil` for that, because testing for `nil` is cheaper than comparing locales.
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

/// The brightness of the screen: light or dark.
///
/// Follows [ColorScheme](https://developer.apple.com/documentation/swiftui/colorscheme).
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark characters on a light background.
  case light
  /// Light characters on a dark background.
  case dark
}

/// The text size that the user prefers; a cell has one size, so the value is only for views that read it.
///
/// Follows [DynamicTypeSize](https://developer.apple.com/documentation/swiftui/dynamictypesize).
public enum DynamicTypeSize: String, CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest of all sizes.
  case xSmall
  /// A size smaller than usual.
  case small
  /// A size a little smaller than usual.
  case medium
  /// The usual text size.
  case large
  /// A size a little larger than usual.
  case xLarge
  /// A size larger than usual.
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
  /// The largest of all sizes.
  case accessibility5

  /// A Boolean value that indicates whether the size is one of the five for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether the first size is smaller than the second.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

extension EnvironmentValues {
  /// The locale; en_US unless the screen sets another.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? LocaleKey.standard }
    set { self[LocaleKey.self] = newValue == LocaleKey.standard ? nil : newValue }
  }

  /// Whether the locale is en_US, in which a text is formatted before its environment is known.
  var hasStandardLocale: Bool { self[LocaleKey.self] == nil }

  /// The calendar; Gregorian unless the screen sets another.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone; GMT unless the screen sets another.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The clock on which views sleep: the screen's, which advances only when the program advances it, or outside a
  /// screen a `ContinuousClock`.
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

  /// The current time of the screen's clock.
  package var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the user prefers less motion.
  ///
  /// Animations run anyway: a view with much motion should show something else.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  /// The brightness of the screen; light unless the screen or a view above sets another.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The text size that the user prefers; large unless the screen or a view above sets another.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
