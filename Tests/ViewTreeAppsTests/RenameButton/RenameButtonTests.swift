import Testing
import ViewTreeApps
import ViewTreeTesting

@testable import TextBackend

@MainActor struct RenameButtonTests {
  private struct Naming: View {
    @State private var name = "Ada"
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name).focused($isFocused)
        RenameButton().labelStyle(.titleOnly).renameAction($isFocused)
        RenameButton().labelStyle(.titleOnly).renameAction { name = "Bob" }.accessibilityIdentifier("other")
        RenameButton().labelStyle(.titleOnly)
      }
    }
  }

  @Test func `a rename button runs the action in its environment, and is disabled without one`() throws {
    let screen = Screen(Naming(), width: 14)
    expectText(screen.text, equals: "[Ada         ]\n[ Rename ]\n[ Rename ]\n[~Rename~]")
    screen.click(column: 3, row: 1)
    #expect(try screen.find(.textField, "Name").isFocused)
    try screen.find(id: "other").tap()
    try expectEqual(screen.find(.textField, "Name").value, "Bob")
  }
}
