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

  private func dates(
    _ minimum: Date? = nil, _ maximum: Date? = nil, _ components: DatePickerComponents = [.date, .hourAndMinute]
  ) -> PickerDates {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return PickerDates(
      DateContext(calendar: calendar, locale: Locale(identifier: "en_US")), minimum, maximum, components)
  }

  @Test func `a date is in the range with its ends, and a day if one of its moments is`() {
    let (start, end) = (january(10, 12, 0), january(20, 6, 0))
    let moments = [january(9, 23, 59), january(10, 0, 0), start, january(20, 5, 59), end, end + 1, january(21, 0, 0)]
    expectEqual(moments.map(dates(start, end).contains), [false, false, true, true, true, false, false])
    expectEqual(moments.map(dates(start, end, .date).contains), [false, true, true, true, true, true, false])
    expectEqual(moments.map(dates(start, end).containsDay), [false, true, true, true, true, true, false])
    expectEqual(moments.map(dates(start).contains), [false, false, true, true, true, true, true])
    expectEqual(moments.map(dates(nil, end, .date).contains), [true, true, true, true, true, true, false])
    expectEqual(
      dates(Date(timeIntervalSinceReferenceDate: .nan), Date(timeIntervalSinceReferenceDate: .infinity)), dates())
    expectEqual([dates(start, end).clamped(january(1)), dates(start, end).clamped(january(30))], [start, end])
  }

  @Test func `a choice changes only what is shown, and stays in the range`() throws {
    let old = january(14) + 7.25
    expectEqual(dates(nil, nil, .date).merged(january(20, 3, 5), into: old), january(20) + 7.25)
    expectEqual(dates(nil, nil, .hourAndMinute).merged(january(20, 3, 5), into: old), january(14, 3, 5))
    expectEqual(dates().merged(january(20, 3, 5), into: old), january(20, 3, 5))
    expectEqual(dates(nil, january(20, 6, 0), .date).merged(january(20), into: old), january(20, 6, 0))
    expectEqual(try dates(nil, nil, .hourAndMinute).checked(january(20, 3, 5), replacing: old), january(14, 3, 5))
    #expect(throws: ActionError.self) { try dates(january(3)).checked(january(2), replacing: old) }
    #expect(throws: ActionError.self) {
      try dates().checked(Date(timeIntervalSinceReferenceDate: .nan), replacing: old)
    }
  }

  @Test func `a step is a day or an hour, and a unit turns over by itself`() {
    let date = january(31, 23, 59)
    expectEqual(dates().step(date, by: 1), january(32, 23, 59))
    expectEqual(dates(nil, nil, .hourAndMinute).step(date, by: -2), january(31, 21, 59))
    let moved = [DateUnit.year, .month, .day, .hour, .minute].map { dates().moving($0, by: 1, of: date) }
    expectEqual(
      moved, [january(396, 23, 59), january(59, 23, 59), january(1, 23, 59), january(31, 0, 59), january(31, 23, 0)])
    expectEqual(dates().moving(.halfDay, by: 1, of: january(5, 12, 0)), january(5, 0, 0))
    expectEqual(dates().moving(.halfDay, by: 1, of: january(5, 11, 59)), january(5, 23, 59))
  }

  @Test func `a problem is a date out of the range`() {
    let some = dates(january(10), january(20), .date)
    #expect(some.problem(of: january(10)) == nil && some.problem(of: Date(timeIntervalSinceReferenceDate: .nan)) == nil)
    expectText(
      some.problem(of: january(21)) ?? "",
      startsWith: "Jan 21, 2026 is out of the range Jan 10, 2026...Jan 20, 2026; it")
    expectText(dates(january(10), nil, .date).problem(of: january(9)) ?? "", contains: "the range Jan 10, 2026...;")
  }

  @Test func `units of a date are set to numbers, and a day that the month does not have is its last`() {
    let date = january(31, 21, 5)
    func set(_ unit: DateUnit, _ number: Int) -> Date { dates().setting(unit, to: number, of: date) }
    expectEqual(
      [set(.year, 2027), set(.month, 2), set(.day, 9)], [january(396, 21, 5), january(59, 21, 5), january(9, 21, 5)])
    expectEqual([set(.minute, 0), set(.halfDay, 0), set(.halfDay, 1)], [january(31, 21, 0), january(31, 9, 5), date])
    expectEqual([set(.hour, 12), set(.hour, 3)], [january(31, 12, 5), january(31, 15, 5)])
    expectEqual(dates().setting(.hour, to: 12, of: january(5, 9, 0)), january(5, 0, 0))
    expectEqual(dates().setting(.hour, to: 1, of: january(5, 12, 0)), january(5, 13, 0))
  }
}
