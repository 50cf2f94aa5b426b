import Testing
import ViewTreeTesting

@Observable private final class Editing {
  var selection: Int? = 1
  var tag = 1
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
