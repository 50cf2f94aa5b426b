import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor @Suite struct ListRowModifiersTests {
  private func expectPicture(_ view: some View, equals expected: String, line: UInt = #line) {
    expectText(Screen(view, width: 20).text, equals: expected, line: line)
  }

  @Test func `insets, separators and backgrounds of rows`() {
    @ViewBuilder var rows: some View {
      Text("a").listRowSeparator(.visible)
      Text("b").listRowSeparator(.visible, edges: .all)
      Text("c").listRowInsets(EdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 0))
      Text("d").listRowBackground(Color.red)
    }
    expectSnapshot(of: List { rows }, width: 12, as: .cells)
    expectPicture(VStack(alignment: .leading) { rows }, equals: "a\nb\nc\nd")
  }

  @Test func `a row with lines is as wide as without`() {
    let form = Form { Text("abcdef").listRowSeparator(.visible) }.fixedSize()
    expectText(Screen(form, width: 30).text, contains: "abcdef")
  }

  @Test func `lines take a row in every unit`() {
    let list = List {
      Text("a").listRowSeparator(.visible)
      Text("b").listRowSeparator(.visible, edges: .all)
    }
    expectText(
      Screen(list, width: 12, options: ScreenOptions(unit: .points)).text, equals: Screen(list, width: 12).text)
  }

  @Test func `lines stand around a section, and a tint reaches the controls of a row`() {
    let list = List {
      Section("S") { Text("a") }.listSectionSeparator(.visible)
      Text("b").listRowSeparatorTint(.red).listSectionSeparatorTint(.red).listRowHoverEffectDisabled()
    }
    expectPicture(
      list,
      equals: """
        --------------------
        + S ---------------+
        | a                |
        +------------------+
        --------------------
          b
        """)
    func red(_ tint: ListItemTint?) -> String {
      Screen(List { Button("x") {}.buttonStyle(.borderless).listItemTint(tint) }, width: 5).render(.ansi)
    }
    #expect(red(.fixed(.red)) == red(.preferred(.red)) && red(.fixed(.red)) != red(nil))
    #expect(red(.monochrome) != red(.fixed(.red)))
  }

  @Test func `a row that cannot be selected is passed over`() {
    struct Selecting: View {
      @State private var selection: String?

      var body: some View {
        VStack(alignment: .leading) {
          List(["a", "b"], id: \.self, selection: $selection) { Text($0).selectionDisabled($0 == "a") }
          Text(selection ?? "none")
        }
      }
    }
    let screen = Screen(width: 8) { Selecting() }
    screen.click(column: 3, row: 0)
    expectText(screen.text, contains: "none")
    screen.click(column: 3, row: 1)
    expectText(screen.text, contains: "* b")
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `separators stand at the edges that are named, and take a row each`(unit: ScreenOptions.Unit) {
    func text(_ edges: VerticalEdge.Set?, _ visibility: Visibility = .visible) -> String {
      Screen(width: 6, height: 6, options: ScreenOptions(unit: unit)) {
        List {
          if let edges {
            Text("a\nb").listRowSeparator(visibility, edges: edges)
          } else {
            Text("a\nb").listRowSeparator(visibility)
          }
          Text("c")
        }
        .listStyle(.plain)
      }
      .text.split(separator: "\n").joined(separator: "/")
    }
    expectEqual(text(.top), "------/a/b/c")
    expectEqual(text(.bottom), "a/b/------/c")
    expectEqual(text(.all), "------/a/b/------/c")
    expectEqual(text(nil), text(.bottom))
    expectEqual([text([]), text(.all, .hidden), text(nil, .automatic)], ["a/b/c", "a/b/c", "a/b/c"])
  }

  @Test func `the edges of a row are two`() {
    expectEqual([VerticalEdge.Set(.top), VerticalEdge.Set(.bottom)], [.top, .bottom])
    #expect(VerticalEdge.Set.top.isDisjoint(with: .bottom) && VerticalEdge.Set.all == [.top, .bottom])
  }

  @Test func `insets without a length are none`() {
    func text(_ row: some View) -> String {
      Screen(width: 8, height: 5) {
        List {
          row; Text("c")
        }
      }.text
    }
    expectEqual(text(Text("a").listRowInsets(.all, nil)), text(Text("a")))
    expectEqual(text(Text("a").listRowInsets(nil)), text(Text("a")))
    expectEqual(text(Text("a").listRowInsets(.leading, 2)).split(separator: "\n").first, "  a")
  }

  private struct AddedRow: View {
    @State private var isShown = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("b") { isShown = true }
        List {
          if isShown { Text("a").listRowSeparator(.visible, edges: .all) }
          Text("c")
        }
      }
    }
  }

  @Test func `a row at the deepest level is shown without its lines`() {
    let texts = (15...40).map { limit in
      let screen = Screen(AddedRow(), width: 6, height: 6, options: ScreenOptions(allowsIssues: true))
      screen.frames.tree.depthLimit = Int16(limit)
      screen.press(.tab)
      screen.press(.return)
      return screen.text.split(separator: "\n").joined(separator: "/")
    }
    expectEqual(Set(texts), ["[>b<]/c", "[>b<]/a/c", "[>b<]/------/a/------/c"])
  }

  @Test func `a row is not selected by default, if selecting it is disabled`() {
    struct Selecting: View {
      @State private var selection: String?

      var body: some View {
        List(selection: $selection) {
          Text("a").selectionDisabled().tag("a")
          Text("b").selectionDisabled(false).tag("b")
        }
        Text(selection ?? "none")
      }
    }
    let screen = Screen(width: 8, height: 3) { Selecting() }
    screen.click(column: 3, row: 0)
    expectText(screen.text, endsWith: "none")
    screen.click(column: 3, row: 1)
    expectText(screen.text, contains: "* b")
  }

  @Test func `a colour is the tint of a row, and none keeps the tint around`() {
    func cells(_ tint: Color?) -> String {
      Screen(List { Button("x") {}.buttonStyle(.borderless).listItemTint(tint) }.tint(.green), width: 5).render(.cells)
    }
    expectText(cells(.red), contains: "fg=red")
    expectText(cells(nil), contains: "fg=green")
  }

  @Test func `without a proposal a line is as wide as its row`() {
    let row = HStack {
      Text("abcdef").listRowSeparator(.visible).fixedSize()
      Text("x")
    }
    expectPicture(List { row }, equals: "abcdef\n------ x")
  }
}
