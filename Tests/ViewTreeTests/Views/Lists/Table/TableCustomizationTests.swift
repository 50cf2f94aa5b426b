import Testing
import ViewTreeTesting

@MainActor @Suite struct TableCustomizationTests {
  @Test func `a customization shows and hides columns by their ids`() throws {
    struct Customized: View {
      @State private var columns = TableColumnCustomization<TableTests.Person>()

      var body: some View {
        VStack(alignment: .leading) {
          Table(Array(TableTests.Person.all.prefix(1)), columnCustomization: $columns) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
            TableColumn("City", value: \.city).customizationID("city").defaultVisibility(.hidden)
          }
          Button("Other") {
            columns[visibility: "age"] = .hidden
            columns[visibility: "city"] = .visible
          }
          Button("Reset") { for id in ["age", "city"] { columns[visibility: id] = .automatic } }
        }
      }
    }
    let screen = Screen(width: 20) { Customized() }
    let plain = "Name       Age\n--------------------\nBob        9\n[ Other ]\n[ Reset ]"
    expectText(screen.text, equals: plain)
    try screen.find(.button, "Other").tap()
    expectText(screen.text, equals: "Name       City\n--------------------\nBob        Rome\n[ Other ]\n[ Reset ]")
    try screen.find(.button, "Reset").tap()
    expectText(screen.text, equals: plain)
  }

  @Test func `a table whose columns are all hidden has no rows to see`() {
    let table = Table(TableTests.Person.all) { TableColumn("Name", value: \.name).defaultVisibility(.hidden) }
    expectText(Screen(table, width: 10).text, equals: "----------")
  }
}
