import Testing
import ViewTreeTesting

private struct Starred: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text("*")
      configuration
    }
  }
}

@MainActor struct TextFieldBodyTests {
  private struct Name: View {
    @State private var name = ""
    var body: some View { TextField("Name", text: $name).textFieldStyle(Starred()) }
  }

  @Test func `a style written for SwiftUI decorates the text`() throws {
    let screen = Screen(Name(), width: 14)
    expectText(screen.text, equals: "* Name")
    try screen.find(.textField, "Name").type("Ada")
    expectText(screen.text, startsWith: "* Ada")
    try expectEqual(screen.find(.textField, "Name").value, "Ada")
    expectEqual(screen.issues, [])
  }
}
