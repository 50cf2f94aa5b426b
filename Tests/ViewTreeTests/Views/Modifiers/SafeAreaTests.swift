import Testing
import ViewTreeTesting

@MainActor struct SafeAreaTests {
  @Test func `an inset keeps its place, the view gets the rest`() {
    let screen = Screen(width: 12, height: 4) {
      ScrollView { ForEach(0..<9) { Text("Line \($0)") } }
        .safeAreaInset(edge: .bottom, alignment: .leading) { Text("Below") }
        .safeAreaInset(edge: .trailing) { Text("|") }
    }
    expectText(
      screen.text,
      equals: """
        Line 0
        Line 1
        Line 2 |
        Below
        """)
  }
}
