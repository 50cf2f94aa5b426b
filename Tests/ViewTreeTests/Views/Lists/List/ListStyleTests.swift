import Testing
import ViewTreeTesting

@MainActor @Suite struct ListStyleTests {
  @Test func `styles of lists`() {
    struct Styles: View {
      @ViewBuilder private var rows: some View {
        Text("Loose")
        Section("Fruit") {
          Text("Apple")
          Text("Pear")
        }
      }
      var body: some View {
        VStack(alignment: .leading) {
          List { rows }.listStyle(.automatic)
          List { rows }.listStyle(.plain)
          List { rows }.listStyle(.grouped)
          List { rows }.listStyle(.insetGrouped)
          List { rows }.listStyle(.inset)
          List { rows }.listStyle(.sidebar)
        }
      }
    }
    expectSnapshot(of: Styles(), width: 30)
    for width in [0, 1, 5, 12] { #expect(Screen(Styles(), width: width).issues.isEmpty) }
  }

  @Test func `list styles compose`() {
    struct Marked: ListStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          List(configuration)
        }
      }
    }
    let view = List(selection: .constant("a" as String?)) { Section("Title") { Text("row").tag("a") } }
    expectComposition(
      plain: view, other: view.listStyle(.plain), marked: view.listStyle(Marked()),
      markedOther: view.listStyle(Marked()).listStyle(.plain), otherMarked: view.listStyle(.plain).listStyle(Marked()),
      twiceMarkedOther: view.listStyle(Marked()).listStyle(Marked()).listStyle(.plain))
  }

  @Test func `the rows of a list are rows in every style, and no rows of a form around the list in a style`() {
    struct Rows: ListStyle {
      func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { configuration.content } }
    }
    struct InForm: ListStyle {
      func makeBody(configuration: Configuration) -> some View {
        Form { List(configuration) }.formStyle(.columns)
      }
    }
    let list = List {
      LabeledContent("Name", value: "Ada")
      Toggle("On", isOn: .constant(true))
      Section("S") { Text("a") }
    }
    func text(_ view: some View) -> String { Screen(view, width: 16).text }
    expectText(text(list.listStyle(Rows())), startsWith: "Name         Ada\n[x] On\n")
    expectText(text(list.listStyle(InForm()).listStyle(.grouped)), equals: "Name         Ada\n[x] On\nS\n  a")
    expectText(text(list.listStyle(InForm()).listStyle(.plain)), equals: "Name         Ada\n[x] On\nS\na")
  }
}
