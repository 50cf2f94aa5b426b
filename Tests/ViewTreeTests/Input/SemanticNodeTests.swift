import Testing
import ViewTreeTesting

@MainActor @Suite struct SemanticNodeTests {
  @Test func `a part that is hidden from accessibility is no part of a label`() throws {
    let screen = Screen(width: 30) {
      Button {
      } label: {
        HStack {
          Text("Save")
          Text("secret").accessibilityHidden(true)
        }
      }
    }
    expectText(screen.render(.semantics), equals: "button \"Save\"")
    expectText(screen.text, equals: "[ Save secret ]")
  }

  @Test func `a container around a button that has the focus has not the focus itself`() {
    let screen = Screen(width: 30) {
      VStack {
        Button("One") {}
        Button("Two") {}
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Both")
    }
    screen.press(.tab)
    expectText(
      screen.render(.semantics),
      equals: """
        group "Both"
          button "One" focused
          button "Two"
        """)
  }
}
