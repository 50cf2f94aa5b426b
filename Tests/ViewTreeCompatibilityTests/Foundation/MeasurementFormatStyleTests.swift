#if !canImport(Darwin)
  import Foundation
  import Testing
  import ViewTreeCompatibility
  import ViewTreeTesting

  /// Measurements in words, in the units of a locale.
  @MainActor struct MeasurementFormatStyleTests {
    private let us = Locale(identifier: "en_US")

    private func text<U: Dimension>(
      _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth = .abbreviated,
      _ usage: MeasurementFormatUnitUsage<U> = .general, in locale: String = "en_US"
    ) -> String {
      Measurement(value: value, unit: unit)
        .formatted(.measurement(width: width, usage: usage).locale(Locale(identifier: locale)))
    }

    @Test func `the usage chooses the unit of the locale, and rounds`() {
      #expect(text(5, UnitLength.kilometers) == "3.1 mi" && text(12, UnitLength.kilometers, in: "de_DE") == "12 km")
      #expect(text(300, UnitLength.meters, .wide) == "984 feet" && text(2, UnitLength.centimeters) == "0.79 in")
      #expect(
        text(9.94, UnitLength.meters, in: "de_DE") == "9,9 m" && text(9.95, UnitLength.meters, in: "de_DE") == "10 m")
      #expect(text(0.95, UnitLength.kilometers, in: "de_DE") == "0,95 km")
      #expect(text(0.94, UnitLength.kilometers, in: "de_DE") == "940 m")
      #expect(text(0, UnitLength.kilometers) == "0 in" && text(-5, UnitLength.kilometers) == "-3.1 mi")
      #expect(text(1_500, UnitLength.meters, .abbreviated, .road, in: "de_DE") == "1,5 km")
      #expect(text(300, UnitLength.meters, .abbreviated, .road, in: "en_GB") == "328 yd")
      #expect(text(100, UnitSpeed.kilometersPerHour) == "62 mph" && text(80, UnitMass.kilograms) == "176 lb")
      #expect(text(1, UnitArea.hectares) == "2.5 ac" && text(2, UnitVolume.liters, .wide, .liquid) == "2.1 quarts")
      #expect(text(1_013, UnitPressure.hectopascals, .abbreviated, .barometric) == "30 inHg")
    }

    @Test func `heights and weights may have two units`() {
      #expect(text(180, UnitLength.centimeters, .abbreviated, .personHeight) == "5 ft, 11 in")
      #expect(text(182.88, UnitLength.centimeters, .wide, .personHeight) == "6 feet")
      #expect(text(20, UnitLength.centimeters, .narrow, .personHeight) == "8″")
      #expect(text(0, UnitLength.centimeters, .wide, .personHeight) == "0 inches")
      #expect(text(1.8, UnitLength.meters, .abbreviated, .personHeight, in: "fr_FR") == "180 cm")
      #expect(text(80, UnitMass.kilograms, .abbreviated, .personWeight, in: "en_GB") == "12 st, 8 lb")
      #expect(text(-3, UnitLength.meters, .abbreviated, .personHeight) == "-9 ft, 10 in")
      #expect(text(-20, UnitLength.centimeters, .narrow, .personHeight) == "-8″")
      #expect(text(.infinity, UnitLength.meters, .abbreviated, .personHeight) == "∞ ft")
      #expect(text(-.infinity, UnitMass.kilograms, .wide, .personWeight, in: "en_GB") == "-∞ stones")
      #expect(text(.nan, UnitLength.meters, .abbreviated, .personHeight) == "NaN ft")
    }

    @Test func `a provided measurement keeps its unit and its digits`() {
      #expect(text(5.25, UnitLength.kilometers, .abbreviated, .asProvided) == "5.25 km")
      #expect(text(1, UnitLength.miles, .wide, .asProvided) == "1 mile")
      #expect(text(2, UnitLength.millimeters, .wide, .asProvided) == "2 millimeters")
      #expect(text(3.5, UnitArea.squareKilometers, .wide, .asProvided) == "3.5 square kilometers")
      #expect(text(90, UnitDuration.minutes, .wide) == "90 minutes" && text(90, UnitDuration.minutes) == "90 min")
      #expect(text(1, UnitSpeed.milesPerHour, .wide, .asProvided) == "1 mile per hour")
      #expect(text(500, UnitInformationStorage.megabytes, .wide) == "500 megabytes")
      #expect(text(3, UnitAcceleration.gravity) == "3 g" && text(3, UnitAcceleration.gravity, .wide) == "3 g-forces")
      // A unit without a name here keeps its symbol.
      #expect(text(2, UnitLength.furlongs, .wide, .asProvided) == "2 \(UnitLength.furlongs.symbol)")
    }

    @Test func `a temperature may leave out its scale`() {
      #expect(text(22, UnitTemperature.celsius) == "72°F" && text(22, UnitTemperature.celsius, .narrow) == "72°")
      #expect(text(22, UnitTemperature.celsius, .wide, .asProvided) == "22 degrees Celsius")
      let celsius = Measurement(value: 22, unit: UnitTemperature.celsius)
      let short = celsius.formatted(
        .measurement(
          width: .abbreviated, usage: .weather, hidesScaleName: true,
          numberFormatStyle: .number.precision(.fractionLength(1))
        ).locale(us))
      #expect(short == "71.6°")
    }

    @Test func `a text shows a measurement in the screen's locale`() {
      struct Distance: View {
        let value = Measurement(value: 5, unit: UnitLength.kilometers)
        var body: some View {
          VStack(alignment: .leading) {
            Text(value, format: .measurement(width: .wide))
            Text("It is \(value, format: .measurement(width: .narrow, usage: .road)) away")
          }
        }
      }
      let screen = Screen(width: 20) { Distance() }
      expectText(screen.text, equals: "3.1 miles\nIt is 3.1mi away")
      let german = Screen(width: 20, options: ScreenOptions(locale: Locale(identifier: "de_DE"))) { Distance() }
      expectText(german.text, equals: "5 kilometers\nIt is 5km away")
    }

    @Test func `a measurement in another unit is shown, though it is equal`() throws {
      struct Way: View {
        @State private var isInMeters = false
        private let way = Measurement(value: 1, unit: UnitLength.kilometers)
        var body: some View {
          Text(
            isInMeters ? way.converted(to: .meters) : way, format: .measurement(width: .wide, usage: .asProvided))
          Button("Meters") { isInMeters = true }
        }
      }
      let screen = Screen(width: 20, options: ScreenOptions(locale: Locale(identifier: "en_US"))) { Way() }
      expectText(screen.text, startsWith: "1 kilometer\n")
      try screen.find(.button, "Meters").tap()
      expectText(screen.text, startsWith: "1,000 meters\n")
    }

    @Test func `the formatter from before writes three digits after the point`() {
      let formatter = MeasurementFormatter()
      formatter.locale = us
      let way = Measurement(value: 5, unit: UnitLength.kilometers)
      #expect(formatter.string(from: way) == "3.107 mi" && formatter.string(from: UnitLength.miles) == "mi")
      formatter.locale = Locale(identifier: "de_DE")
      #expect(formatter.string(from: Measurement(value: 5_250, unit: UnitLength.meters)) == "5,25 km")
      formatter.locale = us
      (formatter.unitOptions, formatter.unitStyle) = (.providedUnit, .long)
      formatter.numberFormatter.maximumFractionDigits = 0
      #expect(formatter.string(from: way) == "5 kilometers")
      #expect(formatter.string(from: UnitSpeed.milesPerHour) == "miles per hour")
      #expect(formatter.string(from: Measurement(value: 3, unit: Unit(symbol: "sheep"))) == "3 sheep")
      let options: [MeasurementFormatter.UnitOptions] = [.providedUnit, .naturalScale, .temperatureWithoutUnit]
      expectEqual(options.map(\.rawValue), [1, 2, 4])
      formatter.unitOptions = .temperatureWithoutUnit
      formatter.unitStyle = .medium
      #expect(formatter.string(from: Measurement(value: 0, unit: UnitTemperature.celsius)) == "32°")
    }
  }
#endif
