import Testing
import ViewTreeTesting

/// The same views in cells and in points, and boxes in places that are offered little or nothing.
private struct Boxes: View {
  @State private var isOn = true
  @State private var choice = 2
  @State private var text = "abc"

  var body: some View {
    VStack(alignment: .leading) {
      GroupBox("Box") { Text("in the box") }
      DisclosureGroup("Group", isExpanded: $isOn) { Text("in the group").indented() }.disclosureGroupStyle(.bordered)
      Form {
        Section("Net") { Toggle("Wi-Fi", isOn: $isOn) }
        NavigationLink("Link", value: 1)
      }
      List(selection: $choice) { ForEach(1..<4, id: \.self) { Text("Row \($0)") } }
      TextField("Name", text: $text)
      HStack {
        Menu("Menu") { Menu("More") { Button("Inner") {} } }
        Divider()
        Text("side")
      }
      Divider()
    }
  }
}

private struct Shown: View {
  @State var isSheet = false
  @State var isAlert = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Sheet") { isSheet = true }
      Button("Alert") { isAlert = true }
    }
    .sheet(isPresented: $isSheet) { Text("in the sheet, which is wider than the screen is") }
    .alert("Sure?", isPresented: $isAlert) {
      Button("Yes") {}
    } message: {
      Text("It is gone then.")
    }
  }
}

@MainActor @Suite struct TitledBoxTests {
  @Test func `a title of several rows is above the rows, and the line goes past its middle`() {
    let box = GroupBox {
      Text("Row")
    } label: {
      VStack(alignment: .leading) {
        Text("Big")
        Text("small")
      }
    }
    expectText(
      Screen(box, width: 14).text,
      equals: """
        + Big   -----+
        | small      |
        | Row        |
        +------------+
        """)
    let list = List {
      Section {
        Text("Row")
      } header: {
        Text("People").padding(.vertical, 1)
      }
    }
    .listStyle(.insetGrouped)
    expectText(
      Screen(list, width: 14).text,
      equals: """

        + People ----+
        |            |
        | Row        |
        +------------+
        """)
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `boxes, rows and lines are as thick in points as in cells`(
    unit: ScreenOptions.Unit
  ) throws {
    let screen = Screen(Boxes(), width: 26, options: ScreenOptions(unit: unit))
    try screen.find(.menu, "Menu").tap()
    try screen.find(.menu, "More").tap()
    expectText(
      screen.text,
      equals: """
        + Box -------------------+
        | in the box             |
        +------------------------+
        + v Group ---------------+
        |   in the group         |
        +------------------------+
        + Net -------------------+
        | Wi-Fi            (==O) |
        +------------------------+
         ~Link~                >
          Row 1
        * Row 2
          Row 3
        [abc                     ]
        [ Menu v ] | side
        +----------+---------+ ---
        |   More > |   Inner |
        +----------+---------+
        """)
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `sheets and alerts are as thick in points as in cells`(
    unit: ScreenOptions.Unit
  ) throws {
    let screen = Screen(Shown(), width: 26, height: 9, options: ScreenOptions(unit: unit))
    try screen.find(.button, "Sheet").tap()
    expectText(
      screen.text,
      equals: """
        [ Sheet ]
        [ Alert ]
          +--------------------+
          | in the sheet,      |
          | which is wider     |
          | than the screen is |
          +--------------------+


        """)
    screen.press(.escape)
    try screen.find(.button, "Alert").tap()
    expectText(
      screen.text,
      equals: """
        [ Sheet ]
        [ Alert ]
           +------------------+
           | Sure?            |
           | It is gone then. |
           |                  |
           | [= Yes =]        |
           +------------------+

        """)
  }

  @Test func `a closed box without a proposal is as wide as its title`() {
    let screen = Screen(width: 30, height: 3) {
      HStack(alignment: .top, spacing: 0) {
        DisclosureGroup("A long title") { Text("in") }.disclosureGroupStyle(.bordered)
          .fixedSize(horizontal: true, vertical: false)
        Text("|")
      }
    }
    expectText(screen.text, equals: "  > A long title  |\n\n")
  }

  @Test func `an open box without a proposal is as wide as its title or its rows`() {
    let screen = Screen(width: 30, height: 6) {
      HStack(alignment: .top, spacing: 0) {
        GroupBox("A long title") { Text("in") }.fixedSize(horizontal: true, vertical: false)
        Text("|")
        GroupBox("T") { Text("long row") }.fixedSize(horizontal: true, vertical: false)
        Text("|")
      }
    }
    expectText(
      screen.text,
      equals: """
        + A long title +|+ T -------+|
        | in           | | long row |
        +--------------+ +----------+



        """)
  }

  @Test func `a title with little room is truncated, and one without room is left out`() {
    func picture(_ width: Int) -> String {
      Screen(width: width, height: 4) {
        VStack(alignment: .leading, spacing: 0) {
          Text("^")
          HStack(spacing: 0) {
            Text(">")
            GroupBox("A long title") { Text("in") }
          }
        }
      }.text
    }
    expectText(picture(11), equals: "^\n + A l... +\n>| in     |\n +--------+")
    expectText(picture(6), equals: "^\n + . +\n | i |\n>| n |")
    expectText(picture(5), equals: "^\n +--+\n | i|\n>| n|")
  }

  @Test func `a box without a title and rows is not drawn, and takes no space`() {
    let boxes = Screen(width: 12) {
      VStack(alignment: .leading, spacing: 0) {
        GroupBox {}
        GroupBox("T") {}
        GroupBox { Text("x") }
        HStack(spacing: 0) {
          Text("<")
          GroupBox {}.fixedSize()
          Text(">")
        }
      }
    }
    expectText(
      boxes.text,
      equals: """
        + T -------+
        +----------+
        +----------+
        | x        |
        +----------+
        <>
        """)
    let form = Form {
      Text("a")
      Section {}
      Text("b")
    }
    expectText(Screen(form, width: 12).text, equals: "  a\n  b")
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `a title takes the lines that it needs, and an empty one no gap`(
    unit: ScreenOptions.Unit
  ) {
    func picture(_ title: some View, _ width: Int) -> String {
      let box = GroupBox {
        Text("x")
      } label: {
        title
      }
      return Screen(box, width: width, options: ScreenOptions(unit: unit)).text
    }
    expectText(picture(Text(""), 9), equals: "+-------+\n| x     |\n+-------+")
    expectText(
      picture(Text("Big\nsmall").lineLimit(2), 14),
      equals: "+ Big   -----+\n| small      |\n| x          |\n+------------+")
    let words = Text("aaa bbb ccc").lineLimit(nil).fixedSize(horizontal: false, vertical: true)
    expectText(picture(words, 11), equals: "+ aaa bbb +\n| ccc     |\n| x       |\n+---------+")
    expectText(picture(words, 8), equals: "  aaa\n+ bbb -+\n| ccc  |\n| x    |\n+------+")
  }

  @Test func `a title that keeps its size has a gap as wide as the box at most, and is left out without room`() {
    func picture(_ width: Int) -> String {
      let box = GroupBox {
        Text("in")
      } label: {
        Text("A long").fixedSize()
      }
      return Screen(box, width: width).text
    }
    expectText(picture(9), equals: "+ A long+\n| in    |\n+-------+")
    expectText(picture(4), equals: "+--+\n| i|\n| n|\n+--+")
  }
}
