import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct TapGestureTests {
  private let log = GestureLog()

  @Test func `a tap ends at its place, and is cancelled elsewhere`() {
    let screen = Screen.centered { Text("abc").gesture(TapGesture().onEnded { log.add("tap") }) }
    screen.click(column: 9, row: 2)
    expectEqual(log.take(), "tap")
    screen.drag(fromColumn: 9, row: 2, toColumn: 10, row: 2)
    screen.click(column: 0, row: 0)
    expectEqual(log.take(), "")
  }

  @Test func `two taps in a row are another gesture than one`() throws {
    let screen = Screen.centered {
      Text("abc")
        .onTapGesture(count: 2) { log.add("two") }
        .gesture(TapGesture().onEnded { log.add("one") })
    }
    screen.click(column: 9, row: 2)
    expectEqual(log.take(), "", "it may become two")
    screen.advance(by: .milliseconds(399))
    expectEqual(log.take(), "")
    screen.advance(by: .milliseconds(1))
    expectEqual(log.take(), "one")
    try screen.find(.staticText, "abc").tap()
    expectEqual(log.take(), "two")
    screen.advance(by: .seconds(1))
    #expect(log.take() == "" && screen.faults == [])
  }

  /// Text that shows which taps there were.
  private struct Tapped: View {
    @State private var taps = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text("abc").onTapGesture(count: 2) { taps += "D" }.onTapGesture { taps += "S" }
        Text("def")
          .gesture(twoOrOne)
        Text("ghi").onTapGesture { taps += "s" }.onTapGesture(count: 2) { taps += "d" }
        Text("jkl").onTapGesture(count: 3) { taps += "III" }.onTapGesture(count: 2) { taps += "II" }
          .onTapGesture { taps += "I" }
        Text(taps)
      }
    }

    private var twoOrOne: some Gesture {
      TapGesture(count: 2).onEnded { taps += "2" }.exclusively(before: TapGesture().onEnded { taps += "1" })
    }
  }

  @Test func `a double click is no single one before, and a single one waits until it cannot become two`() {
    let screen = Screen(Tapped(), width: 12, height: 5)
    func expectTaps(_ taps: String, line: UInt = #line) {
      expectText(screen.text, equals: "abc\ndef\nghi\njkl\n\(taps)", line: line)
    }
    screen.click(column: 0, row: 0, count: 2)
    expectTaps("D")
    screen.click(column: 0, row: 1, count: 2)
    expectTaps("D2")
    screen.click(column: 0, row: 1)
    expectTaps("D2")
    screen.advance(by: .milliseconds(400))
    expectTaps("D21")
    screen.click(column: 0, row: 0)
    // The next press is elsewhere: no second tap can come.
    screen.click(column: 5, row: 4)
    expectTaps("D21S")
    screen.click(column: 0, row: 0)
    screen.click(column: 0, row: 0)
    expectTaps("D21SS")
    screen.advance(by: .seconds(1))
    expectTaps("D21SSS")
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `no tap waits for later ones, and the highest tap count comes first`() {
    let screen = Screen(Tapped(), width: 12, height: 5)
    func taps() -> String { screen.text.split(separator: "\n").dropFirst(4).joined() }
    screen.click(column: 0, row: 2, count: 2)
    expectEqual(taps(), "ss")
    screen.click(column: 0, row: 3, count: 3)
    expectEqual(taps(), "ssIII")
    screen.click(column: 0, row: 3, count: 2)
    expectEqual(taps(), "ssIII")
    screen.advance(by: .seconds(1))
    expectEqual(taps(), "ssIIIII")
    screen.click(column: 0, row: 3)
    screen.advance(by: .seconds(1))
    expectEqual(taps(), "ssIIIIII")
  }

  @Test func `a second press that moves leaves the first one a tap`() {
    let screen = Screen(Tapped(), width: 12, height: 5)
    screen.click(column: 0, row: 0)
    screen.point(.down, column: 0, row: 0, count: 2)
    expectText(screen.text, lacks: "S")
    screen.drag(toColumn: 2, row: 0)
    expectText(screen.text, equals: "abc\ndef\nghi\njkl\nS")
    screen.release(column: 2, row: 0)
    screen.advance(by: .seconds(1))
    expectText(screen.text, equals: "abc\ndef\nghi\njkl\nS")
  }

  private struct Going: View {
    @State private var isThere = true
    @State private var taps = 0

    var body: some View {
      Text("\(taps)")
      if isThere { Text("abc").onTapGesture(count: 2) {}.onTapGesture { taps += 1 }.task { await wait() } }
    }

    @Environment(\.clock) private var clock

    private func wait() async {
      try? await clock.sleep(for: .milliseconds(100))
      isThere = false
    }
  }

  @Test func `a view that is gone when its time comes is not tapped, nor a screen that is closed`() async throws {
    let screen = Screen(Going(), width: 12, height: 2)
    try await screen.settle()
    screen.click(column: 6, row: 1)
    try await screen.settle(after: .seconds(1))
    #expect(screen.text.contains("0") && !screen.text.contains("abc") && screen.faults == [])
    let closed = Screen(Tapped(), width: 12, height: 5)
    closed.click(column: 0, row: 0)
    closed.close()
    closed.advance(by: .seconds(1))
    #expect(!closed.text.contains("S") && closed.issues == [])
  }

  @Test func `a row of a list is selected at once, and opened by two clicks`() {
    let screen = Screen(Rows(), width: 20, height: 4)
    screen.click(column: 4, row: 1)
    expectText(screen.text, equals: "  row 1\n* row 2\n  row 3\n0")
    screen.click(column: 4, row: 2, count: 2)
    expectText(screen.text, equals: "  row 1\n  row 2\n* row 3\n3")
  }

  private struct Rows: View {
    @State private var selection: Int?
    @State private var opened = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(1..<4, id: \.self, selection: $selection) { row in
          Text("row \(row)").onTapGesture(count: 2) { opened = row }
        }
        Text("\(opened)")
      }
    }
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
    expectEqual(log.take(), "local 1.5 0.5 global 10.5 2.5 row 3.5")
  }

  @Test func `a tap of several clicks needs all of them, and at least one`() {
    let once = Screen.centered { Text("abc").gesture(TapGesture(count: 0).onEnded { log.add("one") }) }
    once.click(column: 9, row: 2)
    expectEqual(log.take(), "one")
    let twice = Screen.centered { Text("abc").gesture(TapGesture(count: 2).onEnded { log.add("two") }) }
    twice.click(column: 9, row: 2)
    expectEqual(log.take(), "")
    twice.click(CGPoint(x: 9.5, y: 2.5), count: 2)
    expectEqual(log.take(), "two")
    for count in -1...3 {
      let gesture = SpatialTapGesture(count: count, coordinateSpace: .local)
      let spatial = Screen.centered { Text("abc").gesture(gesture.onEnded { _ in log.add("tap") }) }
      for clicks in 1...3 {
        spatial.click(CGPoint(x: 9.5, y: 2.5), count: clicks)
        let taps = Array(repeating: "tap", count: clicks / max(count, 1)).joined(separator: " ")
        expectEqual(log.take(), taps, "\(clicks) of \(count)")
      }
    }
    let single = Screen.centered { Text("abc").gesture(SpatialTapGesture().onEnded { _ in log.add("tap") }) }
    single.click(column: 9, row: 2)
    expectEqual(log.take(), "tap")
  }

  @Test func `the third of three clicks is no second tap of two, and the fourth is`() {
    let gesture = Screen.centered { Text("abc").gesture(TapGesture(count: 2).onEnded { log.add("two") }) }
    let modifier = Screen.centered { Text("abc").onTapGesture(count: 2) { log.add("two") } }
    for screen in [gesture, modifier] {
      for (count, expected) in [(1, ""), (2, "two"), (3, ""), (4, "two")] {
        screen.point(.down, column: 9, row: 2, count: count)
        screen.point(.up, column: 9, row: 2, count: count)
        expectEqual(log.take(), expected, "click \(count)")
      }
    }
  }

  @Test func `the count of a tap is 1 at least`() {
    expectEqual([-3, 0, 1, 3].map { TapGesture(count: $0).count }, [1, 1, 1, 3])
    expectEqual([-3, 0, 1, 3].map { SpatialTapGesture(count: $0, coordinateSpace: .local).count }, [1, 1, 1, 3])
  }
}
