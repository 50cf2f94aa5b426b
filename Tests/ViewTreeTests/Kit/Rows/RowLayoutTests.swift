import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct RowLayoutTests {
  private func picture(_ view: some View, _ unit: ScreenOptions.Unit = .cells) -> String {
    Screen(view, width: 12, options: ScreenOptions(unit: unit)).text
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a view is indented by two columns a level, and fits the rest`(unit: ScreenOptions.Unit) {
    let text = Text("some words")
    expectText(picture(text.indented(), unit), equals: "  some words")
    expectText(picture(text.indented(2), unit), equals: "    some\n    words")
    expectText(picture(text.indented().indented(), unit), equals: picture(text.indented(2), unit))
    expectText(picture(text.indented(-1), unit), equals: "some words")
  }

  @Test func `rows are as wide as the form, the controls in them from edge to edge`() {
    let form = Form {
      Text("one")
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    expectText(picture(form), equals: "one\na          b")
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a row that can be moved leaves room for its sign, and a gap before it`(unit: ScreenOptions.Unit) {
    func list(_ text: String) -> some View {
      List { ForEach([text], id: \.self) { Text($0) }.onMove { _, _ in } }.environment(\.editMode, .constant(.active))
    }
    expectText(picture(list("abcdef ghi"), unit), equals: "abcdef ghi =")
    expectText(picture(list("abcdef ghij"), unit), equals: "abcdef     =\nghij")
  }

  private struct Actions: View {
    @State private var taps = ""

    var body: some View {
      List {
        Button("All \(taps)") { taps += "A" }
        HStack {
          Text("b")
          Spacer(minLength: 0)
          Button("Edit") { taps += "E" }
          Menu("Go") { Button("C") {} }
        }
        LabeledContent("d") { Menu("Do") { Button("D") {} } }
      }
    }
  }

  @Test func `a button alone takes its row, one among others as much as its label`() {
    let screen = Screen(Actions(), width: 20)
    expectText(screen.text, equals: "All\nb          Edit Go v\nd               Do v")
    screen.click(column: 15, row: 0)
    screen.click(column: 5, row: 1)
    screen.click(column: 12, row: 1)
    expectText(screen.text, equals: "All AE\nb          Edit Go v\nd               Do v")
  }

  @Test func `a row that becomes a column has buttons as wide as the row`() throws {
    let screen = Screen(width: 12) { Column() }
    func widths() throws -> [CGFloat] {
      try [screen.find(.button, "Edit").frame.width, screen.find(.button, "Go").frame.width]
    }
    try expectEqual(widths(), [4, 2])
    screen.press(.tab)
    screen.press(.space)
    try expectEqual(widths(), [12, 12])
    expectEqual(screen.faults, [])
  }

  private struct Column: View {
    @State private var isColumn = false

    var body: some View {
      List {
        Button("Turn") { isColumn.toggle() }
        (isColumn ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())) {
          Button("Edit") {}
          Button("Go") {}
        }
      }
    }
  }

  @Test func `a form without a proposal is as wide as its widest row, with the insets of rows beside sections`() {
    func form(_ text: String) -> some View {
      Form {
        Text(text)
        Section("S") { Text("c") }
      }
      .fixedSize()
    }
    expectText(
      Screen(form("a long row"), width: 30).text,
      equals: "  a long row\n+ S ---------+\n| c          |\n+------------+")
    expectText(Screen(form("a"), width: 30).text, equals: "  a\n+ S +\n| c |\n+---+")
  }

  @Test func `rows take a width that is offered, unless it is infinite`() {
    func width(_ offered: CGFloat?) -> CGFloat {
      RowLayout.width(ProposedViewSize(width: offered, height: 3), ideal: 7)
    }
    expectEqual([width(nil), width(5), width(9), width(.infinity)], [7, 5, 9, 7])
  }

  @Test func `negative levels do not move a view`() throws {
    let screen = Screen(Text("words").indented(-1), width: 12, options: ScreenOptions(unit: .points))
    try expectEqual(screen.find(.staticText).frame, CGRect(x: 0, y: 0, width: 40, height: 16))
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `an indented view is as wide as before and the indentation, and fills as many lines`(
    unit: ScreenOptions.Unit
  ) {
    let cell = unit.cellSize
    let fill = Rectangle().fill(.black).indented().frame(width: 5 * cell.width, height: 2 * cell.height)
    expectText(picture(fill, unit), equals: "  ###\n  ###")
    let row = HStack(spacing: 0) {
      Text("a").indented()
      Text("|")
    }
    expectText(picture(row, unit), equals: "  a|")
  }

  @Test func `a button that fills its row needs no more room than its label`() {
    func form(_ button: some View) -> some View {
      HStack(spacing: 0) {
        Form {
          button
          Text("x")
        }
        .fixedSize()
        Text("|")
      }
    }
    expectText(picture(form(Button("abcd") {})), equals: "abcd\nx   |")
    expectText(picture(form(DisclosureGroup("abcd") { Text("y") })), equals: "> abcd\nx     |")
    expectText(picture(List { Button("twelve chars") {} }), equals: "twelve chars")
  }

  @Test func `a form as narrow as the sides of a box leaves no room for the rows beside the box`() {
    let form = Form {
      Rectangle().fill(.black).frame(height: 1)
      Section("S") { Text("c") }
    }
    expectText(Screen(form, width: 5).text, equals: "  #\n+ S +\n| c |\n+---+")
    expectText(Screen(form, width: 4).text, equals: "\n+--+\n| c|\n+--+")
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `the signs of a row stand beside it, its menu takes no space and is as high, and what has no view is left out`(
    unit: ScreenOptions.Unit
  ) {
    func row(_ layout: IndentLayout, _ content: some View) -> String {
      picture(LayoutContainer(layout: layout, content: content), unit)
    }
    let all = IndentLayout(levels: 0, fillsWidth: true, hasLeadingSign: true, hasTrailingSign: true, hasMenu: true)
    expectText(row(all, Text("abc")), equals: "abc")
    @ViewBuilder var signs: some View {
      Text("row")
      Text("-")
      Text("=")
      Color.clear
    }
    expectText(row(all, signs), equals: "- row      =")
    @ViewBuilder var menu: some View {
      Text("a\nb")
      Rectangle().fill(.black)
    }
    let alone = IndentLayout(levels: 0, fillsWidth: true, hasMenu: true)
    expectText(row(alone, menu), equals: "a          #\nb          #")
  }

  @Test func `a row filler in a button has no height`() {
    let list = List {
      Button {
      } label: {
        EmptyView()
      }
      Text("b")
    }
    expectText(picture(list), equals: "b")
  }
}
