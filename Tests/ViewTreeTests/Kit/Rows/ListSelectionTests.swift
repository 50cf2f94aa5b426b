import Testing
import ViewTreeTesting

@Observable private final class Editing {
  var isEditing = false
  var usesOther = false
  var selection: Int? = 1
  var other: Int? = 2
  var items = [1, 2, 3]
  var tag = 1
}

/// Rows of a collection, of a section and of a group, which can be selected while they are edited.
private struct Rows: View {
  @Bindable var editing: Editing
  var probe = Probe()

  var body: some View {
    List(selection: editing.isEditing ? (editing.usesOther ? $editing.other : $editing.selection) : nil) {
      ForEach(editing.items, id: \.self) { Counting(number: $0, probe: probe) }
      Section("S") {
        Text("tagged").tag(2)
        Text("no tag")
      }
      DisclosureGroup("Group") { Text("inside") }.tag(3)
    }
  }
}

private struct Counting: View {
  let number: Int
  let probe: Probe
  @State private var count = 0

  var body: some View {
    let _ = probe.ran("row")
    Text("row \(number) \(count)").offers("count \(number)", to: probe) { count += 1 }
  }
}

private struct EditableRows: View {
  @Bindable var editing: Editing

  var body: some View {
    List(selection: editing.isEditing ? $editing.selection : nil) {
      ForEach(editing.items, id: \.self) { Text("row \($0)") }.onDelete { editing.items.remove(atOffsets: $0) }
    }
  }
}

/// Two rows of one tag.
private struct Twins: View {
  @Bindable var editing: Editing

  var body: some View {
    List(selection: $editing.selection) {
      Section("A") { Text("first").tag(1) }
      Section("B") { Text("second").tag(editing.tag) }
    }
  }
}

@MainActor @Suite struct ListSelectionTests {
  private let editing = Editing()

  private func expectFresh(_ screen: Screen, _ view: some View, line: UInt = #line) {
    expectText(screen.text, equals: Screen(view, width: 20).text, line: line)
    expectEqual(screen.faults + screen.issues, [])
  }

  @Test func `a list becomes selectable, and is so no more`() throws {
    let probe = Probe()
    let screen = Screen(Rows(editing: editing, probe: probe), width: 20)
    let plain = """
        row 1 0
        row 2 1
        row 3 0
      + S ---------------+
      | tagged           |
      | no tag           |
      +------------------+
        > Group
      """
    screen.perform("count 2", probe)
    expectText(screen.text, equals: plain)
    let runs = probe.runs("row")
    editing.isEditing = true
    expectText(
      screen.text,
      equals: """
          * row 1 0
            row 2 1
            row 3 0
        + S ---------------+
        |   tagged         |
        |   no tag         |
        +------------------+
            > Group
        """)
    expectEqual(probe.runs("row"), runs, "no row is evaluated")
    try screen.find(.staticText, "tagged").tap()
    expectEqual(editing.selection, 2)
    #expect(screen.text.contains("* row 2") && screen.text.contains("| * tagged"))
    screen.click(column: 7, row: 7)
    #expect(editing.selection == 3 && screen.text.contains("* > Group"))
    editing.isEditing = false
    expectText(screen.text, equals: plain)
    #expect(throws: (any Error).self) { try screen.find(.staticText, "tagged").tap() }
    screen.click(column: 5, row: 0)
    expectEqual(editing.selection, 3, "nothing is written to a binding that is gone")
    screen.click(column: 7, row: 7)
    #expect(screen.text.contains("inside"), "a click on the label opens the group")
    expectEqual(screen.faults + screen.issues, [])
  }

  @Test func `rows that come later are as those that are there`() {
    let screen = Screen(Rows(editing: editing), width: 20)
    editing.isEditing = true
    _ = screen.text
    editing.items = [4, 1]
    expectFresh(screen, Rows(editing: editing))
    editing.isEditing = false
    _ = screen.text
    editing.items = [4, 5, 1]
    expectFresh(screen, Rows(editing: editing))
  }

  @Test func `a tap writes to the binding that the list has now`() throws {
    editing.isEditing = true
    let screen = Screen(Rows(editing: editing), width: 20)
    editing.usesOther = true
    expectFresh(screen, Rows(editing: editing))
    try screen.find(.staticText, "row 3 0").tap()
    #expect(editing.selection == 1 && editing.other == 3)
    expectFresh(screen, Rows(editing: editing))
  }

  @Test func `rows that can be deleted take the focus while they cannot be selected, and the list does while they can`()
  {
    let screen = Screen(EditableRows(editing: editing), width: 20)
    screen.press(.tab)
    screen.press(.delete)
    expectEqual(editing.items, [2, 3])
    editing.isEditing = true
    expectFresh(screen, EditableRows(editing: editing))
    screen.press(.tab)
    screen.press(.return)
    expectEqual(editing.selection, 2)
    screen.press(.delete)
    expectEqual(editing.items.count, 1)
  }

  @Test func `all rows of a tag are marked`() {
    editing.selection = nil
    let screen = Screen(Twins(editing: editing), width: 20)
    editing.selection = 1
    expectText(
      screen.text,
      equals: """
        + A ---------------+
        | * first          |
        +------------------+
        + B ---------------+
        | * second         |
        +------------------+
        """)
    editing.tag = 2
    expectFresh(screen, Twins(editing: editing))
    editing.selection = 2
    expectFresh(screen, Twins(editing: editing))
    editing.tag = 1
    editing.selection = 1
    expectFresh(screen, Twins(editing: editing))
    editing.selection = nil
    expectFresh(screen, Twins(editing: editing))
  }

  // MARK: Keys

  private struct Picks: View {
    @State private var picked: Set<Int> = [2]
    @State private var log = ""

    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $picked) {
          ForEach(0..<40) { number in
            HStack {
              Text("row \(number)")
              if number == 1 { Button("act") { log += "act " } }
            }
          }
        }
        Button("\(picked.sorted()) \(log)") {}
      }
    }
  }

  @Test func `up and down move the focus and with it the selection, also to rows that are not seen`() throws {
    let screen = Screen(Picks(), width: 24, height: 4)
    func picked(_ keys: Key...) -> String {
      for key in keys { screen.press(key) }
      expectEqual(screen.faults + screen.issues, [])
      return screen.findAll(.button).last?.label ?? ""
    }
    screen.press(.tab)
    expectEqual(picked(), "[2] ", "to come to the list selects nothing")
    expectEqual(picked(.down), "[1] ")
    expectEqual(picked(.down), "[2] ", "a control in a row is passed")
    expectText(screen.text.split(separator: "\n")[2].description, equals: "* row 2<")
    expectEqual(picked(.down, .down, .down, .down), "[6] ")
    #expect(screen.text.contains("* row 6") && !screen.text.contains("row 2"))
    expectEqual(picked(.up, .up), "[4] ")
    expectEqual(picked(.up, .up, .up, .up, .up, .up), "[0] ", "before the first row there is none")
    // From a control in a row the keys go to the rows beside it.
    expectEqual(picked(.tab), "[0] ")
    expectEqual(picked(.tab, .return), "[0] act ")
    expectEqual(picked(.down), "[2] act ")
    expectEqual(picked(.space), "[] act ", "space chooses as a tap does")
  }

  @Test func `up and down go from control to control where rows cannot be selected`() throws {
    struct Buttons: View {
      var body: some View {
        List {
          Text("title")
          ForEach(0..<3) { number in Button("go \(number)") {} }
          TextField("name", text: .constant("Ada"))
        }
      }
    }
    let screen = Screen(Buttons(), width: 20, height: 6)
    screen.press(.tab)
    #expect(try screen.find(.button, "go 0").isFocused)
    for (key, name) in [(Key.down, "go 1"), (.down, "go 2"), (.up, "go 1"), (.up, "go 0"), (.up, "go 0")] {
      screen.press(key)
      #expect(try screen.find(.button, name).isFocused)
    }
    for _ in 0..<3 { screen.press(.down) }
    #expect(try screen.find(.textField, "name").isFocused)
    screen.press(.up)
    #expect(try screen.find(.button, "go 2").isFocused)
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `the mark of a selected row stands at its leading edge`(unit: ScreenOptions.Unit) {
    let list = List(selection: .constant(Optional(2))) { ForEach(1..<3, id: \.self) { Text("row \($0)") } }
    expectText(Screen(list, width: 12, options: ScreenOptions(unit: unit)).text, equals: "  row 1\n* row 2")
    let options = ScreenOptions(unit: unit, layoutDirection: .rightToLeft)
    expectText(Screen(list, width: 12, options: options).text, equals: "     row 1\n     row 2 *")
  }

  @Test func `what is in a selected row is selected for accessibility`() throws {
    struct Rows: View {
      @State private var one: Int? = 1
      @State private var some: Set = ["b"]

      var body: some View {
        List(selection: $one) {
          ForEach(0..<2) { row in
            HStack {
              Text("row \(row)")
              Text("plain").accessibilityRemoveTraits(.isSelected)
            }
          }
        }
        List(["a", "b"], id: \.self, selection: $some) { name in
          DisclosureGroup(name, isExpanded: .constant(true)) { Text("in \(name)").tag("in " + name) }
        }
        List { Text("outside") }
      }
    }
    let screen = Screen(width: 12, height: 16) { Rows() }
    expectText(
      screen.render(.semantics),
      equals: """
        list ""
          staticText "row 0"
          staticText "plain"
          staticText "row 1" selected
          staticText "plain"
        list ""
          disclosureGroup "a" expanded
            staticText "in a"
          disclosureGroup "b" expanded selected
            staticText "in b"
        list ""
          staticText "outside"
        """)
    try screen.find(.staticText, "row 0").tap()
    #expect(try screen.find(.staticText, "row 0").isSelected)
    #expect(try !screen.find(.staticText, "row 1").isSelected)
    try screen.find(.staticText, "in a").tap()
    #expect(try screen.find(.staticText, "in a").isSelected)
    #expect(try !screen.find(.disclosureGroup, "a").isSelected)
  }

  private struct Mixed: View {
    @State private var picked: Set<Int> = []

    var body: some View {
      List(selection: $picked) {
        ForEach([1, 2], id: \.self) { Text("row \($0)").tag("t\($0)") }
        Text("no id")
        DisclosureGroup("group", isExpanded: .constant(true)) { Text("in").tag(4) }.tag(3)
        Text("other").tag("x")
      }
      .tint(.red)
      Text("\(picked.sorted().description)").accessibilityIdentifier("picked")
    }
  }

  @Test func `each row with an id is one stop of the focus`() {
    let screen = Screen(width: 20, height: 8) { Mixed() }
    var labels: [String] = []
    for _ in 0..<6 {
      screen.press(.tab)
      labels += screen.descendants.filter(\.isFocused).map(\.label)
    }
    expectEqual(labels, ["row 1", "row 2", "group", "in", "other", "row 1"])
  }

  @Test func `an id has the type of the selection, whatever tag a row has besides`() throws {
    let screen = Screen(width: 20, height: 8) { Mixed() }
    for (label, ids) in [("row 2", "[2]"), ("no id", "[2]"), ("other", "[2]"), ("in", "[2, 4]"), ("row 2", "[4]")] {
      // A row without an id has nothing to tap.
      try? screen.find(.staticText, label).tap()
      try expectEqual(screen.find(id: "picked").label, ids)
    }
  }

  @Test func `the mark of a selected row is a dot in Unicode, in the colour of the tint`() throws {
    let screen = Screen(width: 20, height: 8, options: ScreenOptions(glyphs: .unicode)) { Mixed() }
    try screen.find(.staticText, "row 2").tap()
    screen.press(.tab)
    expectText(screen.render(.cells), contains: "\n\"• row 2             \"\n  0..0 bold fg=red\n")
  }

  private struct Controls: View {
    @Bindable var editing: Editing
    let probe: Probe

    var body: some View {
      List(selection: $editing.selection) {
        ForEach(1..<5) { row in
          HStack {
            Text("row \(row)")
            if row == 2 { Button("act") { probe.note("act") } }
            if row == 3 { Button("never") { probe.note("never") }.disabled(true) }
            if row == 4 { Toggle("t", isOn: .constant(false)) }
          }
        }
      }
    }
  }

  @Test func `Return activates the button in a row, and selects a row that has none or a disabled one`() {
    let probe = Probe()
    let screen = Screen(Controls(editing: editing, probe: probe), width: 20)
    screen.press(.tab)
    for (selection, log) in [(1, ["act"]), (3, []), (4, [])] {
      screen.press(.down)
      editing.selection = 1
      probe.clear()
      screen.press(.return)
      #expect(editing.selection == selection && probe.log == log, "\(screen.text)")
    }
  }

  private struct Tagged: View {
    @Bindable var editing: Editing
    let hasWords: Bool

    var body: some View {
      List(selection: editing.isEditing ? $editing.selection : nil) {
        ForEach([1, 2], id: \.self) { number in
          if hasWords { Text("row \(number)").tag("t\(number)") } else { Text("row \(number)").tag(number + 10) }
        }
      }
    }
  }

  @Test(arguments: [(true, 2), (false, 12)])
  func `when a list becomes selectable a row has its tag as its id, or its element's if only that has the type`(
    hasWords: Bool, id: Int
  ) throws {
    let screen = Screen(Tagged(editing: editing, hasWords: hasWords), width: 20)
    _ = screen.text
    editing.isEditing = true
    try screen.find(.staticText, "row 2").tap()
    expectEqual(editing.selection, id)
    expectFresh(screen, Tagged(editing: editing, hasWords: hasWords))
  }

  private struct Fixed: View {
    @Bindable var editing: Editing

    var body: some View {
      List(selection: $editing.selection) {
        ForEach([1, 2], id: \.self) { Text("row \($0)").deleteDisabled(editing.isEditing && $0 == 1) }
          .onDelete { _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test func `the sign of a row that can be selected comes and goes with what it allows`() {
    let screen = Screen(Fixed(editing: editing), width: 20)
    expectText(screen.text, equals: "* (-) row 1\n  (-) row 2")
    for isFixed in [true, false] {
      editing.isEditing = isFixed
      expectFresh(screen, Fixed(editing: editing))
      expectText(screen.text, contains: isFixed ? "*     row 1" : "* (-) row 1")
    }
  }

  /// Hands the parts of a group on to a group of its own.
  private struct Relaying: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      }
    }
  }

  private struct Groups<S: DisclosureGroupStyle>: View {
    let style: S
    @State private var selection: Int?

    var body: some View {
      List(selection: $selection) {
        DisclosureGroup("group", isExpanded: .constant(true)) {
          Text("a").tag(1)
          Text("b").tag(2)
        }
        .tag(0).disclosureGroupStyle(style)
      }
    }
  }

  @Test func `rows that a style hands on to an inner group are rows once`() throws {
    let screens = (Screen(Groups(style: .automatic), width: 20), Screen(Groups(style: Relaying()), width: 20))
    for number in 0..<5 {
      if number == 3 { for screen in [screens.0, screens.1] { try screen.find(.staticText, "b").tap() } }
      expectText(screens.1.render(.semantics), equals: screens.0.render(.semantics))
      expectText(screens.1.render(.cells), equals: screens.0.render(.cells))
      for screen in [screens.0, screens.1] { screen.press(.tab) }
    }
  }

  private struct Many: View {
    @Bindable var editing: Editing

    var body: some View { List(selection: $editing.selection) { ForEach(0..<70) { Text("row \($0)") } } }
  }

  @Test func `a list of many rows marks those that were there first`() {
    let screen = Screen(Many(editing: editing), width: 20)
    expectText(screen.text, startsWith: "  row 0\n* row 1\n")
    editing.selection = 2
    expectText(screen.text, startsWith: "  row 0\n  row 1\n* row 2\n  row 3\n")
    expectFresh(screen, Many(editing: editing))
  }

  private struct Padded: View {
    @Bindable var editing: Editing

    var body: some View {
      List(selection: editing.isEditing ? $editing.selection : nil) {
        ForEach(editing.items, id: \.self) { Text("row \($0)").padding(.leading, 2) }
      }
    }
  }

  @Test func `the mark comes and goes with the selection also where the row has no content`() {
    let screen = Screen(Padded(editing: editing), width: 20)
    for isEditing in [false, true, false] {
      editing.isEditing = isEditing
      expectText(screen.text, startsWith: isEditing ? "*   row 1\n    row 2\n" : "  row 1\n  row 2\n")
      expectFresh(screen, Padded(editing: editing))
    }
  }
}
