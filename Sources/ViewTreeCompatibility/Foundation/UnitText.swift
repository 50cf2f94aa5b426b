#if !canImport(Darwin)
  /// The text of a number with its unit.
  struct UnitText {
    enum Width: String, Codable {
      case wide, abbreviated, narrow
    }

    let width: Width
    /// Whether a temperature is written without its scale.
    let hidesScale: Bool

    /// The text of a value in the units that a usage prefers in a locale.
    func text(
      of value: Double, _ unit: Unit, usage: String, locale: Locale, number: (Double) -> String
    ) -> String {
      let parts = (unit as? Dimension).map { Self.parts(of: value, $0, usage: usage, in: locale) } ?? [(value, unit)]
      return parts.map { text(number: number($0), $1) }.joined(separator: width == .narrow ? " " : ", ")
    }

    private func text(number: String, _ unit: Unit) -> String {
      if unit is UnitTemperature, hidesScale { return width == .wide ? "\(number) degrees" : "\(number)°" }
      let (symbol, key) = (unit.symbol, "\(type(of: unit)).\(unit.symbol)")
      switch width {
      case .wide: return "\(number) \(Self.name(of: symbol, key: key, isOne: number == "1"))"
      case .abbreviated:
        let symbol = Self.abbreviations[key] ?? symbol
        return symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
      case .narrow: return number + (Self.signs[key] ?? symbol)
      }
    }

    /// Returns a format with at most two significant digits below 9.95, and without fraction digits from there.
    static func rounded(_ value: Double) -> FloatingPointFormatStyle<Double> {
      abs(value) < 9.95 ? .number.precision(.significantDigits(1...2)) : .number.precision(.fractionLength(0))
    }

    // MARK: Preferred units

    private static func parts(
      of value: Double, _ unit: Dimension, usage: String, in locale: Locale
    ) -> [(Double, Unit)] {
      guard let preferred = preferred["\(type(of: unit)).\(usage)"] else { return [(value, unit)] }
      let system = locale.measurementSystem
      let units = system == .us ? preferred.us : system == .uk ? preferred.uk ?? preferred.us : preferred.metric
      func converted(to other: Dimension) -> Double {
        // Without this comparison, converting a value to its own unit would change its last digits.
        other == unit ? value : other.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
      }
      if units.count == 2, ["ft in", "st lb"].contains(units.map(\.symbol).joined(separator: " ")) {
        return mixed(converted(to: units[1]), units)
      }
      let shown = units.first { abs(converted(to: $0)) >= 0.95 } ?? units[units.count - 1]
      return [(converted(to: shown), shown)]
    }

    /// Returns whole feet and the remaining inches, or whole stones and the remaining pounds.
    private static func mixed(_ small: Double, _ units: [Dimension]) -> [(Double, Unit)] {
      let size = units[0] == UnitLength.feet ? 12.0 : 14.0
      guard small.isFinite else { return [(small, units[0])] }
      let (whole, small) = ((small.rounded() / size).rounded(.towardZero), small.rounded())
      // Only the first part has a sign.
      let rest = whole == 0 ? small : abs(small - whole * size)
      return [(whole, units[0]), (rest, units[1])].filter {
        $0.0 != 0 || small == 0 && $0.1 == units[1]
      }
    }

    /// The units of a dimension for a usage, largest first: in metric countries, in the US, and in the UK where they
    /// differ from the US.
    private static let preferred: [String: (metric: [Dimension], us: [Dimension], uk: [Dimension]?)] = {
      typealias L = UnitLength
      typealias V = UnitVolume
      let (height, speed) = ([L.feet, L.inches], [UnitSpeed.milesPerHour])
      return [
        "UnitLength.general": ([L.kilometers, L.meters, L.centimeters], [L.miles, L.feet, L.inches], nil),
        "UnitLength.person": ([L.centimeters], [L.inches], nil),
        "UnitLength.personHeight": ([L.centimeters], height, nil),
        "UnitLength.road": ([L.kilometers, L.meters], [L.miles, L.feet], [L.miles, L.yards]),
        "UnitLength.focalLength": ([L.millimeters], [L.millimeters], nil),
        "UnitLength.rainfall": ([L.millimeters], [L.inches], [L.millimeters]),
        "UnitLength.snowfall": ([L.centimeters], [L.inches], [L.centimeters]),
        "UnitLength.visibility": ([L.kilometers, L.meters], [L.miles, L.feet], [L.miles, L.meters]),
        "UnitMass.general": (
          [UnitMass.kilograms, UnitMass.grams], [UnitMass.pounds, UnitMass.ounces],
          [UnitMass.kilograms, UnitMass.grams]
        ),
        "UnitMass.personWeight": ([UnitMass.kilograms], [UnitMass.pounds], [UnitMass.stones, UnitMass.pounds]),
        "UnitTemperature.general": ([UnitTemperature.celsius], [UnitTemperature.fahrenheit], [UnitTemperature.celsius]),
        "UnitSpeed.general": ([UnitSpeed.kilometersPerHour], speed, nil),
        "UnitArea.general": (
          [UnitArea.squareKilometers, UnitArea.hectares, UnitArea.squareMeters, UnitArea.squareCentimeters],
          [UnitArea.squareMiles, UnitArea.acres, UnitArea.squareFeet, UnitArea.squareInches], nil
        ),
        "UnitVolume.general": ([V.cubicMeters, V.cubicCentimeters], [V.cubicFeet, V.cubicInches], nil),
        "UnitVolume.liquid": ([V.liters, V.milliliters], [V.gallons, V.quarts, V.pints, V.cups, V.fluidOunces], nil),
        "UnitEnergy.food": ([UnitEnergy.kilocalories], [UnitEnergy.kilocalories], nil),
        "UnitPressure.barometric": (
          [UnitPressure.hectopascals], [UnitPressure.inchesOfMercury], [UnitPressure.hectopascals]
        ),
      ]
    }()

    // MARK: Names

    /// Returns the name of a unit in words, or its symbol if it has no name here.
    private static func name(of symbol: String, key: String, isOne: Bool) -> String {
      for (exponent, word) in ["²": "square", "³": "cubic"] where symbol.hasSuffix(exponent) && !symbol.contains("/") {
        let side = String(symbol.dropLast())
        return "\(word) \(name(of: side, key: side, isOne: isOne))"
      }
      guard let name = names[key] ?? names[symbol] ?? prefixedName(symbol) else { return symbol }
      let forms = name.split(separator: "/")
      return isOne ? String(forms[0]) : forms.count > 1 ? String(forms[1]) : name + "s"
    }

    private static func prefixedName(_ symbol: String) -> String? {
      for (prefix, word) in prefixes where symbol.hasPrefix(prefix) {
        let base = String(symbol.dropFirst(prefix.count))
        if let name = scaled[base] { return name.split(separator: "/").map { word + $0 }.joined(separator: "/") }
      }
      return scaled[symbol]
    }

    private static let prefixes = [
      "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto", "da": "deca", "d": "deci", "c": "centi",
      "m": "milli", "µ": "micro", "μ": "micro", "n": "nano", "p": "pico",
    ]

    /// The units that have prefixes.
    private static let scaled = [
      "m": "meter", "g": "gram", "L": "liter", "W": "watt", "J": "joule", "Hz": "hertz/hertz", "V": "volt",
      "A": "ampere",
      "Ω": "ohm", "C": "coulomb", "Pa": "pascal", "s": "second", "B": "byte", "bit": "bit", "b": "bit",
      "cal": "calorie",
      "bar": "bar",
    ]

    private static let names = [
      "UnitDuration.m": "minute", "h": "hour", "in": "inch/inches", "ft": "foot/feet", "yd": "yard", "mi": "mile",
      "NM": "nautical mile", "ly": "light year", "ua": "astronomical unit", "lb": "pound", "oz": "ounce",
      "st": "stone/stones",
      "t": "metric ton", "ton": "ton", "ct": "carat", "K": "kelvin", "°C": "degree Celsius/degrees Celsius",
      "°F": "degree Fahrenheit/degrees Fahrenheit", "m/s": "meter per second/meters per second",
      "km/h": "kilometer per hour/kilometers per hour", "mph": "mile per hour/miles per hour", "kn": "knot",
      "°": "degree", "rad": "radian", "rev": "revolution", "kCal": "kilocalorie", "kWh": "kilowatt-hour",
      "hp": "horsepower/horsepower", "fl oz": "fluid ounce", "cup": "cup", "tsp": "teaspoon", "tbsp": "tablespoon",
      "pt": "pint", "qt": "quart", "gal": "gallon", "ac": "acre", "ha": "hectare", "lx": "lux/lux",
      "inHg": "inch of mercury/inches of mercury", "mmHg": "millimeter of mercury/millimeters of mercury",
      "psi": "pound-force per square inch/pounds-force per square inch", "mpg": "mile per gallon/miles per gallon",
      "L/100km": "liter per 100 kilometers/liters per 100 kilometers", "ppm": "part per million/parts per million",
      "UnitAcceleration.g": "g-force",
    ]

    private static let abbreviations = [
      "UnitDuration.h": "hr", "UnitDuration.m": "min", "UnitDuration.s": "sec", "UnitAngle.°": "deg",
      "UnitEnergy.kCal": "kcal",
    ]

    private static let signs = [
      "UnitTemperature.°F": "°", "UnitLength.ft": "′", "UnitLength.in": "″", "UnitMass.lb": "#",
      "UnitEnergy.kCal": "kcal",
    ]
  }
#endif
