import Testing
import ViewTreeTesting

@MainActor @Suite struct OffsetTests {
  private func picture<V: View>(_ view: V) -> String {
    Screen(width: 9, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("^")
        HStack(alignment: .top, spacing: 0) {
          Text(">")
          view
          Text("<")
        }
        Text("^")
      }
    }.text
  }

  @Test func `an offset moves the drawing, not the frame`() {
    expectText(picture(Text("ab").offset(x: 2, y: 1)), equals: "^\n>  <\n^  ab\n")
    expectText(picture(Text("ab").offset(CGSize(width: 3, height: -1))), equals: "^   ab\n>  <\n^\n")
    expectText(picture(Text("ab").offset(x: .nan, y: .infinity)), equals: "^\n>ab<\n^\n")
  }

  @Test func `a position is that of the middle, in a view that fills its proposal`() {
    expectText(picture(Text("ab").position(x: 3, y: 0.5)), equals: "^\n>  ab   <\n\n^")
    expectText(picture(Text("ab").position(CGPoint(x: 3, y: 1.5))), equals: "^\n>       <\n   ab\n^")
    expectText(
      picture(Text("ab").position(x: 1, y: 0.5).fixedSize(horizontal: true, vertical: false)), equals: "^\n>ab<\n\n^")
    expectText(
      picture(Text("ab").position(x: 1, y: 0.5).fixedSize(horizontal: false, vertical: true)),
      equals: "^\n>ab     <\n^\n")
    expectText(picture(Text("ab").position(x: 1, y: 0.5).fixedSize()), equals: "^\n>ab<\n^\n")
  }
}
