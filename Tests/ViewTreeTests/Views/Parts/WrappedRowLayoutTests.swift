import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct WrappedRowLayoutTests {
  @Test func `buttons that have no room beside each other stand below each other`() {
    func text(_ width: Int) -> String {
      Screen(width: width, options: ScreenOptions(unit: .cells)) {
        WrappedRowLayout()() {
          Text("one")
          Text("two")
          Text("three")
        }
      }
      .text
    }
    expectText(text(20), equals: "one two three")
    expectText(text(8), equals: "one two\nthree")
    expectText(text(3), equals: "one\ntwo\nthr\nee")
  }
}
