import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// A screen of any size that a number can say is there at once; one that cannot be says so.
@MainActor @Suite struct ScreenSizeTests {
  private func screen(_ width: Int, _ height: Int?) -> Screen {
    Screen(width: width, height: height) {
      VStack(spacing: 0) {
        Text("text")
        Divider()
        Rectangle().stroke(.red).frame(height: 2)
      }
    }
  }

  @Test func `a screen of 10,000 columns works`() {
    let screen = screen(10_000, 3)
    expectEqual(screen.text.split(separator: "\n")[1].count, 10_000)
    expectEqual(screen.issues, [])
  }

  @Test func `a screen of 10,000 rows works`() {
    let screen = screen(8, 10_000)
    expectEqual(screen.text.filter { $0 == "\n" }.count, 9_999)
    expectEqual(screen.issues, [])
  }

  @Test func `a width beyond all bounds is the greatest there is, with an issue`() {
    let screen = screen(.max, 3)
    expectEqual(screen.width, 16_384)
    expectEqual(
      screen.issues,
      [
        "a screen cannot have 9223372036854775807 columns × 3 rows: this one has 16384 columns × 3 rows. "
          + "Give it 0 to 16384 columns, and at that width 0 to 1024 rows."
      ])
  }

  @Test func `a height beyond all bounds is the greatest there is at the width, with an issue`() {
    let screen = screen(1_000, .max)
    expectEqual(screen.height, 16_777)
    expectEqual(screen.issues.count, 1)
  }

  @Test func `a negative size is zero, with an issue`() {
    let screen = screen(-3, .min)
    expectEqual(screen.width, 0)
    expectEqual(screen.height, 0)
    expectEqual(screen.text, "")
    expectEqual(screen.issues.map { $0.contains("-3 columns × -9223372036854775808 rows") }, [true])
  }

  @Test func `zero is a valid size`() {
    expectEqual(screen(0, 0).issues, [])
    expectEqual(screen(0, nil).issues, [])
  }

  @Test func `a screen that is resized has the same bounds`() {
    let screen = screen(8, 3)
    screen.resize(width: .max, height: .max)
    expectEqual(screen.width, 16_384)
    expectEqual(screen.height, 1_024)
    expectEqual(screen.issues.count, 1)
    screen.resize(width: -1)
    expectEqual(screen.width, 0)
    #expect(screen.height == nil)
    expectEqual(screen.issues.count, 2)
    screen.resize(width: 4)
    expectText(screen.text, equals: "text\n----\n+--+\n+--+")
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `content that is higher than any picture is cut, with an issue`(unit: ScreenOptions.Unit) {
    for height in [1e9, 1e300, CGFloat.greatestFiniteMagnitude] {
      let screen = Screen(width: 1_000, options: ScreenOptions(unit: unit)) {
        VStack(spacing: 0) {
          Text("top")
          Color.clear.frame(height: height)
        }
      }
      expectEqual(screen.frames.pictureSize.height, 16_777 * unit.cellSize.height)
      expectEqual(screen.issues.map { $0.hasSuffix("or give the screen a height") }, [true])
      screen.resize(width: 8, height: 2)
      expectEqual(screen.issues.count, 1)
    }
  }

  @Test func `an issue counts the rows of a cut picture, whatever a length means`() {
    let tall = Color.red.frame(width: 8, height: 1e9)
    let screen = Screen(width: 4_096, options: ScreenOptions(unit: .points)) { tall }
    #expect(screen.issues.count == 1 && screen.issues[0].contains("only the first 4096.0 rows of it"))
  }

  @Test func `a growing screen is as high as its lowest presentation`() throws {
    let screen = Screen(width: 30) {
      Menu("Open") {
        Menu("More") { Button("Short") {} }
        Button("a") {}
        Button("b") {}
        Button("c") {}
        Button("d") {}
      }
    }
    try screen.find(.menu, "Open").tap()
    let height = screen.text.split(separator: "\n", omittingEmptySubsequences: false).count
    try screen.find(.menu, "More").tap()
    expectEqual(screen.text.split(separator: "\n", omittingEmptySubsequences: false).count, height)
    expectText(screen.text, contains: "Short")
  }

  @Test func `the calendar of a screen has the screen's time zone, not the one it was made with`() throws {
    struct Hour: View {
      @Environment(\.calendar) private var calendar
      var body: some View { Text("\(calendar.component(.hour, from: Date(timeIntervalSince1970: 0)))") }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 9 * 3_600))
    let zone = try #require(TimeZone(secondsFromGMT: 3_600))
    expectEqual(Screen(Hour(), options: ScreenOptions(calendar: calendar, timeZone: zone)).text, "1")
    expectEqual(Screen(Hour(), options: ScreenOptions(calendar: calendar)).text, "0")
  }

  @Test func `a place that is no number, or far away, has a cell`() {
    let screen = Screen(width: 4) { Text("a") }
    let cells = [
      CGPoint(x: CGFloat.nan, y: -0.5), CGPoint(x: 1e300, y: -1e300), CGPoint(x: 1.9, y: 0),
    ].map { screen.cell(at: $0) }
    expectEqual(cells.map(\.column), [-1_000_000_000, 1_000_000_000, 1])
    expectEqual(cells.map(\.row), [-1, -1_000_000_000, 0])
  }
}
