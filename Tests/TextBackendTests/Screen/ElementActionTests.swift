import Testing
import ViewTreeTesting

/// The effects of events on a screen, where a part is easily forgotten.
@MainActor struct ElementActionTests {
  private final class Log {
    var words: [String] = []
    func callAsFunction(_ word: String) { words.append(word) }
  }

  // MARK: Wheels and drags

  private struct Scrollers: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView { VStack(alignment: .leading, spacing: 0) { ForEach(0..<6, id: \.self) { Text("inner \($0)") } } }
            .frame(height: 3)
          ForEach(0..<20, id: \.self) { Text("outer \($0)") }
        }
      }
    }
  }

  @Test func `the wheel scrolls three lines a notch, and the outer view when the inner one is at its end`() {
    let screen = Screen(width: 20, height: 6) { Scrollers() }
    screen.turnWheel(column: 1, row: 1, byColumns: 0, rows: 1)
    #expect(screen.text.hasPrefix("inner 3"), "\(screen.text)")
    screen.turnWheel(column: 1, row: 1, byColumns: 0, rows: 2)
    #expect(screen.text.hasPrefix("outer 3"), "\(screen.text)")
    screen.turnWheel(column: 1, row: 1, byColumns: 0, rows: -1)
    #expect(screen.text.hasPrefix("outer 0"), "\(screen.text)")
  }

  @Test func `the wheel turns to the right and back to the left`() {
    let screen = Screen(width: 10, height: 1) {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<30, id: \.self) { Text("\($0 % 10)") } } }
    }
    screen.turnWheel(column: 1, row: 0, byColumns: 2, rows: 0)
    #expect(screen.text.hasPrefix("67890"), "\(screen.text)")
    screen.turnWheel(column: 1, row: 0, byColumns: -1, rows: 0)
    #expect(screen.text.hasPrefix("34567"), "\(screen.text)")
  }

  @Test func `a drag has steps, the last of them at its end`() {
    let log = Log()
    let screen = Screen(width: 20) {
      Text("drag").gesture(DragGesture(minimumDistance: 0).onChanged { log("\(Int($0.translation.width))") })
    }
    screen.drag(fromColumn: 1, row: 0, toColumn: 9, row: 0, steps: 4)
    expectEqual(log.words, ["0", "2", "4", "6", "8"])
  }

  @Test func `a drag beyond the range of numbers is one to the right`() throws {
    let log = Log()
    let screen = Screen(width: 20) {
      Text("drag").gesture(DragGesture().onEnded { log($0.translation.width > 0 ? "right" : "left") })
    }
    try screen.find(.staticText, "drag").drag(byColumns: .max)
    expectEqual(log.words, ["right"])
  }

  @Test(arguments: [ScreenOptions(), ScreenOptions(unit: .points)])
  func `a narrow row is swiped far enough, in cells and in points`(options: ScreenOptions) throws {
    let log = Log()
    let screen = Screen(width: 16, height: 6, options: options) {
      List { Text("Apple").swipeActions { Button("Flag") { log("flag") } } }
    }
    try screen.find(.staticText, "Apple").swipe(to: .leading)
    try screen.find(.menuItem, "Flag").tap()
    expectEqual(log.words, ["flag"])
  }

  // MARK: Scrolling

  private func list(_ rows: Int) -> Screen {
    Screen(width: 20, height: 8) {
      List { ForEach(0..<rows, id: \.self) { row in Text(row % 3 == 0 ? "Row \(row)\nmore\nmore" : "Row \(row)") } }
        .accessibilityLabel("All")
    }
  }

  @Test func `rows are found from the start of a list, and show when they are`() throws {
    let screen = list(300)
    let all = try screen.find(.list, "All")
    for row in [250, 10, 200] {
      let found = try all.scroll(to: .staticText, row % 3 == 0 ? "Row \(row)\nmore\nmore" : "Row \(row)")
      #expect(screen.text.contains("Row \(row)"), "\(screen.text)")
      #expect(found.frame.minY >= 0 && found.frame.maxY <= 8)
    }
  }

  // MARK: Menus and groups

  private struct Choices: View {
    let log: Log
    @State private var isOpen = false
    @State private var color = "Red"
    var body: some View {
      VStack(alignment: .leading) {
        Button("Copy") { log("outside") }
        Menu("Edit") { Button("Copy") { log("inside") } }
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Picker("Color", selection: $color) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }
      }
    }
  }

  @Test func `the button in the menu is chosen of two with one name`() throws {
    let log = Log()
    let screen = Screen(width: 30) { Choices(log: log) }
    try screen.find(.menu, "Edit").select("Copy")
    expectEqual(log.words, ["inside"])
  }

  @Test func `a choice in an open menu of a picker closes the menu`() throws {
    let screen = Screen(width: 30) { Choices(log: Log()) }
    let (closed, picker) = (screen.text, try screen.find(.picker, "Color"))
    try picker.select("Blue")
    let chosen = screen.text
    #expect(chosen != closed && chosen.contains("Blue"))
    try picker.tap()
    #expect(screen.findAll(.menuItem).count == 2)
    try picker.select("Red")
    expectText(screen.text, equals: closed)
    try picker.tap()
    #expect(throws: ElementError.self) { try picker.select("Green") }
    #expect(screen.findAll(.menuItem).count == 2)
  }

  /// A picker with things that have the name of an option.
  private struct Named<Others: View>: View {
    let change: (AnyView) -> Others
    @State private var color = "Red"

    var body: some View {
      VStack(alignment: .leading) {
        change(AnyView(Picker("Color", selection: $color) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }))
        Text("chosen: \(color)")
      }
    }
  }

  private func named(_ change: @escaping (AnyView) -> some View) -> Screen {
    Screen(Named(change: change), width: 40)
  }

  @Test func `a popover, a context menu or another menu does not keep a choice from a picker`() throws {
    let log = Log()
    let explained = named { $0.popover(isPresented: .constant(true)) { Button("Blue") { log("popover") } } }
    try explained.find(.picker, "Color").select("Blue")
    try expectEqual(explained.find(.picker, "Color").value, "Blue")
    expectEqual(explained.findAll(.button, "Blue").count, 1)

    let pressed = named { $0.contextMenu { Button("Blue") { log("context menu") } } }
    try pressed.find(.picker, "Color").openContextMenu()
    try pressed.find(.picker, "Color").select("Blue")
    try expectEqual(pressed.find(.picker, "Color").value, "Blue")

    let other = named { picker in
      VStack(alignment: .leading) {
        picker
        Menu("More") { Button("Blue") { log("menu") } }
      }
    }
    try other.find(.menu, "More").tap()
    try other.find(.picker, "Color").select("Blue")
    try expectEqual(other.find(.picker, "Color").value, "Blue")
    expectEqual(other.findAll(.menuItem).count, 1)
    expectEqual(log.words, [])
  }

  @Test func `a choice closes the menu that a picker is in, and that of the picker`() throws {
    let inline = named { picker in Menu("More") { picker } }
    let closed = inline.text
    try inline.find(.menu, "More").tap()
    try inline.find(.picker, "Color").select("Blue")
    expectText(inline.text, equals: closed.replacing("Red", with: "Blue"))

    let beside = named { picker in Menu("More") { picker.pickerStyle(.menu) } }
    try beside.find(.menu, "More").tap()
    try beside.find(.picker, "Color").select("Blue")
    expectText(beside.text, equals: closed.replacing("Red", with: "Blue"))
    try beside.find(.menu, "More").tap()
    try beside.find(.picker, "Color").tap()
    expectEqual(beside.findAll(.menuItem).count, 2)
    try beside.find(.picker, "Color").select("Red")
    expectText(beside.text, equals: closed)
  }

  @Test func `an option that its open menu does not show can be chosen`() throws {
    struct Numbers: View {
      @State private var number = 0

      var body: some View {
        Picker("Number", selection: $number) { ForEach(0..<40, id: \.self) { Text("number \($0)") } }
      }
    }
    let screen = Screen(Numbers(), width: 30, height: 8)
    try screen.find(.picker).tap()
    try screen.find(.picker).select("number 35")
    #expect(screen.text.contains("number 35") && screen.findAll(.menuItem).isEmpty)
  }

  @Test func `expanding twice is the same as once`() throws {
    let screen = Screen(width: 30) { Choices(log: Log()) }
    let group = try screen.find(.disclosureGroup, "More")
    for isExpanded in [true, true, false, false] {
      try isExpanded ? group.expand() : group.collapse()
      #expect(group.isExpanded == isExpanded && screen.text.contains("inside") == isExpanded)
    }
  }

  @Test func `an accessibility action is performed by a tap, and recorded`() throws {
    let log = Log()
    let screen = Screen(width: 30) { Text("Act").accessibilityAction { log("default") } }
    let recording = try screen.record { try screen.find(.staticText, "Act").tap() }
    #expect(log.words == ["default"] && recording.lines == [#"try screen.find(.staticText, "Act").tap()"#])
  }

  @Test func `of several default actions the inner one is performed by a tap, and no named one`() throws {
    let log = Log()
    let screen = Screen(width: 30) {
      Text("Act").accessibilityAction(named: "Shake") { log("shake") }
        .accessibilityAction { log("inner") }.accessibilityAction { log("outer") }
    }
    try screen.find(.staticText, "Act").tap()
    try screen.find(.staticText, "Act").perform("Shake")
    expectEqual(log.words, ["inner", "shake"])
  }

  // MARK: Fields

  private struct Fields: View {
    @State private var name = "Ada Lovelace"
    @State private var notes = "one\ntwo\nthree"
    var body: some View {
      TextField("Name", text: $name)
      TextEditor(text: $notes).frame(height: 4).accessibilityLabel("Notes")
    }
  }

  @Test func `a field of several lines is cleared, and a line break is typed into it`() throws {
    let screen = Screen(width: 30) { VStack { Fields() } }
    let notes = try screen.find(label: "Notes")
    screen.press(.tab)
    try notes.clear()
    #expect(notes.value ?? "" == "")
    try notes.type("a\nb")
    expectEqual(notes.value, "a\nb")
  }

  @Test func `focusing a field is recorded if it has no focus`() throws {
    let screen = Screen(width: 30) { VStack { Fields() } }
    let recording = try screen.record {
      try screen.find(.textField, "Name").focus()
      try screen.find(.textField, "Name").focus()
    }
    expectEqual(recording.lines, [#"try screen.find(.textField, "Name").focus()"#])
  }

  @Test func `a field that is no longer usable takes no paste`() throws {
    struct Locked: View {
      @State private var name = "Ada"
      @State private var isLocked = false
      var body: some View {
        TextField("Name", text: $name).disabled(isLocked)
        Button("Lock") { isLocked = true }.keyboardShortcut("l")
      }
    }
    let screen = Screen(width: 30) { VStack { Locked() } }
    try screen.find(.textField).focus()
    screen.press(.character("l").with(.command))
    screen.paste("x")
    try expectEqual(screen.find(.textField).value, "Ada")
  }

  // MARK: Screens

  @Test func `a screen keeps its first last picture, and an own size is reported each time it is too large`() {
    let screen = Screen(width: 10, height: 1) { Text("picture") }
    screen.resize(width: 20_000, height: 1)
    expectEqual(screen.issues.count, 1, "\(screen.issues)")
    let picture = screen.text
    screen.close()
    screen.close()
    expectEqual(screen.text, picture)
  }

  @Test func `a field is cleared although its caret stands at the start`() throws {
    let screen = Screen(width: 30) { VStack { Fields() } }
    for field in [try screen.find(.textField, "Name"), try screen.find(label: "Notes")] {
      try field.press(.home.with(.control))
      try field.clear()
      expectEqual(field.value ?? "", "")
    }
  }

  @Test func `of several actions with one name the inner one is performed`() throws {
    let log = Log()
    let screen = Screen(width: 30) {
      Text("Act").accessibilityAction(named: "Shake") { log("inner") }
        .accessibilityAction(named: "Shake") { log("outer") }
    }
    try screen.find(.staticText, "Act").perform("Shake")
    expectEqual(log.words, ["inner"])
  }
}
