import Testing
import ViewTreeTesting

@MainActor @Suite struct TableStyleTests {
  private struct RowsOnly: TableStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Text("table")
        configuration.rows
      }
    }
  }

  @Test func `styles of the package, and one of one's own`() {
    let table = Table(TableTests.Person.all.prefix(1)) { TableColumn("Name", value: \.name) }
    func text(_ view: some View) -> String { Screen(view, width: 10).text }
    let inset = "Name\n----------\nBob"
    expectText(text(table), equals: inset)
    expectText(text(table.tableStyle(.automatic)), equals: inset)
    expectText(text(table.tableStyle(.inset)), equals: inset)
    expectText(
      text(table.tableStyle(.bordered)), equals: "+--------+\n| Name   |\n| ------ |\n| Bob    |\n+--------+")
    expectText(text(table.tableStyle(RowsOnly())), equals: "table\nBob")
  }

  @Test func `rows that are narrower than the line below the titles begin at its start`() {
    let table = Table(TableTests.Person.all.prefix(1)) { TableColumn("N", value: \.name).width(3) }
    expectText(Screen(table.fixedSize(), width: 20).text, equals: "N\n----------\nBob")
  }
}
