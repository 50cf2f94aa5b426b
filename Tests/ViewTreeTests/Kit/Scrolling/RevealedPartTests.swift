import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct RevealedPartTests {
  @Observable fileprivate final class Model {
    var part: Int?
    var mark = "a"
  }

  /// Nine rows, of which the part is one.
  private struct Rows: View {
    let model: Model

    var body: some View {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) { ForEach(0..<9) { Text("\(model.mark)\($0)") } }
          .modifier(
            RevealedPart(part: model.part) { part, size, text in
              CGRect(x: 0, y: CGFloat(part) * text.cellSize.height, width: size.width, height: text.cellSize.height)
            })
      }
    }
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `a part is revealed when it changes, and at no other time`(
    unit: ScreenOptions.Unit
  ) {
    let model = Model()
    let screen = Screen(Rows(model: model), width: 5, height: 2, options: ScreenOptions(unit: unit))
    expectText(screen.text, equals: "a0\na1")
    model.part = 6
    expectText(screen.text, equals: "a5\na6")
    screen.turnWheel(column: 0, row: 0, byColumns: 0, rows: -3)
    model.mark = "b"
    expectText(screen.text, equals: "b0\nb1")
    model.part = nil
    expectText(screen.text, equals: "b0\nb1")
    model.part = 6
    expectText(screen.text, equals: "b5\nb6")
    model.part = 2
    expectText(screen.text, equals: "b2\nb3")
    expectEqual(screen.faults, [])
  }

  @Test func `a part that is there at first is revealed`() {
    let model = Model()
    model.part = 8
    expectText(Screen(Rows(model: model), width: 5, height: 2).text, equals: "a7\na8")
  }
}
