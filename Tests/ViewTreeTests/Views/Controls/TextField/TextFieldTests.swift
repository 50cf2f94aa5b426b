import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct TextFieldTests {
  private func screen(_ text: String, width: Int = 12, axis: Axis = .horizontal, glyphs: GlyphSet = .ascii) -> Screen {
    let screen = Screen(NameForm(text: text, axis: axis), width: width, options: ScreenOptions(glyphs: glyphs))
    screen.press(.tab)
    return screen
  }

  private func field(_ screen: Screen) -> String {
    screen.render(.cells).split(separator: "\n").prefix(2).filter { !$0.contains("text:") }.joined(separator: "\n")
  }

  private struct Animated: View {
    @State private var text = ""
    var body: some View { TextField("placeholder text", text: $text).animation(.default, value: text) }
  }

  @Test func `a placeholder leaves at once, also under an animation`() throws {
    let screen = Screen(Animated(), width: 22)
    try screen.find(.textField, "placeholder text").type("42")
    for _ in 0..<5 {
      expectText(screen.text, equals: ">42                  <")
      screen.advance(by: .milliseconds(90))
    }
    screen.press(.delete)
    screen.press(.delete)
    expectText(screen.text, contains: "placeholder text")
  }

  @Test func `a field takes its line before a text beside it is cut`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      TextField("Name", text: .constant("abc"))
      Text("one\ntwo")
    }
    let lines = Screen(view, width: 12, height: 3).text.split(separator: "\n")
    expectEqual(lines.dropFirst(), ["one", "two"])
  }

  @Test func `a click before a character counts the columns that the glyphs take`() {
    for (glyphs, column) in [(GlyphSet.ascii, 4), (.unicode, 3)] {
      // `^[ab` or `␛ab`, after the field's edge.
      let screen = screen("\u{1B}ab", glyphs: glyphs)
      screen.click(column: column, row: 0)
      screen.type("x")
      #expect(screen.text.contains(glyphs == .ascii ? "^[axb" : "␛axb"), "\(screen.text)")
    }
  }

  @Test func `a text stands at the edge of its alignment, and at the start if it fills the field`() {
    func pictures(_ alignment: TextAlignment) -> [String] {
      ["a", "ab", "abc", "abcd"].map { text in
        Screen(TextField("Name", text: .constant(text)).multilineTextAlignment(alignment), width: 6).text
      }
    }
    expectEqual(pictures(.leading), ["[a   ]", "[ab  ]", "[abc ]", "[abcd]"])
    expectEqual(pictures(.center), ["[ a  ]", "[ ab ]", "[abc ]", "[abcd]"])
    expectEqual(pictures(.trailing), ["[   a]", "[  ab]", "[ abc]", "[abcd]"])
  }

  // MARK: Typing

  @Test func `typing writes the text at the caret, and the caret shows`() throws {
    let screen = Screen(NameForm(), width: 12)
    let element = try screen.find(.textField, "Name")
    expectEqual(element.value, "")
    try element.type("Ada L")
    expectText(screen.text, equals: ">Ada L     <\ntext: Ada L")
    expectEqual(field(screen), "\">Ada L     <\"\n  6 caret")
    try expectEqual(screen.find(.textField, "Name").value, "Ada L")
    #expect(try screen.find(.textField, "Name").isFocused)
    screen.press(.home)
    screen.press(.deleteForward)
    screen.type("x")
    expectEqual(field(screen), "\">xda L     <\"\n  2 caret")
    screen.press(.end)
    screen.press(.delete)
    screen.press(.left.with(.option))
    expectEqual(field(screen), "\">xda       <\"\n  1 caret")
    expectEqual(screen.issues, [])
    expectEqual(screen.frames.check(), [])
  }

  @Test func `typing a character evaluates only what reads the text`() throws {
    let screen = screen("Ada")
    let trace = screen.trace { screen.type("x") }
    expectEqual(trace.evaluations(of: NameForm.self), 0)
    expectEqual(trace.evaluations(of: TextField<Text>.self), 0)
    expectEqual(trace.evaluations(of: DefaultTextFieldStyle.self), 1, "the part of it that shows the text")
    expectEqual(trace.evaluations(of: ShownText.self), 1)
    expectEqual(trace.totalEvaluations, 2)
    let move = screen.trace { screen.press(.left) }
    expectEqual(move.evaluations(of: ShownText.self), 0)
    expectEqual(move.totalEvaluations, 1)
  }

  @Test func `a caret that moves alone moves the cursor and writes no cell`() {
    let screen = screen("Ada")
    _ = screen.renderChanges()
    screen.press(.left)
    expectEqual(screen.renderChanges(), "\u{1B}[1;4H")
  }

  @Test func `the selection is shown in reverse, and cut, copied and pasted within the screen`() throws {
    let screen = screen("one two")
    screen.press(.left.with([.option, .shift]))
    expectEqual(field(screen), "\">one two   <\"\n  5..7 inverse, 5 caret")
    screen.press(.character("x").with(.command))
    expectText(screen.text, equals: ">one       <\ntext: one")
    screen.press(.home)
    screen.press(.character("v").with(.command))
    expectText(screen.text, equals: ">twoone    <\ntext: twoone")
    screen.press(.character("a").with(.command))
    screen.press(.character("c").with(.control))
    screen.press(.end)
    screen.press(.character("v").with(.control))
    try expectEqual(screen.find(.textField, "Name").value, "twoone twoone ")
  }

  @Test func `a click places the caret, and takes the focus`() {
    let screen = Screen(NameForm(text: "a界bc"), width: 12)
    screen.click(column: 2, row: 0)
    expectEqual(field(screen), "\">a界bc     <\"\n  2 caret")
    screen.click(column: 3, row: 0)
    expectText(field(screen), endsWith: "4 caret")
    screen.click(column: 9, row: 0)
    expectText(field(screen), endsWith: "6 caret")
    screen.type("!")
    expectText(screen.text, startsWith: ">a界bc!    <")
  }

  @Test func `wide and combined characters are one step`() {
    let screen = screen("界é")
    expectEqual(field(screen), "\">界é       <\"\n  4 caret")
    screen.press(.left)
    expectText(field(screen), endsWith: "3 caret")
    screen.press(.left)
    expectText(field(screen), endsWith: "1 caret")
    screen.press(.deleteForward)
    expectEqual(field(screen), "\">é         <\"\n  1 caret")
  }

  @Test func `a text longer than the field turns over so that the caret shows`() {
    let screen = screen("0123456789abcdef")
    expectEqual(field(screen), "\">abcdef    <\"\n  7 caret")
    screen.press(.home)
    expectEqual(field(screen), "\">0123456789<\"\n  1 caret")
    for _ in 0..<9 { screen.press(.right) }
    expectEqual(field(screen), "\">0123456789<\"\n  10 caret")
    screen.press(.right)
    expectEqual(field(screen), "\">56789abcde<\"\n  6 caret")
    screen.click(column: 1, row: 0)
    screen.type("X")
    #expect(screen.text.replacing("\n", with: "").contains("01234X56789a"))
  }

  @Test func `a vertical field breaks its text and grows`() {
    let screen = screen("one two three", axis: .vertical)
    expectText(screen.text, equals: ">one two   <\n>three     <\ntext: one\ntwo three")
    screen.press(.return.with(.option))
    screen.type("x")
    expectText(screen.text, startsWith: ">one two   <\n>three     <\n>x         <\n")
    expectText(screen.render(.cells), contains: "2 caret")
    screen.press(.up)
    screen.type("Y")
    expectText(screen.text, startsWith: ">one two   <\n>tYhree    <\n>x         <\n")
  }

  @Test func `the caret moves up and down by visible lines`() {
    func after(_ text: String, _ keys: Key...) -> String {
      let screen = screen(text, axis: .vertical)
      for key in keys { screen.press(key) }
      screen.type("|")
      return String(screen.text.drop { $0 != ":" }.dropFirst(2)).replacing("\n", with: " ")
    }
    let start = Key.home.with(.command)
    expectEqual(after("long\nab\nlonger", start, .right, .right, .right, .down), "long ab| longer")
    expectEqual(after("long\nab\nlonger", .up, .up), "lo|ng ab longer")
    #expect(after("ab", .left, .up) == "|ab" && after("ab", start, .down) == "ab|")
    // "one two " and "three" are lines on the screen.
    expectEqual(after("one two three", .left, .up), "one |two three")
    expectEqual(after("one two three", start, .right, .down), "one two t|hree")
    expectEqual(after("one two three", .up), "one t|wo three")
    // Behind the blank of the first line the second begins: the caret stays on the first.
    expectEqual(after("12345 1234567890", .up), "12345| 1234567890")
    expectEqual(after("one two three", start, .down.with(.shift)), "|three")
  }

  // MARK: What it reports

  @Test func `Return submits to all actions around, the innermost first`() throws {
    struct Submitting: View {
      @State private var log: [String] = []
      @State private var text = ""

      var body: some View {
        VStack(alignment: .leading) {
          TextField("Name", text: $text).submitLabel(.done).onSubmit { log.append("inner") }
          Text(log.joined(separator: " "))
        }
        .onSubmit(of: .search) { log.append("search") }
        .onSubmit { log.append("outer") }
      }
    }
    let screen = Screen(Submitting(), width: 14)
    try screen.find(.textField, "Name").type("a\n")
    expectText(screen.text, equals: ">a           <\ninner outer")
  }

  @Test func `a submit scope keeps submissions from the actions around it`() throws {
    struct Submitting: View {
      let isBlocking: Bool
      @State private var log: [String] = []

      var body: some View {
        VStack(alignment: .leading) {
          TextField("Name", text: .constant("")).onSubmit { log.append("inner") }.submitScope(isBlocking)
          Text(log.joined(separator: " "))
        }
        .onSubmit { log.append("outer") }
      }
    }
    for (isBlocking, line) in [(true, "inner"), (false, "inner outer")] {
      let screen = Screen(width: 14) { Submitting(isBlocking: isBlocking) }
      try screen.find(.textField, "Name").press(.return)
      #expect(screen.text.hasSuffix("\n" + line))
    }
  }

  private struct Numbers: View {
    @State var number = 7
    @State var maybe: Int?

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Number", value: $number, format: .number)
        TextField("Maybe", value: $maybe, format: .number)
        Text(verbatim: "\(number) \(maybe.map { "\($0)" } ?? "nil")")
        Button("set") { number = 1234 }
      }
    }
  }

  @Test func `a value follows the typed text, which stays in the field until it is committed`() throws {
    let screen = Screen(Numbers(), width: 12)
    try screen.find(.textField, "Number").type("000")
    expectText(screen.text, equals: ">7000      <\n[Maybe     ]\n7000 nil\n[ set ]")
    try expectEqual(screen.find(.textField, "Number").value, "7000")
    screen.press(.return)
    expectText(screen.text, equals: ">7,000     <\n[Maybe     ]\n7000 nil\n[ set ]")
    screen.press(.delete)
    screen.press(.tab)
    expectText(screen.text, equals: "[700       ]\n>Maybe     <\n700 nil\n[ set ]")
    screen.type("5")
    screen.press(.return)
    expectText(screen.text, equals: "[700       ]\n>5         <\n700 5\n[ set ]")
    screen.press(.delete)
    expectText(screen.text, equals: "[700       ]\n>Maybe     <\n700 nil\n[ set ]")
    screen.press(.backTab)
    expectText(screen.text, equals: ">700       <\n[Maybe     ]\n700 nil\n[ set ]")
    try screen.find(.button, "set").tap()
    #expect(screen.text.contains("1,234") && screen.text.contains("1234 nil"))
  }

  @Test func `unreadable text is replaced by the last value when it is committed`() throws {
    for (text, key) in [("x", Key.return), ("x", .tab), ("", .return), ("", .tab)] {
      let screen = Screen(Numbers(), width: 12)
      try screen.find(.textField, "Number").type("")
      screen.press(.character("a").with(.command))
      screen.press(.delete)
      screen.type(text)
      #expect(screen.text.contains(text.isEmpty ? ">Number" : ">x ") && screen.text.contains("7 nil"))
      screen.press(key)
      #expect(screen.text.contains(key == .return ? ">7         <" : "[7         ]"))
      #expect(screen.text.contains("7 nil") && screen.faults.isEmpty)
    }
  }

  @Test func `the value is that of the last typed text, also if the format showed it so before`() throws {
    struct Rounded: View {
      @State private var number = 1.26
      var body: some View {
        TextField("N", value: $number, format: .number.precision(.fractionLength(1)))
        Text(verbatim: "\(number)")
      }
    }
    let screen = Screen(Rounded(), width: 12)
    try screen.find(.textField, "N").type("4")
    screen.press(.delete)
    screen.press(.return)
    expectText(screen.text, equals: ">1.3       <\n     1.3")
  }

  @Test func `a button finds the typed value, and text that is no number changes nothing`() throws {
    let screen = Screen(Numbers(), width: 12)
    try screen.find(.textField, "Number").type("5")
    expectText(screen.text, contains: "75 nil")
    screen.type("x")
    expectText(screen.text, contains: ">75x       <")
    expectText(screen.text, contains: "75 nil")
    screen.press(.tab)
    expectText(screen.text, contains: "[75        ]")
  }

  @Test func `the default button finds the value that Return commits`() throws {
    struct Paying: View {
      @State private var number = 7
      @State private var paid = 0
      var body: some View {
        TextField("Number", value: $number, format: .number)
        Button("Pay") { paid = number }.keyboardShortcut(.defaultAction)
        Text(verbatim: "paid \(paid)")
      }
    }
    let screen = Screen(Paying(), width: 12)
    try screen.find(.textField, "Number").type("5\n")
    expectText(screen.text, contains: "paid 75")
  }

  @Test func `a disabled field takes neither the focus nor text`() throws {
    let screen = Screen(NameForm(text: "Ada").disabled(true), width: 12)
    screen.press(.tab)
    screen.type("x")
    screen.click(column: 2, row: 0)
    screen.type("x")
    expectText(screen.text, equals: "~Ada       ~\ntext: Ada")
    #expect(throws: ElementError.self) { try screen.find(.textField, "Name").type("x") }
    expectIssue(of: screen, contains: "type(\"x\") had no effect: no element has the focus")
  }

  @Test func `a text that is written elsewhere is shown, with the caret within it`() throws {
    struct Clearing: View {
      @State private var text = "Ada"

      var body: some View {
        TextField("Name", text: $text)
          .onSubmit { text = "x" }
      }
    }
    let screen = Screen(Clearing(), width: 12)
    try screen.find(.textField, "Name").type("\n")
    expectEqual(field(screen), "\">x         <\"\n  2 caret")
    screen.type("y")
    expectText(screen.text, equals: ">xy        <")
  }

  @Test func `control characters are shown and no line is broken in a field of one line`() {
    let screen = screen("a\u{1B}b\nc")
    expectText(screen.text.split(separator: "\n").first.map(String.init) ?? "", equals: ">a^[b c    <")
  }

  @Test func `a field may be as narrow as its caret in every unit`() {
    let row = HStack(spacing: 0) {
      TextField("Name", text: .constant("a")).textFieldStyle(.plain)
      Text("b")
    }
    for unit in [ScreenOptions().unit, .points] {
      let screen = Screen(
        row.frame(maxWidth: .infinity, alignment: .leading), width: 2, options: ScreenOptions(unit: unit))
      expectText(screen.text, equals: "ab")
      screen.press(.tab)
      expectText(screen.text, equals: " b")
    }
  }

  @Test func `a long text without the focus is shown from its beginning, and a tap finds its place there`() {
    let screen = Screen(width: 10) {
      VStack {
        TextField("Name", text: .constant("abcdefghijklmnop")).textFieldStyle(.plain)
        Button("x") {}
      }
    }
    func field() -> String { String(screen.text.prefix { $0 != "\n" }) }
    expectText(field(), equals: "abcdefghij")
    screen.press(.tab)
    expectText(field(), equals: "klmnop")
    screen.press(.tab)
    expectText(field(), equals: "abcdefghij")
    screen.click(column: 2, row: 0)
    expectText(screen.render(.cells), contains: "  2 caret")
    expectText(field(), equals: "abcdefghij")
  }

  @Test func `keys that a field has no use for go to the views around it`() {
    func passed(_ text: String, _ keys: Key...) -> [Int] {
      var passed: [Int] = []
      let screen = Screen(width: 12) {
        NameForm(text: text).onKeyPress(phases: .down) { _ in
          passed.append(passed.count)
          return .handled
        }
      }
      screen.press(.tab)
      return keys.map { key in
        let count = passed.count
        screen.press(key)
        return passed.count - count
      }
    }
    let copy = Key.character("c").with(.control)
    expectEqual(
      passed("", .delete, .deleteForward, .return, copy, .up, .left, .home, .character("a")), [1, 1, 1, 1, 1, 0, 0, 0])
    expectEqual(
      passed("ab", .delete, copy, .character("a").with(.command), copy, .delete, .delete), [0, 1, 0, 0, 0, 1])
  }

  @Test func `a text that is pasted into a field of one line has no line breaks`() throws {
    let screen = screen("")
    screen.paste("a\nb\r\nc")
    try expectEqual(screen.find(.textField, "Name").value, "a b c")
    let lines = self.screen("", axis: .vertical)
    lines.paste("a\nb")
    try expectEqual(lines.find(.textField, "Name").value, "a\nb")
  }

  @Test func `a placeholder has one line, and takes no click`() {
    var taps = 0
    let screen = Screen(width: 12, height: 3) {
      TextField(text: .constant("")) {
        VStack(alignment: .leading, spacing: 0) {
          ShownLineLimit(before: "limit ")
          Button("b") { taps += 1 }
        }
      }
      .textFieldStyle(.plain)
    }
    expectText(screen.text, contains: "limit 1")
    for row in 0..<3 { for column in 0..<6 { screen.click(column: column, row: row) } }
    expectEqual(taps, 0)
  }
}
