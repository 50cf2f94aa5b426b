import Testing
import ViewTreeTesting

private struct TextKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var edited: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}

/// The effect of a click on the focus: a view that takes text or keys gets it, and keeps it when a control is clicked.
@MainActor struct FocusByClickTests {
  private struct Commands: View {
    @FocusedBinding(\.edited) private var text

    var body: some View {
      HStack {
        Button("Clear") { text = "" }
        Menu("Edit") {
          Button("Double") { text = text.map { $0 + $0 } }.disabled(text == nil)
          Menu("More") { Button("Dots") { text?.append("..") }.disabled(text == nil) }
        }
        Text(text ?? "none")
      }
    }
  }

  private struct Editor: View {
    @State private var text = "ab"
    @State private var isOn = false

    var body: some View {
      VStack(alignment: .leading) {
        Commands()
        TextField("Text", text: $text).focusedValue(\.edited, $text).frame(width: 10)
        Toggle("On", isOn: $isOn)
        Text(isOn ? "on" : "off").focusable()
      }
    }
  }

  private func editor() throws -> Screen {
    let screen = Screen(Editor(), width: 40, height: 8)
    screen.click(column: 3, row: 1)
    screen.press(.end)
    expectText(
      screen.text,
      equals: """
        [ Clear ] [ Edit v ] ab
        >ab      <
        [ ] On
        off
        """ + "\n\n\n\n")
    return screen
  }

  private func expectFieldHasFocus(_ screen: Screen, line: UInt = #line) throws {
    #expect(try screen.find(.textField, "Text").isFocused)
  }

  @Test func `a click on a button or a toggle leaves the focus in the field, whose value the action writes`() throws {
    let screen = try editor()
    screen.click(column: 3, row: 0)
    expectText(screen.text, equals: "[ Clear ] [ Edit v ]\n>Text    <\n[ ] On\noff\n\n\n\n")
    screen.type("x")
    screen.click(column: 1, row: 2)
    screen.type("y")
    expectText(
      screen.text, equals: "[ Clear ] [ Edit v ] xy\n>xy      <\n[x] On\non\n\n\n\n")
    try expectFieldHasFocus(screen)
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `a menu that a click opens finds the focused values, by clicks and by keys`() throws {
    let screen = try editor()
    screen.click(column: 13, row: 0)
    expectText(
      screen.text,
      equals: """
        [ Clear ] [ Edit v ] ab
        >ab     +----------+
        [ ] On  |   Double |
        off     |   More > |
                +----------+
        """ + "\n\n\n")
    screen.click(column: 15, row: 2)
    expectText(screen.text, equals: "[ Clear ] [ Edit v ] abab\n>abab    <\n[ ] On\noff\n\n\n\n")
    try expectFieldHasFocus(screen)
    screen.click(column: 13, row: 0)
    // The first row has the focus while keys move in the menu, and the field has it again.
    screen.press(.down)
    #expect(try screen.find(.menuItem, "Double").isFocused && screen.find(.menuItem, "Double").isEnabled)
    screen.press(.return)
    expectText(screen.text, equals: "[ Clear ] [ Edit v ] abababab\n>abababab<\n[ ] On\noff\n\n\n\n")
    try expectFieldHasFocus(screen)
    screen.type("!")
    try expectEqual(screen.find(.textField, "Text").value?.contains("!"), true)
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `a menu in an open menu finds it too, and Escape and letters are for the menu`() throws {
    let screen = try editor()
    screen.click(column: 13, row: 0)
    screen.type("z")
    screen.click(column: 15, row: 3)
    screen.press(.down)
    #expect(try screen.find(.menuItem, "Dots").isFocused && screen.find(.menuItem, "Dots").isEnabled)
    screen.press(.return)
    expectText(screen.text, equals: "[ Clear ] [ Edit v ] ab..\n>ab..    <\n[ ] On\noff\n\n\n\n")
    screen.click(column: 13, row: 0)
    screen.press(.escape)
    try expectFieldHasFocus(screen)
  }

  @Test func `a click gives the control the focus if nothing has it, and a focusable view always takes it`()
    throws
  {
    let screen = Screen(Editor(), width: 40, height: 8)
    screen.click(column: 1, row: 2)
    #expect(try screen.find(.toggle, "On").isFocused)
    screen.click(column: 3, row: 0)
    #expect(try screen.find(.button, "Clear").isFocused)
    expectText(screen.text, equals: "[ Clear ] [ Edit v ] none\n[ab      ]\n[x] On\non\n\n\n\n")
    screen.click(column: 1, row: 3)
    #expect(try !screen.find(.button, "Clear").isFocused)
    screen.click(column: 3, row: 0)
    #expect(try !screen.find(.button, "Clear").isFocused, "a focusable text keeps it")
    screen.click(column: 2, row: 1)
    try expectFieldHasFocus(screen)
    screen.press(.tab)
    #expect(try screen.find(.toggle, "On").isFocused, "Tab goes to every control")
  }

  private struct Going: View {
    @State private var text = ""
    @State private var isThere = true

    var body: some View {
      if isThere { TextField("Text", text: $text) }
      Button("Go") { isThere.toggle() }
    }
  }

  @Test func `a field that is gone keeps nothing from the control that is clicked`() throws {
    let screen = Screen(Going(), width: 20)
    screen.press(.tab)
    try screen.find(.button, "Go").tap()
    #expect(try !screen.find(.button, "Go").isFocused)
    try screen.find(.button, "Go").tap()
    #expect(try screen.find(.button, "Go").isFocused)
  }

  private struct Publishing: View {
    @State private var texts = ["a", "b"]

    var body: some View {
      VStack(alignment: .leading) {
        Commands()
        HStack {
          MarkedButton("1")
          MarkedButton("2")
        }
        .focusedValue(\.edited, $texts[0])
        MarkedButton("3").focusedValue(\.edited, $texts[1])
        MarkedButton("4").focusedValue(\.edited, nil)
      }
    }
  }

  @Test func `a control that publishes values keeps the focus from controls that do not publish the same`() {
    let screen = Screen(Publishing(), width: 40)
    screen.click(column: 3, row: 1)
    expectText(screen.text, equals: "[ Clear ] [ Edit v ] a\n[ <1> ] [ 2 ]\n[ 3 ]\n[ 4 ]")
    screen.click(column: 3, row: 2)
    screen.click(column: 3, row: 0)
    expectText(screen.text, equals: "[ Clear ] [ Edit v ]\n[ <1> ] [ 2 ]\n[ 3 ]\n[ 4 ]")
    screen.click(column: 10, row: 1)
    expectText(screen.text, equals: "[ Clear ] [ Edit v ]\n[ 1 ] [ <2> ]\n[ 3 ]\n[ 4 ]")
    for _ in 0..<2 { screen.press(.tab) }
    expectText(screen.text, equals: "[ Clear ] [ Edit v ] none\n[ 1 ] [ 2 ]\n[ 3 ]\n[ <4> ]")
    screen.click(column: 3, row: 2)
    expectText(screen.text, equals: "[ Clear ] [ Edit v ] b\n[ 1 ] [ 2 ]\n[ <3> ]\n[ 4 ]")
  }

  @Test func `a click on a stepper, a slider, a link, a row's menu or a level leaves the focus in the field`() throws {
    struct Form: View {
      @State private var text = "ab"
      @State private var count = 1
      @State private var part = 0.0
      @State private var tint = Color.red

      var body: some View {
        VStack(alignment: .leading) {
          TextField("Text", text: $text)
          Stepper("Count", value: $count)
          Slider(value: $part) { Text("Part") }
          Link("Page", destination: URL(string: "https://a.b")!).environment(\.openURL, OpenURLAction { _ in .handled })
          List { Text("Row").swipeActions { Button("Pin") {} } }.frame(height: 1)
          ColorPicker("Tint", selection: $tint)
        }
      }
    }
    let screen = Screen(Form(), width: 30, height: 18)
    screen.click(column: 3, row: 0)
    for (column, row) in [(9, 1), (20, 2), (1, 3), (28, 4)] {
      screen.click(column: column, row: row)
      try expectFieldHasFocus(screen)
      if row == 4 { screen.press(.escape) }
    }
    try expectEqual([screen.find(.stepper, "Count").value, screen.find(.slider, "Part").value], ["2", "0.64"])
    try screen.find(.colorPicker, "Tint").tap()
    let level = try screen.find(.slider, "Blue").frame
    screen.click(column: Int(level.minX) + 12, row: Int(level.minY))
    #expect(try !screen.find(.slider, "Blue").isFocused)
    try expectEqual(screen.find(.slider, "Blue").value, "70")
  }
}
