import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor struct ScenePaddingTests {
  @Test func `a scene keeps a column and a row clear at its edges`() {
    expectText(
      Screen(width: 5) { Text("a").scenePadding().border(.red) }.text,
      equals: Screen(width: 5) { Text("a").padding().border(.red) }.text)
    let side = Screen(width: 8) {
      Text("a").scenePadding(.minimum, edges: .leading).frame(width: 8, alignment: .leading)
    }
    expectText(side.text, equals: " a")
  }
}
