import Observation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

private struct Mail: View {
  @State var folder: String?

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Mail")
    } detail: {
      if let folder { Text("Folder \(folder)").navigationTitle(folder) } else { Text("Choose a folder") }
    }
  }
}

private struct Links: View {
  @State var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List {
        NavigationLink("A", value: 1)
        NavigationLink("B") { Text("page b").navigationTitle("Bee") }
      }
      .navigationDestination(for: Int.self) { Text("number \($0)") }
      .navigationTitle("Links").navigationSplitViewColumnWidth(20)
    } content: {
      List { NavigationLink("C", value: "c") }
        .navigationDestination(for: String.self) { Text("string \($0)") }
        .navigationTitle("Content").navigationSplitViewColumnWidth(min: 10, ideal: 16, max: 30)
    } detail: {
      Button("Hide") { visibility = visibility == .automatic ? .doubleColumn : .detailOnly }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

@MainActor @Observable private final class Choice {
  var number: Int?
  var generation = 0
}

private struct ChoiceList: View {
  @Bindable var model: Choice

  var body: some View {
    List(1..<4, selection: $model.number) { Text("Row \($0)") }.id(model.generation).navigationTitle("Numbers")
  }
}

private struct ChoiceView: View {
  let model: Choice

  var body: some View {
    NavigationSplitView {
      ChoiceList(model: model)
    } detail: {
      Text("Number \(model.number ?? 0)").navigationTitle("Detail")
    }
  }
}

@MainActor struct NavigationSplitViewTests {
  @Test func `a click on a row's link moves the focus there, from where the arrow keys go on`() {
    struct Letters: View {
      @State var letter: String? = "A"
      var body: some View {
        NavigationSplitView {
          List(["A", "B", "C", "D"], id: \.self, selection: $letter) { NavigationLink($0, value: $0) }
        } detail: {
          Text(letter ?? "-")
        }
      }
    }
    let screen = Screen(Letters(), width: 60, height: 5)
    screen.press(.tab)
    screen.press(.down)
    screen.click(column: 3, row: 3)
    screen.press(.up)
    expectText(screen.text, contains: "|C")
  }

  @Test func `columns stand beside each other, and a selection determines the content of the next`() throws {
    let screen = Screen(Mail(), width: 60, height: 4)
    expectText(
      screen.text,
      equals: """
        Mail                |Choose a folder
        --------------------+
          Inbox             |
          Sent              |
        """)
    screen.click(column: 4, row: 3)
    expectText(
      screen.text,
      equals: """
        Mail                |Sent
        --------------------+---------------------------------------
          Inbox             |Folder Sent
        * Sent              |
        """)
  }

  @Test func `a selection shows the next column if only one fits, and its button goes back`() throws {
    let screen = Screen(Mail(), width: 30, height: 4)
    expectText(screen.text, startsWith: "Mail\n---")
    screen.click(column: 4, row: 2)
    expectText(screen.text, equals: "[ < Mail ] Inbox\n------------------------------\nFolder Inbox\n")
    #expect(screen.findAll(.list).isEmpty)
    try screen.find(.button, "Mail").tap()
    expectText(screen.text, contains: "* Inbox")
    screen.click(column: 4, row: 3)
    screen.press(.escape)
    expectText(screen.text, contains: "* Sent")
  }

  @Test func `a selection by the program shows the next column if only one fits, and none goes back`() throws {
    let model = Choice()
    let screen = Screen(width: 30, height: 5) { ChoiceView(model: model) }
    expectText(screen.text, startsWith: "Numbers\n---")
    model.number = 2
    expectText(screen.text, equals: "[ < Numbers ] Detail\n------------------------------\nNumber 2\n\n")
    model.number = 3
    expectText(screen.text, contains: "Number 3")
    model.number = nil
    expectText(screen.text, startsWith: "Numbers\n---")
    model.number = 1
    try screen.find(.button, "Numbers").tap()
    expectText(screen.text, contains: "* Row 1")
    model.number = 2
    expectText(screen.text, contains: "Number 2")
  }

  @Test func `arrow keys move the selection in one column, and Space shows the next one`() {
    let model = Choice()
    let screen = Screen(width: 30, height: 5) { ChoiceView(model: model) }
    screen.press(.tab)
    screen.press(.down)
    expectText(screen.text, contains: "* Row 2")
    model.number = 1
    expectText(screen.text, contains: "Number 1")
    screen.press(.escape)
    screen.press(.space)
    expectText(screen.text, startsWith: "[ < Numbers ]")
  }

  @Test func `a first selection shows the next column if only one fits, unless one is preferred or was left`() throws {
    let model = Choice()
    model.number = 2
    let screen = Screen(width: 30, height: 5) { ChoiceView(model: model) }
    expectText(screen.text, contains: "Number 2")
    try screen.find(.button, "Numbers").tap()
    model.generation += 1
    expectText(screen.text, contains: "* Row 2")

    let preferred = Screen(width: 30, height: 5) {
      NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
        ChoiceList(model: model)
      } detail: {
        Text("Detail")
      }
    }
    expectText(preferred.text, contains: "* Row 2")
  }

  @Test func `columns keep what they show when the width changes`() throws {
    let screen = Screen(Mail(), width: 30, height: 4)
    screen.click(column: 4, row: 3)
    screen.resize(width: 60, height: 4)
    expectText(screen.text, startsWith: "Mail                |Sent\n")
    #expect(screen.findAll(.button).isEmpty)
    screen.resize(width: 30, height: 4)
    expectText(screen.text, startsWith: "[ < Mail ] Sent\n")
  }

  @Test func `a link shows its page in the place of the next column, and another one takes its place`() throws {
    let screen = Screen(Links(), width: 60, height: 5)
    expectText(
      screen.text,
      equals: """
        Links               |Content         |[ Hide ]
        --------------------+----------------+
        A                  >|C              >|
        B                  >|                |
                            |                |
        """)
    try screen.find(.button, "A").tap()
    expectText(
      screen.text,
      equals: """
        Links               |number 1            |[ Hide ]
        --------------------+                    |
        A                  >|                    |
        B                  >|                    |
                            |                    |
        """)
    try screen.find(.button, "B").tap()
    expectText(screen.text, startsWith: "Links               |Bee                 |[ Hide ]\n")
    try screen.find(.button, "A").tap()
    expectText(screen.text, startsWith: "Links               |number 1            |[ Hide ]\n")
  }

  @Test func `a link of the first column shows the page beside it, or pushes it if only one column fits`() throws {
    let screen = Screen(Links(), width: 36, height: 5)
    try screen.find(.button, "A").tap()
    expectText(screen.text, startsWith: "[ < Links ]\n")
    expectText(screen.text, contains: "number 1")
    try screen.find(.button, "Links").tap()
    expectText(screen.text, startsWith: "Links\n")
    try screen.find(.button, "B").tap()
    expectText(screen.text, startsWith: "[ < Links ] Bee\n")
    screen.resize(width: 60, height: 5)
    expectText(screen.text, startsWith: "Links               |Bee                 |[ Hide ]\n")
  }

  @Test func `the page of a link in the middle column is removed with the column`() throws {
    struct Folders: View {
      var body: some View {
        NavigationSplitView {
          List(1..<3) { folder in
            NavigationLink("Folder \(folder)") {
              List(1..<3) { mail in NavigationLink("Mail \(folder).\(mail)") { Text("text \(folder).\(mail)") } }
            }
          }
        } content: {
          Text("choose a folder")
        } detail: {
          Text("choose a mail")
        }
      }
    }
    let screen = Screen(Folders(), width: 80, height: 4)
    #expect(screen.text.contains("choose a folder") && screen.text.contains("choose a mail"))
    try screen.find(.button, "Folder 1").tap()
    try screen.find(.button, "Mail 1.2").tap()
    #expect(screen.text.contains("text 1.2") && screen.text.contains("Folder 2"))
    try screen.find(.button, "Folder 2").tap()
    #expect(screen.text.contains("Mail 2.1") && screen.text.contains("choose a mail"))
  }

  @Test func `a split view without a proposed height is as high as its columns need`() {
    func height(_ width: Int) -> Int {
      Screen(width: width) {
        NavigationSplitView {
          Text("A sidebar with many words that need several lines in a narrow column")
        } detail: {
          Text("short")
        }
        Text("below")
      }
      .text.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    #expect(height(20) > 4 && height(60) > 4)
  }

  @Test func `a link in the column between shows its page in the last`() throws {
    let screen = Screen(Links(), width: 70, height: 3)
    try screen.find(.button, "C").tap()
    expectText(screen.text, startsWith: "Links               |Content         |string c\n")
  }

  @Test func `a binding determines the visible columns`() throws {
    let screen = Screen(Links(), width: 60, height: 3)
    try screen.find(.button, "Hide").tap()
    expectText(screen.text, startsWith: "Content         |[ Hide ]\n")
    try screen.find(.button, "Hide").tap()
    expectText(screen.text, startsWith: "[ Hide ]\n")
    #expect(screen.findAll(.list).isEmpty)
  }

  @Test func `a binding determines the column that is shown if only one fits`() throws {
    struct Preferring: View {
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text(column == .sidebar ? "first" : "other").navigationTitle("Side")
        } content: {
          Button("Go on") { column = .detail }.navigationTitle("Middle")
        } detail: {
          Text("last").navigationTitle("End")
        }
      }
    }
    let screen = Screen(Preferring(), width: 30, height: 4)
    expectText(screen.text, contains: "last")
    screen.press(.escape)
    expectText(screen.text, contains: "Go on")
    try screen.find(.button, "Go on").tap()
    expectText(screen.text, contains: "last")
    screen.press(.escape)
    screen.press(.escape)
    expectText(screen.text, contains: "first")
  }

  @Test(arguments: [NavigationSplitViewVisibility.all, .detailOnly])
  func `a single column has a back button, for every column visibility`(
    visibility: NavigationSplitViewVisibility
  ) throws {
    struct Narrow: View {
      let visibility: NavigationSplitViewVisibility
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(columnVisibility: .constant(visibility), preferredCompactColumn: $column) {
          Text("first").navigationTitle("Side")
        } detail: {
          Text("last").navigationTitle("End")
        }
      }
    }
    let screen = Screen(Narrow(visibility: visibility), width: 30, height: 4)
    #expect(screen.text.hasPrefix("[ < Side ] End\n------------------------------\nlast"), "\(screen.text)")
    try screen.find(.button, "Side").tap()
    expectText(screen.text, contains: "first")
    #expect(screen.findAll(.staticText, containing: "last").isEmpty)
    screen.resize(width: 60, height: 4)
    expectText(screen.text, contains: "last")
    expectEqual(screen.text.contains("first"), (visibility == .all))
  }

  @Test func `a stack in a column has one bar, with the way back to the column before`() throws {
    struct Stacks: View {
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          NavigationStack { Text("first").navigationTitle("Side") }
        } content: {
          NavigationStack { Text("middle").navigationTitle("Content") }
        } detail: {
          NavigationStack {
            NavigationLink("Deep") { Text("deep").navigationTitle("Deep") }.navigationTitle("End")
          }
        }
      }
    }
    let screen = Screen(Stacks(), width: 30, height: 4)
    let line = String(repeating: "-", count: 30)
    expectText(screen.text, equals: "[ < Content ] End\n\(line)\n[ Deep > ]\n")
    try screen.find(.button, "Deep").tap()
    expectText(screen.text, equals: "[ < End ] Deep\n\(line)\ndeep\n")
    screen.press(.escape)
    expectText(screen.text, equals: "[ < Content ] End\n\(line)\n[ Deep > ]\n")
    try screen.find(.button, "Content").tap()
    expectText(screen.text, equals: "[ < Side ] Content\n\(line)\nmiddle\n")
    screen.press(.escape)
    expectText(screen.text, equals: "Side\n\(line)\nfirst\n")
    screen.resize(width: 90, height: 4)
    #expect(screen.findAll(.button).map(\.label) == ["Deep"])
    for text in ["first", "middle", "Side", "Content", "End"] { expectText(screen.text, contains: text) }
  }

  @Test func `the way back has the title of the page that is on top in the column before`() throws {
    struct Stacks: View {
      @State private var column = NavigationSplitViewColumn.sidebar
      @State private var path: [Int] = []

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          NavigationStack(path: $path) {
            NavigationLink("Deep", value: 1).navigationTitle("Side")
              .navigationDestination(for: Int.self) { _ in
                Button("Detail") { column = .detail }.navigationTitle("Deep page")
              }
          }
        } detail: {
          NavigationStack {
            Button("Pop") { path = [] }.navigationTitle("End")
          }
        }
      }
    }
    let screen = Screen(Stacks(), width: 30, height: 4)
    try screen.find(.button, "Deep").tap()
    try screen.find(.button, "Detail").tap()
    expectText(screen.text, startsWith: "[ < Deep page ] End\n")
    try screen.find(.button, "Pop").tap()
    expectText(screen.text, startsWith: "[ < Side ] End\n")
    screen.press(.escape)
    expectText(screen.text, startsWith: "Side\n")
  }

  @Test func `a stack gives the way back to the bar of its column if that has a title or items`() throws {
    struct Titled: View {
      @State private var column = NavigationSplitViewColumn.detail
      @State private var hasStack = true

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("first").navigationTitle("Side")
        } detail: {
          VStack {
            Button("Stack") { hasStack.toggle() }
            if hasStack { NavigationStack { Text("inner") } }
          }
          .navigationTitle("End")
        }
      }
    }
    let screen = Screen(Titled(), width: 30, height: 6)
    let line = String(repeating: "-", count: 30)
    expectText(screen.text, startsWith: "[ < Side ] End\n\(line)\n")
    expectEqual(screen.findAll(.button).map(\.label), ["Side", "Stack"])
    try screen.find(.button, "Stack").tap()
    expectEqual(screen.findAll(.button).map(\.label), ["Side", "Stack"])
  }

  @Test func `the way back stays when the stack of a column comes and goes`() throws {
    struct Loading: View {
      @State private var column = NavigationSplitViewColumn.detail
      @State private var hasStack = false

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          if hasStack { NavigationStack { Text("first").navigationTitle("Side") } } else { Text("loading") }
        } detail: {
          VStack {
            Button("Load") { hasStack.toggle() }
            if hasStack { NavigationStack { Text("inner").navigationTitle("End") } }
          }
        }
      }
    }
    let screen = Screen(Loading(), width: 30, height: 6)
    expectEqual(screen.findAll(.button).map(\.label), ["Back", "Load"])
    try screen.find(.button, "Load").tap()
    expectEqual(screen.findAll(.button).map(\.label), ["Load", "Side"])
    try screen.find(.button, "Load").tap()
    expectEqual(screen.findAll(.button).map(\.label), ["Back", "Load"])
    try screen.find(.button, "Back").tap()
    expectText(screen.text, contains: "loading")
  }

  @Test(arguments: [true, false]) func `a row that is chosen in a single column prefers the column beside the list`(
    hasThree: Bool
  ) {
    struct Chosen: View {
      let hasThree: Bool
      let probe: Probe
      @State private var column = NavigationSplitViewColumn.sidebar
      @State private var row: Int?

      private var list: some View { List(1..<3, selection: $row) { Text("Row \($0)") } }

      var body: some View {
        Group {
          if hasThree {
            NavigationSplitView(preferredCompactColumn: $column) {
              list
            } content: {
              Text("middle")
            } detail: {
              Text("end")
            }
          } else {
            NavigationSplitView(preferredCompactColumn: $column) {
              list
            } detail: {
              Text("end")
            }
          }
        }
        .offers("say", to: probe) { probe.note("\(column == .content) \(column == .detail)") }
      }
    }
    let probe = Probe()
    let screen = Screen(Chosen(hasThree: hasThree, probe: probe), width: 30, height: 4)
    screen.click(column: 3, row: 0)
    expectText(screen.text, contains: hasThree ? "middle" : "end")
    screen.perform("say", probe)
    expectEqual(probe.log, [hasThree ? "true false" : "false true"])
    screen.press(.escape)
    expectText(screen.text, contains: "Row 2")
  }

  @Test func `a link of the first column closes the pages of the others, and its page can be dismissed`() throws {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button("Close \(isPresented)") { dismiss() } }
    }
    struct Three: View {
      @State private var count = 0
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("A", value: 1)
            NavigationLink("B") { Closing() }
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        } content: {
          List { NavigationLink("C", value: "c") }.navigationDestination(for: String.self) { Text("string \($0)") }
        } detail: {
          Button("Again \(count)") { count += 1 }
        }
      }
    }
    let screen = Screen(Three(), width: 70, height: 3)
    for count in 0..<2 {
      try screen.find(.button, "C").tap()
      expectText(screen.text, contains: "string c")
      try screen.find(.button, "A").tap()
      expectText(screen.text, contains: "number 1")
      expectText(screen.text, lacks: "string c")
      try screen.find(.button, "B").tap()
      try screen.find(.button, "Close true").tap()
      expectEqual(screen.findAll(.button).map(\.label), ["A", "B", "C", "Again \(count)"])
      try screen.find(.button, "Again \(count)").tap()
    }
  }

  private struct Words: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Logged: View {
    let name: String
    let probe: Probe
    var body: some View {
      Text(name).preference(key: Words.self, value: [name])
        .onAppear { probe.note("+\(name)") }.onDisappear { probe.note("-\(name)") }
    }
  }

  @Test func `views of columns appear and disappear as the width changes, and so do their preferences`() throws {
    struct Columns: View {
      let probe: Probe
      var body: some View {
        NavigationSplitView {
          Logged(name: "side", probe: probe)
          NavigationLink("Push") {
            Logged(name: "one", probe: probe)
            NavigationLink("More") { Logged(name: "two", probe: probe) }
          }
        } detail: {
          Logged(name: "end", probe: probe)
        }
        .onPreferenceChange(Words.self) { probe.note($0.joined(separator: "/")) }
      }
    }
    let probe = Probe()
    let screen = Screen(Columns(probe: probe), width: 60, height: 4)
    func expect(_ words: String, line: UInt = #line, after step: () throws -> Void) rethrows {
      try step()
      _ = screen.text
      expectEqual(probe.log.sorted().joined(separator: " "), words, line: line)
      probe.clear()
    }
    expect("+end +side side/end") {}
    expect("-end side") { screen.resize(width: 30, height: 4) }
    expect("+end side/end") { screen.resize(width: 60, height: 4) }
    expect("-end side") { screen.resize(width: 30, height: 4) }
    try expect("+one -side one") { try screen.find(.button, "Push").tap() }
    try expect("+two -one two") { try screen.find(.button, "More").tap() }
    expect("+one -two one") { screen.press(.escape) }
    expect("+side -one side") { screen.press(.escape) }
    expect("+end side/end") { screen.resize(width: 60, height: 4) }
    expectEqual(screen.issues + screen.faults, [])
  }

  @Test func `columns in points look as in cells`() {
    for (side, detail, width) in [
      ("Mail", "Hello", 54), ("A long title of a column", "B", 54), ("Mail", nil, 54), ("Mail", "Hello", 30),
    ] as [(String, String?, Int)] {
      func text(_ unit: ScreenOptions.Unit) -> String {
        let view = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          Text("a").navigationTitle(side)
        } detail: {
          if let detail { Text("b").navigationTitle(detail) } else { Text("b") }
        }
        return Screen(view, width: width, height: 4, options: ScreenOptions(glyphs: .unicode, unit: unit)).text
      }
      expectText(text(.points), equals: text(.cells))
    }
  }

  @Test func `a bar below a column is at the end of the screen, however wide the column is`() {
    let view = NavigationSplitView {
      Text("side").toolbar { ToolbarItem(placement: .bottomBar) { Text("low") } }
    } detail: {
      Text("end").toolbar { ToolbarItem(placement: .bottomBar) { Text("last") } }
    }
    expectText(
      Screen(view, width: 54, height: 5).text,
      equals: """
        side                |end
                            |
                            |
        --------------------+---------------------------------
                 low        |               last
        """)
    expectText(
      Screen(view, width: 30, height: 5).text, equals: "side\n\n\n------------------------------\n              low")
  }

  @Test func `a page over the last column hides the preferences of that, and a resize reads none anew`() throws {
    struct Columns: View {
      let probe: Probe
      var body: some View {
        NavigationSplitView {
          Text("side").preference(key: CountedNames.self, value: ["side"])
          NavigationLink("Push") { Text("one").preference(key: CountedNames.self, value: ["one"]) }
        } detail: {
          Text("end").preference(key: CountedNames.self, value: ["end"])
        }
        .onPreferenceChange(CountedNames.self) { probe.note($0.joined(separator: "/")) }
      }
    }
    let probe = Probe()
    let screen = Screen(Columns(probe: probe), width: 60, height: 4)
    expectText(screen.text, contains: "end")
    try screen.find(.button, "Push").tap()
    expectText(screen.text, contains: "one")
    expectEqual(probe.log, ["side/end", "side/one"])
    CountedNames.reductions = 0
    screen.resize(width: 62, height: 4)
    expectText(screen.text, contains: "one")
    expectEqual(CountedNames.reductions, 0)
    screen.resize(width: 30, height: 4)
    expectEqual(probe.log.last, "one")
  }

  @Test func `a page over the last column makes that disappear, and it appears again`() throws {
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Back") { dismiss() } }
    }
    struct Columns: View {
      let probe: Probe
      var body: some View {
        NavigationSplitView {
          NavigationLink("Push") { Leaving() }
        } detail: {
          Logged(name: "end", probe: probe)
        }
      }
    }
    let probe = Probe()
    let screen = Screen(Columns(probe: probe), width: 60, height: 4)
    try screen.find(.button, "Push").tap()
    expectEqual(probe.log, ["+end", "-end"])
    try screen.find(.button, "Back").tap()
    expectEqual(probe.log, ["+end", "-end", "+end"])
  }

  @Test func `columns of a narrow view appear and disappear as one takes the place of the other`() throws {
    struct Columns: View {
      @State private var column = NavigationSplitViewColumn.sidebar
      let probe: Probe

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Logged(name: "side", probe: probe)
          Button("Show") { column = .detail }
        } detail: {
          Logged(name: "end", probe: probe)
          Button("Hide") { column = .sidebar }
        }
      }
    }
    let probe = Probe()
    let screen = Screen(Columns(probe: probe), width: 30, height: 4)
    let mounted = probe.log
    try screen.find(.button, "Show").tap()
    expectEqual(Set(probe.log.dropFirst(mounted.count)), ["-side", "+end"])
    try screen.find(.button, "Hide").tap()
    expectEqual(Set(probe.log.suffix(2)), ["+side", "-end"])
  }

  @Test func `hidden columns do not appear at first`() {
    func appeared(_ width: Int, _ column: NavigationSplitViewColumn) -> [String] {
      let probe = Probe()
      let two = Screen(width: width, height: 4) {
        NavigationSplitView(preferredCompactColumn: .constant(column)) {
          Logged(name: "side", probe: probe)
        } detail: {
          Logged(name: "end", probe: probe)
        }
      }
      let three = Screen(width: width, height: 4) {
        NavigationSplitView(preferredCompactColumn: .constant(column)) {
          Logged(name: "first", probe: probe)
        } content: {
          Logged(name: "middle", probe: probe)
        } detail: {
          Logged(name: "last", probe: probe)
        }
      }
      expectEqual([two.faults, three.faults], [[], []])
      return probe.log
    }
    expectEqual(appeared(90, .sidebar), ["+side", "+end", "+first", "+middle", "+last"])
    expectEqual(appeared(30, .sidebar), ["+side", "+first"])
    expectEqual(appeared(30, .detail), ["+end", "+last"])
  }
}
