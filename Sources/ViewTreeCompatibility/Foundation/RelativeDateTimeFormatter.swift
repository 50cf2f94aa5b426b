#if !canImport(Darwin)
  /// A formatter of the time between two dates: `5 minutes ago`, `in 2 days`, `yesterday`.
  ///
  /// Replaces Foundation's, which Linux lacks, with the words of `Date.RelativeFormatStyle`. Follows
  /// [RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter).
  ///
  /// Sendable: a formatter is configured before its first use, as other formatters are.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The notation of units.
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
      /// The shortest words: `5m ago`.
      case abbreviated
    }

    /// The use of words such as `yesterday`.
    ///
    /// Follows
    /// [RelativeDateTimeFormatter.DateTimeStyle](https://developer.apple.com/documentation/foundation/relativedatetimeformatter/datetimestyle-swift.enum).
    public enum DateTimeStyle: Int, Sendable {
      /// `1 day ago`
      case numeric
      /// Names where there are any: `yesterday`.
      case named
    }

    /// The notation of the units.
    open var unitsStyle = UnitsStyle.full
    /// The use of words such as `yesterday`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The language of the words.
    open var locale: Locale! = .current
    /// The calendar that counts the units.
    open var calendar: Calendar! = .current
    /// The position of the text in a sentence.
    open var formattingContext = Formatter.Context.unknown

    /// Returns the text of the time between a date and a reference date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// Returns the text of a time in seconds from now; a negative time is in the past.
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

    /// Returns the text of the time between now and now plus the components.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date()
      return localizedString(
        for: (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// Returns the text of the time between now and a date; `nil` if the object is no date.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
  }
#endif
