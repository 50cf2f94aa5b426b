import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct SecureFieldTests {
  @Test func `a secure field neither shows nor copies its text`() throws {
    struct Secret: View {
      @State private var text = "ab"

      var body: some View { SecureField("Password", text: $text) }
    }
    let screen = Screen(Secret(), width: 12)
    try screen.find(.textField, "Password").type("c")
    expectText(screen.text, equals: ">***       <")
    try expectEqual(screen.find(.textField, "Password").value, "***")
    screen.press(.character("a").with(.command))
    screen.press(.character("x").with(.command))
    screen.press(.character("v").with(.command))
    expectText(screen.text, equals: ">Password  <")
  }

  @Test func `a secure field in its former form calls its action on Return`() throws {
    struct Form: View {
      @State private var log = "-"

      var body: some View {
        SecureField("Word", text: .constant("ab"), onCommit: { log = "done" })
        Text(log)
      }
    }
    let screen = Screen(width: 12) { Form() }
    try screen.find(.textField, "Word").press(.return)
    expectText(screen.text, equals: ">**        <\n    done")
  }
}
