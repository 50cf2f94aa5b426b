public import ViewTree

/// What a screen can be varied by; the defaults never depend on the machine.
public struct ScreenOptions: Sendable {
  /// What a length in a view means.
  public enum Unit: String, CaseIterable, Sendable, Hashable {
    /// One is a column, or a row.
    case cells
    /// A cell is 8 × 16 points: screens written for SwiftUI look right.
    case points

    /// The unit of screens that name none: cells, but points in a program that links the module `SwiftUI`.
    public static let standard: Unit = _typeByName("7SwiftUI11MeansPointsO") == nil ? .cells : .points

    /// The size of a cell in the unit.
    public var cellSize: CGSize { self == .cells ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 16) }
  }

  /// How many colours a terminal shows.
  public enum ColorDepth: String, CaseIterable, Sendable, Hashable {
    /// None: weights, lines and inverse video alone.
    case none
    /// The 16 colours of every terminal's palette; any other is the nearest of them.
    case basic
    /// 256 colours, of which 240 are the same everywhere; any other is the nearest of those.
    case indexed
    /// All colours; those with a name are still the palette's.
    case trueColor
  }

  /// The characters of which the built-in looks are made.
  public var glyphs: GlyphSet
  /// What a length in a view means: a cell, or, by default where the module `SwiftUI` is linked, a point.
  public var unit: Unit
  /// The locale of texts and controls; en_US unless set.
  public var locale: Locale {
    get { ownLocale ?? EnvironmentValues().locale }
    set { ownLocale = newValue }
  }
  /// The calendar of dates; Gregorian unless set.
  public var calendar: Calendar {
    get { ownCalendar ?? EnvironmentValues().calendar }
    set { ownCalendar = newValue }
  }
  /// The time zone of dates; GMT unless set.
  public var timeZone: TimeZone {
    get { ownTimeZone ?? EnvironmentValues().timeZone }
    set { ownTimeZone = newValue }
  }
  /// The direction in which lines run; that of the locale unless set.
  public var layoutDirection: LayoutDirection {
    get { ownLayoutDirection ?? ownLocale.map(LayoutDirection.init(of:)) ?? .leftToRight }
    set { ownLayoutDirection = newValue }
  }
  private var ownLayoutDirection: LayoutDirection?
  // Only what was set: to make the defaults is an eighth of the memory of a small program, and most screens never ask.
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?
  private var ownTimeZone: TimeZone?
  /// Light or dark, as views read it from the environment.
  ///
  /// The back end draws in the terminal's own colours either way; what is translucent over them is blended with white or
  /// black.
  public var colorScheme: ColorScheme
  /// How many colours the format ``SnapshotFormat/ansi`` and a live screen may use; the other formats have all of them.
  public var colorDepth: ColorDepth
  /// The size of text that the user chose, as views read it from the environment; a cell has one size.
  public var dynamicTypeSize: DynamicTypeSize
  /// The default lengths of the layout, in cells; see ``LayoutMetrics``.
  public var metrics: LayoutMetrics
  /// Where a root smaller than the screen is put.
  public var alignment: Alignment
  /// The platform whose automatic styles are used.
  public var idiom: Idiom
  /// Whether the user wants less motion: `\.accessibilityReduceMotion` in the environment.
  public var accessibilityReduceMotion: Bool
  /// The date at which the time of the screen's clock is zero.
  public var now: Date

  /// The clock on which views sleep, `\.clock` in their environment; `nil` makes a ``VirtualClock`` for the screen.
  ///
  /// Screens that are given the same virtual clock share its time. A clock of another kind goes its own way:
  /// ``Screen/advance(by:)`` does not move it, and ``Screen/settle(patience:allowsUnfinished:)`` does not know who sleeps
  /// on it.
  public var clock: (any Clock<Duration>)?

  /// Where `@AppStorage` keeps values; `nil` is a memory of the screen's own.
  public var appStorage: StoredValues?
  /// Where `@SceneStorage` keeps values; `nil` is a memory of the screen's own.
  public var sceneStorage: StoredValues?
  /// A Boolean value that indicates whether a view whose object is missing in the environment is left out with an issue.
  package var omitsViewsWithoutObjects = false

  /// The files that dialogs show, and where what they save is written; `nil` is none at first, in a folder of the screen's
  /// own.
  public var files: StoredFiles?
  /// The files that an app is started with: a `DocumentGroup` opens the first.
  public var openedFiles: [URL] = []

  /// Whether a test may leave issues of the screen unread; by default an unread one fails it.
  public var allowsIssues: Bool

  /// Options of which those that are left out have their defaults: ASCII, the standard unit, en_US, Gregorian, GMT, light,
  /// all colours, the text metrics, the top leading corner.
  public init(
    glyphs: GlyphSet = .ascii, unit: Unit = .standard, locale: Locale? = nil, calendar: Calendar? = nil,
    timeZone: TimeZone? = nil, layoutDirection: LayoutDirection? = nil, colorScheme: ColorScheme = .light,
    colorDepth: ColorDepth = .trueColor, dynamicTypeSize: DynamicTypeSize = .large, metrics: LayoutMetrics = .text,
    alignment: Alignment = .topLeading, idiom: Idiom = .text, accessibilityReduceMotion: Bool = false,
    now: Date = Date(timeIntervalSinceReferenceDate: 0),
    clock: (any Clock<Duration>)? = nil, appStorage: StoredValues? = nil, sceneStorage: StoredValues? = nil,
    files: StoredFiles? = nil, allowsIssues: Bool = false
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
  }

  /// The environment of the root; views sleep on `screenClock` unless another one is given.
  func environment(clock screenClock: VirtualClock, undoManager: UndoManager) -> EnvironmentValues {
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
    values.colorScheme = colorScheme
    values.dynamicTypeSize = dynamicTypeSize
    values.idiom = idiom
    if accessibilityReduceMotion { values.accessibilityReduceMotion = true }
    values.clock = clock ?? screenClock
    values.undoManager = undoManager
    values.files = files ?? StoredFiles()
    if !openedFiles.isEmpty { values.openedFiles = openedFiles }
    if let appStorage { values.appStorage = appStorage }
    if let sceneStorage { values.sceneStorage = sceneStorage }
    if omitsViewsWithoutObjects { values.omitsViewsWithoutObjects = true }
    return values
  }
}
