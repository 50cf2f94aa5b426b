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

  @Test func `it takes what the others leave, and never less than its least length`() {
    expectText(row(8, Spacer()), equals: "ab     c")
    expectText(row(8, Spacer(minLength: 0)), equals: "ab     c")
    expectText(row(4, Spacer()), equals: "ab c")
    expectText(row(3, Spacer(minLength: 0)), equals: "abc")
    expectText(row(20, Spacer(minLength: 3), isFixed: true), equals: "ab   c")
    expectText(row(20, Spacer(), isFixed: true), equals: "ab c")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1]) func `a least length that is none counts as nothing`(length: CGFloat) {
    expectText(row(3, Spacer(minLength: length)), equals: "abc")
  }

  @Test func `several of them share what is left`() {
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

  @Test func `outside of a stack it takes all there is`() {
    expectEqual(
      Screen(width: 7, height: 3) { Spacer().accessibilityIdentifier("space") }.frame(id: "space"),
      CGRect(x: 0, y: 0, width: 7, height: 3))
  }
}
