import Testing
import ViewTreeTesting

@MainActor @Suite struct EditButtonTests {
  @Test func `an edit button in a toolbar edits the list of the page`() throws {
    struct Page: View {
      @State private var names = ["a", "b"]

      var body: some View {
        NavigationStack {
          List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
            .navigationTitle("Names").toolbar { EditButton() }
        }
      }
    }
    let screen = Screen(width: 24) { Page() }
    try screen.find(.button, "Edit").tap()
    try screen.find(.button, "Delete a").tap()
    expectText(
      screen.text,
      equals: """
        Names           [ Done ]
        ------------------------
        (-) b
        """)
  }

  @Test func `each page has an edit mode of its own`() throws {
    struct Page: View {
      let name: String

      var body: some View {
        List {
          ForEach([name], id: \.self) { Text($0) }.onDelete { _ in }
          NavigationLink("Next") { Page(name: "second") }
        }
        .navigationTitle("Page").toolbar { EditButton() }
      }
    }
    let screen = Screen(width: 40) { NavigationStack { Page(name: "first") } }
    try screen.find(.button, "Edit").tap()
    expectText(screen.text, contains: "(-) first")
    try screen.find(.button, "Next").tap()
    #expect(screen.findAll(.button).contains { $0.label == "Edit" } && !screen.text.contains("(-)"))
    screen.press(.escape)
    expectText(screen.text, contains: "(-) first")
  }

  @Test func `an edit button changes the edit mode around it, and shows it`() throws {
    struct Own: View {
      @State private var mode = EditMode.inactive

      var body: some View {
        HStack {
          EditButton()
          Text(mode == .active ? "on" : "off")
        }
        .environment(\.editMode, $mode)
      }
    }
    let screen = Screen(width: 20) { Own() }
    expectText(screen.text, equals: "[ Edit ] off")
    screen.press(.tab)
    screen.press(.return)
    #expect(screen.text.contains("Done") && screen.text.contains("on"))
  }
}
