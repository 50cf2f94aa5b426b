import Testing
import ViewTreeTesting

/// Rows that open and close, and sections of rows.
@MainActor @Suite struct TableTreeTests {
  struct File: Identifiable {
    let id: String
    var size = 1
    var files: [File]?

    static let all = [
      File(id: "Photos", size: 3, files: [File(id: "Lisbon"), File(id: "Trips", size: 2, files: [File(id: "Rome")])]),
      File(id: "Notes", size: 7),
    ]
  }

  struct Files: View {
    @State private var selection: String?

    var body: some View {
      VStack(alignment: .leading) {
        Table(File.all, children: \.files, selection: $selection) {
          TableColumn("Name", value: \.id)
          TableColumn("Size") { Text("\($0.size)") }.width(4)
        }
        Text(selection ?? "none")
      }
    }
  }

  @Test func `a row with children opens them below it, and the columns stay where they are`() throws {
    let screen = Screen(width: 24) { Files() }
    expectText(
      screen.text,
      equals: """
          Name              Size
          ----------------------
          > Photos          3
            Notes           7
        none
        """)
    screen.click(column: 2, row: 2)
    expectText(
      screen.text,
      equals: """
          Name              Size
          ----------------------
          v Photos          3
              Lisbon        1
            > Trips         2
            Notes           7
        none
        """)
    screen.click(column: 4, row: 4)
    expectText(screen.text, contains: "    v Trips         2\n        Rome        1")
    screen.click(column: 2, row: 2)
    expectText(screen.text, lacks: "Lisbon")
    expectEqual(screen.issues, [])
  }

  @Test func `the label of a row's mark is its action`() throws {
    let screen = Screen(width: 24) { Files() }
    try screen.find(.button, "Expand").tap()
    #expect(screen.text.contains("v Photos") && screen.text.contains("Lisbon"))
    try expectEqual(screen.find(.disclosureGroup, "Photos 3").find(.button, "Collapse").label, "Collapse")
    try screen.find(.button, "Collapse").tap()
    expectText(screen.text, lacks: "Lisbon")
  }

  @Test func `the mark of the selection stands in one column on all levels`() throws {
    let screen = Screen(width: 24) { Files() }
    try screen.find(.button, "Expand").tap()
    screen.click(column: 0, row: 3)
    #expect(screen.text.contains("\n*     Lisbon        1\n") && screen.text.hasSuffix("Lisbon"))
  }

  @Test func `each row of a tree can be selected, and opened by a key`() throws {
    let screen = Screen(width: 24) { Files() }
    screen.click(column: 20, row: 2)
    expectText(screen.text, endsWith: "Photos")
    try screen.find(.disclosureGroup, "Photos 3").tap()
    try expectEqual(screen.find(.disclosureGroup, "Photos 3").isExpanded, true)
    screen.click(column: 20, row: 3)
    expectText(screen.text, endsWith: "Lisbon")
  }

  @Test func `a row that a binding opens can have any rows below it`() {
    struct Opened: View {
      @State private var isOpen = true

      var body: some View {
        VStack(alignment: .leading) { Toggle("Open", isOn: $isOpen) }.frame(maxWidth: .infinity, alignment: .leading)
        Table(of: File.self) {
          TableColumn("Name", value: \.id)
          TableColumn("Size") { Text("\($0.size)") }
        } rows: {
          DisclosureTableRow(File.all[0], isExpanded: $isOpen) {
            ForEach(File.all[0].files ?? []) { TableRow($0) }
            TableRow(File.all[1])
          }
        }
      }
    }
    let screen = Screen(width: 24) { Opened() }
    expectText(
      screen.text,
      equals: """
        [x] Open
        Name         Size
        ------------------------
        v Photos     3
            Lisbon   1
            Trips    2
            Notes    7
        """)
    screen.click(column: 1, row: 0)
    #expect(screen.text.contains("> Photos") && !screen.text.contains("Lisbon"))
  }

  @Test func `an outline group makes the rows of a tree`() {
    let screen = Screen(width: 20) {
      Table(of: File.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        OutlineGroup(File.all, children: \.files) { TableRow($0) }
      }
    }
    screen.click(column: 0, row: 2)
    expectText(
      screen.text,
      equals: "Name\n--------------------\nv Photos\n    Lisbon\n  > Trips\n  Notes")
  }

  @Test func `sections of rows have titles, and the columns of the table`() {
    struct Sections: View {
      @State private var isOpen = true

      var body: some View {
        Table(of: File.self) {
          TableColumn("Name", value: \.id)
          TableColumn("Size") { Text("\($0.size)") }
        } rows: {
          Section("Large", isExpanded: $isOpen) { TableRow(File.all[1]) }
          Section {
            ForEach(File.all.prefix(1)) { TableRow($0) }
          } header: {
            Text("Small")
          }
        }
      }
    }
    let screen = Screen(width: 22) { Sections() }
    expectText(
      screen.text,
      equals: """
        Name        Size
        ----------------------
        v Large
        Notes       7
        Small
        Photos      3
        """)
    screen.click(column: 0, row: 2)
    expectText(screen.text, lacks: "Notes")
  }

  @Test func `a row has a menu of its own`() throws {
    let screen = Screen(width: 30, height: 8) {
      Table(of: File.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        TableRow(File.all[0]).contextMenu { Button("Delete") {} }
        TableRow(File.all[1])
      }
    }
    screen.secondaryClick(column: 2, row: 3)
    expectText(screen.text, lacks: "Delete")
    screen.secondaryClick(column: 2, row: 2)
    expectText(screen.text, contains: "Delete")
  }
}
