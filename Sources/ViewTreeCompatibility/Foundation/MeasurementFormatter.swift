#if !canImport(Darwin)
  /// A formatter of measurements: `3.107 mi`.
  ///
  /// Foundation's is unavailable on Linux. Numbers follow the locale; the names of units are English.
  /// Follows [MeasurementFormatter](https://developer.apple.com/documentation/foundation/measurementformatter).
  ///
  /// Sendable: a formatter is configured before its first use, as other formatters are.
  open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of the unit.
    ///
    /// Follows
    /// [UnitOptions](https://developer.apple.com/documentation/foundation/measurementformatter/unitoptions-swift.struct).
    public struct UnitOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The measurement's own unit, not the locale's.
      public static let providedUnit = UnitOptions(rawValue: 1)
      /// The unit in which the number is neither very large nor very small, as all units of a locale are.
      public static let naturalScale = UnitOptions(rawValue: 2)
      /// A temperature without its scale: `72°`.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The choice of the unit; the locale's by default.
    open var unitOptions: UnitOptions = []
    /// The length of the unit's name; `km` by default.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale of the number and of the system of units.
    open var locale: Locale! = .current
    /// The format of the number; at most three digits after the point by default.
    open lazy var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }()

    /// Returns the text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      numberFormatter.locale = locale
      let usage = unitOptions.contains(.providedUnit) ? "asProvided" : "general"
      return text.text(of: measurement.value, measurement.unit, usage: usage, locale: locale) {
        numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)"
      }
    }

    /// Returns the name of a unit in the plural.
    open func string(from unit: Unit) -> String {
      text.text(of: 0, unit, usage: "asProvided", locale: locale) { _ in "" }.trimmingCharacters(in: .whitespaces)
    }

    private var text: UnitText {
      let width: UnitText.Width = unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated
      return UnitText(width: width, hidesScale: unitOptions.contains(.temperatureWithoutUnit))
    }
  }
#endif
