import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Views deep in each other.
@MainActor struct NestingTests {
  private struct Nest: View {
    let depth: Int

    var body: some View {
      VStack {
        if depth > 0 { Nest(depth: depth - 1) } else { Text("innermost") }
      }
    }
  }

  @Test func `a thousand containers in each other are shown`() {
    let screen = Screen(Nest(depth: 999), width: 12)
    expectText(screen.text, equals: "innermost")
    expectEqual(screen.issues, [])
  }

  @Test func `a view that contains itself is an issue that names it, and what fits is shown`() throws {
    struct Endless: View {
      @State private var isOn = false

      var body: some View {
        VStack(alignment: .leading) {
          Text(isOn ? "on" : "off").onTapGesture { isOn.toggle() }
          AnyView(Endless())
        }
      }
    }
    struct Root: View {
      @State private var isShown = false

      var body: some View {
        if isShown { Endless() } else { Text("show").onTapGesture { isShown = true } }
      }
    }
    let screen = Screen(Root(), width: 3, height: 30)
    screen.frames.tree.depthLimit = 60
    screen.click(column: 0, row: 0)
    expectText(screen.text, startsWith: "off\noff\noff")
    let issue = try #require(screen.issues.first)
    expectEqual(screen.issues.count, 1)
    expectText(issue, startsWith: "Root/Endless/Endless")
    expectText(issue, contains: "views are nested more than 60 levels deep")

    screen.click(column: 0, row: 0)
    expectText(screen.text, startsWith: "on\noff\noff")
    expectEqual(screen.issues.count, 1)
  }

  @Test func `a row in edit mode has no signs where these would be nested too deep`() {
    struct Root: View {
      @State private var isShown = false

      var body: some View {
        if isShown {
          List { ForEach(0..<1, id: \.self) { _ in Text("row") }.onDelete { _ in }.onMove { _, _ in } }
            .environment(\.editMode, .constant(.active))
        } else {
          Text("show").onTapGesture { isShown = true }
        }
      }
    }
    var pictures: Set<String> = []
    for limit in 10..<100 {
      let screen = Screen(Root(), width: 12, height: 1, options: ScreenOptions(allowsIssues: true))
      screen.frames.tree.depthLimit = Int16(limit)
      screen.click(column: 0, row: 0)
      pictures.insert(screen.text)
    }
    #expect(pictures.isSuperset(of: ["row", "(-) row    ="]), "\(pictures)")
  }

  /// Contains itself in front of itself.
  private struct Overlaid: View {
    var body: some View { Text("a").accessibilityIdentifier("a").overlay { AnyView(Overlaid()) } }
  }

  /// Contains itself in front of itself, with many elements for each level of views, so that elements are nested deepest.
  private struct Dense: View {
    var body: some View {
      Button("b") {}.frame(width: 3).padding(0).overlay {
        AnyView(Dense()).padding(0).frame(width: 3).padding(0).frame(width: 3).padding(0).border(.red).frame(width: 3)
          .clipped().padding(0).frame(width: 3).padding(0).frame(width: 3).padding(0).frame(width: 3).padding(0)
      }
    }
  }

  /// Contains itself behind modifiers that have no nodes, and take some of the stack.
  private struct Marked: View {
    var body: some View {
      AnyView(Marked()).tag(1).zIndex(1).opacity(1).layoutPriority(1).tag(2).zIndex(2).opacity(1).layoutPriority(2)
        .tag(3).zIndex(3).opacity(1).layoutPriority(3).tag(4).zIndex(4).opacity(1).layoutPriority(4)
    }
  }

  /// Contains itself twice.
  private struct Twice: View {
    var body: some View {
      HStack(spacing: 0) {
        Text("a")
        AnyView(Twice())
        AnyView(Twice())
      }
    }
  }

  private func useAll(_ screen: Screen) {
    for format in [SnapshotFormat.text, .ansi, .cells, .svg, .html, .tree, .semantics] { _ = screen.render(format) }
    _ = try? screen.find(.button, "none")
    _ = screen.findAll(.staticText).map(\.frame)
    _ = screen.frame(id: "none")
    screen.press(.tab)
    screen.click(column: 0, row: 0)
    screen.resize(width: 5, height: 3)
    screen.close()
  }

  // Each in a process of its own: what overflows the stack ends that one, and the others have the main actor meanwhile.

  @Test nonisolated static func `a view that contains itself in an overlay can be shown, queried and closed`() async {
    await #expect(processExitsWith: .success) { try await NestingTests().useOverlaid() }
  }

  private func useOverlaid() throws {
    let screen = Screen(Overlaid(), width: 4, height: 2)
    expectText(screen.text, contains: "a")
    expectEqual(screen.issues.count, 1)
    expectText(screen.issues[0], startsWith: "Overlaid/")
    useAll(screen)
  }

  @Test nonisolated static func `a view that contains itself below many modifiers can be shown and queried`() async {
    await #expect(processExitsWith: .success) { try await NestingTests().useDense() }
  }

  private func useDense() throws {
    let screen = Screen(Dense(), width: 4, height: 2)
    expectEqual(screen.issues.count, 1)
    #expect(screen.findAll(.button).count > 50)
    useAll(screen)
  }

  @Test nonisolated static func `a view that contains itself on any way comes to an end`() async {
    await #expect(processExitsWith: .success) { try await NestingTests().useEachWay() }
  }

  private func useEachWay() throws {
    struct Root: View {
      let way: EndlessWay
      @State private var isShown = false

      var body: some View {
        if isShown { Endless(way: way) } else { Text("show").onTapGesture { isShown = true } }
      }
    }
    for way in EndlessWay.all {
      let screen = Screen(Root(way: way), width: 40, height: 12)
      screen.frames.tree.depthLimit = 400
      screen.frames.tree.newNodesLimit = 20_000
      screen.click(column: 0, row: 0)
      _ = screen.text
      // Content that is presented on request is not there.
      let isClosed = ["keyboard", "menu", "link", "swipe", "draggable", "dots"].contains { way.name.contains($0) }
      expectEqual(screen.issues.isEmpty, isClosed && !way.name.hasSuffix("label"), "\(way.name)")
      #expect(
        screen.issues.allSatisfy { $0.contains("Look for a view that contains itself") },
        "\(way.name): \(screen.issues)")
      screen.resize(width: 10, height: 12)
      screen.resize(width: 60, height: 12)
      screen.press(.tab)
      screen.press(.down)
      screen.close()
    }
  }

  @Test nonisolated static func `a view that contains itself behind traits comes to an end, and is named`() async {
    await #expect(processExitsWith: .success) { try await NestingTests().useMarked() }
  }

  private func useMarked() throws {
    let screen = Screen(Marked(), width: 4, height: 2)
    expectEqual(screen.issues.count, 1)
    expectText(screen.issues[0], startsWith: "Marked/")
    expectText(screen.issues[0], contains: "views are nested more than")
    useAll(screen)
  }

  @Test nonisolated static func `a view that contains itself twice comes to an end, and is named`() async {
    await #expect(processExitsWith: .success) { try await NestingTests().useTwice() }
  }

  private func useTwice() throws {
    let screen = Screen(Twice(), width: 4, height: 2)
    expectText(screen.text, contains: "a")
    expectEqual(screen.issues.count, 2)
    expectText(screen.issues[1], startsWith: "Twice/Twice/")
    expectText(screen.issues[1], contains: "views were created at once")
    useAll(screen)
  }

  @Test func `dumps of a view that contains itself end after a limit and count the other levels`() throws {
    for screen in [Screen(Overlaid(), width: 4, height: 2), Screen(Dense(), width: 4, height: 2)] {
      let lines = screen.render(.tree).split(separator: "\n")
      let line = try #require(lines.first { $0.contains("more levels") })
      expectEqual(line.prefix { $0 == " " }.count, 2 * DumpDepth.limit)
      #expect(try #require(Int(line.filter(\.isNumber))) > 100)
      for format in [SnapshotFormat.tree, .semantics, .graph] {
        #expect(screen.render(format).utf8.count < 1_000_000, "\(format)")
      }
      expectIssue(of: screen, contains: "views are nested more than 1200 levels deep")
    }
  }

  private struct Groups: View {
    let depth: Int

    var body: some View {
      VStack {
        if depth > 0 { Groups(depth: depth - 1) } else { Text("in") }
      }
      .accessibilityElement(children: .contain)
    }
  }

  @Test func `a dump has all levels up to its limit, and one more is counted`() {
    func lines(_ depth: Int) -> [Substring] {
      Screen(Groups(depth: depth)).render(.semantics).split(separator: "\n")
    }
    let whole = lines(DumpDepth.limit - 2)
    #expect(whole.count == DumpDepth.limit && whole.last?.hasSuffix("  staticText \"in\"") == true)
    expectEqual(lines(DumpDepth.limit - 1).last?.hasSuffix("  … 1 more level"), true)
    expectEqual(lines(DumpDepth.limit).last?.hasSuffix("  … 2 more levels"), true)
  }

  @Test func `too many views at once are an issue, and those that were there stay`() {
    struct Wide: View {
      @State private var count = 2
      var body: some View {
        HStack(spacing: 0) {
          Text("x").onTapGesture { count = 9 }
          ForEach(0..<count, id: \.self) { Text("\($0)") }
          Text("y")
        }
      }
    }
    let screen = Screen(Wide(), width: 12, height: 1)
    screen.frames.tree.newNodesLimit = 8
    screen.click(column: 0, row: 0)
    expectText(screen.text, equals: "x012y")
    expectEqual(screen.issues.count, 1)
    #expect(screen.issues[0].contains("Wide/[") && screen.issues[0].contains("more than 8 views were created at once"))
    expectEqual(screen.faults, [])
  }

  @Test func `each of several views in a container is one node more`() {
    func count(_ view: some View) -> Int {
      var register = NodeRegister()
      register.note(Screen(view, width: 9))
      return register.count
    }
    let one = count(VStack { Text("a") })
    let two = count(
      VStack {
        Text("a")
        Text("b")
      })
    expectEqual(two, one + 1)
  }

  private struct Repeated: View {
    let last: Int
    var body: some View { nest(1) }

    private func nest(_ number: Int) -> AnyView {
      if number > last { return AnyView(ForEach([0, 0], id: \.self) { Text("\($0)") }) }
      return AnyView(ForEach([number], id: \.self) { nest($0 + 1) })
    }
  }

  private func path(ofViewIn last: Int) -> String? {
    Screen(width: 3) { Repeated(last: last) }.issues.first.flatMap { $0.split(separator: ":").first.map(String.init) }
  }

  @Test func `a path has up to 24 names, and beyond that the first 12 and the last 11`() {
    expectEqual(path(ofViewIn: 3), "Repeated/[1]/[2]/[3]")
    func names(_ range: ClosedRange<Int>) -> String { range.map { "[\($0)]" }.joined(separator: "/") }
    expectEqual(path(ofViewIn: 23), "Repeated/\(names(1...23))")
    expectEqual(path(ofViewIn: 24), "Repeated/\(names(1...11))/…/\(names(14...24))")
    expectEqual(path(ofViewIn: 40), "Repeated/\(names(1...11))/…/\(names(30...40))")
  }

  @Test func `JSON has all levels up to the limit of dumps, and no more`() {
    func json(_ depth: Int) -> [Substring] { Screen(Groups(depth: depth)).render(.json).split(separator: "\n") }
    expectEqual([-2, 0].map { json(DumpDepth.limit + $0).count }, [DumpDepth.limit + 2, DumpDepth.limit + 2])
  }

  @Test func `HTML has no more levels than the limit of dumps`() {
    func groups(_ depth: Int) -> Int {
      Screen(Groups(depth: depth)).render(.html).ranges(of: "role=\"group\"").count
    }
    let limit = DumpDepth.limit
    expectEqual([-2, -1, 0, 1].map { groups(limit + $0) }, [limit, limit + 1, limit + 1, limit + 1])
  }
}
