import Testing
import ViewTreeCompatibility
import ViewTreeTesting

/// Former names do what the names that replaced them do.
@MainActor struct DeprecatedTests {
  @Test func `former modifiers of accessibility set the same values as the new ones`() throws {
    let screen = Screen(width: 20) {
      Text("old").accessibility(label: Text("new")).accessibility(addTraits: .isLink).accessibility(hint: Text("why"))
        .accessibility(identifier: "former").accessibility(value: Text("5"))
      Text("hidden").accessibility(hidden: true)
    }
    try expectEqual(screen.find(.link, "new").hint, "why")
    try expectEqual(screen.find(id: "former").value, "5")
    #expect(throws: (any Error).self) { try screen.find(label: "hidden") }
  }

  @Test func `former titles and items of a bar stand in it`() {
    func bar(_ page: some View) -> String { Screen(width: 40, height: 4) { NavigationStack { page } }.text }
    expectText(
      bar(
        Text("page").navigationBarTitle("Old", displayMode: .inline)
          .navigationBarItems(leading: Button("Back") {}, trailing: Button("+") {})),
      equals: bar(
        Text("page").navigationTitle("Old")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("+") {} }
          }))
    expectText(bar(Text("page").navigationBarTitle("Old").navigationBarHidden(true)), startsWith: "page")
  }

  @Test func `a search takes its suggestions with its field`() {
    struct Asking: View {
      @State private var text = ""
      var body: some View { Text("a").searchable(text: $text, prompt: "Find") { Text("hint") } }
    }
    let screen = Screen(width: 20, height: 8) { Asking() }
    screen.press(.tab)
    expectText(screen.text, contains: "hint")
  }
}
