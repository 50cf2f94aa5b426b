import Testing
import ViewTreeTesting

@MainActor struct LazyGridsTests {
  private static let names = ["Ann", "Bob", "Cy", "Dora", "Eve", "Flo", "Gus"]

  @Test func `flexible columns share the width, and cells stand in their middle`() {
    let screen = Screen(width: 40) {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { ForEach(Self.names, id: \.self) { Text($0) } }
    }
    expectText(
      screen.text,
      equals: """
             Ann           Bob           Cy
            Dora           Eve          Flo
             Gus
        """)
  }

  @Test func `adaptive columns are as many as have room`() {
    func text(_ width: Int) -> String {
      let columns = [GridItem(.adaptive(minimum: 8), alignment: .leading)]
      let screen = Screen(width: width) {
        LazyVGrid(columns: columns, spacing: 1) { ForEach(Self.names, id: \.self) { Text($0) } }
      }
      return screen.text
    }
    expectText(
      text(40),
      equals: """
        Ann       Bob        Cy        Dora

        Eve       Flo        Gus
        """)
    expectText(
      text(17),
      equals: """
        Ann      Bob

        Cy       Dora

        Eve      Flo

        Gus
        """)
    expectEqual(text(5).split(separator: "\n").count, Self.names.count)
  }

  @Test func `a grid reports the length that it needs beyond the proposal`() {
    func size(_ items: [GridItem], isVertical: Bool = true) -> CGSize? {
      let screen = Screen(width: 30, height: 30) {
        Group {
          if isVertical {
            LazyVGrid(columns: items) { Text("a") }.accessibilityIdentifier("grid")
          } else {
            LazyHGrid(rows: items) { Text("a") }.accessibilityIdentifier("grid")
          }
        }
      }
      return screen.frame(id: "grid")?.size
    }
    expectEqual(size([GridItem(.fixed(20), spacing: 4), GridItem(.fixed(10))])?.width, 34)
    expectEqual(size([GridItem(.fixed(20), spacing: 4), GridItem(.flexible(minimum: 15))])?.width, 39)
    expectEqual(size([GridItem(.adaptive(minimum: 40))])?.width, 40)
    expectEqual(size([GridItem(.fixed(10))])?.width, 30)
    expectEqual(size([GridItem(.fixed(20), spacing: 4), GridItem(.fixed(10))], isVertical: false)?.height, 34)
  }

  @Test func `fixed columns stand in the grid by its alignment, cells in the columns by theirs`() {
    func text(_ alignment: HorizontalAlignment) -> String {
      let columns = [GridItem(.fixed(3), spacing: 2, alignment: .trailing), GridItem(.fixed(4), alignment: .leading)]
      return Screen(width: 13) {
        LazyVGrid(columns: columns, alignment: alignment) { ForEach(1..<4) { Text("\($0)") } }
      }
      .text
    }
    expectText(text(.leading), equals: "  1  2\n  3")
    expectText(text(.trailing), equals: "      1  2\n      3")
    expectText(text(.center), equals: "    1  2\n    3")
  }

  @Test func `a cell is placed in its line by the vertical alignment of its column`() {
    let columns = [GridItem(.fixed(2), alignment: .top), GridItem(.fixed(2)), GridItem(.fixed(2), alignment: .bottom)]
    let screen = Screen(width: 8) {
      LazyVGrid(columns: columns, alignment: .leading) {
        Text("a")
        VStack { ForEach(0..<3) { Text("\($0)") } }
        Text("c")
      }
    }
    expectText(screen.text, equals: " a  0\n    1\n    2  c")
  }

  @Test func `headers and footers of sections span all columns`() {
    let screen = Screen(width: 30) {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
        Section {
          ForEach(Self.names, id: \.self) { Text($0) }
        } header: {
          Text("People")
        } footer: {
          Text("7 in all")
        }
        Section("More") { ForEach(0..<4) { Text("\($0)") } }
      }
    }
    expectText(
      screen.text,
      equals: """
                    People
           Ann        Bob       Cy
           Dora       Eve       Flo
           Gus
                   7 in all
                     More
            0          1         2
            3
        """)
  }

  @Test func `a collection flows on from the cell before it`() {
    let screen = Screen(width: 20) {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
        Button("+") {}
        ForEach(0..<5) { Text("\($0)") }
        Text("end")
      }
    }
    expectText(
      screen.text,
      equals: """
         [ + ]    0      1
           2      3      4
          end
        """)
  }

  @Test func `cells and sections of nothing take no room`() {
    func height<V: View>(@ViewBuilder _ content: () -> V) -> CGFloat? {
      let screen = Screen(width: 12, height: 20) {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 2, content: content).accessibilityIdentifier("grid")
      }
      expectEqual(screen.faults, [])
      return screen.frame(id: "grid")?.height
    }
    let nothing = Color.clear.frame(width: 1, height: 0)
    expectEqual(height { nothing }, 0)
    expectEqual(height { ForEach(0..<3) { _ in EmptyView() } }, 0)
    expectEqual(
      height {
        nothing; nothing; Text("a")
      }, 3)
    expectEqual(height { ForEach(0..<3) { Text("\($0)") } }, 4)
    expectEqual(
      height {
        ForEach(0..<3) { section in
          Section {
            if section != 1 { Text("a"); Text("b"); Text("c") }
          } header: {
            if section != 1 { Text("header") }
          }
        }
      }, 16)
  }

  private final class Log {
    var built = 0
  }

  private struct Cell: View {
    let number: Int
    let log: Log

    var body: some View {
      log.built += 1
      return Text(verbatim: "\(number)")
    }
  }

  private func numbers(_ count: Int, _ log: Log) -> Screen {
    let screen = Screen(width: 20, height: 4) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(0..<count, id: \.self) { Cell(number: $0, log: log) }
        }
      }
    }
    screen.press(.tab)
    return screen
  }

  @Test(arguments: [10_000, 1_000_000]) func `only cells in the window are built, however many there are`(count: Int) {
    let log = Log()
    let screen = numbers(count, log)
    expectText(
      screen.text.rows(columns: 19),
      equals: """
        0      1      2
        3      4      5
        6      7      8
        9     10     11
        """)
    expectEqual(log.built, 15)
    screen.press(.down)
    expectEqual(log.built, 18)
    screen.press(.pageDown)
    expectText(screen.text, contains: "21")
    screen.press(.end)
    expectText(screen.text, contains: "\(count - 1)")
    #expect(log.built < 80)
    screen.press(.home)
    expectText(screen.text, contains: "11")
    #expect(log.built < 100)
    expectEqual(screen.issues, [])
  }

  @Test func `each place of the window shows the same cells as a grid without a window`() {
    func grid(_ count: Int) -> some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 4))]) {
        Text("first")
        ForEach(0..<count, id: \.self) { number in
          VStack(spacing: 0) { ForEach(0...(number * 7 % 3), id: \.self) { Text("\(number).\($0)") } }
        }
        Text("last")
      }
    }
    let whole = Screen(width: 20) { grid(40) }.text.split(separator: "\n").map { $0.prefix(19) }
    let screen = Screen(width: 20, height: 5) { ScrollView { grid(40) } }
    screen.press(.tab)
    for start in 0..<whole.count - 5 {
      let shown = screen.text.rows(columns: 19).split(separator: "\n", omittingEmptySubsequences: false)
      for row in 0..<5 {
        let (a, b) = (
          shown[row].trimmingCharacters(in: .whitespaces), whole[start + row].trimmingCharacters(in: .whitespaces)
        )
        expectEqual(a, b, "row \(start + row)")
      }
      screen.press(.down)
    }
  }

  @Test func `only the sections in the window are built`() {
    let log = Log()
    let screen = Screen(width: 20, height: 5) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<500, id: \.self) { group in
            Section {
              ForEach(0..<3, id: \.self) { Cell(number: 10 * group + $0, log: log) }
            } header: {
              Text("Group \(group)")
            }
          }
        }
      }
    }
    screen.press(.tab)
    expectText(
      screen.text.rows(columns: 19),
      equals: """
        Group 0
        0          1
        2
        Group 1
        10        11
        """)
    #expect(log.built <= 12)
    screen.press(.end)
    #expect(screen.text.contains("4990") && screen.text.contains("4992"))
    #expect(log.built < 40)
  }

  @Test func `cells close up where elements have no cell`() {
    let screen = Screen(width: 20) {
      LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<9) { if $0 % 3 != 0 { Text("\($0)") } } }
    }
    expectText(screen.text, equals: "    1          2\n    4          5\n    7          8")
  }

  @Test func `a horizontal grid goes on column by column`() {
    let screen = Screen(width: 22) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(2))]) { ForEach(0..<1_000) { Text("Item \($0)") } }
      }
    }
    expectText(screen.text, equals: "Item 0 Item 2 Item 4 I\n\nItem 1 Item 3 Item 5 I")
  }

  @Test func `points become whole cells`() {
    let screen = Screen(width: 40, options: ScreenOptions(unit: .points)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 20) { ForEach(0..<7) { Text("Item \($0)") } }
        .padding(.horizontal)
    }
    expectText(
      screen.text,
      equals: """
            Item 0       Item 1       Item 2

            Item 3       Item 4       Item 5

            Item 6
        """)
  }

  private final class Model: ObservableObject {
    @Published var columns = 2
  }

  private struct Changing: View {
    @ObservedObject var model: Model

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(), count: model.columns)) { ForEach(0..<4) { Text("\($0)") } }
    }
  }

  @Test func `other columns arrange the cells again`() {
    let model = Model()
    let screen = Screen(width: 8) { Changing(model: model) }
    expectText(screen.text, equals: " 0    1\n 2    3")
    model.columns = 4
    expectText(screen.text, equals: Screen(width: 8) { Changing(model: model) }.text)
    expectText(screen.text, lacks: "\n")
  }

  @Test func `a grid without columns has one, and that is an issue`() {
    let vertical = Screen(width: 5) { LazyVGrid(columns: []) { ForEach(0..<2) { Text("\($0)") } } }
    expectText(vertical.text, equals: "  0\n  1")
    #expect(vertical.issues.count == 1 && vertical.issues[0].description.contains("LazyVGrid has no GridItem"))
    let horizontal = Screen(width: 5) { LazyHGrid(rows: []) { Text("a") } }
    expectText(horizontal.issues[0].description, contains: "LazyHGrid")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300])
  func `a grid accepts every length`(length: CGFloat) {
    let sizes: [GridItem.Size] = [
      .fixed(length), .adaptive(minimum: length), .adaptive(minimum: 2, maximum: length), .flexible(minimum: length),
      .flexible(maximum: length),
    ]
    for size in sizes {
      let items = [GridItem(size, spacing: length), GridItem()]
      let screen = Screen(width: 12, height: 4) {
        ScrollView { LazyVGrid(columns: items, spacing: length) { ForEach(0..<50) { Text("\($0)") } } }
      }
      screen.press(.tab)
      screen.press(.end)
      expectEqual(screen.text.count { $0 == "\n" }, 3, "\(size)")
      expectEqual(screen.faults, [], "\(size)")
      let other = Screen(width: 12, height: 4) {
        LazyHGrid(rows: items) { ForEach(0..<9) { Text("\($0)") } }.fixedSize()
      }
      expectEqual(other.text.count { $0 == "\n" }, 3, "\(size)")
      expectEqual(other.faults, [], "\(size)")
    }
  }

  @Test func `rows of a section in a lazy stack are the stack's`() {
    let log = Log()
    let screen = Screen(width: 10, height: 4) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Section("Head") { ForEach(0..<1_000, id: \.self) { Cell(number: $0, log: log) } }
        }
      }
    }
    expectText(screen.text, equals: "Head\n0\n1\n2")
    #expect(log.built < 6)
    expectEqual(screen.findAll(.heading).map(\.label), ["Head"])
  }

  @Observable fileprivate final class Elements {
    var hasTwo = false
  }

  @Test func `cells follow each other again when no element has several any more`() {
    struct Cells: View {
      let model: Elements

      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            Text("first")
            ForEach(0..<3) { index in
              Text("\(index)")
              if model.hasTwo, index == 1 { Text("too") }
            }
          }
        }
      }
    }
    let model = Elements()
    let screen = Screen(Cells(model: model), width: 12, height: 4)
    for hasTwo in [true, false, true] {
      model.hasTwo = hasTwo
      expectText(screen.text, equals: Screen(Cells(model: model), width: 12, height: 4).text)
    }
    expectEqual(screen.issues, [])
  }

  private static let pair = [GridItem(.fixed(3)), GridItem(.fixed(3))]

  private func sections(_ count: Int, hasFooters: Bool = true) -> some View {
    ForEach(0..<count, id: \.self) { group in
      Section {
        ForEach(0..<3) { Text("\(group).\($0)") }
      } header: {
        Text("H\(group)")
      } footer: {
        if hasFooters { Text("F\(group)") }
      }
    }
  }

  /// The pictures of a grid whose lines stand a row apart, with the rows of blanks left out.
  private func spaced<V: View>(_ alignment: HorizontalAlignment = .leading, @ViewBuilder _ content: () -> V) -> String {
    let screen = Screen(width: 12) { LazyVGrid(columns: Self.pair, alignment: alignment, spacing: 1, content: content) }
    let rows = screen.text.components(separatedBy: "\n")
    for (index, row) in rows.enumerated() { #expect(row.isEmpty == !index.isMultiple(of: 2), "\(rows)") }
    return rows.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func `each line of a section stands a gap behind the one before`() {
    let lines = ["H0", "0.0 0.1", "0.2", "F0", "H1", "1.0 1.1", "1.2", "F1"]
    expectText(spaced { sections(2) }, equals: lines.joined(separator: "\n"))
    let indents = [10, 5, 5, 10, 10, 5, 5, 10]
    expectText(
      spaced(.trailing) { sections(2) },
      equals: zip(indents, lines).map { String(repeating: " ", count: $0) + $1 }.joined(separator: "\n"))
  }

  @Test func `each line of a collection that is built as a whole stands a gap behind the one before`() {
    expectText(
      spaced {
        Text("1st")
        ForEach(0..<5) { if $0 != 2 { Text("\($0)") } }
        Text("end")
      }, equals: "1st\n 0   1\n 3   4\nend")
    expectText(
      spaced {
        Text("1st")
        ForEach(0..<2) { Text("\($0)") }
        ForEach(0..<2) { group in Section("H\(group)") { Text("s\(group)") } }
        ForEach(0..<3) { Text("e\($0)") }
      }, equals: "1st  0\n 1\nH0\n s0\nH1\n s1\n e0  e1\n e2")
  }

  @Test func `the end of a long grid lies at the end of the window, with its gaps`() {
    func picture(_ height: Int, up: Int = 0, @ViewBuilder _ content: () -> some View) -> String {
      let content = content()
      let screen = Screen(width: 8, height: height) {
        ScrollView { LazyVGrid(columns: Self.pair, alignment: .leading, spacing: 1) { content } }
      }
      screen.press(.tab)
      screen.press(.end)
      for _ in 0..<up { screen.press(.up) }
      return screen.text.rows(columns: 7)
    }
    let cells = ForEach(0..<101) { Text("\($0)") }
    expectText(picture(5) { cells }, equals: "96  97\n\n98  99\n\n100")
    expectText(picture(5, up: 3) { cells }, equals: "\n94  95\n\n96  97\n")
    expectText(
      picture(5) {
        cells
        Text("end")
      }, equals: "96  97\n\n98  99\n\n100 end")
    expectText(picture(6) { sections(200, hasFooters: false) }, equals: "\n199 199\n.0  .1\n\n199\n.2")
  }

  @Test func `headers and footers of a horizontal grid stand across by its alignment`() {
    func picture(_ alignment: VerticalAlignment) -> String {
      Screen(width: 40, height: 3) {
        LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))], alignment: alignment, spacing: 2) { sections(2) }
      }
      .text
    }
    let cells = ["    0.0  0.2          1.0  1.2", "    0.1               1.1"]
    expectText(picture(.bottom), equals: "\n\(cells[0])\nH0  0.1       F0  H1  1.1       F1")
    expectText(picture(.top), equals: "H0  0.0  0.2  F0  H1  1.0  1.2  F1\n\(cells[1])\n")
  }

  @Test func `a cell is placed in its row by the vertical alignment, and in its line by the horizontal one`() {
    func picture(_ length: CGFloat, _ alignments: [Alignment], _ cells: [String]) -> String {
      Screen(width: 8, height: 6) {
        LazyHGrid(rows: alignments.map { GridItem(.fixed(length), alignment: $0) }, alignment: .top) {
          ForEach(cells, id: \.self) { Text($0) }
        }
      }
      .text
    }
    expectText(picture(2, [.bottomTrailing, .topLeading], ["a", "bbb", "c", "d"]), equals: "\n  a c\nbbb d\n\n\n")
    expectText(picture(3, [.topTrailing, .bottomLeading], ["a", "b", "ccc", "ddd"]), equals: "a ccc\n\n\n\n\nb ddd")
  }

  @Test func `each column has its own distance to the next`() {
    let items = [GridItem(.fixed(2), spacing: 0), GridItem(.fixed(2), spacing: 3), GridItem(.fixed(2))]
    expectText(
      Screen(width: 12) {
        LazyVGrid(columns: items, alignment: .leading) { ForEach(0..<3) { Text("\($0)\($0)") } }
      }
      .text, equals: "0011   22")
  }

  /// The cells that get the focus after each press of a key.
  private func focused(_ screen: Screen, after key: Key, times: Int) -> [String] {
    (0..<times).map { _ in
      screen.press(key)
      return screen.findAll(.button).first(where: \.isFocused)?.label ?? "-"
    }
  }

  @Test func `Tab goes through the cells of a long grid one after another, and back`() {
    func cells(_ numbers: Range<Int>) -> some View {
      ForEach(numbers, id: \.self) { Button("\($0)") {}.buttonStyle(.plain) }
    }
    let columns = Array(repeating: GridItem(.fixed(3), spacing: 0), count: 3)
    let plain = Screen(width: 12, height: 2) { ScrollView { LazyVGrid(columns: columns) { cells(0..<40) } } }
    let mixed = Screen(width: 12, height: 2) {
      ScrollView {
        LazyVGrid(columns: columns) {
          Text("t")
          cells(0..<10)
          Section("H") { cells(10..<40) }
        }
      }
    }
    let rows = Array(repeating: GridItem(.fixed(1)), count: 2)
    let horizontal = Screen(width: 7, height: 2) {
      ScrollView(.horizontal) { LazyHGrid(rows: rows, spacing: 1) { cells(0..<40) } }
    }
    for screen in [plain, mixed, horizontal] {
      expectEqual(focused(screen, after: .tab, times: 22), (0..<22).map { "\($0)" })
      expectEqual(focused(screen, after: .backTab, times: 21), (0..<21).reversed().map { "\($0)" })
      expectEqual(screen.faults, [])
    }
  }

  @Test func `a header or footer is offered the breadth of the grid`() {
    for alignment in [HorizontalAlignment.leading, .trailing] {
      let screen = Screen(width: 12) {
        LazyVGrid(columns: Self.pair, alignment: alignment, spacing: 0) {
          Section {
          } header: {
            Text("H").frame(maxWidth: .infinity, alignment: .trailing)
          } footer: {
            Text("F").frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      expectText(screen.text, equals: "           H\nF")
    }
  }
}
