import Testing
import ViewTreeCompatibility

@testable import TextBackend
@testable import ViewTree
@testable import ViewTreeTesting

/// A twin is a screen that is mounted anew in the same state.
@MainActor struct TwinsTests {
  /// A screen and its twin, after events.
  private func expectTwin<V: View>(
    height: Int? = 12, @ViewBuilder _ view: () -> V, _ comment: Comment, after events: (Screen) throws -> Void
  ) throws {
    let screen = Screen(width: 40, height: height, options: ScreenOptions(allowsIssues: true)) { view() }
    try events(screen)
    screen.advance(by: .seconds(2))
    let before = screen.render(.cells)
    let twin = try #require(screen.twin())
    #expect(screen.difference(from: twin) == nil, comment)
    // Nothing of the twin changes the screen.
    expectText(screen.render(.cells), equals: before)
    #expect(screen.frames.check() == [] && twin.frames.check() == [], comment)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func `equal views in one place keep their own states`() throws {
    try expectTwin(
      {
        VStack {
          Counter()
          Counter()
          ForEach([3, 1, 2], id: \.self) { _ in Counter() }
        }
      }, "counters"
    ) { screen in
      for (index, taps) in [0, 1, 2, 3, 4].enumerated() {
        for _ in 0..<taps { try screen.findAll(.button)[index].tap() }
      }
      expectEqual(screen.findAll(.button).map(\.label), (0...4).map { "Count \($0)" })
    }
  }

  @Observable fileprivate final class Model {
    var count = 0
    var appearances = 0
  }

  fileprivate final class Announcing: ObservableObject {
    @Published var count = 0
  }

  private struct Holds: View {
    @State private var model = Model()
    @StateObject private var object = Announcing()
    @AppStorage("number") private var number = 1
    @Namespace private var name

    var body: some View {
      Button("Add") {
        model.count += 1
        object.count += 10
        number += 100
      }
      Text("\(model.count + object.count + number), appeared \(model.appearances)")
        .onAppear { model.appearances += 1 }
    }
  }

  @Test func `objects and stored values are shared, and no action runs`() throws {
    try expectTwin({ Holds() }, "objects") { screen in
      try screen.find(.button, "Add").tap()
      expectText(screen.text, contains: "112, appeared 1")
    }
  }

  @Test func `what views of the package know themselves is taken over`() throws {
    try expectTwin(
      {
        NavigationStack {
          NavigationLink("Next") { NavigationLink("Last") { Text("last page") } }.toolbar { EditButton() }
        }
      }, "pages"
    ) { screen in
      try screen.find(.button, "Next").tap()
      try screen.find(.button, "Last").tap()
    }
    try expectTwin({ NavigationStack { List { Text("a") }.toolbar { EditButton() } } }, "the edit mode of a page") {
      try $0.find(.button, "Edit").tap()
    }
    try expectTwin({ VStack { EditButton() } }, "the edit mode of a screen") { try $0.find(.button, "Edit").tap() }
    try expectTwin({ Menu("Menu") { Button("One") {} } }, "an open menu") { try $0.find(.menu, "Menu").tap() }
    try expectTwin({ DisclosureGroup("More") { TextField("f", text: .constant("abc")) } }, "an open group") { screen in
      try screen.find(.disclosureGroup, "More").tap()
      screen.press(.tab)
      screen.press(.tab)
    }
    try expectTwin({ ForEach(subviews: Group { Menu("Menu") { Button("One") {} } }) { $0 } }, "a menu among subviews") {
      try $0.find(.menu, "Menu").tap()
    }
    try expectTwin({ Counter().id("a") }, "a view with an identity") { try $0.find(.button, "Count 0").tap() }
    try expectTwin({ NavigationView { NavigationLink("Next") { Text("next") }.navigationTitle("First") } }, "a link") {
      try $0.find(.button, "Next").tap()
    }
    try expectTwin({ Asks() }, "an alert") { try $0.find(.button, "Ask").tap() }
    try expectTwin(height: 4, { ScrollView { LazyVStack { ForEach(0..<90) { Text("row \($0)") } } } }, "lazy rows") {
      $0.turnWheel(column: 1, row: 1, byColumns: 0, rows: 9)
    }
    try expectTwin(
      {
        TabView {
          Tab("One", systemImage: "star") { Counter() }
          Tab("Two", systemImage: "gear") { Counter() }
        }
      }, "tabs"
    ) { screen in
      try screen.find(.button, "Count 0").tap()
      try screen.find(.tab, "Two").tap()
      for _ in 0..<2 { try screen.findFirst(.button, containing: "Count").tap() }
    }
    try expectTwin(
      { NavigationStack { NavigationLink("Next") { List { Text("a") }.toolbar { EditButton() } } } },
      "the edit mode of a pushed page"
    ) { screen in
      try screen.find(.button, "Next").tap()
      try screen.find(.button, "Edit").tap()
    }
    try expectTwin(
      {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          Text("side")
        } detail: {
          List { Text("a") }.toolbar { EditButton() }
        }
      }, "the edit mode of a column"
    ) { try $0.find(.button, "Edit").tap() }
  }

  private struct Asks: View {
    @State private var asks = false
    var body: some View {
      Button("Ask") { asks = true }.alert("Sure?", isPresented: $asks) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
    }
  }

  @Test func `a twin that begins with its initial states differs`() throws {
    let screen = Screen(width: 20) { Counter() }
    try screen.find(.button, "Count 0").tap()
    let fresh = Screen(width: 20) { Counter() }
    fresh.frames.focus(like: screen.frames)
    #expect(screen.difference(from: fresh)?.contains("-\"[ Count 0 ]") == true)
  }

  @Test func `a closed screen has no twin`() {
    let screen = Screen(width: 20) { Counter() }
    screen.close()
    #expect(screen.twin() == nil)
  }

  @Test func `views that appear later begin with their own states`() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Toggle("Shown", isOn: $isShown)
        if isShown { Counter() }
      }
    }
    let screen = Screen(width: 20, height: 4) { Page() }
    try screen.find(.button, "Count 0").tap()
    let copy = try #require(PlaySubject(screen)).mount(PlaySettings())
    try copy.find(.button, "Count 1").tap()
    for _ in 0..<2 { try copy.find(.toggle, "Shown").tap() }
    expectEqual(copy.findAll(.button).map(\.label), ["Count 0"])
    expectEqual(screen.findAll(.button).map(\.label), ["Count 1"])
  }

  @Test func `a twin is scrolled to the same place along each axis`() throws {
    try expectTwin(
      height: 4,
      {
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<9, id: \.self) { Text("row \($0) " + String(repeating: "0123456789", count: 6)) }
          }
          .fixedSize()
        }
      }, "both axes"
    ) { screen in
      screen.turnWheel(column: 1, row: 1, byColumns: 2, rows: 1)
      expectText(screen.text, startsWith: "0123456789")
    }
    try expectTwin(
      height: 3,
      {
        HStack {
          ScrollView { ForEach(0..<9, id: \.self) { Text("a\($0)") } }
          ScrollView { ForEach(0..<9, id: \.self) { Text("b\($0)") } }
        }
      }, "two windows"
    ) { screen in
      screen.turnWheel(column: 1, row: 1, byColumns: 0, rows: 1)
      screen.turnWheel(column: 4, row: 1, byColumns: 0, rows: 2)
      expectText(screen.text, startsWith: "a3 b6\n")
    }
  }

  @Test func `a twin is scrolled to the same lazy rows, along either axis and in either direction`() throws {
    struct Columns: View {
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<90) { Text("c\($0)\n\(String(repeating: "x", count: $0 % 7))") } }
        }
      }
    }
    try expectTwin(height: 4, { Columns() }, "columns") { screen in
      for _ in 0..<4 { screen.turnWheel(column: 1, row: 1, byColumns: 31, rows: 0) }
      screen.turnWheel(column: 1, row: 1, byColumns: -13, rows: 0)
      expectText(screen.text, lacks: "c1 ")
    }
    try expectTwin(
      height: 4,
      {
        ScrollView { LazyVStack { ForEach(0..<90) { Text(String(repeating: "row \($0)\n", count: $0 % 3 + 1)) } } }
          .defaultScrollAnchor(.bottom)
      }, "from the end"
    ) { screen in
      screen.press(.tab)
      screen.press(.home)
      screen.press(.down)
      expectText(screen.text, contains: "row 1")
    }
    try expectTwin(
      height: 4,
      {
        ScrollView {
          LazyVStack(pinnedViews: .sectionHeaders) {
            Section("header") { ForEach(0..<90) { Text("row \($0)") } }
          }
        }
      }, "a pinned header"
    ) { screen in
      for _ in 0..<2 { screen.turnWheel(column: 1, row: 1, byColumns: 0, rows: 9) }
      expectText(screen.text, contains: "header")
      expectText(screen.text, lacks: "row 9 ")
    }
  }

  private struct RowCount: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test(arguments: [1, 3, 30, 200])
  func `a twin has the rows outside of the window that the screen has kept, and no others`(rows: Int) throws {
    try expectTwin(
      height: 4,
      {
        ScrollView { LazyVStack { ForEach(0..<90) { Text("row \($0)").preference(key: RowCount.self, value: 1) } } }
          .overlayPreferenceValue(RowCount.self, alignment: .topTrailing) { Text("\($0) rows") }
      }, "scrolled by \(rows)"
    ) { screen in screen.turnWheel(column: 1, row: 1, byColumns: 0, rows: rows) }
  }

  @Test func `a twin gives the focus to the same one of several views in one place`() throws {
    struct Stack: View {
      @State private var isShown = false

      var body: some View {
        ZStack {
          Button("same") {}
          Button("same") { isShown = true }
          Button("same") {}
        }
        .sheet(isPresented: $isShown) { Button("same") {}.frame(width: 40, height: 12) }
      }
    }
    for tabs in 1...3 {
      try expectTwin({ Stack() }, "button \(tabs)") { screen in
        for _ in 0..<tabs { screen.press(.tab) }
        expectEqual(screen.findAll(.button).map(\.isFocused), (1...3).map { $0 == tabs })
      }
    }
    try expectTwin({ Stack() }, "in a sheet") { screen in
      for _ in 0..<2 { screen.press(.tab) }
      screen.press(.return)
      screen.press(.tab)
    }
  }

  @Test func `the compared tree has the lazy rows in the window, and no frame that depends on estimates`() {
    func screen(_ rows: some View) -> Screen {
      Screen(width: 12, height: 4) {
        VStack(spacing: 0) {
          Text("top")
          ScrollView { rows }
        }
      }
    }
    let rows = ForEach(0..<7) { Text("row \($0)") }
    let lazy = screen(LazyVStack(alignment: .leading, spacing: 0) { rows })
    lazy.turnWheel(column: 1, row: 2, byColumns: 0, rows: 1)
    let lines = lazy.frames.comparableTree.split(separator: "\n")
    expectEqual(
      lines.filter { $0.contains("LeafNode") },
      [
        "  LeafNode (4.5 0 3 1) \"top\"", "     LeafNode (0 1 5 1) \"row 3\"", "     LeafNode (0 2 5 1) \"row 4\"",
        "     LeafNode (0 3 5 1) \"row 5\"",
      ])
    expectEqual(lines.filter { !$0.contains("(") }, ["   LayoutNode<AnyLayout, Cache>", "    LazyNode"])
    expectEqual(lazy.descendants.filter(\.node.isSeen).map(\.label), ["top", "row 3", "row 4", "row 5"])
    let whole = screen(VStack(alignment: .leading, spacing: 0) { rows })
    #expect(lazy.frames.hasLazyWindow && !whole.frames.hasLazyWindow)
    expectEqual(whole.frames.comparableTree.split(separator: "\n").count { $0.contains("LeafNode (") }, 8)
    #expect(whole.descendants.allSatisfy { $0.node.isSeen })
  }

  @Test func `a menu is unseen if it is not published`() throws {
    let screen = Screen(width: 20, height: 6) { Menu("Menu") { Button("x") {} } }
    #expect(screen.frames.presentationCount == 0 && !screen.frames.hasUnseenPresentations(openMenus: 0))
    try screen.find(.menu, "Menu").tap()
    expectEqual(screen.frames.presentationCount, 1)
    expectEqual([0, 1, 2].map { screen.frames.hasUnseenPresentations(openMenus: $0) }, [true, false, false])
  }

  @Observable fileprivate final class Sheets {
    var first = true
    var second = false
    var inner = false
  }

  private struct Presenting: View {
    @Bindable var sheets: Sheets

    var body: some View {
      Text("a").sheet(isPresented: $sheets.first) {
        Text("first").sheet(isPresented: $sheets.inner) { Text("inner") }
      }
      Text("b").sheet(isPresented: $sheets.second) { Text("second") }
    }
  }

  @Test func `a sheet is unseen if a view below another one presented it`() {
    let sheets = Sheets()
    let screen = Screen(width: 24, height: 9) { Presenting(sheets: sheets) }
    func unseen(_ inner: Bool, _ second: Bool) -> [Int] {
      (sheets.inner, sheets.second) = (inner, second)
      _ = screen.text
      return [screen.frames.presentationCount, screen.frames.hasUnseenPresentations(openMenus: 0) ? 1 : 0]
    }
    expectEqual([unseen(false, false), unseen(true, false)], [[1, 0], [2, 0]])
    expectEqual([unseen(false, false), unseen(false, true)], [[1, 0], [2, 1]])
  }

  @Test func `a view is drawn on its way until its animation ends`() throws {
    struct Moving: View {
      @State private var isMoved = false
      var body: some View {
        Button("Go") { withAnimation(.linear(duration: 1)) { isMoved = true } }.offset(x: isMoved ? 4 : 0)
      }
    }
    let screen = Screen(width: 20, height: 1) { Moving() }
    var states = [screen.frames.isDrawnOnItsWay]
    try screen.find(.button, "Go").tap()
    for milliseconds in [500, 2_000] {
      screen.advance(by: .milliseconds(milliseconds))
      states.append(screen.frames.isDrawnOnItsWay)
    }
    expectEqual(states, [false, true, false])
  }

  @Test(
    arguments: [
      (0.0, [true, true, false]), (1e-9, [true, true, false]), (1 - 1e-9, [false, true, true]),
      (0.9, [true, true, true]), (1, [false, true, true]), (1 + 1e-9, [false, true, true]),
    ] as [(CGFloat, [Bool])])
  func `a row that reaches into a window by an error of rounding is not seen`(offset: CGFloat, expected: [Bool]) {
    let screen = Screen(width: 10, height: 2) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<5) { Text("row \($0)") } } }
    }
    let window = screen.frames.root.shown { $0 as? ScrollLayoutNode }[0]
    window.layout.offset.y = offset
    window.setNeedsLayout()
    screen.frames.run()
    let rows = window.shown { $0.leaf == nil ? nil : $0 }.prefix(3)
    expectEqual(rows.map { window.sees($0) }, expected)
  }

  @Observable fileprivate final class Route {
    var path: [Int] = []
    var isShown = true
  }

  private struct Pages: View {
    @Bindable var route: Route

    var body: some View {
      NavigationStack(path: $route.path) {
        Text("root").sheet(isPresented: $route.isShown) { Text("sheet") }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  private struct Bar: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem { Button("Other") {} }
          ToolbarItem { Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") } }
        }
      }
    }
  }

  @Test func `a sheet is unseen while the page or the control that presents it is hidden`() throws {
    let bar = Screen(Bar(), width: 40, height: 9)
    try bar.find(.button, "Open").tap()
    #expect(bar.frames.presentationCount == 1 && !bar.frames.hasUnseenPresentations(openMenus: 0))
    bar.resize(width: 14, height: 9)
    #expect(bar.frames.presentationCount == 1 && bar.frames.hasUnseenPresentations(openMenus: 0))
    let route = Route()
    let pages = Screen(Pages(route: route), width: 40, height: 9)
    #expect(pages.frames.presentationCount == 1 && !pages.frames.hasUnseenPresentations(openMenus: 0))
    route.path = [1]
    expectText(pages.text, contains: "page 1")
    #expect(pages.frames.presentationCount == 1 && pages.frames.hasUnseenPresentations(openMenus: 0))
  }

  private struct Pending: View {
    let model: Model
    @State private var changes = 0

    var body: some View {
      Text("changes \(changes)").onChange(of: model.count) {
        changes += 1
        model.appearances += 1
      }
    }
  }

  @Test func `the states are those after all changes`() throws {
    let model = Model()
    let screen = Screen(Pending(model: model), width: 20, height: 1)
    expectText(screen.text, equals: "changes 0")
    model.count = 1
    let twin = try #require(screen.twin())
    expectEqual(model.appearances, 1)
    expectText(twin.text, equals: "changes 1")
    #expect(screen.difference(from: twin) == nil)
  }

  @Test func `all is drawn anew although nothing changed`() {
    let screen = Screen(Text("abc"), width: 8)
    expectText(screen.text, equals: "abc")
    let trace = screen.trace { screen.frames.drawAll() }
    #expect(trace.drawn > 0 && trace.measured == 0 && trace.placed == 0)
  }

  private struct Focused: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      Text(isFocused ? "on" : "off")
      Button("b") {}.focused($isFocused)
    }
  }

  @Test func `the focus of another screen is taken over with its state, and its absence too`() {
    func screen() -> Screen { Screen(width: 9) { Focused() } }
    let (focused, other) = (screen(), screen())
    focused.press(.tab)
    other.frames.focus(like: focused.frames)
    expectText(other.text, equals: focused.text)
    expectText(other.text, contains: "on\n[>b<]")
    other.frames.focus(like: screen().frames)
    expectText(other.text, contains: "off\n[ b ]")
  }

  @Test func `a view or a presentation that a screen lacks gets no focus`() {
    func buttons(_ count: Int) -> Screen {
      Screen(width: 9) { ZStack { ForEach(0..<count, id: \.self) { _ in Button("same") {} } } }
    }
    let (three, two) = (buttons(3), buttons(2))
    for _ in 0..<3 { three.press(.tab) }
    two.press(.tab)
    two.frames.focus(like: three.frames)
    expectEqual(two.findAll(.button).map(\.isFocused), [false, false])
    func sheet(_ isShown: Bool) -> Screen {
      Screen(width: 20, height: 6) { Button("a") {}.sheet(isPresented: .constant(isShown)) { Button("in") {} } }
    }
    let (open, closed) = (sheet(true), sheet(false))
    open.press(.tab)
    expectEqual(open.findAll(.button).map(\.isFocused), [true])
    closed.press(.tab)
    closed.frames.focus(like: open.frames)
    expectEqual(closed.findAll(.button).map(\.isFocused), [false])
  }

  @Test func `a twin of a window without a length has the same rows`() throws {
    let screen = Screen(width: 9, height: 6) {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(3, anchor: .top) }
        List(0..<4) { Text(String(repeating: "row \($0) w ", count: $0 % 2 + 1)) }.frame(height: 0)
      }
    }
    try screen.find(.button, "Go").tap()
    let twin = try #require(screen.twin())
    expectText(screen.difference(from: twin) ?? "", equals: "")
    expectEqual(twin.comparableSemantics, screen.comparableSemantics)
  }
}
