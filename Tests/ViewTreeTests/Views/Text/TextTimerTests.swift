import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

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

  @Test func `a timer shows whole seconds, those that began or those that remain`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func text(_ seconds: Double, countsDown: Bool, showsHours: Bool = true, length: Double = 3_725) -> String {
      let timer = Text.TimerInterval(
        range: start...start.addingTimeInterval(length), pause: start.addingTimeInterval(seconds),
        countsDown: countsDown, showsHours: showsHours)
      return timer.string(in: EnvironmentValues())
    }
    expectEqual(
      [-9, 0, 65.5, 3_725, 9_999].map { text($0, countsDown: false) }, ["0:00", "0:00", "1:05", "1:02:05", "1:02:05"])
    expectEqual(
      [-9, 0, 65.5, 3_725, 9_999].map { text($0, countsDown: true) }, ["1:02:05", "1:02:05", "1:01:00", "0:00", "0:00"])
    expectEqual(
      [text(65.5, countsDown: true, showsHours: false), text(5, countsDown: true, length: 9)], ["61:00", "0:04"])
  }

  @Test func `a timer with a date that is none is no date`() {
    let (start, none) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: .infinity))
    func isNoDate(_ range: ClosedRange<Date>, _ pause: Date?) -> Bool {
      Text.TimerInterval(range: range, pause: pause, countsDown: true, showsHours: true).isNoDate
    }
    let before = Date(timeIntervalSinceReferenceDate: -.infinity)
    #expect(!isNoDate(start...start, nil) && !isNoDate(start...start, start))
    #expect(isNoDate(start...none, nil) && isNoDate(before...start, nil) && isNoDate(start...start, none))
  }
}
