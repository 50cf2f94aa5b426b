import Observation
import Testing
import ViewTreeTesting

@MainActor @Suite struct RowEditingTests {
  private struct Fruits: View {
    @State private var fruits = ["Apple", "Pear", "Plum"]
    let isFixed: Bool

    var body: some View {
      List {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit).padding(.leading, 1).deleteDisabled(fruit == "Pear").moveDisabled(fruit == "Plum").bold()
        }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        .deleteDisabled(isFixed).moveDisabled(isFixed)
      }
    }
  }

  private func letters(_ screen: Screen) -> String { screen.text.filter(\.isLetter) }

  @Test func `after a key removes the focused row, the next one has the focus, or else the one before it`() throws {
    struct Fruits: View {
      let selects: Bool
      @State private var fruits = ["Apple", "Fig", "Kiwi", "Pear"]
      @State private var selection: Set<String> = []

      private var rows: some View {
        ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) }
      }
      var body: some View { if selects { List(selection: $selection) { rows } } else { List { rows } } }
    }
    for selects in [false, true] {
      let screen = Screen(Fruits(selects: selects), width: 20, height: 5)
      screen.press(.tab)
      screen.press(.down)
      func rest() -> [String] { screen.findAll(.staticText).map(\.label) }
      screen.press(.delete)
      try #expect(rest() == ["Apple", "Kiwi", "Pear"] && screen.find(.staticText, "Kiwi").isFocused, "\(screen.text)")
      screen.press(.down)
      screen.press(.delete)
      try #expect(rest() == ["Apple", "Kiwi"] && screen.find(.staticText, "Kiwi").isFocused, "\(screen.text)")
      screen.press(.delete)
      screen.press(.delete)
      expectEqual(rest(), [])
    }
  }

  @Test func `keys do not perform actions that a row disables`() {
    let screen = Screen(width: 20) { Fruits(isFixed: false) }
    screen.press(.tab)
    screen.press(.down)
    screen.press(.delete)
    expectEqual(letters(screen), "ApplePearPlum")
    screen.press(.down)
    screen.press(.up.with(.option))
    expectEqual(letters(screen), "ApplePearPlum")
    screen.press(.deleteForward)
    expectEqual(letters(screen), "ApplePear")
  }

  @Test func `a key that moves a row is left to views outside where there is no further place`() {
    struct Mixed: View {
      let log: GestureLog
      @State private var fruits = ["Apple", "Pear"]
      var body: some View {
        List {
          ForEach(fruits, id: \.self) { Text($0) }
            .onDelete { _ in log.add("delete") }.onMove { log.add("move \($0.first!) \($1)") }
        }
        .onKeyPress(keys: [.upArrow, .downArrow, .delete], phases: .down) { press in
          guard press.modifiers == .option || press.key == .delete else { return .ignored }
          log.add("outside")
          return .handled
        }
      }
    }
    let log = GestureLog()
    let screen = Screen(width: 20) { Mixed(log: log) }
    func expect(_ key: Key, _ expected: String) {
      screen.press(key)
      expectEqual(log.take(), expected)
    }
    screen.press(.tab)
    expect(.up.with(.option), "outside")
    expect(.down.with(.option), "move 0 2")
    expect(.delete, "delete")
    screen.press(.down)
    expect(.down.with(.option), "outside")
    expect(.up.with(.option), "move 1 0")
  }

  @Test func `an action that is disabled around the collection is disabled for all rows`() {
    let screen = Screen(width: 20) { Fruits(isFixed: true).environment(\.editMode, .constant(.active)) }
    screen.press(.tab)
    screen.press(.delete)
    screen.press(.down.with(.option))
    expectEqual(letters(screen), "ApplePearPlum")
    #expect(!screen.text.contains("(-)") && !screen.text.contains("="))
  }

  @Test func `a sign comes when a row is no longer forbidden to be deleted`() throws {
    struct Changing: View {
      @State private var isFixed = true

      var body: some View {
        VStack(alignment: .leading) {
          Button("Free") { isFixed = false }
          List { ForEach(["a"], id: \.self) { Text($0).deleteDisabled(isFixed) }.onDelete { _ in } }
            .environment(\.editMode, .constant(.active))
        }
      }
    }
    let screen = Screen(width: 12) { Changing() }
    expectText(screen.text, equals: "[ Free ]\n    a")
    try screen.find(.button, "Free").tap()
    expectText(screen.text, equals: "[ Free ]\n(-) a")
  }

  // MARK: Swipes

  private struct Swiped: View {
    @State var fruits = ["Apple", "Pear", "Plum", "Fig"]
    @State private var log = "-"
    var edits: EditMode = .inactive

    var body: some View {
      VStack(alignment: .leading) {
        List {
          ForEach(fruits, id: \.self) { fruit in
            if fruit == "Fig" {
              Text(fruit).swipeActions(edge: .leading) { Button("Pin") { log = "pin" } }
            } else {
              Text(fruit).deleteDisabled(fruit == "Plum")
            }
          }
          .onDelete {
            log = $0.map(String.init).joined(separator: " ")
            fruits.remove(atOffsets: $0)
          }
        }
        .environment(\.editMode, .constant(edits))
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  @Test(arguments: GlyphSet.allCases) func `a swipe shows that a row can be deleted`(glyphs: GlyphSet) throws {
    let screen = Screen(width: 24, height: 8, options: ScreenOptions(glyphs: glyphs)) { Swiped() }
    let plain = screen.text
    try screen.find(.staticText, "Pear").swipe(to: .leading)
    expectSnapshot(of: screen, named: "swiped \(glyphs)")
    screen.press(.escape)
    expectText(screen.text, equals: plain)
    try screen.find(.staticText, "Apple").swipe(to: .leading)
    screen.press(.escape)
    try screen.find(.staticText, "Pear").swipe(to: .leading)
    expectEqual(screen.findAll(.menuItem).map(\.label), ["Delete"])
    try screen.find(.menuItem, "Delete").tap()
    try expectEqual(screen.find(id: "log").label, "1")
    expectEqual(screen.findAll(.staticText).map(\.label), ["Apple", "Plum", "Fig", "1"])
    #expect(screen.findAll(.menuItem).isEmpty && screen.issues.isEmpty)
  }

  @Test func `a swipe over more than half of a row deletes it, unless it forbids it`() throws {
    let screen = Screen(width: 24, height: 8) { Swiped() }
    try screen.find(.staticText, "Pear").swipe(to: .leading, fully: true)
    expectEqual(screen.findAll(.staticText).map(\.label), ["Apple", "Plum", "Fig", "1"])
    #expect(screen.findAll(.menuItem).isEmpty)
    #expect(throws: ElementError.self) {
      try screen.find(.staticText, "Plum").swipe(to: .leading, fully: true)
    }
    #expect(throws: ElementError.self) {
      try screen.find(.staticText, "Apple").swipe(to: .trailing, fully: true)
    }
    expectEqual(screen.findAll(.staticText).map(\.label), ["Apple", "Plum", "Fig", "1"])
  }

  @Test func `keys choose in the menu of a swiped row, and a click beside closes it`() throws {
    let screen = Screen(width: 24, height: 8) { Swiped() }
    screen.drag(fromColumn: 20, row: 0, toColumn: 10, row: 0)
    expectText(screen.text, contains: "Delete")
    screen.click(column: 2, row: 5)
    expectText(screen.text, lacks: "Delete")
    screen.drag(fromColumn: 20, row: 0, toColumn: 10, row: 0)
    screen.press(.down)
    screen.press(.return)
    expectEqual(screen.findAll(.staticText).map(\.label), ["Pear", "Plum", "Fig", "0"])
  }

  @Test func `no swipe deletes a row that forbids it, has actions of its own, or is edited`() throws {
    let screen = Screen(width: 24, height: 8) { Swiped() }
    func swipe(_ label: String, to edge: HorizontalEdge) -> [String] {
      try? screen.find(.staticText, label).swipe(to: edge)
      defer { screen.press(.escape) }
      return screen.findAll(.menuItem).map(\.label)
    }
    #expect(swipe("Plum", to: .leading) == [] && swipe("Apple", to: .trailing) == [])
    expectEqual(swipe("Fig", to: .leading), ["Pin"])
    expectEqual(swipe("Apple", to: .leading), ["Delete"])
    screen.drag(fromColumn: 10, row: 0, toColumn: 8, row: 4)
    #expect(screen.findAll(.menuItem).isEmpty, "that is a way down the list")
    let edited = Screen(width: 24, height: 8) { Swiped(edits: .active) }
    edited.drag(fromColumn: 20, row: 0, toColumn: 10, row: 0)
    #expect(edited.findAll(.menuItem).isEmpty)
  }

  @Observable fileprivate final class Guard {
    var edits = EditMode.inactive
    var isFixed = false
  }

  private struct Guarded: View {
    @State private var fruits = ["Apple", "Pear"]
    let model: Guard

    var body: some View {
      List {
        ForEach(fruits, id: \.self) { Text($0).deleteDisabled(model.isFixed) }.onDelete { fruits.remove(atOffsets: $0) }
      }
      .environment(\.editMode, .constant(model.edits))
    }
  }

  @Test func `the menu of a swipe that is over does not open by itself`() throws {
    let model = Guard()
    let screen = Screen(width: 24, height: 8) { Guarded(model: model) }
    func isOpen() -> Bool { screen.findAll(.menuItem).map(\.label) == ["Delete"] }
    try screen.find(.staticText, "Apple").swipe(to: .leading)
    #expect(isOpen())
    model.edits = .active
    #expect(!isOpen(), "the list is edited")
    model.edits = .inactive
    #expect(!isOpen())
    try screen.find(.staticText, "Apple").swipe(to: .leading)
    #expect(isOpen(), "another swipe of the same row")
    model.isFixed = true
    #expect(!isOpen(), "the row cannot be deleted")
    model.isFixed = false
    #expect(!isOpen())
    try screen.find(.staticText, "Apple").swipe(to: .leading)
    try screen.find(.menuItem, "Delete").tap()
    expectEqual(screen.findAll(.staticText).map(\.label), ["Pear"])
  }

  @Test func `a swipe writes no state, and evaluates no row`() throws {
    let screen = Screen(width: 24, height: 8) { Swiped() }
    let trace = try screen.trace { try screen.find(.staticText, "Apple").swipe(to: .leading) }
    #expect(trace.writes.isEmpty && trace.evaluations(of: Swiped.self) == 0, "\(trace)")
  }

  @Test func `from right to left a row is swiped to the right`() throws {
    let screen = Screen(width: 24, height: 8) { Swiped().environment(\.layoutDirection, .rightToLeft) }
    screen.drag(fromColumn: 20, row: 0, toColumn: 10, row: 0)
    #expect(screen.findAll(.menuItem).isEmpty)
    screen.drag(fromColumn: 10, row: 0, toColumn: 20, row: 0)
    expectEqual(screen.findAll(.menuItem).map(\.label), ["Delete"])
    expectSnapshot(of: screen)
    screen.press(.escape)
    try screen.find(.staticText, "Apple").swipe(to: .leading)
    try screen.find(.menuItem, "Delete").tap()
    try expectEqual(screen.find(id: "log").label, "0")
  }

  @Test func `rows of a collection in a binding are swiped too, and lazy ones`() throws {
    struct Numbers: View {
      @State private var numbers = (0..<200).map { Number(id: $0) }
      struct Number: Identifiable { let id: Int }
      var body: some View {
        List($numbers, editActions: .delete) { $number in Text("n\(number.id)") }
      }
    }
    let screen = Screen(width: 16, height: 6) { Numbers() }
    try screen.find(.staticText, "n2").swipe(to: .leading)
    try screen.find(.menuItem, "Delete").tap()
    expectEqual(screen.findAll(.staticText).prefix(3).map(\.label), ["n0", "n1", "n3"])
    try screen.find(.staticText, "n1").swipe(to: .leading)
    screen.press(.escape)
    try screen.find(.list).scroll(to: .staticText, "n150").swipe(to: .leading)
    try screen.find(.menuItem, "Delete").tap()
    #expect(screen.findAll(.staticText, containing: "n150").isEmpty && screen.issues.isEmpty)
  }

  @Test func `a swipe over half of a row opens its menu, and one that goes as far down as along it does not`() {
    let screen = Screen(width: 24, height: 8) { Swiped() }
    screen.drag(fromColumn: 20, row: 0, toColumn: 17, row: 3)
    #expect(screen.findAll(.menuItem).isEmpty)
    screen.drag(fromColumn: 20, row: 0, toColumn: 17, row: 2)
    expectEqual(screen.findAll(.menuItem).map(\.label), ["Delete"])
    screen.press(.escape)
    screen.drag(fromColumn: 20, row: 0, toColumn: 8, row: 0)
    expectEqual(screen.findAll(.menuItem).map(\.label), ["Delete"])
    screen.press(.escape)
    screen.drag(fromColumn: 20, row: 0, toColumn: 7, row: 0)
    #expect(screen.findAll(.menuItem).isEmpty && screen.findAll(.staticText, "Apple").isEmpty)
  }

  @Test func `a row with a context menu takes the focus, and its menu opens by a key`() {
    let screen = Screen(width: 20, height: 6) {
      List {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name).contextMenu { Button("Rename") {} }
        }
        .onDelete { _ in }
      }
    }
    screen.press(.tab)
    screen.press(.return.with(.control))
    expectEqual(screen.findAll(.menuItem).map(\.label), ["Rename"])
    screen.press(.escape)
    screen.click(column: 0, row: 1)
    #expect(screen.findAll(.menuItem).isEmpty && screen.issues.isEmpty)
  }

  @Test func `what is disabled for a row leaves its other edits, and its keys to views outside`() {
    struct Fixed: View {
      let log: GestureLog
      var body: some View {
        List {
          ForEach(["Apple", "Pear"], id: \.self) { Text($0).deleteDisabled($0 == "Apple").moveDisabled($0 == "Pear") }
            .onDelete { _ in log.add("delete") }.onMove { log.add("move \($0.first!) \($1)") }
        }
        .onKeyPress(keys: [.upArrow, .delete], phases: .down) { press in
          guard press.modifiers == .option || press.key == .delete else { return .ignored }
          log.add("outside")
          return .handled
        }
      }
    }
    let log = GestureLog()
    let screen = Screen(width: 20) { Fixed(log: log) }
    func expect(_ key: Key, _ expected: String) {
      screen.press(key)
      expectEqual(log.take(), expected)
    }
    screen.press(.tab)
    expect(.delete, "outside")
    expect(.down.with(.option), "move 0 2")
    screen.press(.down)
    expect(.up.with(.option), "outside")
    expect(.delete, "delete")
  }

  @Test func `rows that can be deleted fade with their collection`() throws {
    struct Rows: View {
      @State private var isFaded = false

      var body: some View {
        VStack(alignment: .leading) {
          Button("Fade") { isFaded.toggle() }
          List { ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }.opacity(isFaded ? 0 : 1) }
        }
      }
    }
    let screen = Screen(width: 12) { Rows() }
    try screen.find(.button, "Fade").tap()
    expectText(screen.text, equals: "[ Fade ]\n\n")
    try screen.find(.button, "Fade").tap()
    expectText(screen.text, equals: "[ Fade ]\na\nb")
  }
}
