public import ViewTree

/// The options of a screen; the defaults never depend on the machine.
public struct ScreenOptions: Sendable {
  /// The unit of lengths in views.
  public enum Unit: String, CaseIterable, Sendable, Hashable {
    /// A length of 1 is a column or a row.
    case cells
    /// A cell is 8 × 16 points, which suits screens written for SwiftUI.
    case points

    /// The default unit: cells, or points in a program that links the module `SwiftUI`.
    public static let standard: Unit = isPointUnit(UnitMarker.self) ? .points : .cells

    /// A function of its own, so that the compiler does not decide what the linked modules do.
    @inline(never) private static func isPointUnit(_ marker: Any.Type) -> Bool { marker is any MeansPoints.Type }

    /// The size of a cell in the unit.
    public var cellSize: CGSize { self == .cells ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 16) }
  }

  /// The number of colours that a terminal shows.
  public enum ColorDepth: String, CaseIterable, Sendable, Hashable {
    /// No colours: only weights, lines and inverse video.
    case none
    /// The 16 colours of the terminal's palette; other colours become the nearest of them.
    case basic
    /// 256 colours; 240 of them are the same in every terminal, and other colours become the nearest of those.
    case indexed
    /// All colours; named colours are still taken from the palette.
    case trueColor
  }

  /// The characters of the built-in styles.
  public var glyphs: GlyphSet
  /// The unit of lengths in views: a cell, or a point by default if the module `SwiftUI` is linked.
  public var unit: Unit
  /// The locale of texts and controls; the default is en_US.
  public var locale: Locale {
    get { ownLocale ?? EnvironmentValues().locale }
    set { ownLocale = newValue }
  }
  /// The calendar of dates; the default is Gregorian.
  public var calendar: Calendar {
    get { ownCalendar ?? EnvironmentValues().calendar }
    set { ownCalendar = newValue }
  }
  /// The time zone of dates; the default is GMT.
  public var timeZone: TimeZone {
    get { ownTimeZone ?? EnvironmentValues().timeZone }
    set { ownTimeZone = newValue }
  }
  /// The direction of lines of text; the default is that of the locale.
  public var layoutDirection: LayoutDirection {
    get { ownLayoutDirection ?? ownLocale.map(LayoutDirection.init(of:)) ?? .leftToRight }
    set { ownLayoutDirection = newValue }
  }
  private var ownLayoutDirection: LayoutDirection?
  // The values that were set: the defaults take an eighth of the memory of a small program, and most screens never read
  // them.
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?
  private var ownTimeZone: TimeZone?
  /// The colour scheme in the environment of the views.
  ///
  /// The terminal's own colours are used either way; translucent colours over them are blended with white or black.
  public var colorScheme: ColorScheme
  /// The number of colours in the format ``SnapshotFormat/ansi`` and on a live screen; the other formats use all
  /// colours.
  public var colorDepth: ColorDepth
  /// The user's text size in the environment of the views.
  ///
  /// Text is drawn alike in all sizes: a cell has one size.
  public var dynamicTypeSize: DynamicTypeSize
  /// The default lengths of the layout, in cells; see `LayoutMetrics`.
  public var metrics: LayoutMetrics
  /// The position of a root view that is smaller than the screen.
  public var alignment: Alignment
  /// The platform whose automatic styles are used.
  public var idiom: Idiom
  /// A Boolean value that indicates whether the user prefers less motion: `\.accessibilityReduceMotion` in the
  /// environment.
  public var accessibilityReduceMotion: Bool
  /// The date at time zero of the screen's clock.
  public var now: Date

  /// The clock on which views sleep, `\.clock` in their environment; `nil` creates a ``VirtualClock`` for the screen.
  ///
  /// Screens with the same virtual clock share its time. A clock of a different kind is independent:
  /// ``Screen/advance(by:)`` does not move it, and ``Screen/settle(patience:allowsUnfinished:)`` does not know its
  /// sleepers.
  public var clock: (any Clock<Duration>)?

  /// The store of `@AppStorage` values; `nil` is a store in memory for this screen.
  public var appStorage: StoredValues?
  /// The store of `@SceneStorage` values; `nil` is a store in memory for this screen.
  public var sceneStorage: StoredValues?
  /// Whether a view whose object is missing in the environment is left out with an issue.
  package var omitsViewsWithoutObjects = false
  /// The states with which the screen's views begin; `nil` for their initial values.
  package var states: ViewStates?

  /// The files that dialogs show and save to; `nil` is an empty folder of the screen's own.
  public var files: StoredFiles?
  /// The files with which an app is started; a `DocumentGroup` opens the first.
  public var openedFiles: [URL] = []

  /// A Boolean value that indicates whether issues may stay unread; by default an unread issue fails the test.
  public var allowsIssues: Bool

  /// A Boolean value that indicates whether the screen records a ``Film`` of its events.
  ///
  /// `nil`, the default, records one where a test runs, unless the variable `VIEWTREE_FILM` is `0`, and nowhere else,
  /// unless it is `1`. A live session and a screen with a clock that is not virtual record none.
  public var recordsFilm: Bool?

  /// Creates options.
  ///
  /// The defaults are ASCII, the standard unit, en_US, Gregorian, GMT, light, all colours, the text metrics and the top
  /// leading corner.
  public init(
    glyphs: GlyphSet = .ascii, unit: Unit = .standard, locale: Locale? = nil, calendar: Calendar? = nil,
    timeZone: TimeZone? = nil, layoutDirection: LayoutDirection? = nil, colorScheme: ColorScheme = .light,
    colorDepth: ColorDepth = .trueColor, dynamicTypeSize: DynamicTypeSize = .large, metrics: LayoutMetrics = .text,
    alignment: Alignment = .topLeading, idiom: Idiom = .text, accessibilityReduceMotion: Bool = false,
    now: Date = Date(timeIntervalSinceReferenceDate: 0),
    clock: (any Clock<Duration>)? = nil, appStorage: StoredValues? = nil, sceneStorage: StoredValues? = nil,
    files: StoredFiles? = nil, allowsIssues: Bool = false, recordsFilm: Bool? = nil
  ) {
    self.glyphs = glyphs
    self.unit = unit
    ownLocale = locale
    ownCalendar = calendar
    ownTimeZone = timeZone
    ownLayoutDirection = layoutDirection
    self.colorScheme = colorScheme
    self.colorDepth = colorDepth
    self.dynamicTypeSize = dynamicTypeSize
    self.metrics = metrics
    self.alignment = alignment
    self.idiom = idiom
    self.accessibilityReduceMotion = accessibilityReduceMotion
    self.now = now
    self.clock = clock
    self.appStorage = appStorage
    self.sceneStorage = sceneStorage
    self.files = files
    self.allowsIssues = allowsIssues
    self.recordsFilm = recordsFilm
  }

  /// The options of a screen that is created without options: the defaults, unless a test's `.snapshots(options:)`
  /// provides others.
  public static var standard: ScreenOptions { scoped ?? ScreenOptions() }

  /// The options that a test's traits provide.
  @TaskLocal package static var scoped: ScreenOptions?

  /// The environment values of the root view that can change while the screen exists.
  var settings: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    return values
  }

  /// Returns the other environment values of the root view; views sleep on `screenClock` unless the options contain a
  /// clock.
  func environment(clock screenClock: VirtualClock) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.glyphs = glyphs
    if let ownLocale { values.locale = ownLocale }
    if let ownTimeZone { values.timeZone = ownTimeZone }
    if ownCalendar != nil || ownLocale != nil || ownTimeZone != nil {
      var calendar = calendar
      calendar.locale = locale
      calendar.timeZone = timeZone
      values.calendar = calendar
    }
    if layoutDirection == .rightToLeft { values.layoutDirection = .rightToLeft }
    values.dynamicTypeSize = dynamicTypeSize
    values.idiom = idiom
    if accessibilityReduceMotion { values.accessibilityReduceMotion = true }
    values.clock = clock ?? screenClock
    values.files = files ?? StoredFiles()
    if !openedFiles.isEmpty { values.openedFiles = openedFiles }
    if let appStorage { values.appStorage = appStorage }
    if let sceneStorage { values.sceneStorage = sceneStorage }
    if omitsViewsWithoutObjects { values.omitsViewsWithoutObjects = true }
    return values
  }
}
