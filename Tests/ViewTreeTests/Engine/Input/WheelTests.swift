import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The windows that a wheel moves.
@MainActor struct WheelTests {
  private func lines(_ name: String, _ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { Text("\(name)\($0)") }
  }

  /// The first letters of each row after the wheel turned above a cell.
  private func rows(_ screen: Screen, columns: Int = 0, _ rows: Int = 0, at place: (column: Int, row: Int)) -> String {
    screen.turnWheel(column: place.column, row: place.row, byColumns: columns, rows: rows)
    expectEqual(screen.faults, [])
    return screen.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.prefix(3) }
      .joined(separator: " ").replacing("  ", with: " ")
  }

  @Test func `a notch is three lines of the innermost window there, and the rest is for the one around`() {
    let screen = Screen(width: 10, height: 4) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          lines("a", 4)
          ScrollView { VStack(alignment: .leading, spacing: 0) { lines("i", 20) } }.frame(height: 3)
          lines("b", 12)
        }
      }
    }
    let steps: [(Int, Int, String)] = [
      (1, 0, "a3 i0 i1 i2"), (1, 1, "a3 i3 i4 i5"), (1, 1, "a3 i6 i7 i8"), (-1, 1, "a3 i3 i4 i5"),
      (1, 1, "a3 i6 i7 i8"), (5, 1, "b0 b1 b2 b3"), (1, 0, "b3 b4 b5 b6"), (9, 3, "b8 b9 b10 b11"),
      (-1, 3, "b5 b6 b7 b8"), (0, 0, "b5 b6 b7 b8"), (-9, 0, "a0 a1 a2 a3"),
    ]
    for (notches, row, expected) in steps {
      expectText(rows(screen, notches, at: (1, row)), equals: expected)
    }
  }

  @Test func `a wheel moves only windows that scroll along its axis`() {
    let screen = Screen(width: 6, height: 3) {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView(.horizontal, showsIndicators: false) { Text("abcdefghijklmnop") }
          lines("l", 9)
        }
      }
    }
    expectText(rows(screen, columns: 1, at: (1, 0)), equals: "def l0 l1")
    expectText(rows(screen, columns: 1, at: (1, 1)), equals: "def l0 l1")
    expectText(rows(screen, columns: -1, at: (1, 0)), equals: "abc l0 l1")
    expectText(rows(screen, 1, at: (1, 0)), equals: "l2 l3 l4")
    expectText(rows(screen, -1, at: (1, 2)), equals: "abc l0 l1")
  }

  @Test func `a wheel moves the topmost window there that is shown`() {
    func lines(_ name: String, _ width: CGFloat) -> some View {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<20) { Text("\(name)\($0)") } }
          .frame(width: width, alignment: .leading)
      }
    }
    let screen = Screen(width: 8, height: 2) {
      ZStack(alignment: .trailing) {
        lines("a", 8)
        lines("b", 4)
        lines("c", 8).hidden()
      }
    }
    let turns: [(Int, Int, String)] = [(5, 1, "a0  b3\na1  b4"), (1, 1, "a3  b3\na4  b4"), (5, -1, "a3  b0\na4  b1")]
    for (column, rows, text) in turns {
      screen.turnWheel(column: column, row: 1, byColumns: 0, rows: rows)
      expectText(screen.text, equals: text)
    }
  }

  @Test func `a wheel in a sheet moves the windows of the sheet`() throws {
    let screen = Screen(width: 30, height: 12) {
      Text("root").sheet(isPresented: .constant(true)) {
        ScrollView(showsIndicators: false) { lines("s", 20) }.frame(width: 6, height: 4)
      }
    }
    let first = try screen.find(.staticText, "s0").frame
    screen.turnWheel(column: Int(first.minX), row: Int(first.minY) + 3, byColumns: 0, rows: 1)
    try expectEqual(screen.find(.staticText, "s3").frame.minY, first.minY)
  }

  @Test func `a wheel beside all windows has no use`() {
    let screen = Screen(width: 9, height: 3, options: ScreenOptions(alignment: .topLeading)) {
      ScrollView { lines("a", 9) }.frame(height: 2)
    }
    let events = screen.frames.events
    func use(_ notches: Int, _ row: CGFloat, along axis: Axis = .vertical) -> Bool {
      events.hasUse { events.turnWheel(at: CGPoint(x: 0.5, y: row + 0.5), by: notches, along: axis) }
    }
    expectEqual([1, 0, -1, 1].map { use($0, 0) }, [true, false, true, true])
    expectEqual([use(1, 2), use(1, 0, along: .horizontal)], [false, false])
    let text = Screen(Text("a"), width: 3, height: 2)
    text.turnWheel(column: 2, row: 1, byColumns: 0, rows: 1)
    expectText(text.text, equals: "a\n")
  }

  @Test func `a wheel moves the rows of an open menu, and keys move its focus`() throws {
    let screen = Screen(width: 12, height: 5) { Menu("M") { lines("r", 12) } }
    try screen.find(.menu, "M").tap()
    func rows() -> [String] {
      screen.text.split(separator: "\n").filter { $0.contains("r") }.map { $0.filter { $0.isLetter || $0.isNumber } }
    }
    expectEqual(rows(), ["r0", "r1", "r2"])
    screen.turnWheel(column: 3, row: 3, byColumns: 0, rows: 1)
    expectEqual(rows(), ["r3", "r4", "r5"])
    screen.press(.pageDown)
    expectEqual(rows(), ["r3", "r4", "r5"])
    screen.turnWheel(column: 3, row: 3, byColumns: 0, rows: -1)
    expectEqual(rows(), ["r0", "r1", "r2"])
    expectEqual(screen.faults, [])
  }
}
