import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@testable import TextBackend

@MainActor struct SearchTests {
  private struct Found: View {
    let names: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
        if isSearching { Button("Done") { dismissSearch() } }
      }
    }
  }

  private struct Fruit: View {
    @State private var text = ""
    @State private var scope = 0
    @State private var log = "-"
    private let all = ["Apple", "Pear", "Peach"]

    private var found: [String] { all.filter { text.isEmpty || $0.hasPrefix(text) } }

    var body: some View {
      NavigationStack {
        Found(names: found)
          .navigationTitle("Fruit \(scope)")
          .searchable(text: $text, prompt: "Find")
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Ripe").tag(1)
          }
          .searchSuggestions {
            ForEach(text.isEmpty ? [] : found, id: \.self) { Text($0).searchCompletion($0) }
          }
          .onSubmit(of: .search) { log = "searched \(text)" }
      }
      Text(log)
    }
  }

  private func screen(_ glyphs: GlyphSet = .ascii) -> Screen {
    Screen(Fruit(), width: 20, height: 9, options: ScreenOptions(glyphs: glyphs))
  }

  @Test func `the search field stands below the bar, and shows that it is active`() {
    for (glyphs, pictures) in [
      (GlyphSet.ascii, ["[Q Find            ]\nApple\n", ">Q Find          < X\n[*All*| Ripe ]\nApple\n"]),
      (.unicode, ["▏⌕ Find            ▕\nApple\n", "▌⌕ Find          ▐ ×\n[•All•│ Ripe ]\nApple\n"]),
    ] {
      let screen = screen(glyphs)
      #expect(screen.text.split(separator: "\n", maxSplits: 2)[2].hasPrefix(pictures[0]), "\(screen.text)")
      screen.press(.tab)
      #expect(screen.text.split(separator: "\n", maxSplits: 2)[2].hasPrefix(pictures[1]), "\(screen.text)")
      #expect(screen.text.contains("Done"), "what is searched knows of it")
    }
  }

  @Test func `typing finds, Return submits, Escape ends`() throws {
    let screen = screen()
    try screen.find(.textField, "Find").type("Pea")
    #expect(screen.findAll(.staticText).map(\.label).contains("Peach") && !screen.text.contains("Apple"))
    screen.press(.escape)
    #expect(screen.text.contains("[*All*| Ripe ]"), "the list of suggestions goes first: \(screen.text)")
    screen.press(.return)
    expectText(screen.text, contains: "searched Pea")
    screen.press(.escape)
    try expectEqual(screen.find(.textField, "Find").value, "")
    #expect(screen.text.contains("Apple") && !screen.text.contains("Done") && !screen.text.contains("All"))
    #expect(screen.issues == [] && screen.frames.check() == [])
  }

  @Test func `a suggestion is chosen by keys and clicks`() throws {
    let screen = screen()
    try screen.find(.textField, "Find").type("P")
    expectEqual(screen.findAll(.menuItem).map(\.label), ["Pear", "Peach"])
    screen.press(.down)
    screen.press(.down)
    screen.press(.return)
    try expectEqual(screen.find(.textField, "Find").value, "Peach")
    #expect(try screen.find(.textField, "Find").isFocused)
    #expect(screen.findAll(.menuItem).isEmpty)
    screen.press(.delete)
    try screen.find(.menuItem, "Peach").tap()
    try expectEqual(screen.find(.textField, "Find").value, "Peach")
  }

  @Test func `scopes, and the ways to end it`() throws {
    let screen = screen()
    screen.press(.tab)
    try screen.find(.button, "Ripe").tap()
    #expect(screen.text.hasPrefix("Fruit 1\n") && screen.text.contains("[ All |*Ripe*]"))
    try expectEqual(screen.find(.button, "Ripe").isSelected, true)
    try screen.find(.button, "Cancel").tap()
    #expect(!screen.text.contains("Ripe") && !screen.text.contains("<"))
    screen.press(.tab)
    try screen.find(.button, "Done").tap()
    expectText(screen.text, lacks: "Done")
  }

  @Test func `around a stack the field belongs to the first page`() throws {
    struct Home: View {
      @State private var text = ""
      @State private var isSearching = false

      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Go") { Text("There") }
            Button("Search") { isSearching = true }
          }
          .navigationTitle("Home")
        }
        .searchable(text: $text, isPresented: $isSearching, placement: .toolbar)
      }
    }
    let screen = Screen(Home(), width: 20, height: 6)
    let home = "Home\n--------------------\n[Q Search          ]\nGo                 >\nSearch\n"
    #expect(screen.text.hasPrefix(home), "\(screen.text)")
    try screen.find(.button, "Go").tap()
    #expect(!screen.text.contains("Q Search"), "\(screen.text)")
    screen.press(.escape)
    #expect(screen.text.hasPrefix(home))
    try screen.find(.button, "Search").tap()
    #expect(try screen.find(.textField, "Search").isFocused)
    screen.type("x")
    screen.press(.escape)
    #expect(screen.text.hasPrefix(home))
  }

  @Observable @MainActor fileprivate final class Places {
    var text = ""
    var hasStack = true
    var tab = 0
    var path: [Int] = []
    var names = ["D", "E"]
    var visibility = NavigationSplitViewVisibility.all
  }

  private struct Stack: View {
    let title: String

    var body: some View { NavigationStack { Text("in \(title)").navigationTitle(title) } }
  }

  /// The rows of the searched view with the field, or the prompt beside it, after each change; each time it is shown as
  /// on a fresh screen.
  private func fields<V: View>(
    in content: V, _ places: Places, line: UInt = #line, after changes: (@MainActor (Places) -> Void)...
  ) -> [[Int]] {
    let view = content.searchable(text: Bindable(places).text)
    let screen = Screen(view, width: 60, height: 8)
    return ([{ _ in }] + changes).map { change in
      change(places)
      expectText(screen.text, equals: Screen(view, width: 60, height: 8).text, line: line)
      expectEqual(screen.issues + screen.faults, [], line: line)
      return screen.findAll(.textField).map { Int($0.frame.minY) }
    }
  }

  @Test func `there is one field, in the first stack that is shown, or else above`() {
    let places = Places()
    struct Sometimes: View {
      let places: Places
      var body: some View {
        if places.hasStack { Stack(title: "A") } else { Text("none") }
      }
    }
    expectEqual(
      fields(in: Sometimes(places: places), places, after: { $0.hasStack = false }, { $0.hasStack = true }),
      [[2], [0], [2]])
    struct Tabs: View {
      @Bindable var places: Places
      var body: some View {
        TabView(selection: $places.tab) {
          Tab("one", systemImage: "star", value: 0) { Stack(title: "A") }
          Tab("two", systemImage: "star", value: 1) { Text("none") }
          Tab("three", systemImage: "star", value: 2) { Stack(title: "B") }
        }
      }
    }
    expectEqual(
      fields(in: Tabs(places: places), places, after: { $0.tab = 1 }, { $0.tab = 2 }, { $0.tab = 0 }),
      [[2], [0], [2], [2]])
    struct Rows: View {
      let places: Places
      var body: some View { VStack(spacing: 0) { ForEach(places.names, id: \.self) { Stack(title: $0) } } }
    }
    expectEqual(
      fields(
        in: Rows(places: places), places, after: { $0.names = ["E", "D"] }, { $0.names = ["D"] },
        { $0.names = ["C", "D"] }),
      [[2], [2], [2], [2]])
    struct Nested: View {
      @Bindable var places: Places
      var body: some View {
        NavigationStack(path: $places.path) {
          Stack(title: "inner").navigationTitle("outer").navigationDestination(for: Int.self) { Stack(title: "\($0)") }
        }
      }
    }
    expectEqual(
      fields(in: Nested(places: places), places, after: { $0.path = [1] }, { $0.path = [] }), [[2], [], [2]])
  }

  @Test func `the field goes with a stack that leaves by a transition, and returns with it`() {
    struct Leaving: View {
      let places: Places
      var body: some View { VStack { if places.hasStack { Stack(title: "A") } } }
    }
    let places = Places()
    let screen = Screen(Leaving(places: places).searchable(text: Bindable(places).text), width: 30, height: 6)
    func field() -> [Int] { screen.findAll(.textField).map { Int($0.frame.minY) } }
    for _ in 0..<2 {
      expectEqual(field(), [2])
      withAnimation(.linear(duration: 1)) { places.hasStack = false }
      expectEqual(field(), [0])
      screen.advance(by: .milliseconds(300))
      expectText(screen.text, contains: "in A")
      expectEqual(field(), [0])
      withAnimation(.linear(duration: 1)) { places.hasStack = true }
      expectEqual(field(), [2])
      screen.advance(by: .seconds(2))
    }
    expectEqual(screen.issues + screen.faults, [])
  }

  @Test func `of columns the first one has the field`() {
    let places = Places()
    struct Columns: View {
      @Bindable var places: Places
      var body: some View {
        NavigationSplitView(columnVisibility: $places.visibility) {
          Text("side").navigationTitle("S")
        } detail: {
          Stack(title: "D")
        }
      }
    }
    expectEqual(
      fields(
        in: Columns(places: places), places, after: { $0.visibility = .detailOnly }, { $0.visibility = .all }),
      [[2], [], [2]])
    let three = NavigationSplitView {
      Text("side").navigationTitle("S")
    } content: {
      Text("middle").navigationTitle("M")
    } detail: {
      Text("detail").navigationTitle("D")
    }
    expectEqual(fields(in: three, places), [[2]])
  }

  private struct Tag: Identifiable { let id: String }

  @Test func `tokens are added, and taken away before the text`() throws {
    struct Tagged: View {
      @State private var text = ""
      @State private var tags = [Tag(id: "red")]
      @State private var more = [Tag(id: "big")]

      var body: some View {
        Text("a").searchable(text: $text, tokens: $tags, suggestedTokens: $more) { Text($0.id) }
      }
    }
    let screen = Screen(Tagged(), width: 24, height: 6)
    #expect(screen.text.hasPrefix("[Q (red) Search        ]\n"), "\(screen.text)")
    screen.press(.tab)
    try screen.find(.menuItem, "big").tap()
    #expect(screen.text.hasPrefix(">Q (red) (big) Search< X\n"), "\(screen.text)")
    screen.type("x")
    screen.press(.delete)
    screen.press(.delete)
    screen.press(.delete)
    #expect(screen.text.hasPrefix(">Q Search            < X\n"), "\(screen.text)")
    screen.press(.delete)
    expectEqual(screen.issues, [])
  }

  @Test func `a search field has a focus binding, and accepted modifiers change nothing`() {
    struct Asking: View {
      @State private var text = ""
      @FocusState private var isAsked: Bool

      var body: some View {
        VStack(alignment: .leading) {
          Button("Ask") { isAsked = true }
          Text("a").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always)) { Text("hint") }
            .searchFocused($isAsked)
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .searchToolbarBehavior(.minimize)
          Text("b").searchable(text: $text, prompt: String("Plain")).searchSuggestions(.hidden, for: .menu)
          Text("c").searchCompletion("c")
        }
      }
    }
    let screen = Screen(Asking(), width: 20, height: 8)
    screen.click(column: 2, row: 0)
    #expect(screen.text.contains(">Q Search        < X") && screen.text.contains("hint"), "\(screen.text)")
  }

  private struct Searched: View {
    @State var text = ""
    @State var tags = [Tag(id: "red")]
    @State var isPresented = false
    @State private var scope = 1
    var activation = SearchScopeActivation.automatic
    var suggestions = 0

    var body: some View {
      Text("\(tags.count) of \(text)")
        .searchable(text: $text, tokens: $tags, isPresented: $isPresented) { Text($0.id) }
        .searchScopes($scope, activation: activation) { Text("All").tag(1) }
        .searchSuggestions { ForEach(0..<suggestions, id: \.self) { Text("no \($0)").searchCompletion("no \($0)") } }
        .searchSuggestions(.visible, for: .menu)
    }
  }

  @Test func `a field that is active from the beginning has the focus, and shows what is typed`() throws {
    let screen = Screen(Searched(isPresented: true), width: 24, height: 6)
    #expect(try screen.find(.textField, "Search").isFocused)
    screen.type("ab")
    #expect(screen.text.hasPrefix(">Q (red) ab          < X\n"), "\(screen.text)")
    screen.press(.escape)
    expectText(screen.text, startsWith: "[Q Search              ]\n0 of\n")
    let other = Screen(Searched(), width: 24, height: 6)
    #expect(try !other.find(.textField, "Search").isFocused)
  }

  @Test func `scopes that need a text come with it`() throws {
    let screen = Screen(Searched(isPresented: true, activation: .onTextEntry), width: 24, height: 6)
    expectText(screen.text, lacks: "All")
    screen.type("a")
    expectText(screen.text, contains: "[*All*]")
    let always = Screen(Searched(isPresented: true, activation: .onSearchPresentation), width: 24, height: 6)
    expectText(always.text, contains: "[*All*]")
  }

  @Test func `the list of suggestions is at most as high as the screen`() {
    let screen = Screen(Searched(isPresented: true, suggestions: 9), width: 24, height: 9)
    #expect(screen.text.contains("no 0") && !screen.text.contains("no 8"), "\(screen.text)")
    expectText(screen.text, endsWith: "\n+--------+")
  }

  @Test func `a search in another one has its own state, and neither its scopes nor its suggestions`() throws {
    struct Inner: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        Text("\(isSearching)")
        Button("Done") { dismissSearch() }
      }
    }
    struct Outer: View {
      @State private var text = "x"
      @State private var innerText = ""
      @State private var isPresented = true
      @State private var scope = 1
      var body: some View {
        Inner()
          .searchable(text: $innerText, prompt: String("Inner"))
          .searchable(text: $text, isPresented: $isPresented, prompt: String("Outer"))
          .searchScopes($scope) { ForEach(1..<3) { Text("s\($0)").tag($0) } }
          .searchSuggestions { Text("first").searchCompletion("first") }
      }
    }
    let screen = Screen(width: 20, height: 5) { Outer() }
    expectText(screen.text, equals: ">Q x             < X\n+---------+\n|   first |\n+---------+\n[ Done ]")
    screen.press(.escape)
    let active = ">Q x             < X\n[*s1*| s2 ]\n[Q Inner           ]\nfalse\n[ Done ]"
    expectText(screen.text, equals: active)
    try screen.find(.button, "Done").tap()
    expectText(screen.text, startsWith: ">Q x             < X\n[*s1*| s2 ]\n[Q Inner           ]\nfalse\n")
    screen.press(.escape)
    expectText(screen.text, equals: "[Q Outer           ]\n[Q Inner           ]\nfalse\n[ Done ]\n")
    try screen.find(.textField, "Inner").tap()
    expectText(screen.text, equals: "[Q Outer           ]\n>Q Inner         < X\ntrue\n[ Done ]\n")
    try screen.find(.button, "Done").tap()
    expectText(screen.text, equals: "[Q Outer           ]\n[Q Inner           ]\nfalse\n[ Done ]\n")
  }

  @Test func `a token keeps its words in one row, and the field gives way`() {
    struct Word: Identifiable {
      let id: String
    }
    func text(_ width: Int) -> String {
      Screen(width: width, height: 2) {
        Text("page").searchable(
          text: .constant("pe"), tokens: .constant([Word(id: "two words")]), prompt: String("Find")
        ) { Text($0.id) }
      }.text
    }
    expectText(text(24), equals: "[Q (two words) pe      ]\npage")
    expectText(text(14), equals: "[Q (two words)\npage")
  }

  @Test func `keys that the field does not use go on, and those that it uses do not`() throws {
    struct InSheet: View {
      @State private var isShown = true
      @State private var text = ""
      var body: some View {
        Text("below").sheet(isPresented: $isShown) { Text("inside").searchable(text: $text).frame(width: 20) }
      }
    }
    let sheet = Screen(InSheet(), width: 30, height: 8)
    try sheet.find(.textField, "Search").tap()
    sheet.type("x")
    sheet.press(.escape)
    try expectEqual(sheet.find(.textField, "Search").value, "")
    sheet.press(.escape)
    expectText(sheet.text, lacks: "inside")

    let screen = screen()
    screen.press(.tab)
    screen.press(.tab)
    expectEqual(screen.findAll(.button).filter(\.isFocused).map(\.label), ["Cancel"])

    struct Deleting: View {
      let probe: Probe
      @State private var text = ""
      @State private var tags = [Tag(id: "red")]
      var body: some View {
        Text("\(tags.count)").searchable(text: $text, tokens: $tags) { Text($0.id) }
          .onKeyPress(.delete) {
            probe.note("delete")
            return .ignored
          }
      }
    }
    let probe = Probe()
    let deleting = Screen(Deleting(probe: probe), width: 24, height: 3)
    try deleting.find(.textField, "Search").tap()
    deleting.press(.delete)
    #expect(deleting.text.hasSuffix("\n0\n") && probe.log.isEmpty, "\(deleting.text)")
    deleting.press(.delete)
    expectEqual(probe.log, ["delete"])
  }

  @Test func `scopes without a tag are never chosen, and the signs between them are not read`() throws {
    let screen = Screen(width: 24, height: 4) {
      Text("page").searchable(text: .constant(""), isPresented: .constant(true)).searchScopes(.constant(1)) {
        Text("One").tag(1)
        Text("Odd")
      }
    }
    expectText(screen.text, equals: ">Q Search            < X\n[*One*| Odd ]\npage\n")
    expectEqual(screen.findAll(.staticText).map(\.label), ["page"])
    expectEqual(screen.findAll(.button).map(\.label), ["Cancel", "One", "Odd"])
    expectText(screen.render(.cells), contains: "bold")
  }

  @Test func `suggestions are hidden only for the menu`() {
    func hasList(_ visibility: Visibility, _ placements: SearchSuggestionsPlacement.Set) -> Bool {
      Screen(width: 24, height: 6) {
        Text("page").searchable(text: .constant(""), isPresented: .constant(true))
          .searchSuggestions(visibility, for: placements)
          .searchSuggestions { Text("first").searchCompletion("first") }
      }
      .text.contains("first")
    }
    #expect(!hasList(.hidden, .menu) && !hasList(.hidden, [.menu, .content]))
    #expect(hasList(.hidden, .content) && hasList(.hidden, []) && hasList(.visible, .menu))
  }

  @Test func `the focus of the outer of two searches is its own, and outside nothing is searched`() throws {
    struct Twice: View {
      @State private var text = ""
      @State private var innerText = ""
      @FocusState private var isOuter: Bool
      var body: some View {
        Text(isOuter ? "outer" : "other")
          .searchable(text: $innerText, prompt: String("Inner"))
          .searchable(text: $text, prompt: String("Outer"))
          .searchFocused($isOuter)
      }
    }
    let screen = Screen(Twice(), width: 20, height: 4)
    try screen.find(.textField, "Outer").tap()
    expectText(screen.text, contains: "outer")
    try screen.find(.textField, "Inner").tap()
    expectText(screen.text, contains: "other")
    expectText(Screen(width: 20) { Found(names: ["a"]) }.text, equals: "a")
  }

  @Test func `a long text and long scopes stay in their rows, and labels in a bar have one line`() {
    let screen = Screen(width: 18, height: 4) {
      Text("page")
        .searchable(
          text: .constant("a text that does not fit"), tokens: .constant([Tag(id: "t")]), isPresented: .constant(true)
        ) { _ in ShownLineLimit() }
        .searchScopes(.constant(1)) {
          ShownLineLimit().tag(1)
          Text("A long scope of all").tag(2)
        }
    }
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].hasPrefix(">Q (1) ") && rows[1].hasPrefix("[*1*| ") && rows[2] == "page", "\(screen.text)")
  }

  @Test func `a suggestion takes the place of what was typed, and typing goes on behind it`() throws {
    struct Suggesting: View {
      @State private var text = ""
      @State private var tags = [Tag(id: "red")]
      @State private var more = [Tag(id: "big")]

      var body: some View {
        Text("a").searchable(text: $text, tokens: $tags, suggestedTokens: $more) { Text($0.id) }
      }
    }
    let tokens = Screen(Suggesting(), width: 24, height: 6)
    tokens.press(.tab)
    tokens.type("b")
    try tokens.find(.menuItem, "big").tap()
    expectText(tokens.text, startsWith: ">Q (red) (big) Search< X\n")
    let screen = screen()
    try screen.find(.textField, "Find").type("Pe")
    screen.press(.left)
    try screen.find(.menuItem, "Pear").tap()
    screen.type("s")
    try expectEqual(screen.find(.textField, "Find").value, "Pears")
  }
}
