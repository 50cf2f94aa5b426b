import Testing
import ViewTreeTesting

@MainActor @Suite struct EditModeTests {
  private struct Fruits: View {
    var selects = false
    @State private var fruits = ["Apple", "Pear", "Plum"]
    @State private var selection: Set<String> = []

    private var rows: some View {
      ForEach(fruits, id: \.self) { Text($0).deleteDisabled($0 == "Pear").moveDisabled($0 == "Plum") }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
    }

    var body: some View {
      VStack(alignment: .leading) {
        EditButton()
        if selects { List(selection: $selection) { rows } } else { List { rows } }
      }
    }
  }

  private func editing(_ glyphs: GlyphSet = .ascii, selects: Bool = false) throws -> Screen {
    let screen = Screen(width: 20, options: ScreenOptions(glyphs: glyphs)) { Fruits(selects: selects) }
    try screen.find(.button, "Edit").tap()
    return screen
  }

  private func rows(_ screen: Screen) -> String {
    screen.text.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test func `the signs of a row are named by its texts, or by its field`() throws {
    struct Names: View {
      @State private var names = ["Ada", "Bob"]

      var body: some View {
        List {
          ForEach($names, id: \.self, editActions: .all) { $name in TextField("Name", text: $name) }
          ForEach(["row"], id: \.self) { Text($0) }.onMove { _, _ in }.onDelete { _ in }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let screen = Screen(Names(), width: 30)
    expectEqual(
      screen.findAll(.button).map(\.label).sorted(),
      ["Delete Name", "Delete Name", "Delete row", "Reorder Name", "Reorder Name", "Reorder row"])
  }

  @Test(arguments: GlyphSet.allCases)
  func `rows show signs while the list is edited`(glyphs: GlyphSet) throws {
    let screen = Screen(width: 20, options: ScreenOptions(glyphs: glyphs)) { Fruits() }
    let plain = "[ Edit ]\nApple\nPear\nPlum"
    expectText(screen.text, equals: plain)
    try screen.find(.button, "Edit").tap()
    expectText(
      screen.text,
      equals: glyphs == .ascii
        ? """
        [ Done ]
        (-) Apple          =
            Pear           =
        (-) Plum
        """
        : """
        [ Done ]
        (–) Apple          ≡
            Pear           ≡
        (–) Plum
        """)
    try screen.find(.button, "Done").tap()
    expectText(screen.text, equals: plain)
    expectEqual(screen.findAll(.button).map(\.label), ["Edit"])
  }

  @Test func `a click on the sign before a row deletes it`() throws {
    let screen = try editing()
    screen.click(column: 1, row: 3)
    expectText(rows(screen), equals: "(-) Apple          =\n    Pear           =")
    try screen.find(.button, "Delete Apple").tap()
    expectText(rows(screen), equals: "    Pear           =")
  }

  @Test func `a drag of the sign at the end moves the row to the one where it ends`() throws {
    let screen = try editing()
    screen.drag(fromColumn: 19, row: 1, toColumn: 19, row: 3)
    expectEqual(rows(screen).filter(\.isLetter), "PearPlumApple")
    screen.drag(fromColumn: 19, row: 3, toColumn: 19, row: 2)
    expectEqual(rows(screen).filter(\.isLetter), "PearApplePlum")
    screen.drag(fromColumn: 19, row: 1, toColumn: 10, row: 1)
    expectEqual(rows(screen).filter(\.isLetter), "PearApplePlum")
    try screen.find(.button, "Reorder Pear").increment()
    expectEqual(rows(screen).filter(\.isLetter), "ApplePearPlum")
    try screen.find(.button, "Reorder Pear").decrement()
    expectEqual(rows(screen).filter(\.isLetter), "PearApplePlum")
  }

  @Test func `Return on a row that has the focus deletes nothing`() throws {
    let screen = try editing()
    screen.press(.tab)
    screen.press(.return)
    screen.press(.space)
    expectEqual(rows(screen).filter(\.isLetter), "ApplePearPlum")
  }

  @Test func `rows that are selected have their mark before the sign`() throws {
    let screen = try editing(selects: true)
    screen.click(column: 8, row: 1)
    screen.click(column: 8, row: 3)
    expectText(
      rows(screen),
      equals: """
        * (-) Apple        =
              Pear         =
        * (-) Plum
        """)
    screen.click(column: 3, row: 1)
    expectEqual(rows(screen).filter(\.isLetter), "PearPlum")
  }

  @Test func `a list follows the edit mode of the environment`() {
    struct Own: View {
      @State private var mode = EditMode.active

      var body: some View {
        VStack(alignment: .leading) {
          List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }.environment(\.editMode, $mode)
          List { ForEach(["b"], id: \.self) { Text($0) }.onDelete { _ in } }
          Button("End") { mode = .inactive }
        }
      }
    }
    let screen = Screen(width: 12) { Own() }
    expectText(screen.text, equals: "(-) a\nb\n[ End ]")
    screen.click(column: 3, row: 2)
    expectText(screen.text, equals: "a\nb\n[ End ]")
    #expect(EditMode.transient.isEditing && EditMode.active.isEditing && !EditMode.inactive.isEditing)
  }

  @Test func `each screen has an edit mode of its own, and rows beside a list have no signs`() throws {
    let (first, second) = (Screen(width: 20) { Fruits() }, Screen(width: 20) { Fruits() })
    try first.find(.button, "Edit").tap()
    #expect(first.text.contains("(-)") && !second.text.contains("(-)"))
    let stack = Screen(width: 20) {
      VStack(alignment: .leading) { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
        .environment(\.editMode, .constant(.active))
    }
    expectText(stack.text, equals: "a")
  }

  @Test func `rows that come into the window of a long list have signs`() {
    let screen = Screen(width: 12, height: 3) {
      List { ForEach(0..<500, id: \.self) { Text(verbatim: "\($0)") }.onDelete { _ in } }
        .environment(\.editMode, .constant(.active))
    }
    screen.press(.tab)
    for _ in 0..<4 { screen.press(.down) }
    expectText(screen.text, contains: "(-) 4")
  }

  @Test func `a drag that ends beyond the rows moves to the nearest one`() throws {
    func after(_ start: Int, _ end: Int) throws -> String {
      let screen = Screen(width: 20, height: 9) { Fruits() }
      try screen.find(.button, "Edit").tap()
      screen.drag(fromColumn: 19, row: start, toColumn: 19, row: end)
      return rows(screen).filter(\.isLetter)
    }
    try expectEqual([after(1, 8), after(2, 0), after(1, 2)], ["PearPlumApple", "PearApplePlum", "PearApplePlum"])
  }

  @Test func `a sign is dropped on any line of a row, and between two rows on the upper one`() {
    struct Rows: View {
      @State var names: [String]
      var spacing: CGFloat = 0

      var body: some View {
        List { ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) } }
          .listRowSpacing(spacing).environment(\.editMode, .constant(.active))
      }
    }
    let high = Screen(width: 10) { Rows(names: ["a", "b\nB", "c"]) }
    high.drag(fromColumn: 9, row: 0, toColumn: 9, row: 2)
    expectText(high.text, equals: "b        =\nB\na        =\nc        =")
    let apart = Screen(width: 10) { Rows(names: ["a", "b", "c"], spacing: 1) }
    apart.drag(fromColumn: 9, row: 0, toColumn: 9, row: 3)
    expectText(apart.text, equals: "b        =\n\na        =\n\nc        =")
  }

  @Test func `the signs of a row with several fields are named by the first one`() {
    struct Names: View {
      @State private var names = ["Ada", "Bob"]

      var body: some View {
        List {
          ForEach(["row"], id: \.self) { _ in
            HStack {
              TextField("First", text: $names[0])
              TextField("Last", text: $names[1])
            }
          }
          .onDelete { _ in }.onMove { _, _ in }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    expectEqual(Screen(Names(), width: 40).findAll(.button).map(\.label), ["Delete First", "Reorder First"])
  }

  @Test func `signs come and go with the action of the collection, and so does the swipe`() throws {
    struct Rows: View {
      @State private var canDelete = false
      @State private var names = ["a", "b"]
      let mode: EditMode

      var body: some View {
        VStack(alignment: .leading) {
          Button("Change") { canDelete.toggle() }
          List {
            ForEach(names, id: \.self) { Text($0) }.onDelete(perform: canDelete ? { names.remove(atOffsets: $0) } : nil)
          }
          .environment(\.editMode, .constant(mode))
        }
      }
    }
    let edited = Screen(width: 12) { Rows(mode: .active) }
    expectText(edited.text, equals: "[ Change ]\na\nb")
    try edited.find(.button, "Change").tap()
    expectText(edited.text, equals: "[ Change ]\n(-) a\n(-) b")
    try edited.find(.button, "Change").tap()
    expectText(edited.text, equals: "[ Change ]\na\nb")
    let swiped = Screen(width: 12, height: 6) { Rows(mode: .inactive) }
    swiped.drag(fromColumn: 10, row: 1, toColumn: 7, row: 1)
    expectEqual(swiped.findAll(.menuItem).count, 0)
    try swiped.find(.button, "Change").tap()
    swiped.drag(fromColumn: 10, row: 1, toColumn: 7, row: 1)
    expectEqual(swiped.findAll(.menuItem).map(\.label), ["Delete"])
  }

  @Test func `rows that can only be moved have a sign at the end while they are edited`() throws {
    struct Rows: View {
      @State private var names = ["a", "b"]

      var body: some View {
        VStack(alignment: .leading) {
          EditButton()
          List { ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) } }
        }
      }
    }
    let screen = Screen(width: 12) { Rows() }
    try screen.find(.button, "Edit").tap()
    expectText(screen.text, equals: "[ Done ]\na          =\nb          =")
    expectEqual(screen.findAll(.button).map(\.label), ["Done", "Reorder a", "Reorder b"])
    try screen.find(.button, "Done").tap()
    expectText(screen.text, equals: "[ Edit ]\na\nb")
    expectEqual(screen.findAll(.button).map(\.label), ["Edit"])
  }

  @Test func `a click on the sign at the end selects the row`() {
    struct Rows: View {
      @State private var selection: String?

      var body: some View {
        List(selection: $selection) { ForEach(["a", "b"], id: \.self) { Text($0) }.onMove { _, _ in } }
          .environment(\.editMode, .constant(.active))
      }
    }
    let screen = Screen(width: 12) { Rows() }
    screen.click(column: 11, row: 1)
    expectText(screen.text, equals: "  a        =\n* b        =")
  }
}
