import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct TextFieldEventsTests {
  @Test func `the older initializers report the focus and Return`() throws {
    var log: [String] = []
    let screen = Screen(width: 12) {
      TextField(
        "Name", text: .constant(""), onEditingChanged: { log.append("\($0)") }, onCommit: { log.append("commit") })
      Button("OK") {}
    }
    try screen.find(.textField, "Name").tap()
    screen.press(.return)
    screen.press(.tab)
    expectEqual(log, ["true", "commit", "false"])
  }
}
