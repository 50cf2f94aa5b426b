#if !canImport(Darwin)
  /// Writes a span of time: `1:05:30`, `1h 5m 30s`, `1 hour, 5 minutes, 30 seconds`.
  ///
  /// Foundation has none on Linux; words are English. A span is counted in the calendar, from its reference date on. Follows
  /// [DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter).
  ///
  /// Sendable: as other formatters it is set up before it is used.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    ///
    /// Follows
    /// [DateComponentsFormatter.UnitsStyle](https://developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle-swift.enum).
    public enum UnitsStyle: Int, Sendable {
      /// `1:05:30`
      case positional
      /// `1h 5m 30s`
      case abbreviated
      /// `1 hr, 5 min, 30 sec`
      case short
      /// `1 hour, 5 minutes, 30 seconds`
      case full
      /// `one hour, five minutes, thirty seconds`
      case spellOut
      /// `1hr 5min 30sec`
      case brief
    }

    /// What becomes of units of which there are none.
    ///
    /// Follows
    /// [DateComponentsFormatter.ZeroFormattingBehavior](https://developer.apple.com/documentation/foundation/datecomponentsformatter/zeroformattingbehavior-swift.struct).
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// A bit for each.
      public let rawValue: UInt

      /// By their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Before the first other one they are left out where the style is positional, and everywhere in the other styles.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// They are left out before the first other one.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// They are left out between others.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// They are left out behind the last other one.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// They are left out.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// All of them are written.
      public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    /// The units in which the span is counted; none stands for all but weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// How the units are written.
    open var unitsStyle = UnitsStyle.positional
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most, from the largest on; 0 for all.
    open var maximumUnitCount = 0
    /// Whether a span longer than all larger units is counted in the largest; it always is.
    open var collapsesLargestUnit = false
    /// Whether `About` stands before it.
    open var includesApproximationPhrase = false
    /// Whether `remaining` stands behind it.
    open var includesTimeRemainingPhrase = false
    /// The calendar in which a span between two dates is counted; `nil` for the current one.
    open var calendar: Calendar?
    /// Where a span without dates begins; `nil` for the calendar's reference date.
    open var referenceDate: Date?

    private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, words: [String])] = [
      (.year, .year, ["y", "yr", "year"]), (.month, .month, ["mo", "mo", "month"]),
      (.weekOfMonth, .weekOfMonth, ["w", "wk", "week"]), (.day, .day, ["d", "day", "day"]),
      (.hour, .hour, ["h", "hr", "hour"]), (.minute, .minute, ["m", "min", "minute"]),
      (.second, .second, ["s", "sec", "second"]),
    ]

    /// The span of so many seconds.
    open func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite, abs(ti) < 1e11 else { return nil }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      var calendar = calendar ?? Calendar(identifier: .gregorian)
      if self.calendar == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone }
      return string(from: start, to: start.addingTimeInterval(ti.rounded()), in: calendar)
    }

    /// The span between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      string(from: startDate, to: endDate, in: calendar ?? .current)
    }

    /// The span that components say, as they are.
    open func string(from components: DateComponents) -> String? {
      string(shown.map { ($0, components.value(for: $0.component) ?? 0) })
    }

    /// The span of a number of seconds, or of components.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let components as DateComponents: string(from: components)
      case let seconds as TimeInterval: string(from: seconds)
      case let number as NSNumber: string(from: number.doubleValue)
      default: nil
      }
    }

    /// A span in one of the styles.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    private typealias Unit = (unit: NSCalendar.Unit, component: Calendar.Component, words: [String])

    private var shown: [Unit] {
      let all = allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
      return Self.units.filter { all.contains($0.unit) }
    }

    private func string(from start: Date, to end: Date, in calendar: Calendar) -> String? {
      let components = calendar.dateComponents(Set(shown.map(\.component)), from: start, to: end)
      return string(from: components)
    }

    private func string(_ values: [(unit: Unit, count: Int)]) -> String? {
      var values = values
      guard let last = values.last else { return nil }
      let behavior = zeroFormattingBehavior
      let isPositional = unitsStyle == .positional
      let isDefault = behavior.contains(.default) || behavior.isEmpty
      if !behavior.contains(.pad) {
        if isDefault || behavior.contains(.dropLeading) { values = Array(values.drop { $0.count == 0 }) }
        if isDefault && !isPositional || behavior.contains(.dropTrailing) {
          while values.last?.count == 0 { values.removeLast() }
        }
        if isDefault && !isPositional || behavior.contains(.dropMiddle), values.count > 2 {
          let ends = [0, values.count - 1]
          values = values.enumerated().filter { ends.contains($0.offset) || $0.element.count != 0 }.map(\.element)
        }
      }
      if values.isEmpty { values = [last] }
      if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
      let span = isPositional ? positional(values) : words(values)
      return (includesApproximationPhrase ? "About " : "") + span + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func positional(_ values: [(unit: Unit, count: Int)]) -> String {
      let sign = values.contains { $0.count < 0 } ? "-" : ""
      let numbers = values.enumerated().map { index, value in
        let digits = String(abs(value.count))
        return index > 0 && digits.count < 2 ? "0" + digits : digits
      }
      return sign + numbers.joined(separator: ":")
    }

    private func words(_ values: [(unit: Unit, count: Int)]) -> String {
      let words = values.map { unit, count in
        let isOne = abs(count) == 1
        switch unitsStyle {
        case .positional, .abbreviated: return "\(count)\(unit.words[0])"
        case .brief: return "\(count)\(unit.words[1])"
        case .short:
          // Of the short words only those are put into the plural that are no abbreviations.
          return "\(count) \(unit.words[1])\(isOne || !["yr", "wk", "day"].contains(unit.words[1]) ? "" : "s")"
        case .full: return "\(count) \(unit.words[2])\(isOne ? "" : "s")"
        case .spellOut:
          let number = NumberFormatter.localizedString(from: NSNumber(value: count), number: .spellOut)
          return "\(number) \(unit.words[2])\(isOne ? "" : "s")"
        }
      }
      return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }
  }
#endif
