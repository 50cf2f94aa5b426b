import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct TapGestureTests {
  private let log = GestureLog()

  @Test func `a tap ends where it went down, and is none elsewhere`() {
    let screen = Screen.centered { Text("abc").gesture(TapGesture().onEnded { log.add("tap") }) }
    screen.click(column: 9, row: 2)
    #expect(log.take() == "tap")
    screen.drag(fromColumn: 9, row: 2, toColumn: 10, row: 2)
    screen.click(column: 0, row: 0)
    #expect(log.take() == "")
  }

  @Test func `two taps in a row are another gesture than one`() throws {
    let screen = Screen.centered {
      Text("abc")
        .onTapGesture(count: 2) { log.add("two") }
        .gesture(TapGesture().onEnded { log.add("one") })
    }
    screen.click(column: 9, row: 2)
    #expect(log.take() == "one")
    try screen.find(.staticText, "abc").tap()
    #expect(log.take() == "two")
  }

  @Test func `a tap knows where it was, in its view, on the screen, and in a named view`() {
    let screen = Screen.centered {
      HStack(spacing: 0) {
        Text("..")
        Text("abcd")
          .onTapGesture { log.add("local \($0.x) \($0.y)") }
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .global).onEnded { log.add("global \($0.location.x) \($0.location.y)") }
          )
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .named("row")).onEnded { log.add("row \($0.location.x)") })
      }
      .coordinateSpace(name: "row")
    }
    screen.click(column: 10, row: 2)
    #expect(log.take() == "local 1.5 0.5 global 10.5 2.5 row 3.5")
  }

  @Test func `a tap of several clicks needs all of them, and at least one`() {
    let once = Screen.centered { Text("abc").gesture(TapGesture(count: 0).onEnded { log.add("one") }) }
    once.click(column: 9, row: 2)
    #expect(log.take() == "one")
    let twice = Screen.centered { Text("abc").gesture(TapGesture(count: 2).onEnded { log.add("two") }) }
    twice.click(column: 9, row: 2)
    #expect(log.take() == "")
    twice.click(CGPoint(x: 9.5, y: 2.5), count: 2)
    #expect(log.take() == "two")
  }

  @Test func `the third of three clicks is no second tap of two, and the fourth is`() {
    let gesture = Screen.centered { Text("abc").gesture(TapGesture(count: 2).onEnded { log.add("two") }) }
    let modifier = Screen.centered { Text("abc").onTapGesture(count: 2) { log.add("two") } }
    for screen in [gesture, modifier] {
      for (count, expected) in [(1, ""), (2, "two"), (3, ""), (4, "two")] {
        screen.click(CGPoint(x: 9.5, y: 2.5), count: count)
        #expect(log.take() == expected, "click \(count)")
      }
    }
  }
}
