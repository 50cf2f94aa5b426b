import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct InspectorTests {
  private struct Files: View {
    @State var isShown = true

    var body: some View {
      List {
        Text("Photo")
        Toggle("Info", isOn: $isShown)
      }
      .inspector(isPresented: $isShown) { Details() }
    }
  }

  private struct Details: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack(alignment: .leading) {
        Text(isPresented ? "2 MB" : "not presented")
        Button("Hide") { dismiss() }
      }
    }
  }

  private func screen(_ width: Int, glyphs: GlyphSet = .ascii) -> Screen {
    Screen(Files(), width: width, height: 4, options: ScreenOptions(glyphs: glyphs))
  }

  @Test func `a column at the trailing edge`() throws {
    let screen = screen(42)
    expectText(
      screen.text,
      equals:
        "Photo                |2 MB\n[x] Info             |[ Hide ]\n                     |\n                     |")
    expectText(self.screen(42, glyphs: .unicode).text, startsWith: "Photo                │2 MB")
    try screen.find(.button, "Hide").tap()
    expectText(screen.text, equals: "Photo\n[ ] Info\n\n")
    try screen.find(.toggle, "Info").tap()
    expectText(screen.text, contains: "|2 MB")
  }

  @Test func `content that is too large for the screen is clipped beside and above an inspector`() {
    func text(width: Int) -> String {
      let wide = VStack(alignment: .leading) {
        Text(String(repeating: "wide ", count: 12)).fixedSize()
        ForEach(1..<9) { Text("\($0)") }
      }
      return Screen(wide.inspector(isPresented: .constant(true)) { Text("2 MB") }, width: width, height: 4).text
    }
    expectText(
      text(width: 42),
      equals: "wide wide wide wide w|2 MB\n1                    |\n2                    |\n3                    |")
    expectText(text(width: 20), equals: "wide wide wide wide\n1\n--------------------\n2 MB")
  }

  @Test func `an inspector stands below if there is little room`() {
    expectText(screen(20).text, equals: "Photo\n--------------------\n2 MB\n[ Hide ]")
  }

  @Test func `the width of an inspector is the requested one, limited to the available width`() {
    func column(_ details: some View) -> Int? {
      let view = Text("a").frame(maxWidth: .infinity, alignment: .leading).inspector(isPresented: .constant(true)) {
        details
      }
      return Array(Screen(view, width: 60, height: 1).text).firstIndex(of: "|")
    }
    expectEqual(column(Text("b")), 39)
    expectEqual(column(Text("b").inspectorColumnWidth(10)), 49)
    expectEqual(column(Text("b").inspectorColumnWidth(min: 30, ideal: 10, max: 40)), 29)
    // The inspected content keeps its one column.
    expectEqual(column(Text("b").inspectorColumnWidth(ideal: 100)), 1)
    expectEqual(column(Text("b").inspectorColumnWidth(-5)), 59)
    expectEqual(column(Text("b").inspectorColumnWidth(.nan)), 39)
    expectEqual(column(Text("b").inspectorColumnWidth(.infinity)), 39)
  }

  /// The frames of the content and the inspector, and the size of both.
  private func frames(
    _ unit: ScreenOptions.Unit, width: Int, height: Int, isFixed: Bool, ideal: Bool = false
  ) -> [CGRect?] {
    let cell = unit == .cells ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 16)
    func part(_ id: String, _ columns: CGFloat, _ rows: CGFloat) -> some View {
      Color.clear
        .frame(width: isFixed ? columns * cell.width : nil, height: isFixed ? rows * cell.height : nil)
        .accessibilityIdentifier(id)
    }
    let screen = Screen(width: width, height: height, options: ScreenOptions(unit: unit)) {
      part("content", 10, 2).inspector(isPresented: .constant(true)) { part("details", 6, 3) }
        .fixedSize(horizontal: ideal, vertical: ideal)
        .accessibilityIdentifier("both")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    return ["content", "details", "both"].map { id in
      screen.frame(id: id).map {
        CGRect(
          x: $0.minX / cell.width, y: $0.minY / cell.height, width: $0.width / cell.width,
          height: $0.height / cell.height)
      }
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `the content has what the column and its line leave, or the rows above`(unit: ScreenOptions.Unit) {
    expectEqual(
      frames(unit, width: 60, height: 7, isFixed: false), [rect(0, 0, 39, 7), rect(40, 0, 20, 7), rect(0, 0, 60, 7)])
    expectEqual(
      frames(unit, width: 30, height: 9, isFixed: false), [rect(0, 0, 30, 4), rect(0, 5, 30, 4), rect(0, 0, 30, 9)])
    expectEqual(
      frames(unit, width: 40, height: 9, isFixed: false), [rect(0, 0, 19, 9), rect(20, 0, 20, 9), rect(0, 0, 40, 9)])
    expectEqual(
      frames(unit, width: 90, height: 7, isFixed: false), [rect(0, 0, 59, 7), rect(60, 0, 30, 7), rect(0, 0, 90, 7)])
    expectEqual(
      frames(unit, width: 10, height: 41, isFixed: false),
      [rect(0, 0, 10, 20), rect(0, 21, 10, 20), rect(0, 0, 10, 41)])
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `views that are smaller keep their sizes, the column its edge`(unit: ScreenOptions.Unit) {
    let columns = frames(unit, width: 60, height: 7, isFixed: true)
    expectEqual([columns[0], columns[2]], [rect(0, 0, 10, 2), rect(0, 0, 60, 7)])
    expectEqual(columns[1]?.minX, 40)
    let rows = frames(unit, width: 30, height: 9, isFixed: true)
    expectEqual([rows[0], rows[2]], [rect(0, 0, 10, 2), rect(0, 0, 30, 6)])
    expectEqual(rows[1].map { [$0.minY, $0.height] }, [3, 3])
    let ideal = frames(unit, width: 60, height: 9, isFixed: true, ideal: true)
    expectEqual([ideal[0], ideal[2]], [rect(0, 0, 10, 2), rect(0, 0, 31, 3)])
  }

  @Test func `details are measured in their own width`() {
    let content = Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let view = content.inspector(isPresented: .constant(true)) { Text("four and twenty columns") }
    expectText(
      Screen(view, width: 30, height: 6).text,
      equals: "a\n\n\n\n\(String(repeating: "-", count: 30))\nfour and twenty columns")
    let wide = Text("a").inspector(isPresented: .constant(true)) { Text("four and twenty columns") }
    let screen = Screen(width: 60, height: 6) {
      wide.fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("both")
    }
    expectEqual(screen.frame(id: "both")?.height, 2)
    let empty = Screen(width: 60, height: 6) {
      Color.clear.frame(width: 0, height: 0)
        .inspector(isPresented: .constant(true)) { Color.clear.frame(width: 6, height: 0) }
        .fixedSize().accessibilityIdentifier("both")
    }
    expectEqual(empty.frame(id: "both")?.size, CGSize(width: 21, height: 0))
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points]) func `the line above an inspector is as wide as the screen`(
    unit: ScreenOptions.Unit
  ) {
    let view = Text("a").inspector(isPresented: .constant(true)) { Text("b") }
    expectText(Screen(view, width: 2, height: 3, options: ScreenOptions(unit: unit)).text, equals: "a\n--\nb")
  }

  @Test func `the details and their line go before the content where there are two rows`() {
    let view = Text("a").inspector(isPresented: .constant(true)) { Text("b") }
    expectText(Screen(view, width: 10, height: 2).text, equals: "----------\nb")
  }

  @Test func `an inspector without details, or of two views, is a column as well`() {
    func text(_ width: Int, _ details: some View) -> String {
      let page = Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      return Screen(page.inspector(isPresented: .constant(true)) { details }, width: width, height: 3).text
    }
    let line = String(repeating: " ", count: 22) + "|"
    expectText(text(44, EmptyView()), equals: "a\(line)\n \(line)\n \(line)")
    let two = Group {
      Text("b")
      Text("c")
    }
    expectText(text(44, two), equals: "a\(line)b\n \(line)c\n \(line)")
    expectText(text(8, EmptyView()), equals: "a\n\n--------")
    let empty = EmptyView().inspector(isPresented: .constant(true)) { Text("b") }
    expectText(Screen(empty, width: 44, height: 2).text, equals: " \(line)b\n \(line)")
    let pages = Group { two }.inspector(isPresented: .constant(true)) { Text("d") }
    expectText(Screen(pages, width: 44, height: 2).text, equals: "b\(line)d\nc\(line)")
  }

  @Test func `the width of an inspector follows its content`() throws {
    struct Page: View {
      @State private var isWide = false

      var body: some View {
        Button("Wide") { isWide.toggle() }
          .frame(maxWidth: .infinity, alignment: .leading)
          .inspector(isPresented: .constant(true)) { Text("d").inspectorColumnWidth(isWide ? 30 : 20) }
      }
    }
    let screen = Screen(Page(), width: 60, height: 2)
    func columns() -> Int { screen.text.prefix { $0 != "|" }.count }
    expectEqual(columns(), 39)
    try screen.find(.button, "Wide").tap()
    expectEqual(columns(), 29)
    expectEqual(screen.faults, [])
  }

  @Test func `an inspector in an inspector has a width of its own`() {
    func columns(_ inner: some View) -> Int {
      let view = Color.clear.inspector(isPresented: .constant(true)) {
        Color.clear.inspector(isPresented: .constant(true)) { inner }
      }
      return Screen(view, width: 100, height: 3).text.prefix { $0 != "|" }.count
    }
    expectEqual(columns(Text("i").inspectorColumnWidth(10)), columns(Text("i")))
  }

  @Test func `the width in one of several tabs counts`() {
    let details = TabView {
      Text("a").inspectorColumnWidth(25).tabItem { Text("A") }
      Text("b").tabItem { Text("B") }
    }
    let view = Color.clear.inspector(isPresented: .constant(true)) { details }
    expectEqual(Screen(view, width: 60, height: 5).text.prefix { $0 != "|" }.count, 34)
  }

  @Test func `an inspector with a width opens and changes in an animation`() throws {
    struct Page: View {
      @State private var isOpen = false
      @State private var isWide = false

      var body: some View {
        HStack {
          Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
          Button("Wide") { withAnimation(.linear(duration: 1)) { isWide = true } }
          Spacer()
          Text("@")
        }
        .inspector(isPresented: $isOpen) { Text("d").inspectorColumnWidth(isWide ? 39 : 19) }
      }
    }
    let screen = Screen(Page(), width: 80, height: 2)
    func columns(_ button: String) throws -> [Int] {
      try screen.find(.button, button).tap()
      return [0, 500, 500].map { step in
        screen.advance(by: .milliseconds(step))
        return screen.text.prefix { $0 != "@" }.count
      }
    }
    try expectEqual(columns("Open"), [79, 69, 59])
    try expectEqual(columns("Wide"), [59, 49, 39])
  }
}
