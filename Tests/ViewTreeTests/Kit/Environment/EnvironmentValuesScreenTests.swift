import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor @Suite struct EnvironmentValuesScreenTests {
  @Test func `sizes are in order`() {
    expectEqual(DynamicTypeSize.allCases.sorted(), DynamicTypeSize.allCases)
    #expect(DynamicTypeSize.large < .xLarge && !(DynamicTypeSize.large < .large))
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test func `without a screen dates are those of the standard locale at Greenwich`() {
    let values = EnvironmentValues()
    expectEqual(values.calendar.identifier, .gregorian)
    expectEqual(values.calendar.locale?.identifier, "en_US")
    #expect(values.calendar.timeZone == .gmt && values.timeZone == .gmt)
    #expect(values.now == Date(timeIntervalSince1970: 0) && !values.accessibilityReduceMotion)
  }

  @Test func `the calendar of dates is in the time zone of the environment`() throws {
    var values = EnvironmentValues()
    values.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    values.locale = Locale(identifier: "de_DE")
    values.calendar.firstWeekday = 4
    let context = values.dateContext
    #expect(context.calendar.timeZone == values.timeZone && context.calendar.firstWeekday == 4)
    expectEqual(context.locale.identifier, "de_DE")
  }
}
