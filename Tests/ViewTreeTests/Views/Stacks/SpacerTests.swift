import Testing
import ViewTreeTesting

@MainActor struct SpacerTests {
  private func row(_ width: Int, _ spacer: Spacer, isFixed: Bool = false) -> String {
    Screen(width: width, height: 1) {
      HStack {
        Text("ab")
        spacer
        Text("c")
      }
      .fixedSize(horizontal: isFixed, vertical: false)
    }.text
  }

  @Test func `a spacer takes the remaining length, and never less than its minimum`() {
    expectText(row(8, Spacer()), equals: "ab     c")
    expectText(row(8, Spacer(minLength: 0)), equals: "ab     c")
    expectText(row(4, Spacer()), equals: "ab c")
    expectText(row(3, Spacer(minLength: 0)), equals: "abc")
    expectText(row(20, Spacer(minLength: 3), isFixed: true), equals: "ab   c")
    expectText(row(20, Spacer(), isFixed: true), equals: "ab c")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1]) func `an invalid minimum length counts as 0`(length: CGFloat) {
    expectText(row(3, Spacer(minLength: length)), equals: "abc")
  }

  @Test func `several spacers share the remaining length`() {
    let screen = Screen(width: 1, height: 5) {
      VStack(spacing: 0) {
        Spacer()
        Text("a")
        Spacer()
        Spacer()
        Text("b")
      }
    }
    expectText(screen.text, equals: "\na\n\n\nb")
  }

  @Test func `a spacer has no spacing along its stack`() {
    func size(_ layout: AnyLayout, _ minLength: CGFloat) -> CGSize? {
      let options = ScreenOptions(metrics: .swiftUI)
      let screen = Screen(width: 80, height: 80, options: options) {
        layout {
          Color.red.frame(width: 20, height: 20)
          Spacer(minLength: minLength)
          Color.red.frame(width: 20, height: 20)
        }
        .fixedSize().accessibilityIdentifier("stack")
      }
      return screen.frame(id: "stack")?.size
    }
    expectEqual(size(AnyLayout(HStackLayout()), 3), CGSize(width: 43, height: 20))
    expectEqual(size(AnyLayout(VStackLayout()), 3), CGSize(width: 20, height: 43))
  }

  @Test func `a spacer outside of a stack takes the whole proposal`() {
    expectEqual(
      Screen(width: 7, height: 3) { Spacer().accessibilityIdentifier("space") }.frame(id: "space"),
      CGRect(x: 0, y: 0, width: 7, height: 3))
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a spacer has no length across its stack`(unit: ScreenOptions.Unit) {
    func size(_ stack: some View) -> CGSize? {
      Screen(width: 30, height: 9, options: ScreenOptions(unit: unit)) { stack.accessibilityIdentifier("stack") }
        .frame(id: "stack")?.size
    }
    let cell = unit.cellSize
    expectEqual(size(HStack { Spacer() }), CGSize(width: 30 * cell.width, height: 0))
    expectEqual(size(VStack { Spacer() }), CGSize(width: 0, height: 9 * cell.height))
  }
}
