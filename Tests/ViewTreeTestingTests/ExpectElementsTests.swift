import Testing

@testable import ViewTreeTesting

@MainActor struct ExpectElementsTests {
  struct Page: View {
    @State private var isOn = true
    @State private var level = 0.5
    var body: some View {
      ForEach(["Fridge", "Shelf"], id: \.self) { name in
        List(name == "Fridge" ? ["Milk", "Eggs"] : ["Rice"], id: \.self) { item in
          HStack {
            Text(item)
            Button("Remove \(item)") {}
          }
        }
        .accessibilityLabel(name)
      }
      Toggle("Wi-Fi", isOn: $isOn)
      Slider(value: $level) { Text("Level") }
      Button("Save \"all\"") {}.disabled(true).accessibilityIdentifier("save")
    }
  }

  private let screen = Screen(width: 30) { Page() }

  /// The message of the failure; empty if the pattern matches.
  private func message(_ container: some ElementContainer, _ pattern: String) -> String {
    let messages = Locked<[String]>([])
    withKnownIssue(isIntermittent: true) {
      expectElements(of: container, pattern)
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return messages.withLock { $0.joined(separator: "\n---\n") }
  }

  private func nested(_ depth: Int) -> AnyView {
    depth == 0
      ? AnyView(Text("leaf"))
      : AnyView(VStack { nested(depth - 1) }.accessibilityElement(children: .contain).accessibilityLabel("\(depth)"))
  }

  @Test(.timeLimit(.minutes(120))) func `patterns inside one another try an element once`() {
    let groups = (0..<12).map { String(repeating: " ", count: $0) + "*\n" }.joined()
    let screen = Screen(width: 10) { nested(30) }
    expectElements(of: screen, groups + String(repeating: " ", count: 12) + "staticText \"leaf\"")
    let message = message(screen, groups + String(repeating: " ", count: 12) + "button")
    expectText(message, startsWith: "No element on the screen matches line 13 of the pattern, after group \"19\"")
  }

  @Test func `some elements in their order are enough`() throws {
    expectElements(
      of: screen,
      """
      list "Fridge"
        staticText "Milk"
        button /Remove .*/
      list
        button "Remove Rice"
      toggle "Wi-Fi" on
      button "Save \\"all\\"" disabled #save
      """)
    expectElements(of: screen, "toggle\nslider \"Level\" /[0-9.]+/\n*")
    expectElements(of: try screen.find(.list, "Fridge"), "button \"Remove Eggs\"")
    expectElements(of: screen, "button \"Remove Milk\"\nbutton \"Remove Rice\"")
  }

  @Test func `the whole semantics are a pattern`() { expectElements(of: screen, screen.render(.semantics)) }

  @Test func `a later element is tried if the lines inside fit only there`() {
    expectElements(of: screen, "list\n  button \"Remove Rice\"\ntoggle")
  }

  @Test func `a failure shows the first line without an element, and what was found`() {
    expectText(
      message(screen, "list \"Fridge\"\n  button \"Remove Milk\"\n  button \"Remove Rice\"\ntoggle"),
      equals: """
        No element on the screen matches line 3 of the pattern, after button "Remove Milk":
          button "Remove Rice"
        The nearest element is button "Remove Rice", which is elsewhere.
        The elements, with a mark at those found:
        ✓ list "Fridge"
            staticText "Milk"
        ✓   button "Remove Milk"
            staticText "Eggs"
            button "Remove Eggs"
          list "Shelf"
            staticText "Rice"
            button "Remove Rice"
          toggle "Wi-Fi" on
          slider "Level" 0.5
          button "Save "all"" disabled #save
        """)
  }

  @Test func `the order counts, and the words do`() {
    expectText(
      message(screen, "toggle \"Wi-Fi\"\nlist \"Fridge\""),
      contains: "The nearest element is list \"Fridge\", which comes earlier.")
    expectText(message(screen, "toggle \"Wi-Fi\" off"), contains: "The nearest element is toggle \"Wi-Fi\" on.")
    expectText(message(screen, "toggle \"wi-fi\""), lacks: "The nearest")
    expectText(message(screen, "button \"Wi-Fi\""), contains: "The nearest element is toggle \"Wi-Fi\" on.")
    expectText(message(screen, "button /Remove/"), contains: "line 1 of the pattern:\n  button /Remove/")
    expectText(
      message(screen, "toggle\ntoggle"), contains: "line 2 of the pattern, after toggle \"Wi-Fi\" on:\n  toggle")
    expectText(message(screen, "toggle \"Wi-Fi\"\n  slider"), contains: "line 2 of the pattern, after toggle")
    expectText(message(screen, "button #save disabled"), contains: "No element on the screen matches line 1")
  }

  @Test func `a pattern that cannot be read names its line`() {
    expectEqual(
      message(screen, " \n"), "The pattern has no elements. Write one on each line, such as toggle \"Wi-Fi\" on.")
    expectEqual(
      message(screen, "toggle\nbutton \"Save"),
      "Line 2 of the pattern cannot be read, \"button \\\"Save\": the label has no closing quotation mark.")
    expectText(
      message(screen, "button /(/"), startsWith: "Line 1 of the pattern cannot be read, \"button /(/\": the expression")
    expectText(message(screen, "button /x"), contains: "the expression has no closing slash")
    expectText(message(screen, "\"Save\""), contains: "the role \"Save\" is no name")
  }

  @Test func `a screen without elements matches nothing`() {
    expectText(message(Screen(width: 5) { Spacer() }, "button"), contains: "(nothing)")
  }
}
