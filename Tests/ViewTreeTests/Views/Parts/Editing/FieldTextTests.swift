import Testing
import ViewTreeTesting

@testable import ViewTree

/// The caret, and what stands around a field that is edited.
@MainActor struct FieldTextTests {
  @Test func `the caret is tinted, and so are the ends of the field`() throws {
    let screen = Screen(width: 10) { TextField("Name", text: .constant("abc")).tint(.red) }
    try screen.find(.textField).tap()
    expectText(screen.render(.cells), contains: "0..0 fg=red, 9..9 fg=red, 4 caret red")
    #expect(screen.render(.svg).contains(##"width="2" height="16" fill="#ff3b30""##))
  }

  @Test func `arrows go as the text is seen`() {
    struct Field: View {
      @State var text: String
      var body: some View { TextField("Text", text: $text).textFieldStyle(.plain) }
    }
    func text(_ text: String, _ keys: Key...) -> String {
      let screen = Screen(width: 12) { Field(text: text) }
      screen.press(.tab)
      for key in keys { screen.press(key) }
      screen.press(.character("#"))
      return screen.text
    }
    #expect(text("abc", .home, .right).hasPrefix("a#bc"))
    #expect(text("אבג", .home, .left).hasPrefix("א#בג"))
    #expect(text("אבג", .end, .right).hasPrefix("אב#ג"))
  }

  @Test func `the caret has a place in the field, which is never beyond its last column`() {
    func caret(
      _ index: Int, in text: String, width: CGFloat, alignment: TextAlignment = .leading,
      unit: ScreenOptions.Unit = .cells
    ) -> [CGFloat] {
      let content = FieldLines.Content(
        paragraphs: Paragraphs(text), axis: .vertical, glyphs: .ascii, alignment: alignment)
      let measuring = Screen(Text("a"), width: 10, options: ScreenOptions(unit: unit)).frames.tree.text
      let rect = FieldLines.caretRect(before: index, in: content, width: width, measuring: measuring)
      return [rect.minX, rect.minY, rect.width, rect.height]
    }
    expectEqual(caret(2, in: "abc", width: 9), [2, 0, 1, 1])
    expectEqual(caret(6, in: "ab\ncde", width: 9), [3, 1, 1, 1])
    expectEqual(caret(3, in: "abc", width: 3), [2, 0, 1, 1])
    expectEqual(caret(1, in: "abc", width: 9, alignment: .trailing), [7, 0, 1, 1])
    expectEqual(caret(3, in: "abc", width: 9, alignment: .trailing), [8, 0, 1, 1])
    expectEqual(caret(6, in: "ab\ncde", width: 72, unit: .points), [24, 16, 8, 16])
    expectEqual(caret(0, in: "", width: 0), [0, 0, 1, 1])
    expectEqual(caret(1, in: "a", width: 1), [0, 0, 1, 1])
  }

  @Test func `a field is as high as its lines, between the limits`() {
    func height(_ text: String, _ limited: (TextField<Text>) -> some View) -> CGFloat? {
      let field = limited(TextField("Name", text: .constant(text), axis: .vertical))
      return Screen(width: 9, height: 20) { field.textFieldStyle(.plain).accessibilityIdentifier("field") }
        .frame(id: "field")?.height
    }
    expectEqual([height("a") { $0 }, height("a\nb\nc") { $0 }], [1, 3])
    expectEqual([height("a") { $0.lineLimit(2...4) }, height("a\nb\nc") { $0.lineLimit(2...4) }], [2, 3])
    expectEqual([height("a\nb\nc\nd\ne") { $0.lineLimit(2...4) }, height("a\nb") { $0.lineLimit(1) }], [4, 1])
    expectEqual([height("a") { $0.lineLimit(3, reservesSpace: true) }, height("a") { $0.lineLimit(0) }], [3, 1])
  }

  private func screen(_ view: some View, _ unit: ScreenOptions.Unit, width: Int = 12, height: Int? = nil) -> Screen {
    Screen(view, width: width, height: height, options: ScreenOptions(unit: unit))
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `a click finds its character in a field that shows a later part`(unit: ScreenOptions.Unit) {
    let screen = screen(Color.clear, unit, width: 9, height: 3)
    let cell = unit == .cells ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 16)
    func index(_ x: CGFloat, _ y: CGFloat, _ text: String, _ axis: Axis, caret: Int) -> Int {
      let content = FieldLines.Content(
        paragraphs: Paragraphs(text), axis: axis, glyphs: .ascii, alignment: axis == .vertical ? .trailing : .leading)
      let tap = TapLocation(CGPoint(x: x * cell.width, y: y * cell.height), in: screen.frames.root)
      return FieldLines.index(at: tap, in: content, caret: caret)
    }
    let lines = "a\nb\nc\nd\ne\nf\ng"
    expectEqual([0, 1, 2, 9].map { index(8.3, $0 + 0.5, lines, .vertical, caret: 12) }, [8, 10, 12, 12])
    expectEqual([8.3, 8.7, 0].map { index($0, 0.5, lines, .vertical, caret: 2) }, [0, 1, 0])
    expectEqual([0, 1.5, 8].map { index($0, 0.5, "0123456789abcdef", .horizontal, caret: 12) }, [4, 5, 12])
  }

  @Test(
    arguments: [(0, 1), (7.9, 1), (8, 1), (15.9, 1), (15.999, 2), (80, 10), (.infinity, 1_000_000)] as [(CGFloat, Int)])
  func `a width has whole columns, at least one`(width: CGFloat, columns: Int) {
    expectEqual(FieldLines.columns(in: width, screen(Text("a"), .points).frames.tree.text), columns)
  }

  @Test func `the rows of a field are at least one, and at most the limit`() {
    func rows(_ limit: Int?, reserved: Int?) -> ClosedRange<Int> {
      var environment = EnvironmentValues()
      (environment.lineLimit, environment.lowerLineLimit) = (limit, reserved)
      return environment.fieldLines
    }
    expectEqual([rows(nil, reserved: nil), rows(0, reserved: nil), rows(4, reserved: 2)], [1...Int.max, 1...1, 2...4])
    expectEqual(
      [rows(4, reserved: 9), rows(nil, reserved: 20_000), rows(nil, reserved: -1)],
      [4...4, 10_000...Int.max, 1...Int.max])
  }

  @Test func `a field without the focus shows its first line, and a click sets the caret there`() throws {
    struct Field: View {
      @State private var text = "\nb"
      var body: some View { TextField("", text: $text, axis: .vertical).textFieldStyle(.plain).lineLimit(1) }
    }
    let screen = Screen(Field(), width: 6)
    expectText(screen.text, equals: "")
    screen.click(column: 0, row: 0)
    screen.press(.character("x"))
    try expectEqual(screen.find(.textField).value, "x\nb")
  }

  @Test func `a field that is not edited is filled to its last column and line, and not beyond`() {
    let screen = Screen(width: 6, height: 5) {
      VStack(alignment: .leading, spacing: 0) {
        TextField("", text: .constant("aa\nbb\ncc\ndd"), axis: .vertical).textFieldStyle(.plain).lineLimit(2)
        Text("|")
      }
    }
    expectText(screen.text, equals: "aa\nbb\n|\n\n")
    let text = String(repeating: "x", count: 300)
    for width in [255, 256, 257, 258] {
      let field = Screen(TextField("", text: .constant(text)).textFieldStyle(.plain), width: width)
      expectEqual(field.text.count, width)
    }
  }

  @Test func `a redacted field shows no letter, and a redacted secure field stars`() {
    let fields = VStack(alignment: .leading, spacing: 0) {
      SecureField("", text: .constant("a界")).textFieldStyle(.plain)
      TextField("", text: .constant("abc")).textFieldStyle(.plain)
    }
    expectText(Screen(fields.redacted(reason: .placeholder), width: 9).text, equals: "**\n###")
  }

  @Test func `the caret behind a full line stands on its last column`() {
    let field = TextField("", text: .constant("123456"), axis: .vertical).textFieldStyle(.plain).frame(width: 6)
    let screen = Screen(field, width: 9)
    screen.press(.tab)
    screen.press(.end)
    expectText(screen.render(.cells), equals: "\"123456   \"\n  5 caret")
  }

  @Test func `the lines of a field have baselines`() {
    func row(_ alignment: VerticalAlignment) -> String {
      let row = HStack(alignment: alignment) {
        Text("a")
        TextField("", text: .constant("x\ny"), axis: .vertical).textFieldStyle(.plain)
      }
      return Screen(row, width: 8).text
    }
    expectEqual([row(.firstTextBaseline), row(.lastTextBaseline)], ["a x\n  y", "  x\na y"])
  }

  @Test func `keys that come together put no line break into a field of one line`() throws {
    struct Field: View {
      @State private var text = "a"
      var body: some View { TextField("Text", text: $text) }
    }
    let screen = Screen(Field(), width: 20)
    try screen.find(.textField).tap()
    let keys: [Key] = [.character("b"), .character("c"), .return.with(.option), .character("d")]
    expectEqual(screen.frames.typeAhead(keys[...]), 2)
    try expectEqual(screen.find(.textField).value, "abc")
  }
}
