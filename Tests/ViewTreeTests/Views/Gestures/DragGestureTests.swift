import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct DragGestureTests {
  private let log = GestureLog()

  @Test func `a press without a move is no drag; with no distance it is one`() {
    func result(_ distance: CGFloat, to column: Int) -> String {
      let screen = Screen.centered {
        Text("abcdefgh").gesture(DragGesture(minimumDistance: distance).onEnded { log.add("\($0.translation.width)") })
      }
      screen.drag(fromColumn: 7, row: 2, toColumn: column, row: 2)
      return log.take()
    }
    expectEqual(
      [result(10, to: 7), result(0, to: 7), result(10, to: 8), result(12, to: 8), result(12, to: 19)],
      ["", "0.0", "1.0", "", "12.0"])
  }

  @Test func `a drag has the speed of its last move`() {
    var last: DragGesture.Value?
    let screen = Screen.centered {
      Text("abcdefgh").gesture(DragGesture().onChanged { last = $0 }.onEnded { last = $0 })
    }
    screen.press(column: 7, row: 2)
    screen.point(.drag, column: 8, row: 2)
    screen.advance(by: .milliseconds(500))
    screen.point(.drag, column: 10, row: 3)
    screen.release(column: 10, row: 3)
    expectEqual(last?.velocity, CGSize(width: 4, height: 2))
    expectEqual(last?.predictedEndTranslation, CGSize(width: 4, height: 1.5))
    expectEqual(last?.time.timeIntervalSince(last!.time), 0)
  }

  @Test func `a started drag taps nothing, and a gesture that loses to it resets its state`() {
    let screen = Screen.centered {
      Button("Go") { log.add("go") }.simultaneousGesture(DragGesture().onEnded { _ in log.add("drag") })
    }
    screen.drag(fromColumn: 9, row: 2, toColumn: 10, row: 2)
    expectEqual(log.take(), "drag")
  }

  @Test func `a drag knows where it began and is, and how far and where it is going`() throws {
    var values: [DragGesture.Value] = []
    let screen = Screen.centered {
      Text("abcdefgh").gesture(DragGesture().onChanged { values.append($0) })
    }
    screen.press(column: 8, row: 2)
    screen.point(.drag, column: 9, row: 2)
    screen.advance(by: .milliseconds(500))
    screen.point(.drag, column: 11, row: 3)
    let last = try #require(values.last)
    expectEqual([last.startLocation, last.location], [CGPoint(x: 2.5, y: 0.5), CGPoint(x: 5.5, y: 1.5)])
    expectEqual(last.translation, CGSize(width: 3, height: 1))
    expectEqual(last.velocity, CGSize(width: 4, height: 2))
    expectEqual(last.predictedEndLocation, CGPoint(x: 6.5, y: 2))
    expectEqual(last.predictedEndTranslation, CGSize(width: 4, height: 1.5))
    // A move that takes no time has no speed.
    screen.point(.drag, column: 12, row: 3)
    expectEqual(values.last?.velocity, .zero)
    expectEqual(values.map(\.velocity), [.zero, CGSize(width: 4, height: 2), .zero])
  }

  @Test func `a small distance needs a move, and a large one its length`() {
    func ends(_ distance: CGFloat, columns: Int, rows: Int = 0) -> Bool {
      var hasEnded = false
      let screen = Screen(width: 40, height: 20) {
        Color.clear.gesture(
          DragGesture(minimumDistance: distance).onEnded { _ in hasEnded = true })
      }
      screen.drag(fromColumn: 2, row: 2, toColumn: 2 + columns, row: 2 + rows)
      return hasEnded
    }
    #expect(!ends(1, columns: 0) && ends(1, columns: 1) && ends(0, columns: 0) && ends(-1, columns: 0))
    #expect(ends(12, columns: 12) && !ends(12, columns: 11) && ends(12, columns: 0, rows: 12))
    #expect(ends(15, columns: 9, rows: 12) && !ends(15.5, columns: 9, rows: 12))
  }
}
