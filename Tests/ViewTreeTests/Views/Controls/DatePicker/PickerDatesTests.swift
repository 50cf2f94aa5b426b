import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

@Suite struct PickerDatesTests {
  @Test func `morning and evening are twelve hours apart, and two steps lead back`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let context = DateContext(calendar: calendar, locale: Locale(identifier: "en_US"))
    let dates = PickerDates(context, nil, nil, [.date, .hourAndMinute])
    let morning = Date(timeIntervalSinceReferenceDate: 9 * 3600)
    let moved = (-2...2).map { dates.moving(.halfDay, by: $0, of: morning).timeIntervalSince(morning) / 3600 }
    expectEqual(moved, [0, 12, 0, 12, 0])
  }
}
