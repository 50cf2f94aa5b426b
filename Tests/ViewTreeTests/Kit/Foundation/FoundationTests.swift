#if !canImport(Darwin)
  import Foundation
  import Testing
  import ViewTree

  /// What Foundation has on Apple's systems alone.
  struct FoundationTests {
    private func span(
      _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional,
      _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> String? {
      let formatter = DateComponentsFormatter()
      (formatter.allowedUnits, formatter.unitsStyle) = (units, style)
      change(formatter)
      return formatter.string(from: seconds)
    }

    @Test func `a timer counts in positions`() {
      #expect(span(65, [.minute, .second]) == "1:05")
      #expect(span(3_930, [.hour, .minute, .second]) == "1:05:30")
      #expect(span(3_600, [.hour, .minute, .second]) == "1:00:00")
      #expect(span(5, [.minute, .second]) == "5")
      #expect(span(5, [.minute, .second]) { $0.zeroFormattingBehavior = .pad } == "0:05")
      #expect(span(0, [.minute, .second]) == "0")
      #expect(span(-65, [.minute, .second]) == "-1:05")
      // What the larger units would take is counted in the largest.
      #expect(span(7_265, [.minute, .second]) == "121:05")
    }

    @Test func `words of units, of which there are none are left out`() {
      let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
      #expect(span(93_605, units, .abbreviated) == "1d 2h 5s")
      #expect(span(93_605, units, .short) == "1 day, 2 hr, 5 sec")
      #expect(span(2 * 86_400 + 60, units, .full) == "2 days, 1 minute")
      #expect(span(93_605, units, .brief) == "1day 2hr 5sec")
      #expect(span(7_200, units, .spellOut) == "two hours")
      #expect(span(0, units, .full) == "0 seconds")
      #expect(span(3_600, [.hour, .minute], .abbreviated) { $0.zeroFormattingBehavior = .pad } == "1h 0m")
      #expect(span(93_605, units, .full) { $0.maximumUnitCount = 2 } == "1 day, 2 hours")
      let phrase = span(60, units, .full) {
        ($0.includesApproximationPhrase, $0.includesTimeRemainingPhrase) = (true, true)
      }
      #expect(phrase == "About 1 minute remaining")
    }

    @Test func `spans of dates, of components, and what is none`() {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0)!
      formatter.calendar = calendar
      let start = Date(timeIntervalSinceReferenceDate: 0)
      #expect(formatter.string(from: start, to: start.addingTimeInterval(40 * 86_400)) == "1 month, 9 days")
      #expect(formatter.string(from: DateComponents(hour: 3, minute: 1)) == "3 hours, 1 minute")
      #expect(formatter.string(for: "three") == nil && formatter.string(for: 60.0) == "1 minute")
      #expect(formatter.string(from: .nan) == nil && formatter.string(from: .infinity) == nil)
      let words = DateComponentsFormatter.localizedString(from: DateComponents(day: 2), unitsStyle: .abbreviated)
      #expect(words == "2d")
    }

    @Test func `how far a date is from another one`() {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = Locale(identifier: "en_US")
      let now = Date()
      #expect(formatter.localizedString(for: now.addingTimeInterval(-300), relativeTo: now) == "5 minutes ago")
      #expect(formatter.localizedString(for: now.addingTimeInterval(7_200), relativeTo: now) == "in 2 hours")
      #expect(formatter.localizedString(from: DateComponents(hour: -3)) == "3 hours ago")
      formatter.dateTimeStyle = .named
      #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
      formatter.unitsStyle = .abbreviated
      #expect(formatter.localizedString(fromTimeInterval: -300) == "5m ago")
      #expect(formatter.string(for: 3) == nil)
    }

    @Test func `moments and folders`() {
      let start = CACurrentMediaTime()
      #expect(CACurrentMediaTime() >= start)
      #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
      #expect(URL.documentsDirectory.isFileURL && URL.cachesDirectory.isFileURL)
      #expect(URL.documentsDirectory.appending(path: "x").lastPathComponent == "x")
    }

    @Test func `texts that are localized with a comment`() {
      #expect(String(localized: "Hello", comment: "A greeting") == "Hello")
      #expect(String(localized: "Hello", bundle: .main) == "Hello")
      #expect(String(localized: "Hello", table: "Words") == "Hello")
    }

    @Test func `a program is asked for its name by keys`() {
      #expect(kCFBundleNameKey as String == "CFBundleName")
      #expect(kCFBundleVersionKey == "CFBundleVersion" && kCFBundleIdentifierKey == "CFBundleIdentifier")
    }
  }
#endif
