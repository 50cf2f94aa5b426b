import Testing
import ViewTreeTesting

@Observable private final class Item: Identifiable {
  let id: Int
  var name: String
  init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

@MainActor struct LazyRowsTests {
  final class Log {
    var built: [Int] = []
    var events: [String] = []
  }

  struct Row: View {
    let number: Int
    let log: Log

    var body: some View {
      log.built.append(number)
      return Text("Row \(number)")
        .onAppear { log.events.append("+\(number)") }
        .onDisappear { log.events.append("-\(number)") }
    }
  }

  private func rows(_ count: Int, log: Log, height: Int = 4) -> Screen {
    let screen = Screen(width: 16, height: height) {
      ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Row(number: $0, log: log) } } }
    }
    screen.press(.tab)
    return screen
  }

  private struct Spaced: View {
    let probe: Probe
    @State private var spacing: CGFloat = 0

    var body: some View {
      LazyVStack(alignment: .leading, spacing: spacing) {
        Text("a")
        Text("b")
      }
      .offers("spread", to: probe) { spacing = 1 }
    }
  }

  @Test func `an evaluation that changes only the layout is needed`() {
    let probe = Probe()
    let screen = Screen(Spaced(probe: probe), width: 9)
    let trace = screen.trace { screen.perform("spread", probe) }
    expectText(screen.text, equals: "a\n\nb")
    expectEqual(trace.evaluations(of: Spaced.self), 1)
    expectEqual(trace.unneeded(of: Spaced.self), 0)
  }

  @Test(arguments: [10_000, 1_000_000]) func `only the rows in the window are built, however many there are`(count: Int)
  {
    let log = Log()
    let screen = rows(count, log: log)
    expectText(
      screen.text,
      equals: """
        Row 0          #
        Row 1          |
        Row 2          |
        Row 3          |
        """)
    expectEqual(log.built, [0, 1, 2, 3, 4])

    log.built = []
    screen.press(.down)
    expectText(
      screen.text,
      equals: """
        Row 1          #
        Row 2          |
        Row 3          |
        Row 4          |
        """)
    expectEqual(log.built, [5])
  }

  @Test func `pages, both ends and the way back`() {
    let log = Log()
    let screen = rows(1_000_000, log: log)
    screen.press(.end)
    expectText(
      screen.text,
      equals: """
        Row 999,996    |
        Row 999,997    |
        Row 999,998    |
        Row 999,999    #
        """)
    screen.press(.pageUp)
    expectText(
      screen.text,
      equals: """
        Row 999,993    |
        Row 999,994    |
        Row 999,995    |
        Row 999,996    #
        """)
    screen.press(.home)
    screen.press(.pageDown)
    expectText(
      screen.text,
      equals: """
        Row 3          #
        Row 4          |
        Row 5          |
        Row 6          |
        """)
    #expect(log.built.count < 40)
    expectEqual(screen.issues, [])
  }

  @Test func `rows appear when they come near the window and disappear when they are far away`() {
    let log = Log()
    let screen = rows(1_000, log: log)
    expectEqual(log.events, ["+0", "+1", "+2", "+3", "+4"])
    log.events = []
    screen.press(.down)
    expectEqual(log.events, ["+5"])
    log.events = []
    screen.press(.end)
    expectEqual(Set(log.events.filter { $0.hasPrefix("-") }), ["-0", "-1", "-2", "-3", "-4", "-5"])
    #expect(log.events.contains("+999"))
  }

  @Test func `rows of different heights scroll by lines as in an eager stack`() {
    func screen<V: View>(_ content: V) -> Screen {
      let screen = Screen(width: 12, height: 5) { ScrollView { content } }
      screen.press(.tab)
      return screen
    }
    func row(_ number: Int) -> some View {
      VStack(alignment: .leading) { ForEach(0...(number * 7 % 4), id: \.self) { Text("\(number).\($0)") } }
    }
    let lazy = screen(LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<60, id: \.self) { row($0) } })
    let eager = screen(
      VStack(alignment: .leading, spacing: 0) { ForEach(0..<60, id: \.self) { row($0) } }
        .frame(maxWidth: .infinity, alignment: .leading))
    /// The bar shows an estimate.
    func withoutBar(_ screen: Screen) -> String {
      screen.text.split(separator: "\n").map { String($0.prefix(10)).trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    for key in Array(repeating: Key.down, count: 40) + Array(repeating: .up, count: 50)
      + [.end] + Array(repeating: .up, count: 70) + Array(repeating: .pageDown, count: 20) + [
        .pageUp, .home, .pageDown,
      ]
    {
      lazy.press(key)
      eager.press(key)
      expectText(withoutBar(lazy), equals: withoutBar(eager))
      expectEqual(lazy.faults, [])
    }
  }

  @Test func `rows that all grow or shrink leave the first visible row in its place`() {
    struct Growing: View {
      let probe: Probe
      @State private var isTall = false
      private func row(_ number: Int) -> some View {
        Text((0...number % 2 + (isTall ? 2 : 0)).map { "\(number).\($0)" }.joined(separator: "\n"))
      }
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(alignment: .leading, spacing: isTall ? 1 : 0) {
              Text(isTall ? "Header\n." : "Header")
              ForEach(0..<1_000, id: \.self) { row($0) }
            }
          }
          .offers("go", to: probe) { proxy.scrollTo(501, anchor: .top) }
          .offers("grow", to: probe) { isTall.toggle() }
        }
      }
    }
    let probe = Probe()
    let screen = Screen(Growing(probe: probe), width: 14, height: 6)
    var first: String { String(screen.text.prefix(6)).trimmingCharacters(in: .whitespaces) }
    screen.press(.tab)
    for (steps, line) in [(0, "501.0"), (1, "501.1"), (2, "502.0")] {
      screen.perform("go", probe)
      for _ in 0..<steps { screen.press(.down) }
      for action in ["", "grow", "grow"] {
        screen.perform(action, probe)
        expectEqual(first, line, "\(action)")
        expectEqual(screen.faults, [])
      }
    }
  }

  @Test func `rows that know their place come and go`() {
    let screen = Screen(width: 12, height: 3) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<90) { number in
            GeometryReader { Text("\(number) at \(Int($0.frame(in: .global).minY))") }.frame(height: 1)
          }
        }
      }
    }
    screen.press(.tab)
    for key in [Key.end, .home, .pageDown, .pageDown, .pageDown, .pageDown] { screen.press(key) }
    expectText(
      screen.text,
      equals: """
        8 at 0     #
        9 at 1     |
        10 at 2    |
        """)
    expectEqual(screen.faults, [])
  }

  @Test func `a row keeps its state while it is near the window`() {
    struct Switch: View {
      let number: Int
      @State private var isOn = false
      var body: some View { Toggle("Row \(number)", isOn: $isOn).toggleStyle(.checkbox) }
    }
    let screen = Screen(width: 12, height: 3) {
      ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<100, id: \.self) { Switch(number: $0) } } }
    }
    screen.click(column: 1, row: 1)
    expectText(screen.text, equals: "[ ] Row 0\n[x] Row 1\n[ ] Row 2")
    for _ in 0..<3 { screen.press(.down) }
    expectText(screen.text, equals: "[ ] Row 3\n[ ] Row 4\n[ ] Row 5")
    for _ in 0..<3 { screen.press(.up) }
    expectText(screen.text, equals: "[ ] Row 0\n[x] Row 1\n[ ] Row 2")
    // The row that has the focus stays, however far it is.
    screen.press(.end)
    expectText(screen.text, equals: "[ ] Row 97\n[ ] Row 98\n[ ] Row 99")
    screen.press(.space)
    screen.press(.home)
    expectText(screen.text, equals: "[ ] Row 0\n[ ] Row 1\n[ ] Row 2")
    // The focus moves into rows that were not seen.
    for _ in 0..<4 { screen.press(.tab) }
    screen.press(.space)
    expectText(screen.text, equals: "[ ] Row 3\n[ ] Row 4\n[x] Row 5<")
  }

  struct Items: View {
    @State var items = Array(0..<50)
    var body: some View {
      Button("insert") { items.insert(100 + items.count, at: 0) }
      Button("remove") { items.removeSubrange(2..<4) }
      Button("few") { items = [7] }
      ScrollView {
        Text("Header")
        LazyVStack(alignment: .leading) {
          Text("First")
          ForEach(items, id: \.self) { Text("Row \($0)") }
          Text("Last")
        }
      }
    }
  }

  /// The visible part of the scroll view.
  private func picture(_ screen: Screen) -> String {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "\n")
  }

  @Test func `rows are inserted above the window and removed in it; the offset stays`() {
    let screen = Screen(width: 12, height: 8) { Items() }
    screen.click(column: 5, row: 1)
    expectText(picture(screen), equals: "   Header\nFirst\nRow 0\nRow 1\nRow 4")
    for _ in 0..<2 { screen.press(.tab) }
    for _ in 0..<4 { screen.press(.down) }
    screen.click(column: 5, row: 0)
    expectText(picture(screen), equals: "Row 1\nRow 4\nRow 5\nRow 6\nRow 7")
    screen.click(column: 5, row: 1)
    expectText(picture(screen), equals: "Row 5\nRow 6\nRow 7\nRow 8\nRow 9")
    screen.click(column: 5, row: 2)
    expectText(picture(screen), equals: "   Header\nFirst\nRow 7\nLast\n")
  }

  @Test func `views beside the rows, in a row that scrolls horizontally`() {
    let screen = Screen(width: 20, height: 1) {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack {
          Text("<")
          ForEach(0..<1_000_000, id: \.self) { Text("\($0)") }
          Text(">")
        }
      }
    }
    expectText(screen.text, equals: "< 0 1 2 3 4 5 6 7 8")
    screen.press(.tab)
    screen.press(.end)
    expectText(screen.text, equals: "97 999,998 999,999 >")
  }

  private let probe = Probe()

  @Test func `rows that are built later follow what they read`() {
    struct Parent: View {
      let probe: Probe
      let items = (0..<30).map { Item($0, "r\($0)") }
      @State private var shift = 0
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(items) { item in Text("\(item.name) \(shift)") } } }
          .offers("rename", to: probe) { for item in items { item.name = "n\(item.id)" } }
          .offers("shift", to: probe) { shift += 1 }
      }
    }
    let screen = Screen(width: 10, height: 3) { Parent(probe: probe) }
    screen.press(.tab)
    screen.press(.end)
    screen.perform("shift", probe)
    screen.perform("rename", probe)
    expectText(screen.text, contains: "n29 1")
    expectText(screen.text, lacks: "r")
    expectEqual(screen.faults, [])
  }

  /// Two collections, of which the first begins with a high row.
  private struct Two: View {
    let probe: Probe
    @State private var count = 50

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { Text($0 == 0 ? "a\nb\nc" : "row \($0)") }
          ForEach(0..<count, id: \.self) { Text("last \($0)") }
        }
        .accessibilityIdentifier("rows")
      }
      .offers("grow", to: probe) { count += 1 }
    }
  }

  @Test func `what is known of a collection is kept while another one changes`() {
    let probe = Probe()
    let screen = Screen(width: 12, height: 5) { Two(probe: probe) }
    screen.press(.tab)
    for _ in 0..<30 { screen.press(.pageDown) }
    expectText(screen.text, contains: "last 49")
    expectEqual(screen.frame(id: "rows")?.height, 100)
    screen.perform("grow", probe)
    expectEqual(screen.frame(id: "rows")?.height, 101)
    expectText(screen.text, contains: "last 49")
    expectEqual(screen.faults, [])
  }

  @Test func `a row disappears when it is one window before or behind the window`() {
    let log = Log()
    let screen = Screen(width: 12, height: 4) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          Text("first")
          ForEach(0..<100, id: \.self) { Row(number: $0, log: log) }
        }
      }
    }
    func events(after key: Key, times: Int) -> [String] {
      (0..<times).map { _ in
        log.events = []
        screen.press(key)
        return log.events.joined()
      }
    }
    screen.press(.tab)
    expectEqual(log.events, ["+0", "+1", "+2", "+3"])
    expectEqual(
      events(after: .down, times: 10), ["+4", "+5", "+6", "+7", "+8", "+9", "+10", "+11", "+12-0", "+13-1"])
    screen.press(.end)
    expectEqual(
      events(after: .up, times: 9), ["+94", "+93", "+92", "+91", "+90", "+89", "+88", "+87-99", "+86-98"])
  }

  @Observable fileprivate final class Names {
    var all = (0..<6).map { "long name \($0)" }
  }

  private struct Named: View {
    let names: Names

    var body: some View {
      ScrollView { LazyVStack(alignment: .leading, spacing: 0) { ForEach(names.all, id: \.self) { Text($0) } } }
    }
  }

  @Test func `shorter rows at the start take the place of the rows in the window`() {
    let names = Names()
    let screen = Screen(Named(names: names), width: 13, height: 3)
    expectText(screen.text.rows(columns: 12), equals: "long name 0\nlong name 1\nlong name 2")
    names.all.insert(contentsOf: ["a", "b", "c"], at: 0)
    expectText(screen.text.rows(columns: 12), equals: "a\nb\nc")
    expectEqual(screen.faults, [])
  }
}
