#if !canImport(Darwin)
  import Foundation
  import Testing
  import ViewTreeCompatibility
  import ViewTree

  /// Names that Foundation has only on Apple's systems.
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
      // Without larger units, their part is counted in the largest one.
      #expect(span(7_265, [.minute, .second]) == "121:05")
    }

    @Test func `words of units, without the zero ones`() {
      let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
      #expect(span(93_605, units, .abbreviated) == "1d 2h 5s")
      #expect(span(93_605, units, .short) == "1 day, 2 hr, 5 sec")
      #expect(span(2 * 86_400 + 60, units, .full) == "2 days, 1 minute")
      #expect(span(93_605, units, .brief) == "1day 2hr 5sec")
      #expect(span(7_200, units, .spellOut) == "two hours")
      #expect(span(0, units, .full) == "0 seconds")
      #expect(span(3_600, [.hour, .minute], .abbreviated) { $0.zeroFormattingBehavior = .pad } == "1h 0m")
      #expect(span(93_605, units, .full) { $0.maximumUnitCount = 2 } == "1 day, 2 hours")
      #expect(span(93_605, units, .full) { $0.maximumUnitCount = 1 } == "1 day")
      #expect(span(3_605, [.hour, .minute, .second], .abbreviated) == "1h 5s")
      #expect(span(3_605, [.hour, .second], .abbreviated) == "1h 5s")
      let phrase = span(60, units, .full) {
        ($0.includesApproximationPhrase, $0.includesTimeRemainingPhrase) = (true, true)
      }
      #expect(phrase == "About 1 minute remaining")
    }

    @Test func `zero units are left out where the behaviour says so`() {
      typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior
      let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
      func text(_ seconds: TimeInterval, _ zeros: Zeros, _ style: DateComponentsFormatter.UnitsStyle) -> String? {
        span(seconds, units, style) { $0.zeroFormattingBehavior = zeros }
      }
      let hour: TimeInterval = 3_600
      #expect(
        text(hour, .dropLeading, .abbreviated) == "1h 0m 0s" && text(hour, .dropLeading, .positional) == "1:00:00")
      #expect(text(hour, .dropTrailing, .abbreviated) == "0d 1h" && text(hour, .dropTrailing, .positional) == "0:01")
      #expect(text(hour, .dropMiddle, .abbreviated) == "0d 1h 0s" && text(hour, .dropMiddle, .positional) == "0:01:00")
      #expect(text(hour, .dropAll, .abbreviated) == "1h" && text(hour, .dropAll, .positional) == "1")
      #expect(text(hour, .pad, .abbreviated) == "0d 1h 0m 0s" && text(hour, .pad, .positional) == "0:01:00:00")
      #expect(text(hour, [], .abbreviated) == "1h" && text(hour, [], .positional) == "1:00:00")
      #expect(text(0, .dropAll, .abbreviated) == "0s" && text(0, .dropMiddle, .abbreviated) == "0d 0s")
    }

    @Test func `durations of dates, of components, and invalid ones`() {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0)!
      formatter.calendar = calendar
      let start = Date(timeIntervalSinceReferenceDate: 0)
      #expect(formatter.string(from: start, to: start.addingTimeInterval(40 * 86_400)) == "1 month, 9 days")
      #expect(formatter.string(from: DateComponents(hour: 3, minute: 1)) == "3 hours, 1 minute")
      #expect(!DateComponentsFormatter().collapsesLargestUnit && DateComponentsFormatter().maximumUnitCount == 0)
      #expect(formatter.string(for: "three") == nil && formatter.string(for: 60.0) == "1 minute")
      #expect(formatter.string(from: .nan) == nil && formatter.string(from: .infinity) == nil)
      #expect(formatter.string(from: 1e11) == nil && formatter.string(from: -1e11) == nil)
      #expect(formatter.string(from: 9e10) != nil)
      // A day with 23 hours in New York.
      calendar.timeZone = TimeZone(identifier: "America/New_York")!
      (formatter.calendar, formatter.referenceDate) = (calendar, Date(timeIntervalSince1970: 1_710_046_800))
      #expect(formatter.string(from: 86_400) == "1 day, 1 hour")
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
      #expect(String(localized: "\(12_345) files") == "12,345 files")
      #expect(String(localized: "\(12_345) files", locale: Locale(identifier: "de_DE")) == "12.345 files")
    }

    @Test func `the bundle returns the name of the program by key`() {
      #expect(kCFBundleNameKey as String == "CFBundleName")
      #expect(kCFBundleVersionKey == "CFBundleVersion" && kCFBundleIdentifierKey == "CFBundleIdentifier")
    }

    @Test func `lists in words`() {
      let formatter = ListFormatter()
      formatter.locale = Locale(identifier: "en_US")
      #expect(formatter.string(from: ["Ada", "Grace", 3]) == "Ada, Grace, and 3")
      formatter.locale = Locale(identifier: "de_DE")
      #expect(formatter.string(for: ["Ada", "Grace"]) == "Ada und Grace" && formatter.string(for: 3) == nil)
      let numbers = NumberFormatter()
      numbers.minimumIntegerDigits = 2
      formatter.itemFormatter = numbers
      #expect(formatter.string(from: [1, 2]) == "01 und 02")
      #expect(ListFormatter.localizedString(byJoining: ["Ada"]) == "Ada")
    }

    @Test func `names of persons`() throws {
      let name = PersonNameComponents(
        namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.",
        nickname: "Tom")
      func text(_ style: PersonNameComponents.FormatStyle.Style, in locale: String = "en_US") -> String {
        name.formatted(.name(style: style).locale(Locale(identifier: locale)))
      }
      #expect(text(.long) == "Dr. Thomas Louis Clark Esq." && text(.medium) == "Thomas Clark")
      #expect(text(.short) == "Tom" && text(.abbreviated) == "TC")
      #expect(text(.medium, in: "hu_HU") == "Clark Thomas" && text(.long, in: "hu_HU") == "Dr. Clark Thomas Louis Esq.")
      #expect(PersonNameComponents(givenName: "泰夫", familyName: "木田").formatted() == "木田泰夫")
      #expect(
        PersonNameComponents().formatted() == "" && PersonNameComponents(familyName: "Clark").formatted() == "Clark")
      let parsed = try PersonNameComponents("Dr. Ada King Lovelace")
      #expect(parsed.formatted(.name(style: .long)) == "Dr. Ada King Lovelace" && parsed.familyName == "Lovelace")
      #expect(parsed.namePrefix == "Dr." && parsed.givenName == "Ada" && parsed.middleName == "King")
      #expect(try PersonNameComponents("Ada").familyName == nil)
      #expect(throws: CocoaError.self) { try PersonNameComponents(" ") }
      let title = try PersonNameComponents("Dr.")
      #expect(title.givenName == "Dr." && title.namePrefix == nil && title.middleName == nil)
      #expect(try PersonNameComponents("Ada Lovelace").middleName == nil)
      #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "TC")
      #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .long) == text(.long))
      let formatter = PersonNameComponentsFormatter()
      #expect(formatter.string(from: name) == "Thomas Clark")
      formatter.style = .abbreviated
      #expect(formatter.string(for: name) == "TC" && formatter.personNameComponents(from: "Ada") != nil)
    }

    @Test func `addresses in parts`() throws {
      let url = try #require(URL(string: "https://me:pw@www.example.com:8080/path/to?key=value#part"))
      #expect(url.formatted() == "https://www.example.com/path/to")
      #expect(
        url.formatted(.url.scheme(.never).port(.always).query(.always)) == "www.example.com:8080/path/to?key=value")
      #expect(
        url.formatted(.url.user(.always).password(.always).fragment(.always).path(.never))
          == "https://me:pw@www.example.com#part")
      #expect(
        url.formatted(.url.scheme(.omitIfHTTPFamily).host(.omitSpecificSubdomains(["www"]))) == "example.com/path/to")
      let local = URL.FormatStyle.ComponentDisplayOption.displayWhen(.host, matches: ["localhost"])
      #expect(url.formatted(.url.port(local)) == "https://www.example.com/path/to")
      #expect(URL(string: "http://localhost:80/")?.formatted(.url.port(local)) == "http://localhost:80/")
      // A component that is missing has none of the values.
      let plain = try #require(URL(string: "https://a.b/c"))
      #expect(plain.formatted(.url.path(.displayWhen(.port, matches: ["80"]))) == "https://a.b")
      #expect(plain.formatted(.url.path(.omitWhen(.port, matches: ["80"]))) == "https://a.b/c")
      #expect(URL(string: "mailto:a@b.c")?.formatted() == "mailto:a@b.c")
      #expect(URL(string: "ftp://h:21/x")?.formatted() == "ftp://h:21/x")
      #expect(URL(fileURLWithPath: "/tmp/x").formatted() == "file:///tmp/x")
      #expect(try URL.FormatStyle().parseStrategy.parse(" https://swift.org ").host() == "swift.org")
      #expect(throws: CocoaError.self) { try URL.FormatStyle().parseStrategy.parse("swift") }
    }

    @Test func `defaults by key values, and a timer that never fires`() throws {
      let defaults = try #require(UserDefaults(suiteName: "FoundationTests-\(UUID().uuidString)"))
      defaults.setValue(3, forKey: "count")
      #expect(defaults.value(forKey: "count") as? Int == 3)
      defaults.setValue(nil, forKey: "count")
      #expect(defaults.value(forKey: "count") == nil)
      let timer = Timer()
      timer.invalidate()
      #expect(!timer.isValid)
    }

    @Test func `notifications come in their order, until the iteration is left`() async {
      let center = NotificationCenter()
      let name = Notification.Name("FoundationTests")
      let object = NSObject()
      var notes = center.notifications(named: name, object: object).makeAsyncIterator()
      center.post(name: name, object: nil, userInfo: ["number": 0])
      center.post(name: Notification.Name("other"), object: object)
      for number in 1...2 { center.post(name: name, object: object, userInfo: ["number": number]) }
      #expect(await notes.next()?.userInfo?["number"] as? Int == 1)
      #expect(await notes.next()?.userInfo?["number"] as? Int == 2)
      let task = Task { for await _ in center.notifications(named: name) {} }
      task.cancel()
      await task.value
    }

    @Test func `attributes about how a text is spoken are kept`() {
      var text = AttributedString("NW1")
      text.accessibilitySpeechSpellsOutCharacters = true
      text.accessibilityHeadingLevel = .h2
      text.accessibilityTextualContext = .sourceCode
      text.accessibilitySpeechAdjustedPitch = 1.5
      text.accessibilitySpeechAnnouncementPriority = .high
      let run = text.runs.first
      #expect(run?.accessibilitySpeechSpellsOutCharacters == true && run?.accessibilityHeadingLevel == .h2)
      #expect(run?.accessibilityTextualContext == .sourceCode && run?.accessibilitySpeechAdjustedPitch == 1.5)
      #expect(run?.accessibilitySpeechIncludesPunctuation == nil && text.runs.count == 1)
    }
  }
#endif
