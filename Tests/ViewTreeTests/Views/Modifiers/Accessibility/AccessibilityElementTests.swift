import Testing
import ViewTreeTesting

@MainActor struct AccessibilityElementTests {
  private func semantics(of children: AccessibilityChildBehavior) -> String {
    let screen = Screen(width: 30) {
      HStack {
        Text("One")
        Button("Two") {}
      }
      .accessibilityElement(children: children)
    }
    return screen.render(.semantics)
  }

  @Test func `children are combined, contained or ignored`() {
    expectText(semantics(of: .combine), equals: "group \"One Two\"")
    expectText(
      semantics(of: .contain),
      equals: """
        group ""
          staticText "One"
          button "Two"
        """)
    expectText(semantics(of: .ignore), equals: "group \"\"")
  }

  @Test func `a label may be a text`() throws {
    let screen = Screen(width: 30) {
      VStack {
        Text("*")
        Text("*")
      }
      .accessibilityElement()
      .accessibilityLabel(Text("\(2) stars"))
      .accessibilityValue(Text("good"))
    }
    try expectEqual(screen.find(.group, "2 stars").value, "good")
  }
}
