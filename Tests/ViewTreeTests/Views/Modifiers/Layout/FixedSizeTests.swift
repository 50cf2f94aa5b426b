import Testing
import ViewTreeTesting

@MainActor @Suite struct FixedSizeTests {
  private var fill: some View {
    LetterColor(letter: "x").frame(idealWidth: 4, maxWidth: .infinity, idealHeight: 2, maxHeight: .infinity)
  }

  private func picture<V: View>(_ view: V) -> String {
    Screen(width: 8, height: 5) { view.frame(width: 6, height: 3, alignment: .topLeading) }.text
  }

  @Test func `a view has its ideal length along the axes that are fixed, and what is offered along the other`() {
    expectText(picture(fill), equals: "xxxxxx\nxxxxxx\nxxxxxx\n\n")
    expectText(picture(fill.fixedSize()), equals: "xxxx\nxxxx\n\n\n")
    expectText(
      picture(fill.fixedSize(horizontal: true, vertical: false)),
      equals: "xxxx\nxxxx\nxxxx\n\n")
    expectText(
      picture(fill.fixedSize(horizontal: false, vertical: true)), equals: "xxxxxx\nxxxxxx\n\n\n")
  }
}
