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

  @Test func `an identifier names the only thing inside, or a group of all`() throws {
    let screen = Screen(width: 30) {
      VStack {
        HStack { Button("Save") {} }.accessibilityIdentifier("inner").padding().accessibilityIdentifier("outer")
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityIdentifier("pair")
        Spacer().accessibilityIdentifier("nothing")
      }
    }
    for id in ["inner", "outer"] {
      #expect(try screen.find(id: id).role == .button)
      #expect(try screen.find(id: id).label == "Save")
    }
    #expect(try screen.find(id: "pair").role == .group)
    #expect(try screen.find(id: "nothing").role == .group)
    expectText(
      screen.render(.semantics),
      equals: """
        button "Save" #inner #outer
        group "" #pair
          staticText "a"
          staticText "b"
        group "" #nothing
        """)
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
