import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct SemanticStylesTests {
  private func cells<S: ShapeStyle>(_ style: S) -> String {
    Screen(width: 1) { Text("a").foregroundStyle(style).tint(.green) }.render(.cells)
  }

  @Test func `semantic styles`() {
    expectText(cells(.placeholder), equals: "\"a\"\n  0..0 dim")
    expectText(cells(.separator), equals: "\"a\"\n  0..0 dim")
    expectText(cells(.link), equals: "\"a\"\n  0..0 fg=green")
    expectText(cells(.selection), equals: "\"a\"\n  0..0 fg=green")
    expectText(cells(.fill), equals: "\"a\"\n  0..0 dim fg=gray")
    expectText(cells(.red.shadow(.drop(radius: 2)).blendMode(.multiply)), equals: "\"a\"\n  0..0 fg=red")
    expectText(Screen(width: 1, height: 1) { Rectangle().fill(.windowBackground) }.render(.cells), equals: "\" \"")
  }
}
