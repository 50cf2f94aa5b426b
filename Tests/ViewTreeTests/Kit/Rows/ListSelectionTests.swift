import Testing
import ViewTreeTesting

@Observable private final class Editing {
  var isEditing = false
  var usesOther = false
  var selection: Int? = 1
  var other: Int? = 2
  var items = [1, 2, 3]
  var tag = 1
}

/// Rows of a collection, of a section and of a group, which can be selected while they are edited.
private struct Rows: View {
  @Bindable var editing: Editing
  var probe = Probe()

  var body: some View {
    List(selection: editing.isEditing ? (editing.usesOther ? $editing.other : $editing.selection) : nil) {
      ForEach(editing.items, id: \.self) { Counting(number: $0, probe: probe) }
      Section("S") {
        Text("tagged").tag(2)
        Text("no tag")
      }
      DisclosureGroup("Group") { Text("inside") }.tag(3)
    }
  }
}

private struct Counting: View {
  let number: Int
  let probe: Probe
  @State private var count = 0

  var body: some View {
    let _ = probe.ran("row")
    Text("row \(number) \(count)").offers("count \(number)", to: probe) { count += 1 }
  }
}

private struct EditableRows: View {
  @Bindable var editing: Editing

  var body: some View {
    List(selection: editing.isEditing ? $editing.selection : nil) {
      ForEach(editing.items, id: \.self) { Text("row \($0)") }.onDelete { editing.items.remove(atOffsets: $0) }
    }
  }
}

/// Two rows of one tag.
private struct Twins: View {
  @Bindable var editing: Editing

  var body: some View {
    List(selection: $editing.selection) {
      Section("A") { Text("first").tag(1) }
      Section("B") { Text("second").tag(editing.tag) }
    }
  }
}

@MainActor @Suite struct ListSelectionTests {
  private let editing = Editing()

  private func expectFresh(_ screen: Screen, _ view: some View, line: UInt = #line) {
    expectText(screen.text, equals: Screen(view, width: 20).text, line: line)
    #expect(screen.faults + screen.issues == [])
  }

  @Test func `a list becomes selectable, and is so no more`() throws {
    let probe = Probe()
    let screen = Screen(Rows(editing: editing, probe: probe), width: 20)
    let plain = """
        row 1 0
        row 2 1
        row 3 0
      + S ---------------+
      | tagged           |
      | no tag           |
      +------------------+
        > Group
      """
    screen.perform("count 2", probe)
    expectText(screen.text, equals: plain)
    let runs = probe.runs("row")
    editing.isEditing = true
    expectText(
      screen.text,
      equals: """
          * row 1 0
            row 2 1
            row 3 0
        + S ---------------+
        |   tagged         |
        |   no tag         |
        +------------------+
            > Group
        """)
    #expect(probe.runs("row") == runs, "no row is evaluated")
    try screen.find(.staticText, "tagged").tap()
    #expect(editing.selection == 2)
    #expect(screen.text.contains("* row 2") && screen.text.contains("| * tagged"))
    screen.click(column: 7, row: 7)
    #expect(editing.selection == 3 && screen.text.contains("* > Group"))
    editing.isEditing = false
    expectText(screen.text, equals: plain)
    #expect(throws: (any Error).self) { try screen.find(.staticText, "tagged").tap() }
    screen.click(column: 5, row: 0)
    #expect(editing.selection == 3, "nothing is written to a binding that is gone")
    screen.click(column: 7, row: 7)
    #expect(screen.text.contains("inside"), "a click on the label opens the group")
    #expect(screen.faults + screen.issues == [])
  }

  @Test func `rows that come later are as those that are there`() {
    let screen = Screen(Rows(editing: editing), width: 20)
    editing.isEditing = true
    _ = screen.text
    editing.items = [4, 1]
    expectFresh(screen, Rows(editing: editing))
    editing.isEditing = false
    _ = screen.text
    editing.items = [4, 5, 1]
    expectFresh(screen, Rows(editing: editing))
  }

  @Test func `a tap writes to the binding that the list has now`() throws {
    editing.isEditing = true
    let screen = Screen(Rows(editing: editing), width: 20)
    editing.usesOther = true
    expectFresh(screen, Rows(editing: editing))
    try screen.find(.staticText, "row 3 0").tap()
    #expect(editing.selection == 1 && editing.other == 3)
    expectFresh(screen, Rows(editing: editing))
  }

  @Test func `rows that can be deleted take the focus while they cannot be selected, and the list does while they can`()
  {
    let screen = Screen(EditableRows(editing: editing), width: 20)
    screen.press(.tab)
    screen.press(.delete)
    #expect(editing.items == [2, 3])
    editing.isEditing = true
    expectFresh(screen, EditableRows(editing: editing))
    screen.press(.tab)
    screen.press(.return)
    #expect(editing.selection == 2 || editing.selection == 3)
    screen.press(.delete)
    #expect(editing.items.count == 1)
  }

  @Test func `all rows of a tag are marked`() {
    editing.selection = nil
    let screen = Screen(Twins(editing: editing), width: 20)
    editing.selection = 1
    expectText(
      screen.text,
      equals: """
        + A ---------------+
        | * first          |
        +------------------+
        + B ---------------+
        | * second         |
        +------------------+
        """)
    editing.tag = 2
    expectFresh(screen, Twins(editing: editing))
    editing.selection = 2
    expectFresh(screen, Twins(editing: editing))
    editing.tag = 1
    editing.selection = 1
    expectFresh(screen, Twins(editing: editing))
    editing.selection = nil
    expectFresh(screen, Twins(editing: editing))
  }
}
