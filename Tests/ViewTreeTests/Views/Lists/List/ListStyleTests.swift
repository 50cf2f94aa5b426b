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
}
