#if !canImport(Darwin)
  /// A formatter of time spans: `1:05:30`, `1h 5m 30s`, `1 hour, 5 minutes, 30 seconds`.
  ///
  /// Replaces Foundation's, which Linux lacks. Words are English. The calendar counts a span from its reference date.
  /// Follows
  /// [DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter).
  ///
  /// Sendable: a formatter is configured before its first use, as other formatters are.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The notation of units.
    ///
    /// Follows
    /// [DateComponentsFormatter.UnitsStyle](https://developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle-swift.enum).
    public enum UnitsStyle: Int, Sendable {
      /// Numbers between colons: `1:05:30`.
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

    /// The treatment of units whose value is 0.
    ///
    /// Follows
    /// [DateComponentsFormatter.ZeroFormattingBehavior](https://developer.apple.com/documentation/foundation/datecomponentsformatter/zeroformattingbehavior-swift.struct).
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt

      /// Creates the options whose bits are set.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Zero units are omitted: in the positional style before the first other unit, in the other styles everywhere.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// Zero units before the first other unit are omitted.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// Zero units between other units are omitted.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// Zero units after the last other unit are omitted.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// All zero units are omitted.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// All zero units are written.
      public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    /// The units that a span is divided into; an empty set stands for all units except weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// The notation of the units.
    open var unitsStyle = UnitsStyle.positional
    /// The treatment of units whose value is 0.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The largest number of units written, counted from the largest unit; 0 for all units.
    open var maximumUnitCount = 0
    /// Has no effect: a span longer than all larger units is always counted in the largest.
    open var collapsesLargestUnit = false
    /// A Boolean value that indicates whether the text begins with `About`.
    open var includesApproximationPhrase = false
    /// A Boolean value that indicates whether the text ends with `remaining`.
    open var includesTimeRemainingPhrase = false
    /// The calendar that counts the units; `nil` for the current one.
    open var calendar: Calendar?
    /// The start of a span given without dates; `nil` for the calendar's reference date.
    open var referenceDate: Date?

    private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, words: [String])] = [
      (.year, .year, ["y", "yr", "year"]), (.month, .month, ["mo", "mo", "month"]),
      (.weekOfMonth, .weekOfMonth, ["w", "wk", "week"]), (.day, .day, ["d", "day", "day"]),
      (.hour, .hour, ["h", "hr", "hour"]), (.minute, .minute, ["m", "min", "minute"]),
      (.second, .second, ["s", "sec", "second"]),
    ]

    /// Returns the text of a span in seconds; `nil` if it is not finite, or 100,000,000,000 seconds or longer.
    open func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite, abs(ti) < 1e11 else { return nil }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      var calendar = calendar ?? Calendar(identifier: .gregorian)
      if self.calendar == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone }
      return string(from: start, to: start.addingTimeInterval(ti.rounded()), in: calendar)
    }

    /// Returns the text of the span between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      string(from: startDate, to: endDate, in: calendar ?? .current)
    }

    /// Returns the text of components, whose values are not converted to other units.
    open func string(from components: DateComponents) -> String? {
      string(shown.map { ($0, components.value(for: $0.component) ?? 0) })
    }

    /// Returns the text of a number of seconds, or of date components.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let components as DateComponents: string(from: components)
      case let seconds as TimeInterval: string(from: seconds)
      case let number as NSNumber: string(from: number.doubleValue)
      default: nil
      }
    }

    /// Returns the text of components in a style.
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
          // Abbreviations have no plural, except these three short words.
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
