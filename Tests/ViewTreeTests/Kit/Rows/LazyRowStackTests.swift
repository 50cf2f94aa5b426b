import Testing
import ViewTreeTesting

@MainActor struct LazyRowStackTests {
  struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }

  @Test(arguments: [10_000, 1_000_000]) func `a list builds the rows in its window`(count: Int) {
    let screen = Screen(width: 12, height: 4) {
      List(0..<count, id: \.self) { Row(number: $0) }.listStyle(.plain)
    }
    expectText(screen.text, equals: "Row 0\nRow 1\nRow 2\nRow 3")
    screen.press(.tab)
    let trace = screen.trace { screen.press(.down) }
    expectText(screen.text, equals: "Row 1      #\nRow 2      |\nRow 3      |\nRow 4      |")
    expectEqual(trace.evaluations(of: Row.self), 1)
    let jump = screen.trace { screen.press(.end) }
    expectEqual(jump.evaluations(of: Row.self), 5)
    #expect(screen.text.hasSuffix(count == 10_000 ? "Row 9,999  #" : "Row 999,999#"))
  }

  @Test func `sections before and after many rows, which can be selected`() {
    struct Content: View {
      @State var selection: Set<Int> = []
      var body: some View {
        List(selection: $selection) {
          Section("Before") { Text("Apple").tag(-1) }
          ForEach(0..<1_000_000, id: \.self) { Row(number: $0) }
          Section("After") { Text("Pear").tag(-2) }
        }
        .listStyle(.insetGrouped)
      }
    }
    let screen = Screen(width: 24, height: 7) { Content() }
    screen.click(column: 6, row: 4)
    expectText(
      screen.text,
      equals: """
        + Before --------------+
        |   Apple              |
        +----------------------+
            Row 0
          * Row 1
            Row 2
            Row 3
        """)
    screen.press(.end)
    screen.click(column: 6, row: 3)
    screen.click(column: 6, row: 5)
    expectText(
      screen.text,
      equals: """
            Row 999,996
            Row 999,997
            Row 999,998
          * Row 999,999
        + After ---------------+
        | * Pear               |
        +----------------------+
        """)
  }

  @Test func `rows of a large list are deleted and moved`() {
    struct Content: View {
      @State var items = Array(0..<1_000)
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text("Row \($0)") }
            .onDelete { for index in $0 { items.remove(at: index) } }
            .onMove { offsets, target in
              let item = items.remove(at: offsets.first!)
              items.insert(item, at: target > offsets.first! ? target - 1 : target)
            }
        }
        .listStyle(.plain)
      }
    }
    let screen = Screen(width: 12, height: 4) { Content() }
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.delete)
    expectText(screen.text, equals: "Row 0\nRow 2<\nRow 3\nRow 4")
    screen.press(.down.with(.option))
    expectText(screen.text, equals: "Row 0\nRow 3\nRow 2<\nRow 4")
  }

  @Test func `distances are whole lines and at least 0, and sections have their own on both sides`() throws {
    func places(rows: CGFloat, sections: CGFloat) throws -> [CGFloat] {
      let screen = Screen(width: 20, height: 40, options: ScreenOptions(unit: .points)) {
        List {
          Text("a")
          Text("b")
          Section("S") { Text("c") }
          Section { Text("d") }
          Text("e")
        }
        .listRowSpacing(rows).listSectionSpacing(sections).listStyle(.insetGrouped)
      }
      return try ["a", "b", "c", "d", "e"].map { try screen.find(.staticText, $0).frame.minY }
    }
    try expectEqual(places(rows: 0, sections: 0), [0, 16, 48, 96, 128])
    try expectEqual(places(rows: 24, sections: 40), [0, 48, 128, 224, 304])
    try expectEqual(places(rows: -24, sections: -40), [0, 16, 48, 96, 128])
  }

  @Observable fileprivate final class Spacing {
    var rows: CGFloat?
    var sections: CGFloat = 0
  }

  private struct Spaced: View {
    let spacing: Spacing

    var body: some View {
      List {
        Text("a")
        Text("b")
        Section("S") { Text("c") }
      }
      .listRowSpacing(spacing.rows).listSectionSpacing(spacing.sections).listStyle(.insetGrouped)
    }
  }

  @Test func `rows move when the distances change`() {
    let spacing = Spacing()
    let screen = Screen(Spaced(spacing: spacing), width: 10, height: 9)
    func expectRows(_ start: String) {
      let text = start + "\n+ S -----+\n| c      |\n+--------+"
      let blanks = String(repeating: "\n", count: 8 - text.count { $0 == "\n" })
      expectText(screen.text, equals: text + blanks)
      expectEqual(screen.faults, [])
    }
    expectRows("  a\n  b")
    spacing.rows = 1
    expectRows("  a\n\n  b")
    spacing.sections = 2
    expectRows("  a\n\n  b\n\n")
    spacing.rows = nil
    expectRows("  a\n  b\n\n")
  }

  private struct Popover: View {
    @State private var isShown = false
    @State private var picked: Int? = 9

    var body: some View {
      Button("Open") { isShown = true }.popover(isPresented: $isShown) {
        List(selection: $picked) { ForEach(1..<4) { Text("row \($0)") } }.frame(width: 9, height: 3)
      }
    }
  }

  @Test func `arrows move through the rows of a list in a popover`() throws {
    let screen = Screen(Popover(), width: 24, height: 6)
    try screen.find(.button, "Open").tap()
    screen.press(.tab)
    screen.press(.down)
    expectText(
      screen.text,
      equals: """
        [ Open ]
        +-----------+
        |   row 1   |
        |>* row 2<  |
        |   row 3   |
        +-----------+
        """)
  }

  @Test func `an arrow passes the other controls of its row`() {
    let screen = Screen(width: 20, height: 4) {
      List {
        ForEach(0..<3) { row in
          HStack {
            Button("a\(row)") {}
            Button("b\(row)") {}
          }
        }
      }
    }
    for _ in 0..<4 { screen.press(.tab) }
    let labels = [Key.up, .down, .down, .up].map { key in
      screen.press(key)
      return screen.descendants.first { $0.isFocused }?.label
    }
    expectEqual(labels, ["b0", "a1", "a2", "b1"])
  }

  @Observable fileprivate final class Shown {
    var isShown = false
  }

  private struct Beside: View {
    @Bindable var model: Shown
    @State private var picked: Int?

    var body: some View {
      HStack(alignment: .top) {
        List(selection: $picked) { ForEach(1..<4) { Text("row \($0)") } }.frame(width: 10)
        Text("at").popover(isPresented: $model.isShown) { Text("pop") }
      }
    }
  }

  @Test func `arrows move through the rows below a popover`() {
    let model = Shown()
    let screen = Screen(Beside(model: model), width: 30, height: 4)
    screen.press(.tab)
    screen.press(.down)
    model.isShown = true
    expectText(screen.text, contains: "* row 2  +-----+")
    screen.press(.down)
    expectText(screen.text, contains: "* row 3  | pop |")
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `rows beside boxes begin where the rows in them do`(unit: ScreenOptions.Unit) {
    let list = List {
      Text("row")
      Section("S") { Text("c") }
    }
    .listStyle(.insetGrouped)
    expectText(
      Screen(list, width: 12, options: ScreenOptions(unit: unit)).text,
      equals: "  row\n+ S -------+\n| c        |\n+----------+")
  }

  private struct MenuInPopover: View {
    @State private var isShown = false
    @State private var picked: Int? = 1

    var body: some View {
      Button("Open") { isShown = true }.popover(isPresented: $isShown) {
        List(selection: $picked) { ForEach(1..<4) { Text("row \($0)") } }
          .contextMenu(forSelectionType: Int.self) { _ in
            Button("Cut") {}
            Button("Copy") {}
          }
          .frame(width: 9, height: 3)
      }
    }
  }

  @Test func `arrows move in a menu above a list in a popover, and not through the rows`() throws {
    let screen = Screen(MenuInPopover(), width: 24, height: 9)
    try screen.find(.button, "Open").tap()
    screen.press(.tab)
    screen.press(.down)
    expectText(screen.text, contains: "|>* row 2<  |")
    screen.secondaryClick(column: 4, row: 2)
    for name in ["Cut", "Copy"] {
      screen.press(.down)
      expectEqual(screen.descendants.filter(\.isFocused).map(\.label), [name])
    }
    screen.press(.escape)
    expectText(screen.text, contains: "* row 2")
  }
}
