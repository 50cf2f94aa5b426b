import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct SafeAreaBarTests {
  @Test func `a bar stands at its edge, like an inset of the safe area`() {
    let page = Text("page")
    let bars: [(bar: AnyView, expected: String)] = [
      (AnyView(page.safeAreaBar(edge: .top) { Text("bar") }), " bar\npage"),
      (AnyView(page.safeAreaBar(edge: .bottom, alignment: .trailing, spacing: 1) { Text("bar") }), "page\n\n bar"),
      (AnyView(page.safeAreaBar(edge: .leading, spacing: 0) { Text("bar") }), "barpage"),
      (AnyView(page.safeAreaBar(edge: .trailing) { Text("bar") }), "page bar"),
    ]
    for (bar, expected) in bars { expectText(Screen(bar, width: 10).text, equals: expected) }
  }
}
