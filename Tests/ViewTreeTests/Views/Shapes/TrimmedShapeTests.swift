import Testing
import ViewTreeTesting

@MainActor struct TrimmedShapeTests {
  @Test func `a part of the outline is drawn`() {
    func text(_ from: CGFloat, _ to: CGFloat) -> String {
      let shape = Rectangle().trim(from: from, to: to).stroke().frame(width: 8, height: 4)
      return Screen(shape, width: 8, height: 4, options: ScreenOptions(glyphs: .unicode)).text
    }
    // The outline begins at the upper left corner and is 24 long.
    expectText(text(0, 1.0 / 3), equals: "────────\n\n\n")
    expectText(text(0, 0.5), equals: "───────┐\n       │\n       │\n       │")
    expectText(text(0.5, 2), equals: "│\n│\n│\n└───────")
    expectText(text(0.5, 0.2), equals: "\n\n\n")
  }
}
