import Foundation
import Testing
import ViewTree
import ViewTreeTesting

@testable import TextBackend

@MainActor struct ScreenOptionsTests {
  private func environment(_ options: ScreenOptions) -> EnvironmentValues {
    options.environment(clock: VirtualClock())
  }

  @Test func `the defaults are those of a plain screen`() {
    let options = ScreenOptions()
    #expect(options.glyphs == .ascii && options.colorScheme == .light && options.colorDepth == .trueColor)
    #expect(options.layoutDirection == .leftToRight && options.dynamicTypeSize == .large && options.idiom == .text)
    #expect(options.alignment == .topLeading && !options.accessibilityReduceMotion && !options.allowsIssues)
    #expect(
      options.now == Date(timeIntervalSinceReferenceDate: 0) && options.clock == nil && options.recordsFilm == nil)
    #expect(!options.omitsViewsWithoutObjects && options.openedFiles == [] && options.files == nil)
    #expect(options.locale.identifier == "en_US" && options.timeZone == TimeZone(secondsFromGMT: 0))
    #expect(ScreenOptions.Unit.cells.cellSize == CGSize(width: 1, height: 1))
    #expect(ScreenOptions.Unit.points.cellSize == CGSize(width: 8, height: 16))
  }

  @Test func `a locale, a time zone and a calendar reach the views, each also in the calendar`() throws {
    let german = Locale(identifier: "de_DE")
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let locale = environment(ScreenOptions(locale: german))
    #expect(locale.locale == german && locale.calendar.locale == german)
    #expect(locale.timeZone == ScreenOptions().timeZone && locale.calendar.timeZone == ScreenOptions().timeZone)
    let place = environment(ScreenOptions(timeZone: zone))
    #expect(place.timeZone == zone && place.calendar.timeZone == zone && place.locale.identifier == "en_US")
    let calendar = environment(ScreenOptions(calendar: Calendar(identifier: .buddhist)))
    #expect(calendar.calendar.identifier == .buddhist && calendar.calendar.locale?.identifier == "en_US")
    #expect(calendar.calendar.timeZone == ScreenOptions().timeZone)
    let all = environment(
      ScreenOptions(locale: german, calendar: Calendar(identifier: .buddhist), timeZone: zone))
    #expect(all.calendar.identifier == .buddhist && all.calendar.locale == german && all.calendar.timeZone == zone)
  }

  @Test func `the other options reach the views`() {
    let plain = environment(ScreenOptions())
    #expect(plain.glyphs == .ascii && plain.layoutDirection == .leftToRight && plain.dynamicTypeSize == .large)
    #expect(plain.idiom == .text && !plain.accessibilityReduceMotion && plain.openedFiles == [])
    #expect(!plain.omitsViewsWithoutObjects)
    let (clock, files) = (VirtualClock(), StoredFiles())
    var options = ScreenOptions(
      glyphs: .unicode, layoutDirection: .rightToLeft, dynamicTypeSize: .xLarge, idiom: .phone,
      accessibilityReduceMotion: true, clock: clock, files: files)
    options.openedFiles = [URL(filePath: "/a")]
    options.omitsViewsWithoutObjects = true
    let values = environment(options)
    #expect(values.glyphs == .unicode && values.layoutDirection == .rightToLeft && values.dynamicTypeSize == .xLarge)
    #expect(values.idiom == .phone && values.accessibilityReduceMotion && values.openedFiles == options.openedFiles)
    #expect(values.omitsViewsWithoutObjects && values.files === files && values.clock as? VirtualClock === clock)
    let own = VirtualClock()
    #expect(ScreenOptions().environment(clock: own).clock as? VirtualClock === own)
    #expect(environment(ScreenOptions(locale: Locale(identifier: "ar"))).layoutDirection == .rightToLeft)
    #expect(ScreenOptions(colorScheme: .dark).settings.colorScheme == .dark)
  }
}
