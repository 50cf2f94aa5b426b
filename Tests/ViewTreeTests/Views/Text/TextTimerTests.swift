import Foundation
import Testing
import ViewTreeTesting

@MainActor struct TextTimerTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(width: 30, options: ScreenOptions(now: start), content: content)
  }

  @Test func `a time counts down or up by the screen's clock, and stands still at its end`() {
    let range = start...start.addingTimeInterval(3_665)
    let screen = screen {
      VStack(alignment: .leading, spacing: 0) {
        Text(timerInterval: range)
        Text(timerInterval: range, countsDown: false)
        Text(timerInterval: range, showsHours: false)
        Text(timerInterval: range, pauseTime: start.addingTimeInterval(60))
      }
    }
    expectText(screen.text, equals: "1:01:05\n0:00\n61:05\n1:00:05")
    screen.advance(by: .seconds(5))
    expectText(screen.text, equals: "1:01:00\n0:05\n61:00\n1:00:05")
    screen.advance(by: .seconds(10_000))
    expectText(screen.text, equals: "0:00\n1:01:05\n0:00\n1:00:05")
  }

  @Test func `a range of dates is shown from its start to its end`() {
    let screen = screen {
      VStack(alignment: .leading, spacing: 0) {
        Text(start...start.addingTimeInterval(3_600))
        Text(DateInterval(start: start, duration: 3_600))
      }
    }
    let lines = screen.text.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == lines[1])
    #expect(lines[0].contains("12:00") && lines[0].contains("1:00"))
  }
}
