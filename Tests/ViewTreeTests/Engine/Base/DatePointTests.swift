import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

struct DatePointTests {
  @Test(
    arguments: [
      (0, "2001-01-01 00:00:00 +0000"), (0.25, "2001-01-01 00:00:00.250 +0000"),
      (0.9994, "2001-01-01 00:00:00.999 +0000"), (0.9996, "2001-01-01 00:00:01.000 +0000"),
      (12.0005, "2001-01-01 00:00:12.001 +0000"), (-0.25, "2000-12-31 23:59:59.750 +0000"),
      (-3, "2000-12-31 23:59:57 +0000"),
    ] as [(Double, String)]) func `a fraction of a second is shown in thousandths`(_ time: Double, _ words: String)
  {
    let date = Date(timeIntervalSinceReferenceDate: time)
    expectEqual(date.preciseDescription, words)
    #expect(date.isPoint && date.safeDescription == date.description)
  }

  @Test(arguments: [.infinity, -.infinity, .nan] as [Double])
  func `a date that is no point in time is shown as dashes`(_ time: Double) {
    let date = Date(timeIntervalSinceReferenceDate: time)
    #expect(!date.isPoint && date.safeDescription == "--" && date.preciseDescription == "--")
  }
}
