import Testing
import ViewTreeTesting

@MainActor @Suite struct LocalizedStringKeyTests {
  private func cells<V: View>(_ view: V) -> String { Screen(width: 8) { view }.render(.cells) }

  @Test func `an interpolated value stands at its place in the key`() {
    let name = Text("N").bold()
    expectText(
      cells(Text("a\(1)b\(name)c\(2, specifier: "%03d")")), equals: "\"a1bNc002\"\n  3..3 bold")
    let date: Date? = nil
    expectEqual(textPicture(9, Text("d \(date)")), "d nil\n^")
    expectEqual(textPicture(9, Text("x\(name)")), "xN\n^")
  }
}
