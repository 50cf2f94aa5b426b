import Testing
import ViewTreeTesting

private enum Place: String, CaseIterable { case mail, search, settings }

private struct Counter: View {
  let name: String
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.onAppear { log.words.append("+\(name)") }.onDisappear {
      log.words.append("-\(name)")
    }
  }
}

@MainActor private final class Log {
  var words: [String] = []

  func take() -> String {
    defer { words = [] }
    return words.joined(separator: " ")
  }
}

private struct Tabs: View {
  let log: Log
  @State var place = Place.mail

  var body: some View {
    TabView(selection: $place) {
      Counter(name: "mail", log: log)
        .tabItem { Label("Mail", systemImage: "envelope") }.tag(Place.mail)
      Counter(name: "search", log: log)
        .tabItem { Text("Search") }.tag(Place.search)
      Counter(name: "settings", log: log)
        .tabItem { Text("Settings") }.tag(Place.settings).badge(2)
    }
  }
}

private struct NewTabs: View {
  @State var place: Place?
  var hidesLast = false

  var body: some View {
    TabView(selection: $place) {
      Tab("Mail", systemImage: "envelope", value: .mail) { Text("mail") }.badge(12)
      Tab(value: .search, role: .search) {
        Text("search")
        Text("again")
      }
      if !hidesLast {
        TabSection("More") {
          Tab("Settings", systemImage: "gear", value: .settings) { Text("settings").toolbar(.hidden, for: .tabBar) }
        }
      }
    }
  }
}

@MainActor struct TabViewTests {
  @Test(arguments: [true, false]) func `from right to left keys and drags go to the page that lies there`(
    hasBar: Bool
  ) throws {
    struct Pages: View {
      let hasBar: Bool
      @State private var shown = 1

      var body: some View {
        let tabs = TabView(selection: $shown) {
          ForEach(0..<3) { number in Tab("T\(number)", systemImage: "star", value: number) { Text("page \(number)") } }
        }
        .environment(\.layoutDirection, .rightToLeft)
        if hasBar { tabs } else { tabs.tabViewStyle(.page) }
      }
    }
    let screen = Screen(Pages(hasBar: hasBar), width: 40, height: 5)
    screen.press(.tab)
    screen.press(.left)
    expectText(screen.text, contains: "page 2")
    screen.press(.right)
    screen.press(.right)
    expectText(screen.text, contains: "page 0")
    guard !hasBar else { return }
    try screen.find(.staticText, "page 0").swipe(to: .leading)
    expectText(screen.text, contains: "page 1")
  }

  @Test func `a tap on the shown tab writes the selection again`() throws {
    var log: [Int] = []
    let screen = Screen(width: 40, height: 4) {
      TabView(selection: Binding(get: { 1 }, set: { log.append($0) })) {
        Tab("One", systemImage: "star", value: 0) { Text("one") }
        Tab("Two", systemImage: "star", value: 1) { Text("two") }
      }
    }
    try screen.find(.tab, "Two").tap()
    expectEqual(log, [1])
    screen.press(.tab)
    screen.press(.end)
    expectEqual(log, [1])
  }

  @Test func `a tab without a label has its page`() {
    let tabs = TabView(selection: .constant(2)) {
      Tab(value: 1) { Text("first") }
      Tab(value: 2) { Text("second") }
    }
    expectText(Screen(tabs, width: 12, height: 3).text, contains: "second")
    let unselected = TabView { Tab { Text("only") } }
    expectText(Screen(unselected, width: 12, height: 3).text, contains: "only")
  }

  @Test func `the bar below shows the selected tab`() {
    let screen = Screen(Tabs(log: Log()), width: 40, height: 5)
    expectText(
      screen.text,
      equals: """
        [ mail 0 ]


        ----------------------------------------
          *\\/ Mail*     Search     Settings 2
        """)
    let unicode = Screen(Tabs(log: Log(), place: .search), width: 40, height: 3, options: .init(glyphs: .unicode))
    expectText(
      unicode.text,
      equals: """
        [ search 0 ]
        ────────────────────────────────────────
           ✉ Mail     •Search•     Settings 2
        """)
  }

  @Test func `a tab is made when it is chosen, keeps its state, and disappears`() throws {
    let log = Log()
    let screen = Screen(Tabs(log: log), width: 40, height: 5)
    expectEqual(log.take(), "+mail")
    try screen.find(.button, "mail 0").tap()
    try screen.find(.tab, "Search").tap()
    #expect(screen.text.hasPrefix("[ search 0 ]") && log.words.sorted() == ["+search", "-mail"])
    expectEqual(screen.findAll(.button).map(\.label), ["search 0"])
    try screen.find(.tab, "Mail").tap()
    expectText(screen.text, startsWith: "[ mail 1 ]")
    #expect(try screen.find(.tab, "Mail").isSelected && !screen.find(.tab, "Search").isSelected)
  }

  @Test func `keys go from tab to tab`() {
    let screen = Screen(Tabs(log: Log()), width: 40, height: 3)
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.right)
    expectText(screen.text, contains: ">Search<")
    screen.press(.end)
    expectText(screen.text, contains: ">Settings 2<")
    screen.press(.right)
    screen.press(.home)
    expectText(screen.text, contains: ">\\/ Mail<")
    screen.press(.left)
    expectText(screen.text, startsWith: "[ mail 0 ]")
  }

  @Test func `a narrow bar leaves out spaces, then images, and then is a menu`() throws {
    func bar(_ width: Int) -> String {
      String(Screen(Tabs(log: Log()), width: width, height: 3).text.split(separator: "\n").last ?? "")
    }
    expectEqual(bar(30), "*\\/ Mail* Search   Settings 2")
    expectEqual(bar(26), "*Mail* Search  Settings 2")
    expectEqual(bar(20), "[ \\/ Mail v ]")
    let resized = Screen(Tabs(log: Log()), width: 30, height: 3)
    for width in [30, 26, 20, 26, 30] {
      resized.resize(width: width, height: 3)
      expectText(resized.text, endsWith: bar(width))
      expectEqual(resized.render(.semantics), Screen(Tabs(log: Log()), width: width, height: 3).render(.semantics))
    }
    let screen = Screen(Tabs(log: Log()), width: 20, height: 8)
    try screen.find(.button, "Mail").tap()
    #expect(screen.text.contains("x ") && screen.text.contains("Search") && screen.text.contains("Settings"))
    try screen.findFirst(.menuItem, containing: "Search").tap()
    expectText(screen.text, contains: "Search v ]")
  }

  @Test func `an image that a narrow bar leaves out does not show, also if it is wider than the title`() {
    let tabs = TabView {
      ForEach(["A", "B", "C"], id: \.self) { name in
        Text("page").tabItem { Label(name, systemImage: "checkmark.square") }
      }
    }
    func bar(_ width: Int) -> String {
      String(Screen(tabs, width: width, height: 3).text.split(separator: "\n").last ?? "")
    }
    expectEqual(bar(22), "*[x] A*  [x] B  [x] C")
    expectEqual(bar(20), "*A* B  C")
  }

  @Test func `tabs with values, roles, sections and badges`() throws {
    let screen = Screen(NewTabs(place: .mail), width: 44, height: 4)
    expectText(
      screen.text,
      equals: """
        mail

        --------------------------------------------
          *\\/ Mail 12*    Q Search     %o Settings
        """)
    try screen.find(.tab, "Search").tap()
    expectEqual(screen.text.split(separator: "\n").prefix(2).map { $0.filter { $0 != " " } }, ["search", "again"])
    try screen.find(.tab, "Settings").tap()
    expectText(screen.text, equals: "settings\n\n\n")
    expectEqual(
      Screen(NewTabs(place: .mail, hidesLast: true), width: 44).findAll(.tab).map(\.label), ["Mail", "Search"])
  }

  @Test func `a selection that no tab has shows the first, and is an issue`() {
    let screen = Screen(width: 40, height: 3) {
      TabView(selection: .constant(9)) {
        Text("a").tabItem { Text("A") }.tag(1)
        ForEach(5..<7) { number in Text("\(number)").tabItem { Text("T\(number)") } }
      }
    }
    expectText(screen.text, startsWith: "a\n")
    #expect(
      screen.issues.contains {
        $0.contains("the selection 9 has no tab, so the first tab is shown; the values are 1, 5, 6.")
      })
  }

  @Test func `the elements of a collection have their ids as values; views without a label are numbered`() {
    let screen = Screen(width: 40, height: 3) {
      TabView(selection: .constant(6)) { ForEach(5..<8) { number in Text("\(number)").tabItem { Text("T\(number)") } } }
    }
    #expect(screen.text.hasPrefix("6\n") && screen.issues.isEmpty)
    let plain = Screen(
      TabView {
        Text("a"); Text("b")
      }, width: 20)
    expectText(plain.text, equals: "a\n--------------------\n    *1*        2")
    expectEqual(Screen(TabView {}, width: 20).text, "--------------------")
  }

  @Test func `a change of the selection evaluates the bar and the views that come and go`() throws {
    let screen = Screen(Tabs(log: Log()), width: 40, height: 5)
    try screen.find(.tab, "Search").tap()
    try screen.find(.tab, "Mail").tap()
    let trace = try screen.trace { try screen.find(.tab, "Search").tap() }
    expectEqual(trace.evaluations(of: Tabs.self), 0)
    expectEqual(trace.evaluations(of: Counter.self), 0)
  }

  @Test func `tabs in code are put together by conditions and loops`() {
    struct Own: TabContent {
      var body: some TabContent<Int> { Tab("Own", systemImage: "star", value: 9) { Text("own") } }
    }
    func labels(_ isOn: Bool) -> [String] {
      let screen = Screen(width: 60) {
        TabView(selection: .constant(1)) {
          if isOn {
            Tab("A", systemImage: "star", value: 1) { Text("a") }
          } else {
            Tab(value: 1) {
              Text("b")
            } label: {
              Text("B")
            }
          }
          ForEach(2..<4) { Tab("T\($0)", image: "x", value: $0) { Text("t") } }
          Own()
          Tab("H", systemImage: "star", value: 7) { Text("h") }.hidden(isOn)
        }
      }
      return screen.findAll(.tab).map(\.label)
    }
    expectEqual(labels(true), ["A", "T2", "T3", "Own"])
    expectEqual(labels(false), ["B", "T2", "T3", "Own", "H"])
  }

  @Test func `a tab that cannot be chosen is passed by, and may have a menu and words of its own`() throws {
    struct Modified: View {
      @State var place = 1

      var body: some View {
        TabView(selection: $place) {
          Tab("Mail", systemImage: "envelope", value: 1) { Text("mail") }
            .accessibilityIdentifier("mail").accessibilityHint("All letters")
          TabSection("More") {
            Tab("Off", systemImage: "xmark", value: 2) { Text("off") }
            Tab("Menu", systemImage: "xmark", value: 3) { Text("menu") }
              .contextMenu { Button("Do it") { place = 4 } }.badge(3)
          }
          .disabled(place == 1)
          Tab("Last", systemImage: "xmark", value: 4) { Text("last") }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let screen = Screen(Modified(), width: 50, height: 8)
    try expectEqual(screen.find(id: "mail").label, "Mail")
    #expect(try !screen.find(.tab, "Off").isEnabled)
    #expect(throws: (any Error).self) { try screen.find(.tab, "Menu").tap() }
    screen.press(.tab)
    screen.press(.right)
    expectText(screen.text, startsWith: "last")
    screen.press(.left)
    expectText(screen.text, startsWith: "menu")
    #expect(screen.render(.semantics).contains("tab \"Menu\" menu selected"), "\(screen.render(.semantics))")
    expectText(screen.render(.semantics), contains: "#mail hint \"All letters\"")
  }

  @Test func `words of a tab are set by texts, keys and strings, and by default they are enabled`() throws {
    let word = "three"
    let screen = Screen(width: 50, height: 4) {
      TabView {
        Tab("A", systemImage: "star") { Text("a") }
          .accessibilityLabel(Text("label one")).accessibilityValue(Text("one")).accessibilityHint(Text("hint one"))
        Tab("B", systemImage: "star") { Text("b") }
          .accessibilityLabel("label two").accessibilityValue("two").accessibilityHint("hint two")
        Tab("C", systemImage: "star") { Text("c") }
          .accessibilityLabel("label \(word)").accessibilityValue(word).accessibilityHint(word)
        Tab("D", systemImage: "star") { Text("d") }.accessibilityLabel(word).accessibilityInputLabels([word])
        Tab("E", systemImage: "star") { Text("e") }.accessibilityInputLabels(["key"])
        Tab("F", systemImage: "star") { Text("f") }.accessibilityInputLabels([Text("text")])
      }
    }
    let tabs = screen.findAll(.tab)
    expectEqual(tabs.map(\.label), ["label one", "label two", "label three", "three", "E", "F"])
    expectEqual(tabs.suffix(3).map(\.inputLabels), [["three"], ["key"], ["text"]])
    expectEqual(tabs.prefix(3).map { $0.value ?? "" }, ["one", "two", "three"])
    expectEqual(tabs.prefix(3).map { $0.hint ?? "" }, ["hint one", "hint two", "three"])
  }

  @Test func `a view in a tab knows where the bar is`() {
    struct Where: View {
      @Environment(\.tabBarPlacement) private var placement
      var body: some View { Text(placement == .bottomBar ? "below" : placement == nil ? "none" : "other") }
    }
    expectEqual(Screen(width: 10) { Where() }.text, "none")
    #expect(Screen(width: 20, height: 4) { TabView { Where() } }.text.hasPrefix("below"))
    let paged = Screen(width: 20, height: 4) { TabView { Where() }.tabViewStyle(.page) }
    expectText(paged.text, equals: "\n\n        other\n")
  }

  @Test func `a tab has the badge of its number, unless it is none, and is hidden if that is asked for`() {
    let screen = Screen(width: 50, height: 3) {
      TabView {
        Tab("A", systemImage: "star") { Text("a") }.badge(0)
        Tab("B", systemImage: "star") { Text("b") }.badge(1)
        Tab("C", systemImage: "star") { Text("c") }.badge("new")
        Tab("D", systemImage: "star") { Text("d") }.badge(Text?.none)
        Tab("E", systemImage: "star") { Text("e") }.hidden()
        Tab("F", systemImage: "star") { Text("f") }.hidden(false).disabled(false)
      }
    }
    let words = (screen.text.split(separator: "\n").last ?? "").split(separator: " ").map(String.init)
    expectEqual(words, ["*o", "A*", "o", "B", "1", "o", "C", "new", "o", "D", "o", "F"])
    expectEqual(screen.findAll(.tab).map(\.isEnabled), [true, true, true, true, true])
  }

  @Test func `tabs in a tab have no accessory, and know where their own bar is`() {
    struct Place: View {
      let name: String
      @Environment(\.tabBarPlacement) private var bar
      @Environment(\.tabViewBottomAccessoryPlacement) private var accessory
      var body: some View { Text("\(name) \(bar == .bottomBar) \(accessory == .expanded)") }
    }
    let screen = Screen(width: 24, height: 7) {
      TabView {
        VStack(alignment: .leading) {
          Place(name: "outer")
          TabView { Place(name: "inner").tabItem { Text("i") } }
        }
        .tabItem { Text("o") }
      }
      .tabViewBottomAccessory { Place(name: "below") }
    }
    let line = String(repeating: "-", count: 24)
    expectText(
      screen.text,
      equals: """
        outer true false
        inner true false
        \(line)
                   *i*
        below false true
        \(line)
                   *o*
        """)
  }

  @Test func `a tab that was away is made anew when it is chosen again`() throws {
    struct Named: View {
      let name: String
      let probe: Probe
      var body: some View {
        let _ = probe.ran(name)
        Text("page \(name)")
      }
    }
    struct Changing: View {
      let probe: Probe
      @State private var names = ["a", "b"]
      @State private var tab = "a"
      var body: some View {
        TabView(selection: $tab) {
          ForEach(names, id: \.self) { name in Named(name: name, probe: probe).tabItem { Text(name) } }
        }
        .offers("one", to: probe) { names = ["a"] }
        .offers("two", to: probe) { names = ["a", "b"] }
      }
    }
    let probe = Probe()
    let screen = Screen(Changing(probe: probe), width: 20, height: 4)
    try screen.find(.tab, "b").tap()
    try screen.find(.tab, "a").tap()
    screen.perform("one", probe)
    probe.clear()
    screen.perform("two", probe)
    expectEqual(probe.runs("b"), 0)
    try screen.find(.tab, "b").tap()
    #expect(probe.runs("b") == 1 && screen.text.hasPrefix("page b"))
  }

  @Test(arguments: [true, false]) func `arrow keys are used by the tabs, and other keys go on`(hasBar: Bool) {
    struct Keys: View {
      let probe: Probe
      let hasBar: Bool
      var body: some View {
        let tabs = TabView {
          Text("first")
          Text("second")
        }
        Group { if hasBar { tabs } else { tabs.tabViewStyle(.page) } }
          .onKeyPress(.rightArrow) {
            probe.note("right")
            return .handled
          }
          .onKeyPress("x") {
            probe.note("x")
            return .handled
          }
      }
    }
    let probe = Probe()
    let screen = Screen(Keys(probe: probe, hasBar: hasBar), width: 20, height: 4)
    screen.press(.tab)
    screen.press(.right)
    screen.type("x")
    expectText(screen.text, contains: "second")
    expectEqual(probe.log, ["x"])
    expectEqual(screen.findAll(.staticText).map(\.label), ["second"])
  }

  @Test func `a tag counts before the id of an element`() {
    func screen(_ selection: Int) -> Screen {
      Screen(width: 30, height: 3) {
        TabView(selection: .constant(selection)) {
          ForEach(5..<7) { number in Text("page \(number)").tabItem { Text("T\(number)") }.tag(number + 10) }
        }
      }
    }
    #expect(screen(16).text.hasPrefix("page 6\n") && screen(16).issues.isEmpty)
    expectIssue(of: screen(9), contains: "the values are 15, 16.")
  }

  @Test func `a tab view is as high as the shown page and the bar, and fills the cells of a page`() throws {
    let screen = Screen(width: 20) {
      TabView {
        Text("low").tabItem { Text("A") }
        VStack { ForEach(0..<3) { Text("high \($0)") } }.tabItem { Text("B") }
      }
    }
    try screen.find(.tab, "B").tap()
    expectEqual(screen.size.height, 5)
    try screen.find(.tab, "A").tap()
    expectEqual(screen.size.height, 3)
    let full = Screen(width: 5, height: 2) { TabView { LetterColor(letter: "x") }.tabViewStyle(.page) }
    expectText(full.text, equals: "xxxxx\nxxxxx")
  }

  @Test func `the menu of a narrow bar has one row in its own look`() {
    let tabs = TabView {
      Text("page").tabItem { ShownLineLimit(after: " line") }
      Text("other").tabItem { Text("A long name") }
    }
    let narrow = Screen(tabs.buttonStyle(.plain), width: 14, height: 3)
    expectText(narrow.text, equals: "page\n--------------\n[ 1 line v ]")
    expectText(Screen(tabs, width: 30, height: 3).text, contains: "*1 line*")
  }

  @Test func `a tab view of two rows is its bar, with images`() {
    let tabs = TabView {
      Text("a").tabItem { Label("One", systemImage: "star") }
      Text("b").tabItem { Label("Two", systemImage: "star") }
    }
    let line = String(repeating: "-", count: 24)
    expectText(Screen(tabs, width: 24, height: 2).text, equals: "\(line)\n   *o One*      o Two")
    expectText(Screen(tabs, width: 24, height: 3).text, equals: "a\n\(line)\n   *o One*      o Two")
  }

  @Test func `the focus of a bar and of dots is shown by their signs alone`() {
    let tabs = TabView {
      Text("a").tabItem { Text("One") }
      Text("b").tabItem { Text("Two") }
    }
    func cells(_ screen: Screen) -> String {
      screen.press(.tab)
      return screen.render(.cells)
    }
    expectText(
      cells(Screen(tabs, width: 14, height: 3)),
      equals: """
        "a             "
        "--------------"
          0..13 dim
        " >One<   Two  "
          2..4 bold
        """)
    expectText(
      cells(Screen(tabs.tabViewStyle(.page), width: 14, height: 2)),
      equals: """
        "       a      "
        "   < O  . >   "
        """)
  }

  @Test func `the last request for the bar that is not automatic counts`() {
    func hasBar(_ requests: Visibility?...) -> Bool {
      let rows = VStack {
        ForEach(requests.indices, id: \.self) { index in
          if let request = requests[index] { Text("row").toolbar(request, for: .tabBar) } else { Text("row") }
        }
      }
      return Screen(width: 12, height: 5) { TabView { rows.tabItem { Text("o") } } }.text.contains("*o*")
    }
    expectEqual([hasBar(.hidden, nil), hasBar(nil, .hidden)], [false, false])
    expectEqual([hasBar(.hidden, .visible), hasBar(.visible, .hidden)], [true, false])
    expectEqual([hasBar(.hidden, .automatic), hasBar(.automatic, .hidden)], [false, false])
  }
}
