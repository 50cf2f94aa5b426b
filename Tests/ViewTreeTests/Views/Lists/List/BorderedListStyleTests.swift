import Testing
import ViewTreeTesting

@MainActor @Suite struct BorderedListStyleTests {
  @Test func `a bordered list is plain, in a box`() {
    let screen = Screen(width: 12) {
      List {
        Text("Apple")
        Text("Pear").listRowInsets(.leading, 2)
      }
      .listStyle(.bordered)
    }
    expectText(screen.text, equals: "+----------+\n| Apple    |\n|   Pear   |\n+----------+")
  }

  @Test func `the actions of a section stand below its rows`() throws {
    let screen = Screen(width: 14) {
      List {
        Section("Groups") { Text("Home") }.sectionActions { Button("Add group") {} }
      }
      .listStyle(.sidebar)
    }
    expectText(screen.text, equals: "Groups\n  Home\n  Add group")
  }
}
