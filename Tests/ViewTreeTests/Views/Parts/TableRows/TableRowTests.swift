import Testing
import ViewTreeTesting

@MainActor @Suite struct TableRowTests {
  @Test func `rows of a type of one's own, of collections and of conditions`() {
    struct Pair: TableRowContent {
      let people: [TableTests.Person]

      var tableRowBody: some TableRowContent<TableTests.Person> { ForEach(people) { TableRow($0) } }
    }
    func text(_ isLong: Bool) -> String {
      Screen(width: 10) {
        Table(of: TableTests.Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          if isLong { Pair(people: TableTests.Person.all) } else { TableRow(TableTests.Person.all[2]) }
          ForEach(TableTests.Person.all.prefix(1), id: \.age) { TableRow($0) }
        }
      }
      .text
    }
    expectText(text(true), equals: "Name\n----------\nBob\nAnn\nCy\nBob")
    expectText(text(false), equals: "Name\n----------\nCy\nBob")
  }

  @Test func `a table without rows has its header`() {
    let table = Table(of: TableTests.Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
    }
    expectText(Screen(table, width: 10).text, equals: "Name\n----------")
  }

  @Test func `a group of rows is its rows`() {
    let table = Table(of: TableTests.Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      Group {
        TableRow(TableTests.Person.all[1])
        TableRow(TableTests.Person.all[0])
      }
      ForEach(TableTests.Person.all.suffix(1)) { TableRow($0) }
    }
    expectText(Screen(table, width: 8).text, equals: "Name\n--------\nAnn\nBob\nCy")
  }
}
