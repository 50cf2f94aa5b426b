import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

struct DateLimitsTests {
  private let start = Date(timeIntervalSinceReferenceDate: 100)
  private let end = Date(timeIntervalSinceReferenceDate: 200)

  private func limits(_ range: some _DateLimits) -> [TimeInterval?] {
    [range._dates.first, range._dates.last].map { $0?.timeIntervalSinceReferenceDate }
  }

  @Test func `each form of a range gives the first and the last date in it`() {
    expectEqual(limits(start...end), [100, 200])
    expectEqual(limits(start...), [100, nil])
    expectEqual(limits(...end), [nil, 200])
    expectEqual(limits(start..<end), [100, 199.999])
    expectEqual(limits(..<end), [nil, 199.999])
  }

  @Test @MainActor func `dates may be written without their type in a range`() {
    let screen = Screen(width: 40, height: 8) {
      DatePicker("From", selection: .constant(end), in: .distantPast...)
      DatePicker("Between", selection: .constant(end), in: .distantPast ... .distantFuture, displayedComponents: .date)
      DatePicker(selection: .constant(end), in: ...Date.distantFuture) { Text("To") }
      MultiDatePicker("Several", selection: .constant([]), in: .distantPast..<(.distantFuture))
    }
    expectEqual(screen.findAll(.datePicker).map(\.label), ["From", "Between", "To", "Several"])
    expectEqual(screen.issues, [])
  }
}
