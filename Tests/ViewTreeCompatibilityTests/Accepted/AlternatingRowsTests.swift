import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct AlternatingRowsTests {
  @Test(arguments: [true, false]) func `a style with alternating rows is the plain one`(alternates: Bool) {
    func cells(_ view: some View) -> String { Screen(view, width: 16, height: 6).render(.cells) }
    struct Row: Identifiable {
      let id: Int
    }
    let list = List { ForEach(0..<3) { Text("row \($0)") } }
    let table = Table([Row(id: 1), Row(id: 2)]) { TableColumn("Id") { Text("\($0.id)") } }
    let (insetList, boxedList) = (cells(list.listStyle(.inset)), cells(list.listStyle(.bordered)))
    let (insetTable, boxedTable) = (cells(table.tableStyle(.inset)), cells(table.tableStyle(.bordered)))
    #expect(insetList != boxedList && insetTable != boxedTable)
    expectEqual(cells(list.listStyle(.inset(alternatesRowBackgrounds: alternates))), insetList)
    expectEqual(cells(list.listStyle(InsetListStyle(alternatesRowBackgrounds: alternates))), insetList)
    expectEqual(cells(list.listStyle(.bordered(alternatesRowBackgrounds: alternates))), boxedList)
    expectEqual(cells(list.listStyle(BorderedListStyle(alternatesRowBackgrounds: alternates))), boxedList)
    expectEqual(cells(table.tableStyle(.inset(alternatesRowBackgrounds: alternates))), insetTable)
    expectEqual(cells(table.tableStyle(InsetTableStyle(alternatesRowBackgrounds: alternates))), insetTable)
    expectEqual(cells(table.tableStyle(.bordered(alternatesRowBackgrounds: alternates))), boxedTable)
    expectEqual(cells(table.tableStyle(BorderedTableStyle(alternatesRowBackgrounds: alternates))), boxedTable)
  }
}
