#if !canImport(Darwin)
  extension Measurement where UnitType: Dimension {
    /// A format of measurements: `3.1 mi`, `5 kilometers`, `72°F`.
    ///
    /// Numbers follow the locale; the names of units are English. Follows
    /// [Measurement.FormatStyle](https://developer.apple.com/documentation/foundation/measurement/formatstyle).
    public struct FormatStyle: Foundation.FormatStyle {
      /// The length of a unit's name.
      ///
      /// Follows
      /// [UnitWidth](https://developer.apple.com/documentation/foundation/measurement/formatstyle/unitwidth-swift.struct).
      public struct UnitWidth: Codable, Hashable, Sendable {
        let width: UnitText.Width

        /// The name in words: `5 kilometers`.
        public static var wide: UnitWidth { UnitWidth(width: .wide) }
        /// The usual symbol: `5 km`.
        public static var abbreviated: UnitWidth { UnitWidth(width: .abbreviated) }
        /// The shortest notation: `5km`.
        public static var narrow: UnitWidth { UnitWidth(width: .narrow) }
      }

      /// The length of the unit's name.
      public var width: UnitWidth
      /// The locale, whose system of units is used unless the usage is `.asProvided`.
      public var locale: Locale
      /// The format of the number; `nil` rounds to whole numbers with at least two digits if the usage sets the unit.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      /// The purpose, which chooses the unit.
      public var usage: MeasurementFormatUnitUsage<UnitType>
      /// A Boolean value that indicates whether a temperature is written without its scale: `72°`.
      fileprivate(set) public var hidesScaleName = false

      /// Creates a format of measurements.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
      }

      /// Returns the text of a measurement.
      public func format(_ value: Measurement<UnitType>) -> String {
        let isRounded = usage != .asProvided
        return UnitText(width: width.width, hidesScale: hidesScaleName).text(
          of: value.value, value.unit, usage: usage.name, locale: locale
        ) { number in
          (numberFormatStyle ?? (isRounded ? UnitText.rounded(number) : .number)).locale(locale).format(number)
        }
      }

      /// Returns the format with a different locale.
      public func locale(_ locale: Locale) -> FormatStyle {
        var copy = self
        copy.locale = locale
        return copy
      }
    }

    /// Returns the measurement in the current locale: `3.1 mi`.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// Returns the measurement in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
      style.format(self)
    }
  }

  extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Creates a format of temperatures, with or without the scale.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
      self.hidesScaleName = hidesScaleName
    }
  }

  extension FormatStyle {
    /// A format of measurements.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A format of temperatures, with or without the scale.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
  }

  /// The purpose of a measurement, which chooses its unit: miles on the road, feet and inches for a person's height.
  ///
  /// Follows
  /// [MeasurementFormatUnitUsage](https://developer.apple.com/documentation/foundation/measurementformatunitusage).
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    /// The locale's unit of the kind.
    public static var general: Self { Self(name: "general") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(name: "asProvided") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The size of a part of a person: centimeters or inches.
    public static var person: Self { Self(name: "person") }
    /// A person's height: centimeters, or feet and inches.
    public static var personHeight: Self { Self(name: "personHeight") }
    /// A distance on the road: kilometers or miles.
    public static var road: Self { Self(name: "road") }
    /// The focal length of a lens: millimeters.
    public static var focalLength: Self { Self(name: "focalLength") }
    /// Rain: millimeters or inches.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// Snow: centimeters or inches.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// A distance of visibility: kilometers or miles.
    public static var visibility: Self { Self(name: "visibility") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight: kilograms, pounds, or stones and pounds.
    public static var personWeight: Self { Self(name: "personWeight") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self(name: "general") }
    /// The temperature of the air.
    public static var weather: Self { Self(name: "general") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food: kilocalories.
    public static var food: Self { Self(name: "food") }
    /// The energy of a workout: kilocalories.
    public static var workout: Self { Self(name: "food") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a liquid: liters, or gallons and their parts.
    public static var liquid: Self { Self(name: "liquid") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind.
    public static var wind: Self { Self(name: "general") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air: hectopascals, or inches of mercury.
    public static var barometric: Self { Self(name: "barometric") }
  }
#endif
