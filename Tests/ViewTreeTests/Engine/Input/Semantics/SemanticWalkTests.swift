import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct SemanticWalkTests {
  private func semantics<V: View>(tabs: Int = 0, @ViewBuilder _ content: () -> V) -> String {
    let screen = Screen(width: 30, height: 6) { VStack(alignment: .leading, spacing: 0) { content() } }
    for _ in 0..<tabs { screen.press(.tab) }
    return screen.render(.semantics)
  }

  @Test func `a group that a modifier makes is not its content: it has not the focus of a part`() {
    let pair = HStack {
      Button("a") {}
      Button("b") {}
    }
    expectText(
      semantics(tabs: 1) { pair.accessibilityIdentifier("pair") },
      equals: "group \"\" #pair\n  button \"a\" focused\n  button \"b\"")
    expectText(
      semantics(tabs: 1) { pair.publishedRotor("Letters") { ["a", "b"] } },
      equals: "group \"\" rotor \"Letters: a, b\"\n  button \"a\" focused\n  button \"b\"")
  }

  @Test func `a hint around two views makes no group, and a rotor does`() {
    let pair = HStack {
      Text("a")
      Text("b")
    }
    expectText(semantics { pair.accessibilityHint("why") }, equals: "staticText \"a\"\nstaticText \"b\"")
    let all = semantics { pair.accessibilityIdentifier("all").publishedRotor("R") { [] }.accessibilityHint("why") }
    expectText(
      all, equals: "group \"\" #all rotor \"R\" hint \"why\"\n  staticText \"a\"\n  staticText \"b\"")
  }

  @Test func `an action around a view is one of the view`() {
    expectText(
      semantics { HStack { Text("a") }.accessibilityAction(named: "Do") {} }, equals: "staticText \"a\" actions \"Do\"")
    expectText(
      semantics { HStack { Text("a") }.accessibilityActions { Button("First") {} } },
      equals: "staticText \"a\" actions \"First\"")
  }

  @Test func `a priority around a view is the view's, and one without it has the priority 0`() {
    expectText(
      semantics {
        HStack { Text("a") }
        HStack { Text("b") }.accessibilitySortPriority(1)
        Text("c").accessibilitySortPriority(0.5)
        Text("d").accessibilitySortPriority(-0.5)
        Text("e")
      }, equals: ["b", "c", "a", "e", "d"].map { "staticText \"\($0)\"" }.joined(separator: "\n"))
  }

  @Test func `the controls in a heading are published, and its texts and images are its label`() {
    let heading = Semantics(.heading, isWhole: false)
    expectText(
      semantics {
        HStack {
          Text("Title")
          Image(systemName: "star")
          Button("All") {}
        }
        .semantics(heading)
      }, equals: "heading \"Title All\"\n  button \"All\"")
    expectText(semantics { HStack { Text("Title") }.semantics(heading) }, equals: "heading \"Title\"")
  }

  @Test func `a priority around a view alone sorts`() {
    expectText(
      semantics {
        HStack { Text("a") }
        HStack { Text("b") }.accessibilitySortPriority(1)
      }, equals: "staticText \"b\"\nstaticText \"a\"")
  }

  @Test func `a priority in the label of a group that opens sorts among what the group holds`() {
    expectText(
      semantics {
        DisclosureGroup(isExpanded: .constant(true)) {
          Text("in")
        } label: {
          HStack {
            Text("More")
            Button("x") {}.accessibilitySortPriority(-1)
          }
        }
      }, equals: "disclosureGroup \"More x\" expanded\n  staticText \"in\"\n  button \"x\"")
  }
}
