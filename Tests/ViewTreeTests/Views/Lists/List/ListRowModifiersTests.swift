import Testing
import ViewTreeCompatibility
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
    expectText(Screen(form, width: 30).text, contains: "abcdef")
  }

  @Test func `lines take a row in every unit`() {
    let list = List {
      Text("a").listRowSeparator(.visible)
      Text("b").listRowSeparator(.visible, edges: .all)
    }
    expectText(
      Screen(list, width: 12, options: ScreenOptions(unit: .points)).text, equals: Screen(list, width: 12).text)
  }

  @Test func `lines stand around a section, and a tint reaches the controls of a row`() {
    let list = List {
      Section("S") { Text("a") }.listSectionSeparator(.visible)
      Text("b").listRowSeparatorTint(.red).listSectionSeparatorTint(.red).listRowHoverEffectDisabled()
    }
    expectPicture(
      list,
      equals: """
        --------------------
        + S ---------------+
        | a                |
        +------------------+
        --------------------
          b
        """)
    func red(_ tint: ListItemTint?) -> String {
      Screen(List { Button("x") {}.buttonStyle(.borderless).listItemTint(tint) }, width: 5).render(.ansi)
    }
    #expect(red(.fixed(.red)) == red(.preferred(.red)) && red(.fixed(.red)) != red(nil))
    #expect(red(.monochrome) != red(.fixed(.red)))
  }

  @Test func `a row that cannot be selected is passed over`() {
    struct Selecting: View {
      @State private var selection: String?

      var body: some View {
        VStack(alignment: .leading) {
          List(["a", "b"], id: \.self, selection: $selection) { Text($0).selectionDisabled($0 == "a") }
          Text(selection ?? "none")
        }
      }
    }
    let screen = Screen(width: 8) { Selecting() }
    screen.click(column: 3, row: 0)
    expectText(screen.text, contains: "none")
    screen.click(column: 3, row: 1)
    expectText(screen.text, contains: "* b")
  }
}
