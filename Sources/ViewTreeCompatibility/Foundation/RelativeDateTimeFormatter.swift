#if !canImport(Darwin)
  /// Writes how far a date is from another one: `5 minutes ago`, `in 2 days`, `yesterday`.
  ///
  /// Foundation has none on Linux; the words are those of `Date.RelativeFormatStyle`. Follows
  /// [RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter).
  ///
  /// Sendable: as other formatters it is set up before it is used.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    ///
    /// Follows
    /// [RelativeDateTimeFormatter.UnitsStyle](https://developer.apple.com/documentation/foundation/relativedatetimeformatter/unitsstyle-swift.enum).
    public enum UnitsStyle: Int, Sendable {
      /// `5 minutes ago`
      case full
      /// `five minutes ago`
      case spellOut
      /// `5 min. ago`
      case short
      /// `5m ago`
      case abbreviated
    }

    /// Whether there are words as `yesterday`.
    ///
    /// Follows
    /// [RelativeDateTimeFormatter.DateTimeStyle](https://developer.apple.com/documentation/foundation/relativedatetimeformatter/datetimestyle-swift.enum).
    public enum DateTimeStyle: Int, Sendable {
      /// `1 day ago`
      case numeric
      /// `yesterday`
      case named
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// Whether there are words as `yesterday`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The language of the words.
    open var locale: Locale! = .current
    /// The calendar in which they are counted.
    open var calendar: Calendar! = .current
    /// Where in a sentence the words stand.
    open var formattingContext = Formatter.Context.unknown

    /// How far a date is from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// How far so many seconds are from now; below zero is in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let units: Date.RelativeFormatStyle.UnitsStyle =
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
      let style = Date.RelativeFormatStyle(
        presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale ?? .current,
        calendar: calendar ?? .current)
      return style.format(Date(timeIntervalSinceNow: timeInterval))
    }

    /// How far components are from now.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date()
      return localizedString(
        for: (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// How far a date is from now; `nil` for what is none.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
  }
#endif
