import Testing
import ViewTreeTesting

/// The suggestions of an error, and their limits: similar names, and rows that are far away.
@MainActor struct ElementErrorTests {
  /// The words of an error without the place of the call, and its list apart.
  private func words(_ body: () throws -> Void) -> (problem: String, list: [Substring]) {
    do { try body() } catch {
      let lines = "\(error)".split(separator: "\n", omittingEmptySubsequences: false)
      let problem = lines[0].split(separator: ": ", maxSplits: 1).last ?? ""
      return (String(problem).replacing(" Elements there:", with: ""), Array(lines.dropFirst()))
    }
    return ("found", [])
  }

  private func problem(_ body: () throws -> Element) -> String { words { _ = try body() }.problem }

  private func buttons(_ names: [String]) -> Screen {
    Screen(width: 40) { VStack { ForEach(names.indices, id: \.self) { Button(names[$0]) {} } } }
  }

  @Test func `names of the role come first among equally near ones, and each is suggested once`() {
    let screen = Screen(width: 40) {
      VStack {
        Text("Save")
        Button("Save") {}
        Button("Save") {}
      }
    }
    expectEqual(
      problem { try screen.find(.button, "Sav") }, #"no button "Sav" on the screen; did you mean button "Save"?"#)
  }

  @Test func `a slip is nearer than a part, and case does not count`() {
    let screen = buttons(["Save all", "Sane", "Delete"])
    #expect(problem { try screen.find(.button, "Save") }.hasSuffix(#"did you mean button "Sane"?"#))
    #expect(problem { try screen.find(.button, "DELETE") }.hasSuffix(#"did you mean button "Delete"?"#))
  }

  @Test func `a long name may have more slips than a short one`() {
    let screen = buttons(["+", "ab", "Notification settings"])
    expectEqual(problem { try screen.find(.button, "-") }, #"no button "-" on the screen."#)
    expectEqual(problem { try screen.find(.button, "xy") }, #"no button "xy" on the screen."#)
    #expect(
      problem { try screen.find(.button, "Motivication sittengs") }
        .hasSuffix(#"did you mean button "Notification settings"?"#))
  }

  @Test func `one letter does not match a part of a name, and a part of two letters does not match a name`() {
    expectEqual(problem { try buttons(["Delete"]).find(.button, "e") }, #"no button "e" on the screen."#)
    expectEqual(problem { try buttons(["OK"]).find(.button, "Bookmark") }, #"no button "Bookmark" on the screen."#)
    #expect(
      problem { try buttons(["Book"]).find(.button, "Bookmarks") }.hasSuffix(#"did you mean button "Book"?"#))
  }

  @Test func `a part of a label may have a slip wherever it stands`() {
    let screen = buttons(["Change the keyboard of Ada"])
    #expect(
      problem { try screen.find(.button, containing: "keybord") }
        .hasSuffix(#"did you mean button "Change the keyboard of Ada"?"#))
  }

  @Test func `an element without a label is not a namesake of an empty label`() {
    let screen = Screen(width: 40) { Slider(value: .constant(0.5)) }
    expectEqual(problem { try screen.find(.button, "") }, #"no button "" on the screen."#)
  }

  // MARK: Rows that are far away

  private let list = Screen(width: 20, height: 8) {
    List {
      Text("Same")
      Text("Same")
      ForEach(0..<90, id: \.self) { Text("Row \($0)") }
    }
    .accessibilityLabel("All")
  }

  @Test func `rows that do not exist yet are mentioned only where they may help`() {
    #expect(problem { try list.find(.staticText, at: 80) }.contains("do not exist yet"))
    let others = [
      problem { try list.find(.staticText, at: -1) },
      problem { try list.find(.staticText, "Same") },
      problem { try list.find(id: "row") },
    ]
    for other in others { #expect(!other.contains("do not exist yet"), "\(other)") }
    #expect(
      others[0].contains("no staticText with the index -1") && others[1].contains("2 elements on the screen match"))
  }

  @Test func `60 lines of a long screen are listed`() {
    let screen = buttons((0..<100).map { "Button \($0)" })
    let list = words { _ = try screen.find(.toggle) }.list
    #expect(list.count == 61 && list.last == "… 40 more", "\(list)")
    for (count, end) in [(60, #"button "Button 59""#), (61, "… 1 more")] {
      let screen = buttons((0..<count).map { "Button \($0)" })
      let list = words { _ = try screen.find(.toggle) }.list
      #expect(list.count == count && list.last.map(String.init) == end, "\(list)")
    }
  }

  // MARK: Elements that are disabled or gone

  private struct Page: View {
    @State private var isShown = true
    @State private var choice = "Red"
    @State private var log = ""
    var body: some View {
      VStack(alignment: .leading) {
        Text(log).accessibilityIdentifier("log")
        if isShown {
          Button("Gone") { log += "tap" }.contextMenu { Button("Copy") {} }
          TextField("Field", text: $log)
        }
        Group {
          Text("Two").onTapGesture(count: 2) { log += "double" }
          Text("Long").onLongPressGesture { log += "long" }
          Text("Drag").gesture(DragGesture().onEnded { _ in log += "drag" })
          Text("Act").accessibilityAction(named: "Act") { log += "act" }
          TextField("Name", text: $log)
        }
        .disabled(true)
        Text("Target")
        Button("Hide") { isShown = false }
        Picker("Color", selection: $choice) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }
      }
    }
  }

  @Test func `a disabled element refuses all actions`() throws {
    let screen = Screen(width: 40) { Page() }
    let target = try screen.find(.staticText, "Target")
    let refused: [(String, () throws -> Void)] = [
      ("tapped", { try screen.find(.staticText, "Two").doubleTap() }),
      ("pressed", { try screen.find(.staticText, "Long").longPress() }),
      ("dragged", { try screen.find(.staticText, "Drag").drag(byColumns: 3) }),
      ("dragged", { try screen.find(.staticText, "Drag").drag(to: target) }),
      ("used by \"Act\"", { try screen.find(.staticText, "Act").perform("Act") }),
      ("given the focus", { try screen.find(.textField, "Name").focus() }),
      ("pasted into", { try screen.find(.textField, "Name").paste("x") }),
    ]
    for (done, use) in refused {
      #expect(words(use).problem.contains("cannot be \(done): it is disabled; look for disabled(_:)"), "\(words(use))")
    }
    try expectEqual(screen.find(id: "log").label, "")
  }

  @Test func `a removed element reports that it is gone, for every action`() throws {
    let screen = Screen(width: 40) { Page() }
    let (button, field) = (try screen.find(.button, "Gone"), try screen.find(.textField, "Field"))
    try screen.find(.button, "Hide").tap()
    let target = try screen.find(.staticText, "Target")
    let uses: [() throws -> Void] = [
      { try button.tap() }, { try button.doubleTap() }, { try button.hover() }, { try target.drag(to: button) },
      { try button.turnWheel(byRows: 1) }, { try button.scrollTo() }, { try button.openContextMenu() },
      { try field.type("x") }, { try field.clear() },
    ]
    for use in uses {
      #expect(words(use).problem.hasSuffix("it is no longer on the screen; find it again"), "\(words(use))")
    }
  }

  @Test func `an option that is not there is named`() throws {
    let screen = Screen(width: 40) { Page() }
    let problem = words { try screen.find(.picker, "Color").select("Green") }.problem
    #expect(problem.hasPrefix(#"picker "Color""#) && problem.contains("Green"), "\(problem)")
    try expectEqual(screen.find(.picker, "Color").value, "Red")
  }

  private struct Keeper: View {
    @State private var text = "kept"
    var body: some View {
      TextField("Name", text: Binding(get: { text }, set: { if !$0.isEmpty { text = $0 } }))
    }
  }

  @Test func `a field that keeps a text reports an error when it is cleared`() throws {
    let screen = Screen(width: 40) { Keeper() }
    let problem = words { try screen.find(.textField).clear() }.problem
    #expect(problem.hasPrefix(#"textField "Name" cannot be cleared: its text is still ""#), "\(problem)")
  }

  @Test func `rows are counted in cells where the unit is points`() throws {
    let screen = Screen(width: 20, height: 3, options: ScreenOptions(unit: .points)) {
      VStack(spacing: 0) { ForEach(0..<8, id: \.self) { Button("\($0)") {} } }.fixedSize()
    }
    #expect(words { try screen.find(.button, "7").tap() }.problem.contains("it is 5 rows below the screen"))
  }

  @Test func `a text that is scrolled away cannot be pointed at either`() throws {
    let screen = Screen(width: 20, height: 3) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("Row \($0)") } } }
    }
    let row = try screen.find(.staticText, "Row 8")
    for problem in [words { try row.hover() }.problem, words { try row.drag(byColumns: 1) }.problem] {
      #expect(problem.hasSuffix("it is 6 rows below the visible part; call scrollTo() first"), "\(problem)")
    }
  }

  @Test(
    arguments: [
      ("abc", ["abd"], ["abd"]), ("abc", ["axy"], ["axy"]), ("abc", ["xyz"], []), ("abcdef", ["abcdxy"], ["abcdxy"]),
      ("abcdef", ["abcxyz"], []), ("abcdefghi", ["abcdefxyz"], ["abcdefxyz"]), ("abcdefghi", ["abcdewxyz"], []),
      ("ab", ["abx", "xab"], ["abx", "xab"]), ("ab", ["ac"], ["ac"]), ("g", ["go"], []),
      ("go", ["go go go"], ["go go go"]),
      ("Sav", ["Save", "Sa", "Savo", "Sev"], ["Save", "Sa", "Savo"]), ("Settings of the app", ["app"], ["app"]),
      ("Settings of the app", ["of"], []), ("abcd", ["bacd", "abcx"], ["abcx"]),
    ] as [(String, [String], [String])])
  func `the nearest names are suggested, three at most, if they differ by two letters or a third of them`(
    _ wanted: String, _ names: [String], _ suggested: [String]
  ) {
    let words = suggested.map { #"button "\#($0)""# }.joined(separator: " or ")
    expectEqual(
      problem { try buttons(names).find(.button, wanted) },
      #"no button "\#(wanted)" on the screen"# + (suggested.isEmpty ? "." : "; did you mean \(words)?"))
  }

  @Test(
    arguments: [
      (1, "a staticText"), (2, "2 staticTexts and a toggle"), (3, "2 staticTexts, a toggle and an image"),
      (4, "2 staticTexts, a toggle, an image and 1 more"), (5, "2 staticTexts, a toggle, an image and 2 more"),
    ])
  func `the roles of namesakes are counted, three of them by name`(_ count: Int, _ roles: String) {
    let screen = Screen(width: 40) {
      VStack {
        Text("Go")
        if count > 1 {
          Toggle("Go", isOn: .constant(true))
          Text("Go")
        }
        if count > 2 { Image(systemName: "star").accessibilityLabel("Go") }
        if count > 3 { Slider(value: .constant(0.1)) { Text("Go") } }
        if count > 4 { TextField("Go", text: .constant("")) }
      }
    }
    expectEqual(problem { try screen.find(.button, "Go") }, #"no button "Go" on the screen; "Go" is \#(roles)."#)
  }

  @Test func `the last of two lists with rows that do not exist yet is named`() {
    let screen = Screen(width: 20, height: 12) {
      VStack(spacing: 0) {
        ForEach(["A", "B"], id: \.self) { name in
          List { ForEach(0..<90, id: \.self) { Text("\(name)\($0)") } }.accessibilityLabel(name).frame(height: 5)
        }
      }
    }
    expectText(problem { try screen.find(.staticText, "Elsewhere") }, contains: #"; rows of list "B" that are far"#)
  }

  @Test func `a container of one's own lists its elements, and a list that is gone has no more rows`() throws {
    struct Box: ElementContainer {
      let descendants: [Element]
      let placeInWords = "in the box"
    }
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { List { ForEach(0..<90, id: \.self) { Text("Row \($0)") } }.accessibilityLabel("All") }
      }
    }
    let screen = Screen(width: 20, height: 6) { VStack { Page() } }
    let (box, list) = (Box(descendants: screen.findAll(.button)), try screen.find(.list))
    let found = words { _ = try box.find(.slider) }
    expectEqual(found.problem, "no slider in the box.")
    expectEqual(found.list, [#"button "Hide""#])
    expectText(problem { try list.find(.staticText, "Row 80") }, contains: "do not exist yet: use its scroll(to:)")
    try screen.find(.button, "Hide").tap()
    expectEqual(
      problem { try list.find(.staticText, "Row 80") },
      #"no staticText "Row 80" in list "All", which is no longer on the screen."#)
  }
}
