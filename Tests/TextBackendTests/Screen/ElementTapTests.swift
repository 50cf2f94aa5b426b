import Testing
import ViewTreeTesting

/// Taps of one kind among several, and clicks where a control is drawn.
@MainActor struct ElementTapTests {
  private struct OnceOrTwice: View {
    @State private var log = ""
    let isExclusive: Bool

    var body: some View {
      VStack {
        if isExclusive {
          Text("T").gesture(
            TapGesture(count: 2).onEnded { log += "2" }.exclusively(
              before: TapGesture().onEnded { log += "1" })
          )
        } else {
          Text("T").onTapGesture(count: 2) { log += "2" }.onTapGesture { log += "1" }
        }
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  @Test(arguments: [false, true]) func `an element for single and double taps is tapped once`(isExclusive: Bool) throws
  {
    let screen = Screen(width: 20) { OnceOrTwice(isExclusive: isExclusive) }
    try screen.find(.staticText, "T").tap()
    try expectEqual(screen.find(id: "log").label, "1")
    try screen.find(.staticText, "T").doubleTap()
    try expectEqual(screen.find(id: "log").label, "12")
    let test = try screen.record { try screen.find(.staticText, "T").tap() }
    expectEqual(test.lines, [#"try screen.find(.staticText, "T").tap()"#])
  }

  @Test func `a text is tapped as often as the innermost view around it needs`() throws {
    struct Nested: View {
      @State private var log = ""
      var body: some View {
        VStack {
          VStack { Text("T") }.onTapGesture { log += "1" }
          Text(log).accessibilityIdentifier("log")
        }
        .onTapGesture(count: 2) { log += "2" }
      }
    }
    let screen = Screen(width: 20) { Nested() }
    try screen.find(.staticText, "T").tap()
    try expectEqual(screen.find(id: "log").label, "1")
  }

  /// A button whose frame begins in the middle of a cell.
  private struct Halves: View {
    let height: CGFloat
    let width: CGFloat
    @State private var count = 0
    @State private var isOver = false

    var body: some View {
      HStack {
        VStack {
          Rectangle().frame(width: width, height: 1)
          Button("A") { count += 1 }.buttonStyle(.plain).onHover { isOver = $0 }
        }
        Rectangle().frame(width: 1, height: height)
        Text("\(count) \(isOver)").accessibilityIdentifier("count")
      }
    }
  }

  @Test(arguments: 1...6, [ScreenOptions.Unit.cells, .points])
  func `a control is clicked where it is drawn`(size: Int, unit: ScreenOptions.Unit) throws {
    let scale = unit == .cells ? 1 : 16.0
    let screen = Screen(width: 30, height: 10, options: ScreenOptions(unit: unit)) {
      Halves(height: CGFloat(size) * scale, width: CGFloat(size) * scale / 2)
    }
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("A") })
    let column = try #require(lines[row].firstIndex(of: "A")).utf16Offset(in: lines[row])
    screen.click(column: column, row: row)
    try expectEqual(screen.find(id: "count").label, "1 true", "\(screen.text)")
    for other in lines.indices where other != row { screen.click(column: column, row: other) }
    try expectEqual(screen.find(id: "count").label, "1 false", "\(screen.text)")
    screen.hover(column: column, row: row)
    try expectEqual(screen.find(id: "count").label, "1 true", "\(screen.text)")
  }

  private struct Asked: View {
    @State private var isAsked = true
    @State private var isOpen = false
    var body: some View {
      VStack {
        Text(isAsked ? "asked" : "answered").accessibilityIdentifier("answer")
        Button("Open") { isOpen = true }
      }
      .alert("Sure?", isPresented: $isAsked) { Button("OK") {} }
      .sheet(isPresented: $isOpen) {
        Button("Save") { isOpen = false }.presentationDetents([.medium])
      }
    }
  }

  @Test(arguments: 9...14) func `an alert and a sheet are clicked where they are drawn`(height: Int) throws {
    let screen = Screen(width: 40, height: height) { Asked() }
    func click(_ label: String) throws {
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains(label) }, "\(screen.text)")
      let column = lines[row].distance(from: lines[row].startIndex, to: lines[row].range(of: label)!.lowerBound)
      screen.click(column: column, row: row)
    }
    try click("OK")
    try expectEqual(screen.find(id: "answer").label, "answered")
    try click("Open")
    let test = try screen.record { try screen.find(.button, "Save").tap() }
    expectEqual(test.lines, [#"try screen.find(.button, "Save").tap()"#])
    #expect(screen.findAll(.sheet).isEmpty)
  }

  private struct Titled: View {
    @State private var isOpen = true
    var body: some View {
      VStack {
        Button("Below") {}
        Menu("More") { Button("Item") {} }
        Text("Words").gesture(DragGesture())
      }
      .sheet(isPresented: $isOpen) {
        NavigationStack { Button("Save") { isOpen = false }.navigationTitle("New Item") }
      }
    }
  }

  @Test func `taps without number are bounded, with an issue`() throws {
    var count = 0
    let screen = Screen(width: 10) { Text("often").onTapGesture(count: .max) { count += 1 } }
    try screen.find(label: "often").tap()
    screen.click(column: 0, row: 0, count: .max)
    screen.drag(fromColumn: 0, row: 0, toColumn: 3, row: 0, steps: .max)
    expectEqual(count, 0)
    expectEqual(screen.issues.count, 3)
    for issue in screen.issues { #expect(issue.contains("are too many, and only the first 1000 are sent")) }
  }

  @Test func `a sheet has its title as label, and an error names the presentation that blocks a drag`() throws {
    let screen = Screen(width: 40, height: 12) { Titled() }
    #expect(
      reason { try screen.find(.button, "Below").tap() }.contains(
        #"is behind the sheet "New Item""#))
    try screen.find(.sheet, "New Item").find(.button, "Save").tap()
    try screen.find(.menu, "More").tap()
    #expect(
      reason { try screen.find(.staticText, "Words").drag(byColumns: 9) }
        .contains("cannot be dragged: it is behind an open menu"))
    let menu = try screen.find(.menu, "More")
    #expect(
      reason { try screen.find(.staticText, "Words").drag(to: menu) }
        .contains("cannot be dragged: it is behind an open menu"))
  }

  private struct Chords: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text("f").focusable().onKeyPress(characters: .alphanumerics) { press in
          log += "key \(press.characters)"
          return .handled
        }
        .accessibilityIdentifier("f")
        Button("S") { log += "save, " }.keyboardShortcut("s")
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  @Test func `a chord with the command key is a shortcut before it is a key`() throws {
    let screen = Screen(width: 30) { Chords() }
    let field = try screen.find(id: "f")
    try field.focus()
    screen.press(.character("s").with(.command))
    screen.press(.character("s"))
    try expectEqual(screen.find(id: "log").label, "save, key s")
  }

  private func reason(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)".replacing(#/^.*swift:\d+: /#, with: "") }
    return "done"
  }

  @Test func `an element without text is neither pasted into nor cleared, and a drag stays on its screen`() throws {
    let screen = Screen(width: 20) { Button("Save") {} }
    let other = Screen(width: 20) { Text("there") }
    let save = try screen.find(.button, "Save")
    #expect(
      reason { try save.paste("x") }.hasPrefix(#"button "Save" cannot be pasted into: nothing in it handles "x""#))
    expectEqual(
      reason { try save.clear() }, #"button "Save" cannot be cleared: it does not take text; use a textField"#)
    expectEqual(
      reason { try save.drag(to: other.find(.staticText, "there")) },
      #"button "Save" cannot be dragged to staticText "there": they are on different screens; find both on one screen"#)
  }

  @Test func `a duration without end is as long as can be counted`() throws {
    let screen = Screen(width: 20) { Text("T").onLongPressGesture {} }
    let test = try screen.record {
      try screen.find(.staticText, "T").longPress(for: .seconds(Int64.max))
      screen.advance(by: .seconds(Int64.max))
    }
    #expect(test.description.contains("\(Int.max)"), "\(test)")
  }

  @Test func `a task has the name of the event that started it`() async throws {
    // Longer than all tests take: while others have the main thread, seconds may pass before the screen settles.
    let screen = Screen(width: 20) { Button("Log in") { Task { try? await Task.sleep(for: .seconds(100_000)) } } }
    try screen.find(.button, "Log in").tap()
    let caught = await #expect(throws: SettleError.self) { try await screen.settle(patience: .milliseconds(100)) }
    let error = try #require(caught)
    #expect("\(error)".contains(#"a task that tap button "Log in" started"#), "\(error)")
  }

  /// Texts that wait for so many taps.
  private struct Counted: View {
    let counts: [Int]
    @State private var log = ""

    var body: some View {
      counts.reduce(AnyView(Text("T"))) { view, count in
        AnyView(view.onTapGesture(count: count) { log += "\(count)" })
      }
      Text(log).accessibilityIdentifier("log")
    }
  }

  @Test func `a double tap on an element for triple taps is an error`() throws {
    let screen = Screen(width: 20) { Counted(counts: [3]) }
    let text = try screen.find(.staticText, "T")
    let error = #expect(throws: ElementError.self) { try text.doubleTap() }
    #expect("\(try #require(error))".contains("nothing there reacts to a double tap"))
    #expect(throws: ElementError.self) { try text.longPress() }
    try text.tap()
    try expectEqual(screen.find(id: "log").label, "3")
  }

  @Test func `an element that also has triple taps is tapped twice`() throws {
    let screen = Screen(width: 20) { Counted(counts: [3, 2]) }
    try screen.find(.staticText, "T").doubleTap()
    try expectEqual(screen.find(id: "log").label, "2")
  }

  @Test func `scrolling to an element is one named event, however many pages it turns`() throws {
    let screen = Screen(width: 20, height: 4) {
      ScrollView { LazyVStack { ForEach(0..<90, id: \.self) { Text("Row \($0)") } } }
        .accessibilityElement(children: .contain).accessibilityLabel("Rows")
    }
    let trace = try screen.trace {
      try screen.find(.staticText, "Row 3").scrollTo()
      try screen.scroll(to: .staticText, "Row 60")
    }
    expectEqual(trace.events.map(\.name), [#"scrollTo staticText "Row 3""#, #"scroll to staticText "Row 60""#])
  }

  @Test func `a thousand clicks or steps are no issue, and one more is`() {
    let screen = Screen(width: 10) { Text("often") }
    screen.click(column: 0, row: 0, count: 1_000)
    screen.drag(fromColumn: 0, row: 0, toColumn: 3, row: 0, steps: 1_000)
    expectEqual(screen.issues, [])
    screen.click(column: 0, row: 0, count: 1_001)
    expectEqual(
      screen.issues, ["1001 clicks in a row are too many, and only the first 1000 are sent; pass at most 1000"])
  }
}
