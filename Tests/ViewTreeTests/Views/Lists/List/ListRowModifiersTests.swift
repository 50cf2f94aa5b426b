import Testing
import ViewTreeTesting

@MainActor @Suite struct ListRowModifiersTests {
  private func expectPicture(_ view: some View, equals expected: String, line: UInt = #line) {
    expectText(Screen(view, width: 20).text, equals: expected, line: line)
  }

  @Test func `insets, separators and backgrounds of rows`() {
    let rows = Group {
      Text("a").listRowSeparator(.visible)
      Text("b").listRowSeparator(.visible, edges: .all)
      Text("c").listRowInsets(EdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 0))
      Text("d").listRowBackground(Color.red)
    }
    expectSnapshot(of: List { rows }, width: 12, as: .cells)
    expectPicture(VStack(alignment: .leading) { rows }, equals: "a\nb\nc\nd")
  }

  @Test func `a row with lines is as wide as without`() {
    let form = Form { Text("abcdef").listRowSeparator(.visible) }.fixedSize()
    #expect(Screen(form, width: 30).text.contains("abcdef"))
  }

  @Test func `lines take a row in every unit`() {
    let list = List {
      Text("a").listRowSeparator(.visible)
      Text("b").listRowSeparator(.visible, edges: .all)
    }
    expectText(
      Screen(list, width: 12, options: ScreenOptions(unit: .points)).text, equals: Screen(list, width: 12).text)
  }
}
